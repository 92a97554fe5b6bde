export const stepper = {} as const;
