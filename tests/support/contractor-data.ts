import { buildPublishedTickets } from '#scripts/admin/plan-migration.ts';
import { buildBull } from './factories/build-animal.ts';
import { buildInviteNotification } from './factories/build-notification.ts';
import { buildContractor, buildFan } from './factories/build-user.ts';
import { buildReel } from './factories/build-reel.ts';
import { buildVideo } from './factories/build-video.ts';
import { createTestUser, getAdminBucket, getAdminDatabase, getAdminFirestore } from './test-users.ts';

/** Creates a contractor with an animal, a video, their files, lists and a number of notifications. */
export async function createContractorWithData(count: number) {
  const profile = buildContractor({ name: 'Long Draw' });
  // Not a name that the search tests look for.
  const animal = buildBull(profile, { name: 'Long Goodbye' });
  const ride = buildVideo(profile, { animal });
  const filePaths = [
    `users/${profile.id}/profile.jpg`,
    `users/${profile.id}/profile-small.jpg`,
    `animals/${animal.id}/profile.jpg`,
    `videos/${ride.id}.mov`,
    `videos/${ride.id}/${ride.id}.png`,
    `videos/${ride.id}/poster.jpg`,
    `videos/${ride.id}/720.mp4`,
    `videos/${ride.id}/360.mp4`,
  ];
  const other = buildFan();
  const savedId = crypto.randomUUID();
  const notifications = Array.from({ length: count }, () => buildInviteNotification(profile, other));
  const batch = getAdminFirestore().batch();
  const set = (path: string, document: object) => batch.set(getAdminFirestore().doc(path), document);
  set(`animals/${animal.id}`, animal);
  set(`videos/${ride.id}`, ride);
  for (const [path, ticket] of buildPublishedTickets(ride, new Date())) set(path, ticket);
  for (const notification of notifications) set(`notifications/${notification.id}`, notification);
  const reel = buildReel(profile, [ride]);
  set(`reels/${reel.id}`, reel);
  set(`saved_videos/${profile.id}`, { video_ids: [savedId] });
  set(`follows/${profile.id}`, { user_ids: [other.id], animal_ids: [animal.id] });
  const metadata = { owner: profile.id, uploader: profile.id };
  const [user] = await Promise.all([
    createTestUser(profile),
    batch.commit(),
    getAdminDatabase().ref(`hatsBy/${profile.id}/${savedId}`).set(true),
    getAdminDatabase().ref(`hats/${savedId}`).set(3),
    ...filePaths.map((path) =>
      getAdminBucket()
        .file(path)
        .save(Buffer.from('a file'), { resumable: false, validation: false, metadata: { metadata } }),
    ),
  ]);
  return { user, animal, ride, reel, filePaths, notifications, savedId, followedId: other.id };
}
