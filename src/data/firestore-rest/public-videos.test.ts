import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredVideoFilter } from '#src/domain/video-filter.ts';
import { fetchVideo, fetchVideoPage } from './public-videos.ts';

const server = vi.fn<(url: string, init: RequestInit) => Response>();
const respond = (body: unknown, status = 200) => server.mockReturnValueOnce(Response.json(body, { status }));

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => Promise.resolve(server(url, init)));
});
afterEach(() => vi.unstubAllGlobals());

const getQuery = (): unknown => {
  const body = server.mock.lastCall?.[1].body;
  return (JSON.parse(typeof body === 'string' ? body : '{}') as { structuredQuery: unknown }).structuredQuery;
};

const createDocument = (id: string) => ({
  name: `projects/p/databases/(default)/documents/videos/${id}`,
  fields: { title: { stringValue: id }, created: { timestampValue: `2026-07-19T00:00:00.123456Z` } },
});
const createResults = (...ids: string[]) => ids.map((id) => ({ document: createDocument(id) }));

const descending = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
const newestFirst = [descending('created'), descending('__name__')];
const equals = (fieldPath: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
});

test('[FEED-03] continues after the last video of a full page, until a page is short', async () => {
  respond(createResults('first', 'second'));
  respond(createResults('third'));
  const page = await fetchVideoPage({ kind: 'all' }, 2);
  expect(page.videos.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(page.nextCursor).toMatchObject({ lastVideoId: 'second' });
  const lastPage = await fetchVideoPage({ kind: 'all' }, 2, page.nextCursor);
  expect(lastPage).toMatchObject({ videos: [{ id: 'third' }], nextCursor: undefined });
  expect(getQuery()).toEqual({
    from: [{ collectionId: 'videos' }],
    orderBy: newestFirst,
    // With all digits of the stored time: videos may differ in the last ones only.
    startAt: {
      values: [
        { timestampValue: '2026-07-19T00:00:00.123456Z' },
        { referenceValue: createDocument('second').name },
      ],
      before: false,
    },
    limit: 2,
  });
});

test('the end of an empty list has no document', async () => {
  respond([{ readTime: '2026-07-19T00:00:00Z' }]);
  expect(await fetchVideoPage({ kind: 'all' }, 6)).toEqual({ videos: [], nextCursor: undefined });
});

test.each<[StoredVideoFilter, object | undefined]>([
  [{ kind: 'all' }, undefined],
  [{ kind: 'event', eventId: 3 }, equals('event_type', { integerValue: '3' })],
  [
    { kind: 'events', eventIds: [1, 5] },
    {
      fieldFilter: {
        field: { fieldPath: 'event_type' },
        op: 'IN',
        value: { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '5' }] } },
      },
    },
  ],
])('[FEED-01] %j is ordered by publication, newest first', async (filter, where) => {
  respond([]);
  await fetchVideoPage(filter, 6);
  expect(getQuery()).toEqual({
    from: [{ collectionId: 'videos' }],
    ...(where && { where }),
    orderBy: newestFirst,
    limit: 6,
  });
});

test('[FEED-02] rides of the week are ordered by publication, newest first', async () => {
  respond([]);
  await fetchVideoPage({ kind: 'ride-of-the-week' }, 6);
  expect(getQuery()).toMatchObject({
    where: equals('ride_of_the_week', { booleanValue: true }),
    orderBy: newestFirst,
  });
});

test('[HARD-04] a ride of the week that is hard to watch is not shown as one, and is a ride elsewhere', async () => {
  const toDocument = (id: string, fields: object) => ({
    document: { name: `projects/p/databases/(default)/documents/videos/${id}`, fields },
  });
  const documents = [
    toDocument('one', { created: { timestampValue: '2026-01-03T00:00:00Z' } }),
    toDocument('hard', {
      created: { timestampValue: '2026-01-02T00:00:00Z' },
      hard_to_watch: { booleanValue: true },
    }),
    toDocument('other', { created: { timestampValue: '2026-01-01T00:00:00Z' } }),
  ];
  const fetchIds = async (kind: 'ride-of-the-week' | 'all') => {
    respond(documents);
    return (await fetchVideoPage({ kind }, 6)).videos.map(({ id }) => id);
  };
  expect(await fetchIds('ride-of-the-week')).toEqual(['one', 'other']);
  expect(await fetchIds('all')).toEqual(['one', 'hard', 'other']);
});

test('videos of an animal are ordered by the day of the ride', async () => {
  respond([]);
  await fetchVideoPage({ kind: 'of-animal', animalId: 'bull' }, 6);
  expect(getQuery()).toMatchObject({ orderBy: [descending('event_date'), descending('__name__')] });
});

test('a video of the mobile app is found by its public id', async () => {
  respond({}, 404);
  respond(createResults('document'));
  expect(await fetchVideo('public')).toMatchObject({ id: 'document', title: 'document' });
  expect(getQuery()).toMatchObject({ where: equals('video_id', { stringValue: 'public' }), limit: 1 });
});

test('[LIST-01] looking for a video in two places takes no longer than one request', async () => {
  vi.useFakeTimers();
  const respondSlowly = (body: unknown, status: number) =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json(body, { status })), 19_000));
  vi.stubGlobal('fetch', (url: string) =>
    url.includes(':runQuery') ? respondSlowly([], 200) : respondSlowly({}, 404),
  );
  const handleError = vi.fn<(error: unknown) => void>();
  fetchVideo('older').catch(handleError);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(handleError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'too-slow' }));
  vi.useRealTimers();
});

test('an id that cannot exist is not asked for', async () => {
  expect(await fetchVideo('../users/cody')).toBeUndefined();
  expect(server).not.toHaveBeenCalled();
});

test.each([
  [403, 'not-allowed'],
  [429, 'too-many'],
  [503, 'offline'],
  [500, 'unexpected'],
])('status %i is the error %s', async (status, kind) => {
  respond({}, status);
  await expect(fetchVideo('ride')).rejects.toMatchObject({ name: 'DataError', kind });
});

test('a server that does not answer in time is too slow', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')));
  await expect(fetchVideo('ride')).rejects.toMatchObject({ kind: 'too-slow' });
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a server that cannot be reached is offline: %s',
  async (message) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError(message)));
    await expect(fetchVideo('ride')).rejects.toMatchObject({ kind: 'offline' });
  },
);
