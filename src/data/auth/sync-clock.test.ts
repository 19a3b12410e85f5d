import type { User } from 'firebase/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { getNow, setClock } from '#src/lib/clock.ts';
import { syncClock } from './sync-clock.ts';

const serverTime = Date.parse('2026-11-26T12:00:00Z');
const hourMs = 3_600_000;

/** A session that began when both clocks were as given, with a token of one hour. */
const buildUser = (deviceTime: number) =>
  ({
    getIdTokenResult: () => Promise.resolve({ expirationTime: new Date(serverTime + hourMs).toUTCString() }),
    toJSON: () => ({ stsTokenManager: { expirationTime: deviceTime + hourMs } }),
  }) as unknown as User;

afterEach(() => {
  vi.useRealTimers();
  setClock(0, 0);
});

test.each([-40, 0, 40])('knows the time of the server on a device %d days off', async (days) => {
  const deviceTime = serverTime + days * 24 * hourMs;
  vi.useFakeTimers({ now: deviceTime });
  await syncClock(buildUser(deviceTime));
  expect(getNow()).toBe(serverTime);
  vi.advanceTimersByTime(5000);
  expect(getNow()).toBe(serverTime + 5000);
});

test('the seconds that an answer takes are no offset', async () => {
  vi.useFakeTimers({ now: serverTime + 1700 });
  await syncClock(buildUser(serverTime + 1700));
  expect(getNow()).toBe(serverTime + 1700);
});

test('without an answer the clock stays', async () => {
  vi.useFakeTimers({ now: serverTime });
  const user = { ...buildUser(0), getIdTokenResult: () => Promise.reject(new Error('Offline.')) };
  await syncClock(user);
  expect(getNow()).toBe(serverTime);
});
