import { listRemainingData } from '#tests/support/rides.ts';
import type { DraftFiles } from './draft-files.ts';
import { sampleRide } from './sample-upload.ts';
import { expect } from './test.ts';
import { getAdminBucket, getAdminFirestore } from '#tests/support/test-users.ts';
import { fetchPublishedVideos } from './upload-requests.ts';

/** Whatever has happened: at most one video, and none without its files. */
export async function expectNothingHalfPublished(userId: string): Promise<void> {
  const videos = await fetchPublishedVideos(userId);
  expect(videos.length).toBeLessThanOrEqual(1);
  for (const { id } of videos) expect(await listRemainingData(id)).toHaveLength(3);
}

/** One video with the details and the files of the draft, and no other files of the account. */
export async function expectPublishedOnce(userId: string, { clip, thumbnail }: DraftFiles): Promise<void> {
  const videos = await fetchPublishedVideos(userId);
  expect(videos).toHaveLength(1);
  const id = videos[0]?.id ?? '';
  const document = await getAdminFirestore().doc(`videos/${id}`).get();
  expect(document.data()).toMatchObject({ title: sampleRide.title, location: sampleRide.location });
  const [files] = await getAdminBucket().getFiles({ prefix: 'videos/' });
  const own = files.filter(({ metadata }) => metadata.metadata?.['owner'] === userId);
  expect(own.map(({ name }) => name).sort()).toEqual([`videos/${id}.mov`, `videos/${id}/${id}.png`]);
  const [storedClip] = await getAdminBucket().file(`videos/${id}.mov`).download();
  expect(storedClip.equals(clip)).toBe(true);
  const [storedThumbnail] = await getAdminBucket().file(`videos/${id}/${id}.png`).download();
  expect(storedThumbnail.equals(thumbnail)).toBe(true);
}
