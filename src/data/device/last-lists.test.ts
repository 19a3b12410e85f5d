import { afterEach, expect, test, vi } from 'vitest';
import { parseScheduleItem } from '#src/domain/schedule.ts';
import { parseVideo } from '#src/domain/video.ts';
import { readLastLists, storeLastLists, storeLastThumbnails } from './last-lists.ts';
import { deleteLastLists } from './offline-data.ts';

const ride = parseVideo('ride', { title: 'Elko Fair', created: new Date(0), score: 86.5 });
const rodeo = parseScheduleItem({ RodeoId: 7, Name: 'Buck Out', Payout: '$6,500' })!;
const nothing = { videos: [], rodeos: [] };

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('keeps each list until it is replaced', () => {
  expect(readLastLists('june')).toEqual(nothing);
  storeLastLists('june', { videos: [ride] });
  storeLastLists('june', { rodeos: [rodeo] });
  // Times of the server are not shown.
  const videos = [{ ...ride, created: null }];
  expect(readLastLists('june')).toEqual({ videos, rodeos: [rodeo] });
  storeLastLists('june', { rodeos: [] });
  expect(readLastLists('june')).toEqual({ videos, rodeos: [] });
});

test("never gives one user another's lists", () => {
  storeLastLists('june', { videos: [ride] });
  expect(readLastLists('omar')).toEqual(nothing);
  storeLastLists('omar', { rodeos: [rodeo] });
  expect(readLastLists('omar')).toEqual({ videos: [], rodeos: [rodeo] });
  expect(readLastLists('june')).toEqual(nothing);
});

test('deletes everything at once', () => {
  storeLastLists('june', { videos: [ride] });
  deleteLastLists();
  expect(localStorage).toHaveLength(0);
  expect(readLastLists('june')).toEqual(nothing);
});

test.each(['nonsense', '[]', '{"userId":"june","videos":7,"rodeos":[7]}'])(
  'reads %s as no lists',
  (stored) => {
    localStorage.setItem('rodeo-reel.last-lists', stored);
    expect(readLastLists('june')).toEqual(nothing);
  },
);

test('keeps the thumbnails of the last feed only, and loads none twice', async () => {
  const files = 'https://files.example';
  const urls = [`${files}/old.png`, `${files}/kept.png`];
  const cache = {
    keys: () => Promise.resolve(urls.map((url) => ({ url }))),
    delete: vi.fn<(request: Request) => Promise<boolean>>().mockResolvedValue(true),
    add: vi.fn<(request: Request) => Promise<void>>(({ url }) =>
      url.endsWith('light.jpg') ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch')),
    ),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  await storeLastThumbnails([
    [`${files}/kept.jpg`, `${files}/kept.png`],
    [`${files}/light.jpg`, `${files}/light.png`],
    [`${files}/missing.jpg`, `${files}/new.png`],
    [],
  ]);
  expect(cache.delete.mock.calls.map(([request]) => request.url)).toEqual([`${files}/old.png`]);
  expect(cache.add.mock.calls.map(([request]) => request.url)).toEqual(
    ['light.jpg', 'missing.jpg', 'new.png'].map((name) => `${files}/${name}`),
  );
});
