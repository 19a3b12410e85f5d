import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planCleanup } from '#scripts/admin/cleanup.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildInviteNotification } from '#tests/support/factories/build-notification.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createAdminFixture, type AdminFixture } from './admin-fixture.ts';
import { buildStoredTicket } from './publishing.ts';

let fixture: AdminFixture;
const folder = mkdtempSync(join(tmpdir(), 'rodeo-admin-'));
beforeAll(() => {
  fixture = createAdminFixture();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await fixture.dispose();
});

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
      `videos/${video.id}/${video.id}.png`,
    ],
  ];
  const orphans = [
    'animals/gone/profile.jpg',
    'users/gone/profile.jpg',
    'videos/gone.mov',
    'videos/gone/gone.png',
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

test('the export has all data of one person, and only theirs', async () => {
  const person = buildContractor({
    email: 'exported@example.com',
    user_access: { helper: true },
    account_access: { other: true },
  });
  const { id } = person;
  const other = buildContestant({ id: 'other' });
  const [own, published, unrelated] = [
    buildVideo(person),
    buildVideo(other, { created_by: id }),
    buildVideo(other),
  ];
  const animal = buildBull(person);
  const notification = buildInviteNotification(person, other);
  await getAuth(fixture.app).createUser({ uid: id, email: person.email, emailVerified: true });
  await fixture.store(`users/${id}`, person);
  for (const video of [own, published, unrelated]) await fixture.store(`videos/${video.id}`, video);
  await fixture.store(`animals/${animal.id}`, animal);
  await fixture.store(`notifications/${notification.id}`, notification);
  await fixture.store(`saved_videos/${id}`, { video_ids: [unrelated.id] });
  await fixture.store(`follows/${id}`, { user_ids: ['other'], animal_ids: ['bodacious'] });
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
  expect(await fixture.run('export', person.email, file)).toHaveLength(2);
  await fixture.run('export', person.email, file, '--write');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const ids = (name: string) => (content[name] as { id: string }[]).map((item) => item.id).toSorted();
  expect(content).toMatchObject({
    exported_at: expect.stringMatching(/^\d{4}-/) as string,
    login: { id, email: 'exported@example.com', email_verified: true, disabled: false },
    profile: { id, name: person.name, registered_time: person.registered_time },
    favorites: { videos: [unrelated.id], accounts: ['other'], animals: ['bodacious'] },
    access: { given_to: ['helper'], received_from: ['other'] },
    blocked_accounts: ['pest'],
  });
  expect(ids('animals')).toEqual([animal.id]);
  expect(ids('videos')).toEqual([own.id, published.id].toSorted());
  expect(ids('invites')).toEqual([`${id}_3_new`, `new_4_${id}`].toSorted());
  expect(ids('notifications')).toEqual([notification.id]);
  expect(ids('reports')).toEqual([`ride_${id}`, `run_${id}`]);
  expect(ids('uploads')).toEqual([own.id]);
});
