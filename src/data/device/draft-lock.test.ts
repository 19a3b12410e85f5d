import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockStoredDraft } from './draft-lock.ts';

const owner = { userId: 'rider', accountId: 'rider' };
const lock = (signal = new AbortController().signal) =>
  lockStoredDraft('upload-draft', owner, 'ifAvailable', () => undefined, signal);

/** As in browsers, a lock is free a moment after what holds it has ended. */
class FakeLocks {
  #isHeld = false;
  async request(_name: string, _options: object, hold: (lock: object | null) => Promise<void> | undefined) {
    if (this.#isHeld) return hold(null);
    this.#isHeld = true;
    await hold({});
    await new Promise((resolve) => setTimeout(resolve, 5));
    this.#isHeld = false;
  }
}

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

test('one holder at a time', async () => {
  expect(await lock()).toBe(true);
  expect(await lock()).toBe(false);
});

test('what this tab has just released is not taken for the lock of another tab', async () => {
  const first = new AbortController();
  expect(await lock(first.signal)).toBe(true);
  first.abort();
  expect(await lock()).toBe(true);
});

test('where locks are denied, no other tab has taken the draft', async () => {
  const request = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const onLost = vi.fn<() => void>();
  expect(
    await lockStoredDraft('upload-draft', owner, 'ifAvailable', onLost, new AbortController().signal),
  ).toBe(true);
  expect(onLost).not.toHaveBeenCalled();
});
