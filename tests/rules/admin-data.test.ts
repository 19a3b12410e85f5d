import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, expect, test, beforeEach } from 'vitest';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { planCleanup } from '#scripts/admin/cleanup.ts';
import { buildPushChoice, buildPushDevice } from '#tests/support/factories/build-push-choice.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import {
  buildInviteNotification,
  buildTagNotification,
} from '#tests/support/factories/build-notification.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildRideLink } from '#tests/support/factories/build-ride-link.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { getVideoFileNames } from '#scripts/admin/find-video.ts';
import { createAdminFixture } from './admin-fixture.ts';
import { buildStoredTicket } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createAdminFixture);
const folder = mkdtempSync(join(tmpdir(), 'rodeo-admin-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dayMs = 86_400_000;

test('the cleanup deletes what belongs to nothing, and expired tickets', async () => {
  const owner = buildContractor({ id: 'owner' });
  const video = buildVideo(owner);
  const oldVideo = buildVideo(owner, { id: 'old-document', video_id: 'AB12' });
  const [expired, open] = [crypto.randomUUID(), crypto.randomUUID()];
  const bull = buildBull(owner);
  await fixture.store('users/owner', owner);
  await fixture.store(`animals/${bull.id}`, bull);
  for (const each of [video, oldVideo]) await fixture.store(`videos/${each.id}`, each);
  for (const [id, days] of [[expired, 8] as const, [open, 6] as const])
    await fixture.store(
      `uploads/${id}`,
      buildStoredTicket(id, 'owner', 'owner', new Date(Date.now() - days * dayMs)),
    );
  const kept = [
    ...[`animals/${bull.id}/profile.jpg`, 'other/file.txt', 'users/owner/profile-small.jpg'],
    ...[
      'videos/AB12.mov',
      `videos/${open}.mov`,
      `videos/${video.id}.mov`,
      `videos/${video.id}/360.mp4`,
      `videos/${video.id}/720.mp4`,
      `videos/${video.id}/${video.id}.png`,
      `videos/${video.id}/poster.jpg`,
    ],
  ];
  const orphans = [
    'animals/gone/profile.jpg',
    'users/gone/profile.jpg',
    'videos/gone.mov',
    'videos/gone/360.mp4',
    'videos/gone/720.mp4',
    'videos/gone/gone.png',
    'videos/gone/poster.jpg',
  ];
  const bucket = getStorage(fixture.app).bucket();
  for (const name of [...kept, ...orphans, `videos/${expired}.mov`])
    await bucket.file(name).save('a file', { resumable: false });
  const listFiles = async () => (await bucket.getFiles())[0].map(({ name }) => name).toSorted();

  const sweep = [`delete videos/${expired}.mov: never published`];
  const tickets = [`delete the expired upload ticket ${expired}`];
  // What was just stored may belong to something soon.
  expect((await planCleanup(fixture.app)).changes).toEqual([...sweep, ...tickets]);
  const inHalfADay = await planCleanup(fixture.app, Date.now() + dayMs / 2);
  expect(inHalfADay.changes).toEqual([...sweep, ...tickets]);

  const openTicket = await fixture.read(`uploads/${open}`);
  const later = Date.now() + 7.5 * dayMs;
  await fixture.store(`uploads/${open}`, { ...openTicket, created: new Date(later) });
  const { changes, apply } = await planCleanup(fixture.app, later);
  expect(changes).toEqual([
    ...sweep,
    ...orphans.map((name) => `delete ${name}: belongs to nothing`),
    ...tickets,
  ]);
  expect(await listFiles()).toHaveLength(kept.length + orphans.length + 1);
  await apply();
  expect(await listFiles()).toEqual(kept.toSorted());
  expect(await fixture.read(`uploads/${expired}`)).toBeUndefined();
  expect(await fixture.read(`uploads/${open}`)).toBeDefined();
  expect((await planCleanup(fixture.app, later)).changes).toEqual([]);
});

test('the migration says how much it changes', async () => {
  const { id } = buildVideo(buildContestant());
  await fixture.store(`videos/${id}`, { title: 'Old', user_id: 'owner' });
  expect(await fixture.run('migrate')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Would add upload tickets: \d+$/)]),
  );
  expect(await fixture.read(`uploads/${id}`)).toBeUndefined();
  await fixture.run('migrate', '--write');
  expect(await fixture.read(`uploads/${id}`)).toMatchObject({ owner: 'owner' });
  expect(await fixture.run('migrate')).toEqual(['There is nothing to change.']);
});

test('[PED-07] the export has all data of one person, and only theirs', async () => {
  const person = buildContractor({
    user_access: { helper: true },
    account_access: { other: true },
  });
  const { id } = person;
  const email = 'exported@example.com';
  const other = buildContestant({ id: 'other' });
  const [own, published, unrelated] = [
    buildVideo(person),
    buildVideo(other, { created_by: id }),
    buildVideo(other),
  ];
  const [animal, reel] = [buildBull(person), buildReel(person, [own])];
  const notification = buildInviteNotification(person, other);
  await getAuth(fixture.app).createUser({ uid: id, email, emailVerified: true });
  await fixture.store(`users/${id}`, person);
  await fixture.store(`users/${id}/private/contact`, { email, phone: '555' });
  for (const video of [own, published, unrelated]) await fixture.store(`videos/${video.id}`, video);
  await fixture.store(`animals/${animal.id}`, animal);
  await fixture.store(`pedigrees/${animal.id}`, buildPedigree(animal, { sire: 'Whiskey Bend' }));
  await fixture.store(
    'pedigrees/young',
    buildPedigree({ id: 'young', contractor: 'other' }, { sire: animal }),
  );
  for (const each of [reel, buildReel(other, [own])]) await fixture.store(`reels/${each.id}`, each);
  await fixture.store(`ride_links/${own.id}`, buildRideLink(unrelated, own, id));
  await fixture.store(`ride_links/${published.id}`, buildRideLink(own, published, 'other'));
  await fixture.store(`notifications/${notification.id}`, notification);
  await fixture.store(`saved_videos/${id}`, { video_ids: [unrelated.id] });
  await fixture.store(`follows/${id}`, { user_ids: ['other'], animal_ids: ['bodacious'] });
  await fixture.store(`push/${id}`, buildPushChoice());
  await getDatabase(fixture.app)
    .ref(`hatsBy/${id}`)
    .set({ [unrelated.id]: true });
  await fixture.store(`blocks/${id}_pest`, { user_id: id, blocked_id: 'pest', created: new Date() });
  await fixture.store(`pending_access/${id}_3_new`, {
    id: `${id}_3_new`,
    from: id,
    to: 'new',
    alert_type: 3,
  });
  await fixture.store(`pending_access/new_4_${id}`, {
    id: `new_4_${id}`,
    from: 'new',
    to: id,
    alert_type: 4,
  });
  await fixture.store(`reported_videos/ride_${id}`, { user_id: id, video_id: 'ride' });
  await fixture.store(`handled_reports/run_${id}`, { user_id: id, video_id: 'run', outcome: 'dismissed' });
  await fixture.store(`uploads/${own.id}`, buildStoredTicket(own.id, id, id, new Date()));

  const file = join(folder, 'nested', 'export.json');
  expect(await fixture.run('export', email, file)).toHaveLength(2);
  await fixture.run('export', email, file, '--write');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const ids = (name: string) => (content[name] as { id: string }[]).map((item) => item.id).toSorted();
  expect(content).toMatchObject({
    exported_at: expect.stringMatching(/^\d{4}-/) as string,
    login: { id, email: 'exported@example.com', email_verified: true, disabled: false },
    profile: { id, name: person.name, registered_time: person.registered_time },
    contact: { email, phone: '555' },
    favorites: { videos: [unrelated.id], accounts: ['other'], animals: ['bodacious'] },
    access: { given_to: ['helper'], received_from: ['other'] },
    tipped_videos: [unrelated.id],
    blocked_accounts: ['pest'],
    told_devices: { devices: [{ service: 'fcm.googleapis.com' }], muted: ['hats'] },
  });
  expect(JSON.stringify(content)).not.toContain(buildPushDevice().auth);
  expect([ids('animals'), ids('reels'), ids('linked_films')]).toEqual([[animal.id], [reel.id], [own.id]]);
  expect(ids('pedigrees')).toEqual([animal.id]);
  expect(ids('videos')).toEqual([own.id, published.id].toSorted());
  expect(ids('invites')).toEqual([`${id}_3_new`, `new_4_${id}`].toSorted());
  expect(ids('notifications')).toEqual([notification.id]);
  expect(ids('reports')).toEqual([`ride_${id}`, `run_${id}`]);
  expect(ids('uploads')).toEqual([own.id]);
});

beforeEach(async () => {
  const { docs } = await getFirestore(fixture.app).collection('reported_videos').get();
  for (const report of docs) await report.ref.delete();
});

const owner = buildContestant({ id: 'owner' });
const rider = buildContestant({ id: 'rider' });

/** A video that `first` and `second` have reported. */
async function storeReportedVideo() {
  const video = buildVideo(owner, { title: 'Cheyenne', contestants: [rider] });
  await fixture.store(`videos/${video.id}`, video);
  const build = (user_id: string, day: number) => ({
    user_id,
    video_id: video.id,
    reported_date: new Date(Date.UTC(2026, 1, day)),
  });
  await fixture.store(`reported_videos/${video.id}_first`, { ...build('first', 2), reason: 'privacy' });
  await fixture.store(`reported_videos/${video.id}_second`, build('second', 1));
  return video;
}

const readHandled = (videoId: string, reporter: string) =>
  fixture.read(`handled_reports/${videoId}_${reporter}`);

test('reports are listed by video', async () => {
  const video = await storeReportedVideo();
  const gone = crypto.randomUUID();
  const report = { user_id: 'first', video_id: gone, reported_date: new Date(Date.UTC(2026, 1, 3)) };
  await fixture.store(`reported_videos/${gone}_first`, report);
  expect(await fixture.run('reports', 'list')).toEqual([
    `"Cheyenne" by ${video.user_name} (${video.id}): 2 since 2026-02-01 (no reason, privacy)`,
    `a video that is gone (${gone}): 1 since 2026-02-03 (no reason)`,
  ]);
  await fixture.run('reports', 'dismiss', gone, '--write');
  await fixture.run('reports', 'dismiss', video.id, '--write');
  expect(await fixture.run('reports', 'list')).toEqual(['No reports are waiting.']);
});

test('taking a video down deletes it with its files and notifications, tells its account and closes its reports', async () => {
  const video = await storeReportedVideo();
  const bucket = getStorage(fixture.app).bucket();
  for (const name of getVideoFileNames(video.id))
    await bucket.file(name).save('a file', { resumable: false });
  const listFiles = async () => (await bucket.getFiles({ prefix: `videos/${video.id}` }))[0].length;
  const tag = buildTagNotification(rider, owner, video);
  await fixture.store(`notifications/${tag.id}`, tag);

  expect(await fixture.run('reports', 'take-down', video.id)).toHaveLength(4);
  expect([await listFiles(), await fixture.read(`videos/${video.id}`)]).toEqual([5, expect.anything()]);
  expect(await fixture.read(`uploads/${video.id}`)).toBeUndefined();

  await fixture.run('reports', 'take-down', video.id, '--write');
  expect(await listFiles()).toBe(0);
  // The rules refuse late files from then on.
  expect(await fixture.read(`uploads/${video.id}`)).toMatchObject({ deleting: expect.anything() });
  for (const path of [
    `videos/${video.id}`,
    `notifications/${tag.id}`,
    `reported_videos/${video.id}_first`,
    `reported_videos/${video.id}_second`,
  ])
    expect(await fixture.read(path)).toBeUndefined();
  expect(await fixture.read(`notifications/${video.id}_10_owner`)).toMatchObject({
    notified_user_id: 'owner',
    message_string: 'We took down your video Cheyenne.',
  });
  expect(await readHandled(video.id, 'first')).toEqual({
    user_id: 'first',
    video_id: video.id,
    reported_date: expect.anything(),
    reason: 'privacy',
    outcome: 'taken-down',
    message: '',
    handled: expect.anything(),
    handled_by: 'npm run admin',
  });
  expect(await readHandled(video.id, 'second')).toMatchObject({ outcome: 'taken-down' });
});

test('dismissing closes the reports and leaves the video', async () => {
  const video = await storeReportedVideo();
  await fixture.run('reports', 'dismiss', `https://rodeo.example/video/${video.id}`, '--write');
  expect(await readHandled(video.id, 'first')).toMatchObject({ outcome: 'dismissed', message: '' });
  expect(await fixture.read(`videos/${video.id}`)).toBeDefined();
  expect(await fixture.read(`notifications/${video.id}_first_11`)).toBeUndefined();
});

test('an answer reaches everybody who reported', async () => {
  const video = await storeReportedVideo();
  await fixture.run('reports', 'answer', video.id, ' We checked the names. ', '--write');
  for (const reporter of ['first', 'second']) {
    expect(await readHandled(video.id, reporter)).toMatchObject({
      outcome: 'answered',
      message: 'We checked the names.',
    });
    expect(await fixture.read(`notifications/${video.id}_${reporter}_11`)).toMatchObject({
      notified_user_id: reporter,
      message_string: 'We checked the names.',
      actor_id: '',
      video_id: '',
    });
  }
});

test('the sweep deletes the files of uploads that can no longer be published', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [expired, open, published] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const tickets = [
    buildStoredTicket(expired, 'owner', 'owner', daysAgo(8)),
    buildStoredTicket(open, 'owner', 'owner', daysAgo(6)),
    { ...buildStoredTicket(published, 'owner', 'owner', daysAgo(8)), published: daysAgo(8) },
  ];
  const { app } = fixture;
  const bucket = getStorage(app).bucket();
  const getNames = (id: string) =>
    ['.mov', `/${id}.png`, '/poster.jpg', '/720.mp4', '/360.mp4'].map((ending) => `videos/${id}${ending}`);
  for (const ticket of tickets) {
    await getFirestore(app).doc(`uploads/${ticket.id}`).set(ticket);
    for (const name of getNames(ticket.id)) await bucket.file(name).save('a file', { resumable: false });
  }
  const listFiles = async () => (await bucket.getFiles())[0].map(({ name }) => name).toSorted();
  const before = await listFiles();
  const { changes, apply } = await planCleanup(app);
  expect(changes).toEqual([
    ...getNames(expired).map((name) => `delete ${name}: never published`),
    `delete the expired upload ticket ${expired}`,
  ]);
  expect(await listFiles()).toEqual(before);
  await apply();
  expect(await listFiles()).toEqual(before.filter((name) => !getNames(expired).includes(name)));
  expect((await planCleanup(app)).changes).toEqual([]);
});

test('[LINK-06] the newest links of films are listed, also of films that are gone', async () => {
  const poster = buildContractor({ id: 'link-owner' });
  const first = buildVideo(poster, { id: 'first-film', title: 'Reno' });
  const later = buildVideo(poster, { id: 'later-film', title: 'Elko' });
  for (const video of [first, later]) await fixture.store(`videos/${video.id}`, video);
  const links = [
    { ...buildRideLink(first, later, 'rider', 'accepted'), created: new Date('2026-08-02T10:00:00Z') },
    { ...buildRideLink(first, later, poster.id), id: 'gone', created: new Date('2026-08-03T10:00:00Z') },
    {
      ...buildRideLink(later, first, poster.id, 'refused'),
      ...{ refused: [later.id], created: new Date('2026-08-01T10:00:00Z') },
    },
    {
      ...buildRideLink(first, later, poster.id, 'refused'),
      ...{ id: 'taken-back', created: new Date('2026-07-31T10:00:00Z') },
    },
  ];
  for (const link of links) await fixture.store(`ride_links/${link.id}`, link);
  const [reno, elko] = ['Reno" by', 'Elko" by'].map(
    (start, index) => `"${start} ${first.user_name} (${index === 0 ? 'first' : 'later'}-film)`,
  );
  const lines = await fixture.run('links', 'list');
  expect(lines.filter((line) => line.includes('-film)'))).toEqual([
    `a video that is gone (gone) may be the ride of ${reno}: proposed by link-owner on 2026-08-03`,
    `${elko} is the ride of ${reno}: proposed by rider on 2026-08-02`,
    `${reno} was said not to be the ride of ${elko}: proposed by link-owner on 2026-08-01`,
    `a video that is gone (taken-back) was said to be the ride of ${reno}, which was taken back: proposed by link-owner on 2026-07-31`,
  ]);
});
