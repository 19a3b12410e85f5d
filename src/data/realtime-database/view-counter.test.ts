import { beforeEach, expect, test, vi } from 'vitest';
import { createViewCounter } from './view-counter.ts';

const backend = vi.hoisted(() => ({ value: undefined as number | undefined, isVerified: true }));
vi.mock('./realtime-database.ts', () => ({ realtimeDatabase: {} }));
vi.mock('firebase/database', () => ({
  ref: (_database: object, path: string) => path,
  get: () => Promise.resolve({ exists: () => backend.value !== undefined }),
  set: (_path: string, value: number) => {
    if (!backend.isVerified)
      return Promise.reject(Object.assign(new Error('denied'), { code: 'PERMISSION_DENIED' }));
    backend.value = value;
    return Promise.resolve();
  },
}));

beforeEach(() => {
  backend.value = undefined;
  backend.isVerified = true;
});

test('publishing creates a counter once', async () => {
  await createViewCounter('ride');
  expect(backend.value).toBe(0);
  backend.value = 7;
  await createViewCounter('ride');
  expect(backend.value).toBe(7);
});

test('only verified members create a counter', async () => {
  backend.isVerified = false;
  await expect(createViewCounter('ride')).rejects.toThrow("You don't have permission to do this.");
});
