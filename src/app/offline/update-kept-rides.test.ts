import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import * as keptRides from '#src/data/device/kept-rides.ts';
import * as publicReels from '#src/data/firestore-rest/public-reels.ts';
import { parseVideo } from '#src/domain/video.ts';
import { keptSetsQuery } from '#src/queries/kept-ride-queries.ts';
import { updateKeptRides } from './update-kept-rides.ts';

const set = { kind: 'reel', id: 'best', title: 'Best of 2026', bytes: 1000 } as const;
const [zeb, amos] = [parseVideo('zeb', {}), parseVideo('amos', {})];

let stop: () => void = () => undefined;
afterEach(() => stop());

test('[KEEP-02] pages show what is left at the start with a connection, and when it is back', async () => {
  vi.stubGlobal('caches', {});
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller: {} } });
  let sets = [{ ...set, videos: [zeb, amos] }];
  const stored = new Set(['zeb', 'amos']);
  vi.spyOn(keptRides, 'readKeptSets').mockImplementation(() => Promise.resolve(sets));
  vi.spyOn(publicReels, 'fetchReelRides').mockImplementation(({ videos }) =>
    Promise.resolve([zeb, amos].filter(({ id }) => videos.includes(id) && stored.has(id))),
  );
  vi.spyOn(keptRides, 'updateKeptSets').mockImplementation(async (fetchRides) => {
    sets = [{ ...set, videos: await fetchRides(['zeb', 'amos']) }];
  });
  const client = new QueryClient();
  const readShown = () => client.getQueryData(keptSetsQuery.queryKey)?.[0]?.videos.map(({ id }) => id);
  const unwatch = new QueryObserver(client, keptSetsQuery).subscribe(() => undefined);
  await vi.waitFor(() => expect(readShown()).toEqual(['zeb', 'amos']));
  stored.delete('amos');
  stop = updateKeptRides(client);
  await vi.waitFor(() => expect(readShown()).toEqual(['zeb']), 5000);
  stored.delete('zeb');
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(readShown()).toEqual([]), 5000);
  unwatch();
});
