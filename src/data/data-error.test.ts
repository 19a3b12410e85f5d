import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withDataErrors, DataError } from './data-error.ts';

const neverSettles = () => new Promise<never>(() => {});
const unavailableError = Object.assign(new Error('Failed to fetch'), { code: 'unavailable' });

describe('a call to the backend', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const kindOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => (error instanceof DataError ? error.kind : error),
    );

  test('[LIST-01] that is never answered ends in well under 30 s', async () => {
    const kind = kindOf(withDataErrors(neverSettles));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await kind).toBe('too-slow');
  });

  test('that fails at once tells of the connection, and may be tried again', async () => {
    expect(await kindOf(withDataErrors(() => Promise.reject(unavailableError)))).toBe('offline');
  });

  test('[LIST-01] that fails late is not tried again', async () => {
    const late = () => new Promise((_, reject) => setTimeout(() => reject(unavailableError), 5000));
    const kind = kindOf(withDataErrors(late));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await kind).toBe('too-slow');
  });

  test('that shows its progress may take as long as it needs', async () => {
    const long = () => new Promise((resolve) => setTimeout(resolve, 600_000));
    const kind = kindOf(withDataErrors(long, { timeoutMs: Infinity }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await kind).toBe('done');
  });
});
