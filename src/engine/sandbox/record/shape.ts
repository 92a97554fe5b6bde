/**
 * How a value will be written, one level deep: its own containers are taken apart, what they hold is still the live
 * value (or another shape). Lists, plain objects and every tag come down to these two, so that writing, comparing and
 * patching are each written once.
 */
export class ListShape {
  readonly #items: readonly unknown[];

  constructor(items: readonly unknown[]) {
    this.#items = items;
  }

  get items(): readonly unknown[] {
    return this.#items;
  }

  /** By a private name, which asks nothing of a proxy. */
  static is(value: object): value is ListShape {
    return #items in value;
  }
}

export class ObjectShape {
  readonly #keys: readonly string[];
  readonly #values: readonly unknown[];

  constructor(keys: readonly string[], values: readonly unknown[]) {
    this.#keys = keys;
    this.#values = values;
  }

  get keys(): readonly string[] {
    return this.#keys;
  }

  get values(): readonly unknown[] {
    return this.#values;
  }

  static is(value: object): value is ObjectShape {
    return #keys in value;
  }
}

export type Shape = ListShape | ObjectShape;

export const isShape = (value: object): value is Shape => ObjectShape.is(value) || ListShape.is(value);

const tagOnly = ['$'];
const tagAndContents = ['$', 'v'];
const tagClassAndContents = ['$', 'class', 'v'];

/** `{ $: tag }` */
export const bare = (tag: string): ObjectShape => new ObjectShape(tagOnly, [tag]);
/** `{ $: tag, v }` */
export const holding = (tag: string, v: unknown): ObjectShape => new ObjectShape(tagAndContents, [tag, v]);
/** `{ $: tag, class, v }` */
export const classed = (tag: string, className: string, v: unknown): ObjectShape =>
  new ObjectShape(tagClassAndContents, [tag, className, v]);

export const HOLE = bare('hole');
export const GETTER = bare('getter');
export const UNDEFINED_SHAPE = bare('undefined');
