type Namespace = Readonly<Record<string, unknown>>;

let brought: Namespace | null = null;

/** Called once, by the part of the far side that holds the package, before anything is frozen. */
export function bring(langChain: Namespace): void {
  brought = langChain;
}

/** The exports of the package `langchain`; null in a far side that was started without it. */
export function langChain(): Namespace | null {
  return brought;
}
