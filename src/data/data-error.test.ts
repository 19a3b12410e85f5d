import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withDataErrors, DataError } from './data-error.ts';

const neverSettles = () => new Promise<never>(() => {});
const unavailableError = Object.assign(new Error('Failed to fetch'), { code: 'unavailable' });

describe('withDataErrors', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const getKind = (call: Promise<unknown>) =>
    call.then(
      () => 'resolved',
      (error: unknown) => (error instanceof DataError ? error.kind : error),
    );

  test('[LIST-01] times out in less than 30 s', async () => {
    const handleKind = vi.fn<(kind: unknown) => void>();
    void getKind(withDataErrors(neverSettles)).then(handleKind);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(handleKind).toHaveBeenCalledExactlyOnceWith('too-slow');
  });

  test('reports an immediate failure as offline', async () => {
    expect(await getKind(withDataErrors(() => Promise.reject(unavailableError)))).toBe('offline');
  });

  test('[LIST-01] reports a late failure as too slow', async () => {
    const failLate = () => new Promise((_, reject) => setTimeout(() => reject(unavailableError), 5000));
    const kind = getKind(withDataErrors(failLate));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await kind).toBe('too-slow');
  });

  test('does not limit a call with an infinite timeout', async () => {
    const slowCall = () => new Promise((resolve) => setTimeout(resolve, 600_000));
    const kind = getKind(withDataErrors(slowCall, { timeoutMs: Infinity }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await kind).toBe('resolved');
  });
});
