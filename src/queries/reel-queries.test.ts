import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import * as publicReels from '#src/data/firestore-rest/public-reels.ts';
import * as publicVideos from '#src/data/firestore-rest/public-videos.ts';
import { parseReel } from '#src/domain/reel.ts';
import { parseVideo } from '#src/domain/video.ts';
import { parseUser } from '#src/domain/user.ts';
import { queryKeys } from './query-keys.ts';
import { deleteReelMutation, reelChoicesQuery, saveReelMutation } from './reel-queries.ts';

const { createReel, updateReel } = vi.hoisted(() => ({
  createReel: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  updateReel: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('#src/data/firestore-lite/reels.ts', () => ({
  ...{ createReel, updateReel, deleteReel: () => Promise.resolve() },
}));

test('[REEL-01, RES-06] after one is deleted, the lists of reels are read again', async () => {
  const client = new QueryClient();
  const keys = [queryKeys.reelList('owner'), queryKeys.reel('list')];
  for (const key of keys) client.setQueryData(key, []);
  const mutation = client.getMutationCache().build(client, deleteReelMutation(client));
  await mutation.execute({ id: 'list', actor: parseUser('owner', {}) });
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

const [owner, delegate] = [parseUser('owner', { name: 'Cedar Gap' }), parseUser('delegate', {})];
const saved = {
  ...{ id: 'list', owner, actor: delegate, opened: undefined, isRetry: false },
  values: { title: 'Friday', videos: ['ride'], is_result_list: true },
};

test('[REEL-01, RES-06] after one is saved, the lists of reels are read again', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.reelList('owner'), []);
  await client.getMutationCache().build(client, saveReelMutation(client)).execute(saved);
  expect(createReel).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'list', user_id: 'owner', created_by: 'delegate' }),
    delegate,
  );
  expect(client.getQueryState(queryKeys.reelList('owner'))?.isInvalidated).toBe(true);
});

test('[REEL-01] a new reel that an attempt has stored, though it failed, is changed and not made again', async () => {
  createReel.mockClear();
  const client = new QueryClient();
  const fetchReel = vi.spyOn(publicReels, 'fetchReel').mockResolvedValue(parseReel('list', {}));
  const save = (isRetry: boolean) =>
    client
      .getMutationCache()
      .build(client, saveReelMutation(client))
      .execute({ ...saved, isRetry });
  await save(true);
  expect([createReel.mock.calls.length, updateReel.mock.calls.length]).toEqual([0, 1]);
  fetchReel.mockResolvedValue(undefined);
  await save(true);
  await save(false);
  expect([createReel.mock.calls.length, updateReel.mock.calls.length]).toEqual([2, 1]);
});

test('[REEL-01] without the search, all pages of rides are filtered one after the other', async () => {
  delete env.search;
  const cursor = { created: 1 } as never;
  const pages = [
    { videos: [parseVideo('1', { title: 'Elko' }), parseVideo('2', { title: 'Reno' })], nextCursor: cursor },
    { videos: [parseVideo('3', { title: 'Elko' })], nextCursor: undefined },
  ];
  const fetchPage = vi.spyOn(publicVideos, 'fetchVideoPage');
  fetchPage.mockImplementation((_filter, _size, after) => Promise.resolve(pages[after ? 1 : 0]!));
  const rider = parseUser('rider', { account_type: 2 });
  const { pages: found } = await new QueryClient().fetchInfiniteQuery({
    ...reelChoicesQuery(rider, 'elko'),
    pages: 2,
  });
  expect(found.map(({ videos }) => videos.map(({ id }) => id))).toEqual([['1'], ['3']]);
});
