import type { en } from './en';
import type { lateEn } from './en/late';

/** English is the type: every language has each of its strings and functions, with the same parameters. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widen<T[K]> };

export type Messages = Widen<typeof en>;
export type LateMessages = Widen<typeof lateEn>;
export type Section<K extends keyof (Messages & LateMessages)> = (Messages & LateMessages)[K];
export type Language = 'en' | 'zh';
