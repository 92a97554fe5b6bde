export const values = {} as const;
