import { connect, EMPTY_INPUT, type PlaygroundDoc, setMerge, setRecursionLimit, setTurnSource, START } from '~/core/document';
import type { ErrorFix } from './explanation';

/** The document with a fix; the same document where what it would change is no longer there. */
export function applyErrorFix(doc: PlaygroundDoc, fix: ErrorFix): PlaygroundDoc {
  switch (fix.code) {
    case 'giveReducer':
    case 'keepLastWrite':
    case 'startFromZero':
      return setMerge(doc, fix.field, fix.merge);
    case 'raiseLimit':
      return setRecursionLimit(doc, fix.limit);
    case 'emptyInput':
      return setTurnSource(doc, fix.turn, EMPTY_INPUT);
    case 'connectStart':
      return connect(doc, START, fix.node);
  }
}
