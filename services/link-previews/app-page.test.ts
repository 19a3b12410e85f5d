import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppPageReader } from './app-page.ts';

const site = { origin: 'https://reel.example', productName: 'Rodeo Reel' };
let release = 1;
const hosting = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  release = 1;
  vi.stubGlobal('fetch', hosting);
  hosting.mockReset().mockImplementation((url) =>
    Promise.resolve(
      new Response(`${url} of release ${release}`, {
        headers: {
          'content-security-policy': "default-src 'self'",
          'cache-control': 'no-cache',
          etag: '"1"',
        },
      }),
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page is read once a minute, each file for itself, so that a release is there a minute later', async () => {
  const read = createAppPageReader(site);
  const readAll = async () => [(await read('/video/ride')).html, (await read('/animals/bull')).html];
  const ofFirst = ['https://reel.example/ride.html', 'https://reel.example/app.html'];
  expect(await readAll()).toEqual(ofFirst.map((url) => `${url} of release 1`));
  release = 2;
  vi.advanceTimersByTime(59_999);
  expect(await readAll()).toEqual(ofFirst.map((url) => `${url} of release 1`));
  expect(hosting).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(await readAll()).toEqual(ofFirst.map((url) => `${url} of release 2`));
});

test('its headers are those of the page, not of the file', async () => {
  const { headers } = await createAppPageReader(site)('/watch');
  expect(headers).toEqual({
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/plain;charset=UTF-8',
  });
});

test('while Hosting does not answer, the page of before is used; without one, the request fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const read = createAppPageReader(site);
  await read('/watch');
  hosting.mockResolvedValue(new Response('', { status: 503 }));
  vi.advanceTimersByTime(60_000);
  expect((await read('/watch')).html).toMatch(/release 1$/);
  expect(warn).toHaveBeenCalledOnce();
  await expect(read('/video/ride')).rejects.toThrow('https://reel.example/ride.html: status 503');
});
