import { afterEach, expect, test, vi } from 'vitest';
import { fetchAppCheckHeaders } from './embedded-app-check.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a token that could not be had is asked for again with the next request, then kept', async () => {
  const enterprise = { ready: (run: () => void) => run(), execute: () => Promise.resolve('proof') };
  vi.stubGlobal('grecaptcha', { enterprise });
  const server = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({ token: 'app-check' })));
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', server);
  const memory = {};
  expect(await fetchAppCheckHeaders('site-key', memory)).toEqual({});
  const headers = { 'X-Firebase-AppCheck': 'app-check' };
  expect(await fetchAppCheckHeaders('site-key', memory)).toEqual(headers);
  expect(await fetchAppCheckHeaders('site-key', memory)).toEqual(headers);
  expect(server).toHaveBeenCalledTimes(2);
});
