import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEmailHash } from '#scripts/admin/plan-migration.ts';
import { migrate } from '#scripts/admin/migrate.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';

const projectId = 'demo-rodeo-migration';
let app: App;
beforeAll(() => {
  const databaseURL = `http://${process.env['FIREBASE_DATABASE_EMULATOR_HOST']}?ns=${projectId}-default-rtdb`;
  app = initializeApp({ projectId, databaseURL }, projectId);
});
afterAll(async () => {
  getDatabase(app).goOffline();
  await deleteApp(app);
});

test('the migration changes nothing in a dry run, then everything once', async () => {
  const firestore = getFirestore(app);
  const suffix = crypto.randomUUID();
  const [ownerId, riderId] = [`owner-${suffix}`, `rider-${suffix}`];
  const email = `owner-${suffix}@example.com`;
  const owner = buildContractor({
    id: ownerId,
    email: 'other@example.com',
    sent_invites: { [riderId]: true },
  });
  const rider = buildContestant({ id: riderId, received_invites: { [ownerId]: true } });
  const [video, oldVideo] = [
    buildVideo(owner),
    buildVideo(owner, { id: `old-${suffix}`, video_id: suffix, rodeo_id: '' }),
  ];
  await getAuth(app).createUser({ uid: ownerId, email, emailVerified: true });
  for (const user of [owner, rider]) await firestore.doc(`users/${user.id}`).set(user);
  for (const stored of [video, oldVideo]) await firestore.doc(`videos/${stored.id}`).set(stored);
  await getDatabase(app).ref(`videoViews/${video.id}`).setWithPriority(7, 'x');

  const ticketPaths = [video.id, suffix, oldVideo.id].map((id) => `uploads/${id}`);
  const emailPath = `emails/${getEmailHash(email)}`;
  const pendingPath = `pending_access/${ownerId}_3_${riderId}`;
  const paths = [...ticketPaths, emailPath, pendingPath];
  const readAll = () => Promise.all(paths.map(async (path) => (await firestore.doc(path).get()).exists));

  await migrate(app, true);
  expect(await readAll()).toEqual(paths.map(() => false));
  await migrate(app, false);
  expect(await readAll()).toEqual(paths.map(() => true));
  expect((await firestore.doc(emailPath).get()).get('user_id')).toBe(ownerId);
  expect((await firestore.doc(`users/${ownerId}`).get()).get('email')).toBe(email);
  expect((await firestore.doc(`users/${riderId}`).get()).get('email')).toBe('');
  const counters = (await getDatabase(app).ref('videoViews').once('value')).exportVal() as object;
  expect(counters).toMatchObject({ [video.id]: 7, [suffix]: 0 });

  const migrated = await firestore.doc(`videos/${oldVideo.id}`).get();
  expect(migrated.get('rodeo_id')).toBe('cheyenne-frontier-days_cheyenne-wy_2026');

  const again = await migrate(app, false);
  expect([again.documents.size, again.profileEmails.size, again.counters]).toEqual([0, 0, {}]);
  expect(again.rodeoIds.size).toBe(0);
});
