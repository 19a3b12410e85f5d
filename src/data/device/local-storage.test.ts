import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStored, deleteStored, readStored, writeStored } from './local-storage.ts';

/** As where the person blocks site data: even to look at it throws. */
const denied = {
  configurable: true,
  get: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};
const { localStorage: storage } = globalThis;
beforeEach(() => Object.defineProperty(globalThis, 'localStorage', denied));
afterEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
  vi.restoreAllMocks();
});

test('what is stored lasts as long as the page where storage is denied', () => {
  writeStored('path', { path: '/animals/7' });
  writeStored('volume', 0.5);
  expect(readStored('path')).toEqual({ path: '/animals/7' });
  deleteStored('path');
  expect(readStored('path')).toBeUndefined();
  clearStored();
  expect(readStored('volume')).toBeUndefined();
});
