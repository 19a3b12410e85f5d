import { beforeEach, expect, test, vi } from 'vitest';
import { countView, createViewCounter } from './views.ts';

/** A counter with the rules of database.rules.json. */
const backend = vi.hoisted(() => ({ value: undefined as number | undefined, isVerified: true }));
vi.mock('./realtime-database.ts', () => ({ realtimeDatabase: {} }));
vi.mock('firebase/database', () => ({
  ref: (_database: object, path: string) => path,
  increment: () => 'increment',
  get: () => Promise.resolve({ exists: () => backend.value !== undefined, val: () => backend.value }),
  set: (_path: string, value: unknown) => {
    const isAllowed = value === 'increment' ? backend.value !== undefined : backend.isVerified;
    if (!isAllowed) return Promise.reject(Object.assign(new Error('denied'), { code: 'PERMISSION_DENIED' }));
    backend.value = value === 'increment' ? (backend.value ?? 0) + 1 : 0;
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

test('a view is counted, also the first of an old video by a verified viewer', async () => {
  await countView('ride');
  await countView('ride');
  expect(backend.value).toBe(2);
});

test('a signed-out viewer cannot start the counter', async () => {
  backend.isVerified = false;
  await expect(countView('ride')).rejects.toThrow("You don't have permission to do this.");
  backend.value = 3;
  await countView('ride');
  expect(backend.value).toBe(4);
});
