/** Replaces a method on the instance; plain assignment would fail on frozen prototypes. */
export function hook<Holder extends object, Key extends keyof Holder>(holder: Holder, key: Key, method: Holder[Key]): void {
  Object.defineProperty(holder, key, { value: method, writable: true, configurable: true });
}
