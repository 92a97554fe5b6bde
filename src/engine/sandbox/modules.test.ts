import { expect, it } from 'vitest';
import { ModuleFailure, Modules } from './modules';

it('blames a module whose default export is a promise that fails, or cannot be asked whether it is one', async () => {
  const error = new Error('no');
  const trap = (): never => {
    throw error;
  };
  const failing: object = new Proxy({}, { get: trap });
  for (const exported of [() => Promise.reject(error), () => failing]) {
    const modules = new Modules({ publish: () => 'blob:x', load: async () => ({ default: exported() }) }, () => ({}));
    const thrown: unknown = await modules.load({ key: 'turn:0', js: '', imports: [] }).catch((reason: unknown) => reason);
    expect(thrown).toEqual(new ModuleFailure('turn:0', error));
    expect(thrown).toBeInstanceOf(ModuleFailure);
  }
});
