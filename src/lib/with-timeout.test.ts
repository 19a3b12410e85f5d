import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getLoadingTimeLeft, withSessionTimeout, withTimeout } from './with-timeout.ts';

const waitForCode = <T>(code: Promise<T>) => withTimeout(code, getLoadingTimeLeft());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** Waits as a page does. @param seconds until what it waits for arrives; by default that never does */
function startWait(waitFor: typeof waitForCode, seconds = Infinity) {
  const arrival = new Promise<void>((resolve) => {
    if (seconds < Infinity) setTimeout(resolve, seconds * 1000);
  });
  const wait = { outcome: 'waiting' };
  waitFor(arrival).then(
    () => (wait.outcome = 'arrived'),
    (error: unknown) => (wait.outcome = String(error)),
  );
  return wait;
}

test('[LIST-01] a session and the code after it end 30 seconds after the start', async () => {
  const session = startWait(withSessionTimeout, 12);
  await passSeconds(12);
  expect(session.outcome).toBe('arrived');
  const profile = startWait(withSessionTimeout, 8);
  await passSeconds(8);
  expect(profile.outcome).toBe('arrived');
  const code = startWait(waitForCode);
  await passSeconds(9.9);
  expect(code.outcome).toBe('waiting');
  await passSeconds(0.2);
  expect(code.outcome).toMatch(/^TimeoutError/);
});

test('code that is asked for later, and another attempt, have their own 30 seconds', async () => {
  const session = startWait(withSessionTimeout);
  await passSeconds(31);
  expect(session.outcome).toMatch(/^TimeoutError/);
  const retried = startWait(withSessionTimeout, 29);
  await passSeconds(29);
  expect(retried.outcome).toBe('arrived');
  await passSeconds(1);
  const code = startWait(waitForCode, 29);
  await passSeconds(29);
  expect(code.outcome).toBe('arrived');
});
