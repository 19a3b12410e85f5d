import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import { feedPageSizes } from '#src/features/feed/feed-filter.ts';
import { setSessionHint } from '#src/session/session-hint.ts';
import { feedRequest } from '../prerender/early-requests.ts';

vi.hoisted(() => {
  const firebase = { projectId: 'rodeo', apiKey: 'key' };
  vi.stubGlobal('injectedEnv', { productName: 'Rodeo Reel', firebase, emulators: {} });
});
const server = vi.fn<(url: string, options?: RequestInit) => Promise<Response>>();

/** As the build makes them (scripts/vite/pages/loading-tags.ts). */
function addTemplate(data: Readonly<Record<string, string>>, content: HTMLElement) {
  const template = document.createElement('template');
  Object.assign(template.dataset, data);
  template.content.append(content);
  document.head.append(template);
}

const createLink = (rel: string) => Object.assign(document.createElement('link'), { rel });

async function open(path: string) {
  history.replaceState(null, '', path);
  vi.resetModules();
  await import('./first-screen.ts');
}

const count = (rel: string) => document.head.querySelectorAll(`:scope > link[rel=${rel}]`).length;

beforeEach(() => {
  server.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', server);
  globalThis.handOver = undefined;
  setSessionHint(false);
  delete document.documentElement.dataset['start'];
  document.head.replaceChildren();
  const { url, body, unless } = feedRequest;
  addTemplate({ for: 'member', paths: '/feed', url, body, unless }, createLink('modulepreload'));
  addTemplate({ for: 'visitor', paths: '/login /signup /register' }, createLink('preload'));
});

describe('app.html before its script', () => {
  test.each(['/login', '/signup', '/register'])('fetches the picture of %s for visitors', async (path) => {
    await open(path);
    expect([count('preload'), count('modulepreload')]).toEqual([1, 0]);
    expect(document.documentElement.dataset['start']).toBeUndefined();
  });

  test.each(['/feed', '/video/login', '/login/more'])(
    'fetches no picture for visitors of %s',
    async (path) => {
      await open(path);
      expect(count('preload')).toBe(0);
    },
  );

  test.each([
    [true, '/feed'],
    [true, '/login'],
    [false, '/feed'],
  ])('shows the skeleton to who is probably signed in (verified: %s) on %s', async (isVerified, path) => {
    setSessionHint(true, isVerified);
    await open(path);
    expect(document.documentElement.dataset['start']).toBe('member');
    expect(count('preload')).toBe(0);
  });

  test.each([
    ['member', '/feed', 1],
    ['member', '/search', 0],
    ['unverified', '/feed', 0],
    ['visitor', '/feed', 0],
  ])('preloads the code of the feed for probable members only (%s, %s)', async (who, path, expected) => {
    setSessionHint(who !== 'visitor', who === 'member');
    await open(path);
    expect(count('modulepreload')).toBe(expected);
  });

  test("asks for the first rides of a member's feed, once", async () => {
    setSessionHint(true);
    await open('/feed');
    expect(server).toHaveBeenCalledTimes(1);
    await fetchVideoPage({ kind: 'all' }, feedPageSizes.first);
    expect(server).toHaveBeenCalledTimes(1);
    await fetchVideoPage({ kind: 'all' }, feedPageSizes.first);
    expect(server).toHaveBeenCalledTimes(2);
  });

  test('a failed early request is the failure of the page, and can be repeated', async () => {
    setSessionHint(true);
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await open('/feed');
    await expect(fetchVideoPage({ kind: 'all' }, feedPageSizes.first)).rejects.toThrow(/reach/);
    expect(await fetchVideoPage({ kind: 'all' }, feedPageSizes.first)).toMatchObject({ videos: [] });
  });

  test('an early request without an answer ends after 20 seconds, as all do', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    onTestFinished(() => timeout.mockRestore());
    server.mockImplementationOnce(
      (_url, { signal } = {}) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError'))),
        ),
    );
    setSessionHint(true);
    await open('/feed');
    const rides = fetchVideoPage({ kind: 'all' }, feedPageSizes.first);
    clock.abort();
    await expect(rides).rejects.toMatchObject({ kind: 'too-slow' });
    expect(timeout).toHaveBeenCalledWith(20_000);
  });

  test.each([
    ['member', '/feed?event=3'],
    ['member', '/search'],
    ['unverified', '/feed'],
    ['visitor', '/feed'],
  ])('asks for no rides that are not shown (%s, %s)', async (who, path) => {
    setSessionHint(who !== 'visitor', who === 'member');
    await open(path);
    expect(server).not.toHaveBeenCalled();
  });
});
