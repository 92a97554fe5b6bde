/** The far side as the text of one classic script. */
export async function farSideText(): Promise<string> {
  const { library, start } = await import('virtual:far-side');
  return library + start;
}

/** The same with the package `langchain`. Rejects with an Error that says so where that cannot be loaded. */
export async function farSideWithLangChain(): Promise<string> {
  const [{ library, start }, langChain] = await Promise.all([import('virtual:far-side'), langChainText()]);
  return library + langChain + start;
}

async function langChainText(): Promise<string> {
  try {
    return (await import('virtual:far-side-langchain')).default;
  } catch (reason) {
    throw new Error(`The package langchain could not be loaded: ${reason instanceof Error ? reason.message : String(reason)}`);
  }
}
