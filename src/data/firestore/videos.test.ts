import { expect, test, vi } from 'vitest';
import type { StoredVideoFilter } from '#src/domain/video-page.ts';
import { fetchVideoPage } from './videos.ts';

/** Receives a query as the list of its parts. */
const runQuery = vi.hoisted(() => vi.fn<(query: unknown[]) => object[]>());
vi.mock('./firestore.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore/lite', () => ({
  collection: (_firestore: object, name: string) => name,
  where: (...parts: unknown[]) => ['where', ...parts],
  orderBy: (...parts: unknown[]) => ['orderBy', ...parts],
  limit: (...parts: unknown[]) => ['limit', ...parts],
  startAfter: (...parts: unknown[]) => ['startAfter', ...parts],
  query: (...parts: unknown[]) => parts,
  getDocs: (query: unknown[]) => {
    const docs = runQuery(query);
    return Promise.resolve({ docs, size: docs.length });
  },
}));

const createSnapshots = (...ids: string[]) => ids.map((id) => ({ id, data: () => ({ title: id }) }));

test('[FEED-03] continues after the last video of a full page, until a page is short', async () => {
  const [first, second, third] = createSnapshots('first', 'second', 'third');
  runQuery.mockReturnValueOnce([first!, second!]).mockReturnValueOnce([third!]);
  const page = await fetchVideoPage({ kind: 'all' }, 2);
  expect(page.videos.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(page.nextCursor).toMatchObject({ lastVideoId: 'second' });
  const lastPage = await fetchVideoPage({ kind: 'all' }, 2, page.nextCursor);
  expect(lastPage).toMatchObject({ videos: [{ id: 'third' }], nextCursor: undefined });
  expect(runQuery.mock.lastCall?.[0]).toEqual([
    'videos',
    ['orderBy', 'created', 'desc'],
    ['startAfter', second],
    ['limit', 2],
  ]);
});

test.each<[StoredVideoFilter, unknown[]]>([
  [{ kind: 'all' }, []],
  [{ kind: 'event', eventId: 3 }, [['where', 'event_type', '==', 3]]],
  [{ kind: 'events', eventIds: [1, 5] }, [['where', 'event_type', 'in', [1, 5]]]],
])('[FEED-01] %j is ordered by publication, newest first', async (filter, constraints) => {
  runQuery.mockReturnValueOnce([]);
  await fetchVideoPage(filter, 6);
  expect(runQuery.mock.lastCall?.[0]).toEqual([
    'videos',
    ...constraints,
    ['orderBy', 'created', 'desc'],
    ['limit', 6],
  ]);
});

test('[FEED-02] rides of the week are ordered by publication, newest first', async () => {
  runQuery.mockReturnValueOnce([]);
  await fetchVideoPage({ kind: 'ride-of-the-week' }, 6);
  expect(runQuery.mock.lastCall?.[0]).toEqual([
    'videos',
    ['where', 'ride_of_the_week', '==', true],
    ['orderBy', 'created', 'desc'],
    ['limit', 6],
  ]);
});
