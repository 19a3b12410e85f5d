import { readFile } from 'node:fs/promises';
import { clipOf } from '#scripts/seed/clips.ts';
import type { StoredVideo } from '#tests/support/factories/video.ts';
import { documents, files } from './people.ts';

/** Publishes rides with their clips and pictures, past the rules. */
export async function publish(...rides: StoredVideo[]): Promise<void> {
  await Promise.all(
    rides.map(async (ride) => {
      const { file, poster } = clipOf(ride.event_type);
      const metadata = { metadata: { owner: ride.user_id, uploader: ride.created_by } };
      const store = async (path: string, from: string, contentType: string) =>
        files()
          .file(path)
          .save(await readFile(from), { contentType, resumable: false, metadata });
      await store(`videos/${ride.id}.mov`, file, 'video/mp4');
      await store(`videos/${ride.id}/${ride.id}.png`, poster, 'image/png');
      await documents().doc(`videos/${ride.id}`).set(ride);
    }),
  );
}

/** What is left of a ride: its document and its files. */
export async function leftOf(id: string): Promise<string[]> {
  const names = [`videos/${id}.mov`, `videos/${id}/${id}.png`];
  const there = await Promise.all(names.map(async (name) => (await files().file(name).exists())[0]));
  const document = await documents().doc(`videos/${id}`).get();
  return [...(document.exists ? ['document'] : []), ...names.filter((_name, at) => there[at])];
}
