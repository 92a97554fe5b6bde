import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const closed = {
  open: () => {
    throw new Error('SecurityError');
  },
} as unknown as IDBFactory;
const refusing = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;

describe('findOpening', () => {
  beforeEach(() => {
    vi.stubGlobal('self', { origin: 'null' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is content where nothing stands open', async () => {
    const { findOpening } = await import('./workerCaptured');
    expect(await findOpening(refusing, closed)).toBe('');
    expect(await findOpening(refusing, undefined)).toBe('');
  });

  it('names an origin, a database and a connection', async () => {
    const { findOpening } = await import('./workerCaptured');
    const connecting = (() => Promise.resolve(new Response())) as typeof fetch;
    expect(await findOpening(connecting, closed)).toBe('the worker can connect');
    const open = { open: () => ({}) } as unknown as IDBFactory;
    expect(await findOpening(refusing, open)).toBe('the worker can open databases');
    vi.stubGlobal('self', { origin: 'https://example.test' });
    expect(await findOpening(refusing, closed)).toBe('the worker has the origin https://example.test');
  });
});
