import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerSitemap } from './answer-request.ts';
import { getSitemap, getSitemapIndex } from './sitemap.ts';

// Other files of this process may have loaded the modules with other settings.
vi.hoisted(() => vi.resetModules());
const env = vi.hoisted(() => ({
  productName: 'Rodeo Reel',
  firebase: { projectId: 'demo-sitemaps', apiKey: 'key' },
  emulators: {},
}));
vi.mock('#src/config/env.ts', () => ({ env, isAppCheckOn: false }));

const site = { origin: 'https://reel.example', productName: 'Rodeo Reel' };
const created = '2026-07-25T20:00:00Z';
const rides = [
  { id: 'ride', animal_id: 'bull', rodeo_id: 'elko_elko-nv_2026' },
  { id: 'buck-off', animal_id: 'bull', rodeo_id: 'elko_elko-nv_2026' },
  { id: 'hostile', animal_id: '', rodeo_id: '' },
];

/** Firestore's answers to the two queries, which do not tell weeks apart. */
const answerQuery = () =>
  Promise.resolve(
    Response.json(
      rides.map(({ id, ...texts }) => ({
        document: {
          name: `projects/demo-sitemaps/databases/(default)/documents/videos/${id}`,
          fields: {
            ...Object.fromEntries(
              Object.entries(texts).map(([field, stringValue]) => [field, { stringValue }]),
            ),
            created: { timestampValue: created },
          },
        },
      })),
    ),
  );

const fetched = vi.fn<() => Promise<Response>>(answerQuery);
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

const get = (path: string) => answerSitemap(new URL(path, site.origin), site);
const list = ({ body }: { body: string }) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
const week = '/sitemaps/rides-2026-07-23.xml';

describe('sitemaps', () => {
  test('[PREV-03] list every ride, animal and rodeo in the week in which the ride was published', async () => {
    const [pages, first, ...others] = list(await get('/sitemap.xml'));
    expect(pages).toBe('https://reel.example/sitemaps/pages.xml');
    expect(first).toBe(`https://reel.example${week}`);
    expect(others.length).toBeGreaterThan(10);
    expect(new Set(list(await get(week)))).toEqual(
      new Set([
        'https://reel.example/animals/bull',
        'https://reel.example/rodeos/elko_elko-nv_2026',
        ...['buck-off', 'hostile', 'ride'].map((id) => `https://reel.example/video/${id}`),
      ]),
    );
  });

  test.each([
    ...['rides-2026-07-24.xml', 'rides-x.xml', 'users.xml'],
    ...['rides-2999-12-31.xml', 'rides-1970-01-01.xml', 'rides-1970-01-08.xml'],
    ...['rides-2026-07-23.xml/', 'any/sitemap.xml', ''],
  ])('%s does not exist, and reads nothing', async (name) => {
    expect(await get(`/sitemaps/${name}`)).toMatchObject({ status: 404 });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('with a query lead to their only address, and read nothing', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', week])
      expect(await get(`${path}?x=1`)).toMatchObject({ status: 301, headers: { location: path } });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('of no such address lead nowhere, whatever site it names', async () => {
    for (const path of ['//attacker.example/', '/sitemaps//attacker.example/', '/'])
      expect(await answerSitemap(new URL(`${site.origin}${path}?x=1`), site)).toMatchObject({ status: 404 });
  });

  test('are kept for an hour', async () => {
    const { body } = await get(week);
    fetched.mockClear();
    expect(await get(week)).toMatchObject({ body });
    expect(fetched).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 61 * 60 * 1000);
    onTestFinished(() => void vi.useRealTimers());
    await get(week);
    expect(fetched).toHaveBeenCalled();
  });
});

const toAnswer = (id: string, published: number) => ({
  document: {
    name: `projects/demo-sitemaps/databases/(default)/documents/videos/${id}`,
    fields: { created: { timestampValue: new Date(published).toISOString() } },
  },
});

test.each([
  ['2026-07-29T23:59:59.999Z', ['2026-07-23']],
  ['2026-07-30T00:00:00Z', ['2026-07-23', '2026-07-30']],
  ['2026-08-12T12:00:00Z', ['2026-07-23', '2026-07-30', '2026-08-06']],
])('[PREV-03] the index has all weeks from that of the first ride to that of %s', async (now, weeks) => {
  expect(list({ body: await getSitemapIndex(site, new Date(now)) })).toEqual([
    'https://reel.example/sitemaps/pages.xml',
    ...weeks.map((day) => `https://reel.example/sitemaps/rides-${day}.xml`),
  ]);
});

test('[PREV-03] without rides the index has the pages alone, and a week of another day is none', async () => {
  fetched.mockResolvedValueOnce(Response.json([{ readTime: created }]));
  expect(list({ body: await getSitemapIndex(site) })).toEqual(['https://reel.example/sitemaps/pages.xml']);
  const [week23, now] = ['rides-2026-07-23.xml', new Date('2026-07-23T00:00:00Z')];
  expect(await getSitemap(week23, site, now)).toBeDefined();
  expect(await getSitemap(week23, site, new Date(now.getTime() - 1))).toBeUndefined();
});

test('[PREV-03] a week of more rides than a request brings is read on from the last one', async () => {
  const start = Date.parse('2026-07-23T10:00:00Z');
  const first = Array.from({ length: 1000 }, (_, index) => toAnswer(`a${index}`, start + index));
  const second = [toAnswer('a999', start + 999), toAnswer('last', start + 1000)];
  fetched.mockResolvedValueOnce(Response.json(first)).mockResolvedValueOnce(Response.json(second));
  const found = list({ body: (await getSitemap('rides-2026-07-23.xml', site)) ?? '' });
  expect([found.length, found.at(-1)]).toEqual([1001, 'https://reel.example/video/last']);
  expect(JSON.stringify(fetched.mock.calls[1])).toContain('2026-07-23T10:00:00.999Z');
  // Rides of one moment come again and again.
  const alike = Array.from({ length: 1000 }, (_, index) => toAnswer(`a${index}`, start));
  fetched.mockImplementation(() => Promise.resolve(Response.json(alike)));
  onTestFinished(() => void fetched.mockImplementation(answerQuery));
  expect(list({ body: (await getSitemap('rides-2026-07-23.xml', site)) ?? '' })).toHaveLength(1000);
});
