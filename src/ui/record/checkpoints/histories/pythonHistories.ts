/**
 * Measured with LangGraph for Python 1.2.12 and its in-memory saver: a chain n1 … n5 behind the input ['init'], the reducer
 * `e.extend(u); return e`, and the history read back at the end. With the default durability 15 runs of 15 were like this one.
 */
export const PYTHON_HISTORIES = {
  async: [
    [],
    ['init'],
    ['init', 'n1'],
    ['init', 'n1', 'n2', 'n3'],
    ['init', 'n1', 'n2', 'n3'],
    ['init', 'n1', 'n2', 'n3', 'n4', 'n5'],
    ['init', 'n1', 'n2', 'n3', 'n4', 'n5'],
  ],
  sync: [
    [],
    ['init'],
    ['init', 'n1'],
    ['init', 'n1', 'n2'],
    ['init', 'n1', 'n2', 'n3'],
    ['init', 'n1', 'n2', 'n3', 'n4'],
    ['init', 'n1', 'n2', 'n3', 'n4', 'n5'],
  ],
} as const;
