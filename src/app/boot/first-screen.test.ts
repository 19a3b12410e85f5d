import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fetchAnimal } from '#src/data/firestore-rest/public-animals.ts';
import { fetchRecordedRides } from '#src/data/firestore-rest/ride-records.ts';
import { fetchKeptBoard } from '#src/data/firestore-rest/season-boards.ts';
import { getLastSeason } from '#src/domain/last-season.ts';
import { fetchVideo, fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import { feedPageSizes } from '#src/features/feed/feed-filter.ts';
import { setSessionHint } from '#src/session/session-hint.ts';
import { earlyCode } from '../prerender/early-code.ts';

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
  for (const { audience, paths, modules, requests, start } of earlyCode)
    addTemplate(
      {
        ...{ for: audience, paths: paths.join(' '), requests: JSON.stringify(requests ?? []) },
        ...(start && { start: JSON.stringify(start) }),
      },
      createLink(modules ? 'modulepreload' : 'preload'),
    );
});

// The script waits for the body; other test files have the same document.
afterEach(() => document.dispatchEvent(new Event('readystatechange')));

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

  test.each([
    ['visitor', '/animals/dust-devil', 1],
    ['visitor', '/animals/dust-devil/', 1],
    ['member', '/animals/dust-devil', 0],
    ['visitor', '/animals/edit/dust-devil', 0],
    ['visitor', '/animals/new', 0],
    ['visitor', '/reels/new', 0],
    ['visitor', '/animals/%2E%2E', 0],
    ['visitor', '/animals/', 0],
  ])(
    "[PLY-14] loads a shared page's code and data at once for visitors (%s, %s)",
    async (who, path, expected) => {
      setSessionHint(who !== 'visitor', who === 'member');
      await open(path);
      expect(count('modulepreload')).toBe(expected);
      expect(server).toHaveBeenCalledTimes(2 * expected);
    },
  );

  test.each([
    ['visitor', '/animals/dust-devil', true],
    ['visitor', '/reels/best', true],
    ['member', '/animals/dust-devil', false],
    ['unverified', '/animals/dust-devil', false],
    ['visitor', '/reels/new', false],
    ['visitor', '/login', false],
    ['visitor', '/search', false],
  ])('[PLY-14] shows what a link leads to for visitors (%s, %s)', async (who, path, expected) => {
    setSessionHint(who !== 'visitor', who === 'member');
    document.body.innerHTML = '<template id="link-start"><div id="link-page"><h1></h1></div></template>';
    await open(path);
    document.dispatchEvent(new Event('readystatechange'));
    expect(document.querySelector('#link-page') !== null).toBe(expected);
  });

  test.each([
    ['/rodeos/pendleton_2026', true],
    ['/seasons/cody', true],
    ['/matchups/cody/dust-devil', true],
    ['/compare?left=elko&right=cody', true],
    ['/watch', false],
    ['/animals/dust-devil', false],
    ['/reels/best', false],
    ['/leaderboards', false],
  ])(
    '[PLY-14] leaves room before the heading where the page will have its button (%s)',
    async (path, hasBack) => {
      document.body.innerHTML =
        '<template id="link-start"><div id="link-page"><i data-back hidden></i><h1></h1></div></template>';
      await open(path);
      document.dispatchEvent(new Event('readystatechange'));
      expect(document.querySelector('#link-page [data-back]:not([hidden])') !== null).toBe(hasBack);
    },
  );

  test('[PLY-14] the page takes those answers', async () => {
    const fields = { name: { stringValue: 'Dust Devil' } };
    server.mockImplementation((url) =>
      Promise.resolve(
        Response.json(url.includes('batchGet') ? [{}] : { name: 'a/animals/dust-devil', fields }),
      ),
    );
    await open('/animals/dust-devil');
    expect((await fetchAnimal('dust-devil'))?.name).toBe('Dust Devil');
    expect(await fetchRecordedRides({ kind: 'of-animal', animalId: 'dust-devil' })).toBeUndefined();
    expect(server).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['', { season: undefined, eventId: 1, board: 'riders', state: '' }],
    [
      '?event=3&season=2025&board=animals&state=TX',
      { season: 2025, eventId: 3, board: 'animals', state: 'TX' },
    ],
    ['?season=&event=3&board=', { season: undefined, eventId: 3, board: 'riders', state: '' }],
    // What the address names is none: the page asks itself.
    ['?season=2025/../1&state=', undefined],
  ] as const)(
    '[PLY-14] a leaderboard takes the answer to the request for its board (%s)',
    async (query, choice) => {
      server.mockImplementation(() => Promise.resolve(Response.json([{}])));
      await open(`/leaderboards${query}`);
      expect(server).toHaveBeenCalledTimes(choice ? 1 : 0);
      if (!choice) return;
      await fetchKeptBoard({ ...choice, rankedBy: undefined }, getLastSeason(Date.now()));
      // The second one asks why there is no board.
      expect(server).toHaveBeenCalledTimes(2);
    },
  );

  test('[PLY-14] a comparison takes the answers to the requests for its two rides', async () => {
    server.mockImplementation((url) => {
      const id = /videos\/(\w+)/.exec(url)?.[1];
      return Promise.resolve(Response.json({ name: `a/videos/${id}`, fields: {} }));
    });
    await open('/compare?left=elko&right=cody&view=overlay');
    expect((await Promise.all(['elko', 'cody'].map(fetchVideo))).map((ride) => ride?.id)).toEqual([
      'elko',
      'cody',
    ]);
    expect(server).toHaveBeenCalledTimes(2);
    await open('/compare?left=elko');
    expect(server).toHaveBeenCalledTimes(3);
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
    ['visitor', '/watch?event=3'],
  ])('asks for no rides that are not shown (%s, %s)', async (who, path) => {
    setSessionHint(who !== 'visitor', who === 'member');
    await open(path);
    expect(server).not.toHaveBeenCalled();
  });
});
