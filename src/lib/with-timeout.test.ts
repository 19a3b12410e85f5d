import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLoadingTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** Waits as a page does. @param seconds until what it waits for arrives; by default that never does */
function startWait(seconds = Infinity) {
  const arrival = new Promise<void>((resolve) => {
    if (seconds < Infinity) setTimeout(resolve, seconds * 1000);
  });
  const wait = { outcome: 'waiting' };
  withLoadingTimeout(arrival).then(
    () => (wait.outcome = 'arrived'),
    (error: unknown) => (wait.outcome = String(error)),
  );
  return wait;
}

test('[LIST-01] what a page waits for one after the other ends 30 seconds after the first', async () => {
  const session = startWait(20);
  await passSeconds(20);
  expect(session.outcome).toBe('arrived');
  const code = startWait();
  await passSeconds(9.9);
  expect(code.outcome).toBe('waiting');
  await passSeconds(0.2);
  expect(code.outcome).toMatch(/^TimeoutError/);
});

test('a later page, and another attempt, have their own 30 seconds', async () => {
  const first = startWait();
  await passSeconds(31);
  expect(first.outcome).toMatch(/^TimeoutError/);
  const second = startWait(29);
  await passSeconds(29);
  expect(second.outcome).toBe('arrived');
});
