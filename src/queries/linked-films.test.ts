import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as firstFilms from '#src/data/firestore-rest/first-films.ts';
import * as reels from '#src/data/firestore-rest/public-reels.ts';
import * as videos from '#src/data/firestore-rest/public-videos.ts';
import { parseReel } from '#src/domain/reel.ts';
import { getRideFigures } from '#src/domain/ride-figures.ts';
import { parseVideo } from '#src/domain/video.ts';
import { reelQuery } from './reel-queries.ts';
import { relatedVideosQuery } from './video-queries.ts';

const films = ['m', 'z', 'b', 'd'].map((id) => parseVideo(id, { event_type: 1, score: 80 }));

beforeEach(() => {
  vi.spyOn(firstFilms, 'withFirstFilms').mockImplementation((rides) =>
    Promise.resolve(rides.map((ride) => ('zb'.includes(ride.id) ? { ...ride, first_film: 'm' } : ride))),
  );
});

test('[LINK-02] the figures of a reel count films of one ride once, and the reel plays all', async () => {
  vi.spyOn(reels, 'fetchReel').mockResolvedValue(parseReel('reel', { videos: films.map(({ id }) => id) }));
  vi.spyOn(reels, 'fetchReelRides').mockResolvedValue(films);
  const found = await new QueryClient().fetchQuery(reelQuery('reel'));
  expect(found?.rides.map(({ id }) => id)).toEqual(['m', 'z', 'b', 'd']);
  expect(getRideFigures(found?.rides ?? []).outs).toBe(2);
});

test('[LINK-02] so do the rides of a rider beside the player', async () => {
  vi.spyOn(videos, 'fetchVideoPage').mockResolvedValue({ videos: films, nextCursor: undefined });
  const query = relatedVideosQuery({ kind: 'of-rider', riderId: 'dell' });
  expect(getRideFigures(await new QueryClient().fetchQuery(query)).outs).toBe(2);
});
