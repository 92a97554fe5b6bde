/** Ways in which an expression stands for something or nothing. */
export const given = {
  value: 'a value',
  null: 'null',
  undefined: 'undefined',
  nullHint: 'The key is there and says null: a reducer gets it, StateSchema and zod check it.',
  undefinedHint:
    'The key is there and says undefined, which is not the same as no key: Annotation writes it, a schema may put its default there.',
} as const;
