/** Levels of lists and objects that are written; what lies deeper becomes the tag `cut`. */
const MAX_DEPTH = 100;
/** Levels down to which a change is written as a patch; what changed below is written anew, so that patches stay shallow. */
const MAX_PATCH_DEPTH = 16;

/** What one pass over a live value keeps: the objects it stands in, and how much more it may write. */
export class Walk {
  readonly #path: object[] = [];
  readonly #limit: number;
  #depth = 0;
  #left: number;
  /** Whether anything written so far points back to an object around it. */
  cyclic = false;

  constructor(limit: number) {
    this.#limit = limit;
    this.#left = limit;
  }

  get limit(): number {
    return this.#limit;
  }

  /** More was written than the limit allows: the pass may stop anywhere, its result is not used. */
  get over(): boolean {
    return this.#left < 0;
  }

  get written(): number {
    return this.#limit - this.#left;
  }

  get isAtBottom(): boolean {
    return this.#depth >= MAX_DEPTH;
  }

  get isBelowPatches(): boolean {
    return this.#depth > MAX_PATCH_DEPTH;
  }

  /** Counts what is written; false when it was too much. */
  spend(weight: number): boolean {
    this.#left -= weight;
    return this.#left >= 0;
  }

  affords(weight: number): boolean {
    return weight <= this.#left;
  }

  /** Whether the object is neither around us nor too deep, so that it is written as what it is. */
  admits(object: object): boolean {
    return this.#depth < MAX_DEPTH && this.levelsUp(object) === 0;
  }

  enter(object: object): void {
    this.#path[this.#depth++] = object;
  }

  leave(): void {
    this.#depth--;
  }

  /** How many levels above the object stands, 0 where it is not around us. */
  levelsUp(object: object): number {
    for (let at = this.#depth - 1; at >= 0; at--) if (this.#path[at] === object) return this.#depth - at;
    return 0;
  }
}
