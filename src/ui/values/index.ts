export { CodePlaces } from './CodePlaces';
export { Covered, InlineValue } from './InlineValue';
export { ValueDiff } from './ValueDiff';
export { ValueViewer } from './ValueViewer';
