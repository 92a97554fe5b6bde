const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;
export type Level = (typeof LEVELS)[number];

/** Takes over what is logged, until the answer is called. */
export function captureConsole(console: Console, onLog: (level: Level, values: readonly unknown[]) => void): () => void {
  const own = LEVELS.map((level) => [level, Object.getOwnPropertyDescriptor(console, level)] as const);
  for (const level of LEVELS) {
    const value = (...values: unknown[]): void => onLog(level, values);
    Object.defineProperty(console, level, { value, writable: true, configurable: true, enumerable: true });
  }
  return () => {
    for (const [level, descriptor] of own) if (descriptor) Object.defineProperty(console, level, descriptor);
  };
}
