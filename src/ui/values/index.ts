import { lazy } from 'react';

export { causeText } from './causeText';
export { checkpointName } from './checkpointName';
export { CodePlaces } from './CodePlaces';
export { Covered, InlineValue } from './InlineValue';
export { momentName } from './momentName';
export { ValueDiff } from './ValueDiff';
export { ValueViewer } from './ValueViewer';

/** Comes when it is needed: laws have long names. */
export const LawTry = lazy(() => import('./LawTry'));
