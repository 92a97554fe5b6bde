/** The far side as the text of one classic script. Heavy: import it lazily. */
declare module 'virtual:far-side' {
  const text: string;
  export default text;
}

/** The relay's text, and its hash as a CSP source (`'sha256-…'`). */
declare module 'virtual:relay' {
  export const text: string;
  export const hash: string;
}
