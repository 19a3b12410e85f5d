import { afterEach, expect, test, vi } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import { queryClient } from '#src/session/query-provider.tsx';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { findRelatedRides } from './find-related-rides.ts';

afterEach(() => void vi.restoreAllMocks());

test('[LINK-04] another film of the ride does not follow it before other rides do', async () => {
  const owner = buildContractor();
  const rider = buildContestant();
  const bull = buildBull(owner);
  const tags = { animal: bull, contestants: [rider] };
  const film = buildVideo(owner, tags);
  const [copy, later, ofBull] = [
    buildVideo(owner, tags),
    buildVideo(owner, { contestants: [rider], event_date: film.event_date! + 86_400 }),
    buildVideo(owner, { animal: bull, event_date: film.event_date! - 86_400 }),
  ];
  const stored = (...videos: (typeof film)[]) => videos.map((video) => parseVideo(video.id, video));
  vi.spyOn(queryClient, 'fetchQuery')
    .mockResolvedValueOnce(stored(copy, film, later))
    .mockResolvedValueOnce(stored(ofBull, copy, later));
  expect(await findRelatedRides(parseVideo(film.id, film))).toEqual([
    later.video_id,
    ofBull.video_id,
    copy.video_id,
  ]);
});
