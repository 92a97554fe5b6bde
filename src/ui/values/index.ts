export { causeText } from './causeText';
export { checkpointName } from './checkpointName';
export { CodePlaces } from './CodePlaces';
export { Covered, InlineValue } from './InlineValue';
export { LawTry } from './LawTry';
export { Losses } from './Losses';
export { momentName } from './momentName';
export { ValueDiff } from './ValueDiff';
export { ValueViewer } from './ValueViewer';
