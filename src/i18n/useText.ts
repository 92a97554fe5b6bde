import { createContext, useContext } from 'react';
import { en } from './en';
import type { Messages } from './messages';

/** The language of the page; the shell provides it. English until another one has loaded. */
export const TextContext = createContext<Messages>(en);

export function useText(): Messages {
  return useContext(TextContext);
}
