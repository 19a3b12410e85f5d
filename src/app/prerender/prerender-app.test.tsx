import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import { feedPageSizes } from '#src/features/feed/feed-filter.ts';
import { setSessionHint } from '#src/session/session-hint.ts';
import { prerenderApp } from './prerender-app.tsx';

vi.hoisted(() => {
  vi.stubGlobal('injectedIsAppCheckOn', false);
  const firebase = { projectId: 'rodeo', apiKey: 'key' };
  vi.stubGlobal('injectedEnv', { productName: 'Rodeo Reel', firebase, emulators: {} });
});
const server = vi.fn<(url: string) => Promise<Response>>();

const page = prerenderApp();
const templates = readFileSync('app.html', 'utf8').match(/<template[\s\S]*?<\/template>/g) ?? [];

function open(path: string) {
  history.replaceState(null, '', path);
  window.eval(page.script);
}

const findPreloads = () => [...document.head.querySelectorAll(':scope > link[as=image]')];

beforeEach(() => {
  server.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', server);
  window.earlyRequest = undefined;
  setSessionHint(false);
  delete document.documentElement.dataset['start'];
  document.head.innerHTML = templates
    .join('')
    .replace('<!-- feed preloads -->', '<link rel="modulepreload" />');
});

describe('app.html before its script', () => {
  test.each(['/login', '/signup', '/register'])('fetches the picture of %s for visitors', (path) => {
    open(path);
    expect(findPreloads().map((link) => link.getAttribute('href'))).toEqual(['/src/ui/art/hero.svg']);
    expect(document.documentElement.dataset['start']).toBeUndefined();
  });

  test.each(['/feed', '/video/login', '/login/more'])('fetches no picture for visitors of %s', (path) => {
    open(path);
    expect(findPreloads()).toEqual([]);
  });

  test.each([
    [true, '/feed'],
    [true, '/login'],
    [false, '/feed'],
  ])('shows the skeleton to who is probably signed in (verified: %s) on %s', (isVerified, path) => {
    setSessionHint(true, isVerified);
    open(path);
    expect(document.documentElement.dataset['start']).toBe('member');
    expect(findPreloads()).toEqual([]);
  });

  test('shows the skeleton only where the script asks for it', () => {
    expect(page.root).toMatch(/^<div class="hidden in-data-\[start=member\]:contents"><div/);
    expect(page.root).toContain('Rodeo Reel');
  });

  test('the skeleton is small and needs no style that the Content-Security-Policy blocks', () => {
    expect(gzipSync(page.root).byteLength).toBeLessThan(2000);
    expect(page.root).not.toMatch(/<[^>]*\s(style|on\w+)=/);
  });

  test.each([
    ['member', '/feed', 1],
    ['member', '/search', 0],
    ['unverified', '/feed', 0],
    ['visitor', '/feed', 0],
  ])('preloads the code of the feed for probable members only (%s, %s)', (who, path, count) => {
    setSessionHint(who !== 'visitor', who === 'member');
    open(path);
    expect(document.head.querySelectorAll(':scope > link[rel=modulepreload]')).toHaveLength(count);
  });

  test("asks for the first rides of a member's feed, once", async () => {
    setSessionHint(true);
    open('/feed');
    expect(server).toHaveBeenCalledTimes(1);
    await fetchVideoPage({ kind: 'all' }, feedPageSizes.first);
    expect(server).toHaveBeenCalledTimes(1);
    await fetchVideoPage({ kind: 'all' }, feedPageSizes.first);
    expect(server).toHaveBeenCalledTimes(2);
  });

  test('a failed early request is the failure of the page, and can be repeated', async () => {
    setSessionHint(true);
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open('/feed');
    await expect(fetchVideoPage({ kind: 'all' }, feedPageSizes.first)).rejects.toThrow(/reach/);
    expect(await fetchVideoPage({ kind: 'all' }, feedPageSizes.first)).toMatchObject({ videos: [] });
  });

  test.each([
    ['member', '/feed?event=3'],
    ['member', '/search'],
    ['unverified', '/feed'],
    ['visitor', '/feed'],
  ])('asks for no rides that are not shown (%s, %s)', (who, path) => {
    setSessionHint(who !== 'visitor', who === 'member');
    open(path);
    expect(server).not.toHaveBeenCalled();
  });
});
