import { getDatabase } from 'firebase-admin/database';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { expect, test } from 'vitest';
import { planCleanup } from '#scripts/admin/cleanup.ts';
import { migrate, repairCounters } from '#scripts/admin/migrate.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createAdminFixture } from './admin-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createAdminFixture);
const dayMs = 86_400_000;

test('the migration and the cleanup reach what is behind the first page, and can be repeated', async () => {
  const { app, store, read } = fixture;
  const sender = buildContestant({ id: 'a', sent_invites: { c: true }, sent_requests: { b: true } });
  const friend = buildContestant({ id: 'b' });
  const users = [sender, friend, { ...buildContestant({ id: 'c' }), phone: '555' }];
  for (const user of users) await store(`users/${user.id}`, user);
  const [older, newer] = [
    buildVideo(friend, { id: 'z', video_id: 'shared', created: new Date(1000) }),
    buildVideo(sender, { id: 'a', video_id: 'shared', created: new Date(2000) }),
  ];
  for (const video of [newer, buildVideo(friend, { id: 'm', rodeo_id: '' }), older])
    await store(`videos/${video.id}`, video);
  const views = getDatabase(app).ref('videoViews');
  await views.set({ b: 1, z9: 'three' });
  await views.child('c').setWithPriority(5, 'x');

  const timestamp = new Date('2026-10-04T00:00:00Z');
  for (const id of ['old', 'older']) await store(`notifications/${id}`, { id, timestamp });
  await store('notifications/new', { id: 'new', timestamp, expires: new Date('2030-01-01') });

  const { changes, problems } = await migrate(app, false, 1);
  expect(problems).toEqual([]);
  expect(changes).toEqual(
    expect.arrayContaining([
      ...['add upload tickets: 4', 'add or repair view counters: 4', 'say when notifications expire: 2'],
    ]),
  );
  const expires = Timestamp.fromDate(new Date('2027-10-04T00:00:00Z'));
  expect(await read('notifications/older')).toMatchObject({ expires });
  expect(await read('uploads/shared')).toMatchObject({ owner: 'b' });
  expect(await read('videos/m')).toMatchObject({ rodeo_id: 'cheyenne-frontier-days_cheyenne-wy_2026' });
  for (const id of ['a_3_c', 'a_4_b']) expect(await read(`pending_access/${id}`)).toBeDefined();
  expect(await read('users/c/private/contact')).toMatchObject({ phone: '555' });
  expect((await views.get()).exportVal()).toEqual({ b: 1, c: 5, m: 0, shared: 0, z9: 0 });
  expect(await migrate(app, false, 1)).toEqual({ changes: [], problems: [] });

  const bucket = getStorage(app).bucket();
  for (const name of [
    'users/a/profile.jpg',
    'users/gone/profile.jpg',
    'videos/gone.mov',
    'videos/shared.mov',
  ])
    await bucket.file(name).save('a file', { resumable: false });
  const { apply, ...cleanup } = await planCleanup(app, Date.now() + 8 * dayMs, 1);
  const orphans = ['users/gone/profile.jpg', 'videos/gone.mov'];
  expect(cleanup.changes).toEqual(orphans.map((name) => `delete ${name}: belongs to nothing`));
  await apply();
  expect((await bucket.getFiles())[0].map(({ name }) => name)).toEqual([
    'users/a/profile.jpg',
    'videos/shared.mov',
  ]);
});

test('repairing counters keeps what was counted since they were read', async () => {
  const views = getDatabase(fixture.app).ref('videoViews');
  // Read as 5 with a priority, and as missing.
  await views.child('hidden').setWithPriority(6, 'x');
  await views.child('missing').set(3);
  await repairCounters(fixture.app, ['hidden', 'missing', 'new']);
  expect((await views.get()).exportVal()).toMatchObject({ hidden: 6, missing: 3, new: 0 });
});
