/** The far side: both texts together are one classic script. Heavy: import it lazily. */
declare module 'virtual:far-side' {
  export const library: string;
  export const start: string;
}

/** The package `langchain`, to stand between the two; see `scripts/vite/bundleParts.ts`. Heavy: import it lazily. */
declare module 'virtual:far-side-langchain' {
  const text: string;
  export default text;
}

/** The relay's text, and its hash as a CSP source (`'sha256-…'`). */
declare module 'virtual:relay' {
  export const text: string;
  export const hash: string;
}
