import { readFile } from 'node:fs/promises';
import { getDemoClip } from '#scripts/seed/demo-media.ts';
import type { StoredVideo } from '#tests/support/factories/video.ts';
import { getAdminFirestore, getAdminBucket } from './test-users.ts';

/** Publishes rides with their clips and pictures, past the rules. */
export async function publishRides(...rides: StoredVideo[]): Promise<void> {
  await Promise.all(
    rides.map(async (ride) => {
      const { file, poster } = getDemoClip(ride.event_type);
      const metadata = { metadata: { owner: ride.user_id, uploader: ride.created_by } };
      const store = async (path: string, from: string, contentType: string) =>
        getAdminBucket()
          .file(path)
          .save(await readFile(from), { contentType, resumable: false, metadata });
      await store(`videos/${ride.id}.mov`, file, 'video/mp4');
      await store(`videos/${ride.id}/${ride.id}.png`, poster, 'image/png');
      await getAdminFirestore().doc(`videos/${ride.id}`).set(ride);
    }),
  );
}

/** What is left of a ride: its document and its files. */
export async function listRemainingData(id: string): Promise<string[]> {
  const names = [`videos/${id}.mov`, `videos/${id}/${id}.png`];
  const there = await Promise.all(names.map(async (name) => (await getAdminBucket().file(name).exists())[0]));
  const document = await getAdminFirestore().doc(`videos/${id}`).get();
  return [...(document.exists ? ['document'] : []), ...names.filter((_name, at) => there[at])];
}
