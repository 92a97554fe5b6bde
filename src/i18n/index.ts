export { loadMessages } from './load';
export type { Language, Messages } from './messages';
export { problemText, readProblemText } from './problemText';
export { TextContext, useText } from './useText';
