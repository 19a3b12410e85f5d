import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAuthorization } from './service-account.ts';

const answers = vi.fn<typeof fetch>();
let issued: number;

beforeEach(() => {
  vi.useFakeTimers();
  issued = 0;
  answers
    .mockReset()
    .mockImplementation(() =>
      Promise.resolve(Response.json({ access_token: `token ${++issued}`, expires_in: 3600 })),
    );
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a token is sent until a minute before it ends, and none that has ended', async () => {
  const authorize = createAuthorization(false);
  const first = { Authorization: 'Bearer token 1' };
  expect(await Promise.all([authorize(), authorize(), authorize()])).toEqual([first, first, first]);
  vi.advanceTimersByTime(3_540_000);
  expect(await authorize()).toEqual(first);
  vi.advanceTimersByTime(1);
  expect(await authorize()).toEqual({ Authorization: 'Bearer token 2' });
  // Nobody asked in the last minute of this one.
  vi.advanceTimersByTime(7_200_000);
  const third = { Authorization: 'Bearer token 3' };
  expect(await Promise.all([authorize(), authorize()])).toEqual([third, third]);
});

test('after a token that could not be fetched, the next request asks again', async () => {
  answers.mockResolvedValueOnce(new Response('', { status: 503 }));
  const authorize = createAuthorization(false);
  await expect(authorize()).rejects.toThrow('status 503');
  expect(await authorize()).toEqual({ Authorization: 'Bearer token 1' });
});

test('the emulator is asked without a token', async () => {
  expect(await createAuthorization(true)()).toEqual({ Authorization: 'Bearer owner' });
  expect(answers).not.toHaveBeenCalled();
});
