import { readFile } from 'node:fs/promises';
import { buildPublishedTickets } from '#scripts/admin/plan-migration.ts';
import { getDemoClip } from '#tests/support/demo/demo-media.ts';
import { getLightFileType, lightFiles } from '#src/domain/clip-file.ts';
import type { StoredVideo } from '#tests/support/factories/build-video.ts';
import { getAdminBucket, getAdminDatabase, getAdminFirestore } from './test-users.ts';

/** Stores videos with their files, tickets and view counters, bypassing the rules. */
export async function publishRides(...rides: StoredVideo[]): Promise<void> {
  await Promise.all(
    rides.map(async (ride) => {
      const { file, thumbnail, light } = getDemoClip(ride.event_type);
      const metadata = { metadata: { owner: ride.user_id, uploader: ride.created_by } };
      // With a precondition the library tries again when a connection breaks, as one that was idle for long does.
      const preconditionOpts = { ifGenerationMatch: 0 };
      const upload = async (path: string, source: string, contentType: string) =>
        getAdminBucket()
          .file(path)
          .save(await readFile(source), { contentType, resumable: false, metadata, preconditionOpts });
      await upload(`videos/${ride.id}.mov`, file, 'video/mp4');
      await upload(`videos/${ride.id}/${ride.id}.png`, thumbnail, 'image/png');
      for (const name of lightFiles)
        await upload(`videos/${ride.id}/${name}`, light[name], getLightFileType(name));
      for (const [path, ticket] of buildPublishedTickets(ride, new Date()))
        await getAdminFirestore().doc(path).set(ticket);
      await getAdminDatabase().ref(`videoViews/${ride.id}`).set(0);
      await getAdminFirestore().doc(`videos/${ride.id}`).set(ride);
    }),
  );
}

/** Lists which of a video's document and files still exist. */
export async function listRemainingData(id: string): Promise<string[]> {
  const names = ['.mov', `/${id}.png`, '/poster.jpg', '/720.mp4', '/360.mp4'];
  const paths = names.map((name) => `videos/${id}${name}`);
  const exists = await Promise.all(
    paths.map(async (path) => (await getAdminBucket().file(path).exists())[0]),
  );
  const document = await getAdminFirestore().doc(`videos/${id}`).get();
  return [...(document.exists ? ['document'] : []), ...paths.filter((_path, index) => exists[index])];
}
