import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLastLists, storeLastThumbnails } from '#src/data/device/last-lists.ts';
import { parseScheduleItem } from '#src/domain/schedule.ts';
import type { VideoFilter } from '#src/domain/video-filter.ts';
import { parseVideo } from '#src/domain/video.ts';
import { queryKeys } from '#src/queries/query-keys.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { keepLastLists } from './keep-last-lists.ts';

vi.mock('#src/data/device/last-lists.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  storeLastThumbnails: vi.fn<typeof storeLastThumbnails>().mockResolvedValue(undefined),
}));

const createRide = (id: string) => parseVideo(id, { thumbnail_url: `https://files.example/${id}.png` });
const rodeo = parseScheduleItem({ RodeoId: 7, Name: 'Buck Out' })!;
let client: QueryClient;
let stop: () => void;

const loadVideos = (filter: VideoFilter, ...pages: string[][]) =>
  client.setQueryData(queryKeys.videoList(filter, { first: 6, next: 4 }), {
    pages: pages.map((ids) => ({ videos: ids.map(createRide), nextCursor: undefined })),
    pageParams: pages.map(() => undefined),
  });
const loadSchedule = () =>
  client.setQueryData(queryKeys.schedule, { pages: [{ items: [rodeo], isLast: true }], pageParams: [1] });
const readIds = (userId: string) => readLastLists(userId).videos.map(({ id }) => id);

beforeEach(() => {
  client = new QueryClient();
  useSessionStore.setState(sessionStates.signedIn, true);
});
afterEach(() => {
  stop();
  localStorage.clear();
});

test('stores the first page of the feed and the schedule, loaded before and after', () => {
  loadVideos({ kind: 'all' }, ['a', 'b'], ['c']);
  stop = keepLastLists(client);
  expect(readIds('june')).toEqual(['a', 'b']);
  loadSchedule();
  expect(readLastLists('june').rodeos).toEqual([rodeo]);
  // A deleted video also leaves the device.
  loadVideos({ kind: 'all' }, ['b']);
  expect(readIds('june')).toEqual(['b']);
  expect(storeLastThumbnails).toHaveBeenLastCalledWith([['https://files.example/b.png']]);
});

test('stores no list that tells something about the member', () => {
  stop = keepLastLists(client);
  loadVideos({ kind: 'saved', userId: 'june' }, ['a']);
  loadVideos({ kind: 'events', eventIds: [1] }, ['a']);
  loadVideos({ kind: 'by-account', accountId: 'june' }, ['a']);
  expect(localStorage).toHaveLength(0);
});

test.each(['loggedOut', 'revoked'] as const)(
  'stores nothing while %s, and nothing after it has stopped',
  (name) => {
    useSessionStore.setState(sessionStates[name], true);
    stop = keepLastLists(client);
    loadVideos({ kind: 'all' }, ['a']);
    expect(localStorage).toHaveLength(0);
    useSessionStore.setState(sessionStates.signedIn, true);
    stop();
    loadVideos({ kind: 'all' }, ['b']);
    expect(localStorage).toHaveLength(0);
  },
);
