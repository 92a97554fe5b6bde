export const bench = {} as const;
