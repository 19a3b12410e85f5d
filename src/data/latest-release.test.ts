import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLatestRelease } from './latest-release.ts';

const respondWith = (response: Response) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(response));
const buildDocument = (script: string) => `<!doctype html><script type="module" data-src="${script}">`;

beforeEach(() => {
  const script = document.createElement('script');
  script.dataset['src'] = '/assets/app-1.js';
  vi.spyOn(document, 'querySelector').mockReturnValue(script);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('compares the script of this page with that of the page on the server', async () => {
  respondWith(new Response(buildDocument('/assets/app-1.js')));
  expect(await isLatestRelease()).toBe(true);
  respondWith(new Response(buildDocument('/assets/app-2.js')));
  expect(await isLatestRelease()).toBe(false);
});

test('a failing server says nothing about releases', async () => {
  respondWith(new Response('Maintenance', { status: 503 }));
  expect(await isLatestRelease()).toBe(true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(isLatestRelease()).rejects.toMatchObject({ kind: 'offline' });
});
