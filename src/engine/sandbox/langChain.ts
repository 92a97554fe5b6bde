interface LangChain {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Classes at work that are not among the exports. */
  readonly within: readonly object[];
}

let brought: LangChain | null = null;

/** Called once, by the part of the far side that holds the package, before anything is frozen. */
export function bring(exports: LangChain['exports'], within: LangChain['within']): void {
  brought = { exports, within };
}

/** The package `langchain`; null in a far side that was started without it. */
export function langChain(): LangChain | null {
  return brought;
}
