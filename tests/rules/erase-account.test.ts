import { gunzipSync } from 'node:zlib';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { beforeAll, describe, expect, test } from 'vitest';
import { planDueErasures } from '#scripts/admin/erase-account.ts';
import { getEmailHash } from '#scripts/admin/plan-migration.ts';
import { rebuildRecords } from '#services/records/rebuild-records.ts';
import { readEntries } from '#services/records/stored-record.ts';
import { buildPushChoice } from '#tests/support/factories/build-push-choice.ts';
import { buildPendingAccess } from '#src/domain/pending-access.ts';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import {
  buildInviteNotification,
  buildTagNotification,
} from '#tests/support/factories/build-notification.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildRideLink } from '#tests/support/factories/build-ride-link.ts';
import { buildContestant, buildContractor, withSharing } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { findMentions } from '#tests/support/find-mentions.ts';
import { createAdminFixture } from './admin-fixture.ts';
import { buildStoredTicket } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createAdminFixture);

const email = 'mia.rosefield@example.com';
const phone = '+1 307 555 0155';
const name = 'Mia Rosefield Stock';

/** A contractor with everything that can name an account, and another one that has to do with it. */
async function storePerson() {
  const shared = withSharing('shared', buildContractor({ name }), buildContestant());
  const { grantor: person, delegate: other } = shared;
  other.current_accessed_account = person.id;
  const friend = buildContestant({
    account_access: { [person.id]: false } as unknown as Record<string, true>,
    sent_requests: { [person.id]: true },
  });
  const animal = buildBull(person);
  const own = buildVideo(person, { animal, created_by: other.id });
  const rider = { ...person, account_type: 2, first_name: 'Mia', last_name: 'Rosefield', name: '' };
  const tagged = buildVideo(friend, { animal, contestants: [rider, other] });
  const published = buildVideo(other, { created_by: person.id });
  const unrelated = buildVideo(friend);
  // The only ride of its season.
  const lone = { contestants: [other], event_date: Date.UTC(2019, 6, 25) / 1000 };
  const stocked = buildVideo(friend, { animal, ...lone });
  const { store } = fixture;
  for (const user of [person, other, friend]) await store(`users/${user.id}`, user);
  await store(`users/${person.id}/private/contact`, { email, phone });
  await store(`users/${person.id}/private/agreement`, {
    version: '2026-11-26',
    of_age: true,
    agreed: new Date(),
  });
  await store(`emails/${getEmailHash(email)}`, { user_id: person.id, updated: new Date() });
  for (const video of [own, tagged, stocked, published, unrelated]) await store(`videos/${video.id}`, video);
  await store(`animals/${animal.id}`, animal);
  const young = buildHorse(friend);
  await store(`pedigrees/${animal.id}`, buildPedigree(animal, { sire: young }));
  // The sire is deleted, and the dam is of somebody else.
  await store(
    `pedigrees/${young.id}`,
    buildPedigree(young, { sire: buildBull(person, { name: 'Mia Rosefield Bull' }), dam: young }),
  );
  const reel = buildReel(person, [own, unrelated]);
  const othersReel = buildReel(friend, [own, unrelated], { created_by: person.id });
  for (const each of [reel, othersReel]) await store(`reels/${each.id}`, each);
  const closed = { published: new Date() };
  for (const [first, later] of [
    [own, unrelated],
    [unrelated, own],
  ] as const)
    await store(`ride_links/${later.id}`, buildRideLink(first, later, friend.id));
  await store(`link_proposals/${person.id}`, { video_ids: [own.id] });
  const upload = buildStoredTicket(crypto.randomUUID(), other.id, person.id);
  const tickets = [
    { ...buildStoredTicket(own.id, person.id, other.id), ...closed },
    {
      ...buildStoredTicket(published.id, other.id, person.id),
      ...{ ...closed, deleter: person.id, deleting: new Date() },
    },
    { ...buildStoredTicket(tagged.id, friend.id), ...closed },
    upload,
  ];
  for (const ticket of tickets) await store(`uploads/${ticket.id}`, ticket);
  for (const notification of [
    buildInviteNotification(person, other),
    buildInviteNotification(other, person),
    buildTagNotification(other, person, own),
  ])
    await store(`notifications/${notification.id}`, notification);
  await store(`pending_access/${friend.id}_4_${person.id}`, {
    ...buildPendingAccess('sent_requests', friend.id, person.id),
    created: new Date(),
  });
  const created = new Date();
  await store(`blocks/${person.id}_pest`, { user_id: person.id, blocked_id: 'pest', created });
  await store(`blocks/${friend.id}_${person.id}`, { user_id: friend.id, blocked_id: person.id, created });
  await store(`saved_videos/${person.id}`, { video_ids: [unrelated.id] });
  await store(`follows/${person.id}`, { user_ids: [other.id] });
  await store(`push/${person.id}`, buildPushChoice());
  await store(`push_state/${person.id}`, { day: '2026-11-29', count: 1 });
  await store('push_queue/own', { user_id: person.id });
  await store('push_queue/other', { user_id: friend.id, actor_id: person.id });
  await store(`follows/${friend.id}`, { user_ids: [person.id, other.id], animal_ids: [] });
  await store(`rate_limits/${person.id}_upload`, { user_id: person.id, kind: 'upload', subject: own.id });
  await store(`rate_limits/${friend.id}_invite`, {
    ...{ user_id: friend.id, kind: 'invite', subject: `${friend.id}_4_${person.id}` },
  });
  await store(`reported_videos/${unrelated.id}_${person.id}`, { user_id: person.id, video_id: unrelated.id });
  // For the account of somebody else, and by somebody else.
  await store(`reported_videos/${tagged.id}_${person.id}`, { user_id: other.id, video_id: tagged.id });
  await store(`reported_videos/${unrelated.id}_${other.id}`, { user_id: other.id, video_id: unrelated.id });
  await store(`reported_videos/${reel.id}_${other.id}`, { user_id: other.id, reel_id: reel.id });
  await store(`reported_videos/${othersReel.id}_${friend.id}`, {
    user_id: friend.id,
    reel_id: othersReel.id,
  });
  await store(`handled_reports/run_${person.id}`, {
    user_id: person.id,
    video_id: 'run',
    outcome: 'dismissed',
  });
  await store(`handled_reports/run_${other.id}`, { user_id: other.id, handled_by: person.id });
  await store('admin_log/choice', { operator: person.id, changes: [] });
  const bucket = getStorage(fixture.app).bucket();
  const save = (path: string, metadata?: Record<string, string>) =>
    bucket.file(path).save('a file', { resumable: false, ...(metadata && { metadata: { metadata } }) });
  const videoFiles = (id: string) =>
    ['.mov', `/${id}.png`, '/poster.jpg', '/720.mp4', '/360.mp4'].map((ending) => `videos/${id}${ending}`);
  for (const path of videoFiles(own.id)) await save(path, { owner: person.id, uploader: other.id });
  for (const path of videoFiles(published.id)) await save(path, { owner: other.id, uploader: person.id });
  for (const path of videoFiles(upload.id)) await save(path, { owner: other.id, uploader: person.id });
  for (const path of videoFiles(unrelated.id)) await save(path, { owner: friend.id, uploader: friend.id });
  for (const path of ['profile.jpg', 'profile-small.jpg']) await save(`users/${person.id}/${path}`);
  await save(`animals/${animal.id}/profile.jpg`);
  const database = getDatabase(fixture.app).ref();
  await database.child('videoViews').update({ [own.id]: 7, [unrelated.id]: 5 });
  await database.child('hats').update({ [own.id]: 1, [unrelated.id]: 3 });
  await database.child(`hatsBy/${person.id}`).update({ [unrelated.id]: true, gone: true });
  await database.child(`hatsBy/${other.id}`).update({ [own.id]: true, [unrelated.id]: true });
  await database.child(`signOuts/${person.id}`).set(1);
  await rebuildRecords(getFirestore(fixture.app));
  // As of a record that one document does not hold.
  await store(`records/rider_${person.id}/parts/0`, { entries: Buffer.of() });
  return {
    person,
    other,
    friend,
    young,
    reel,
    othersReel,
    own,
    tagged,
    published,
    unrelated,
    upload,
    videoFiles,
  };
}

let stored: Awaited<ReturnType<typeof storePerson>>;
beforeAll(async () => {
  stored = await storePerson();
  const login = { uid: stored.person.id, email, phoneNumber: '+13075550155', displayName: name };
  await getAuth(fixture.app).createUser({ ...login, emailVerified: true });
});

const findAll = (...texts: string[]) => findMentions(fixture.app, getDatabase(fixture.app), texts);
/** The records and boards, which are compressed, with a text. */
async function findRecords(text: string): Promise<string[]> {
  const { docs } = await getFirestore(fixture.app).collection('records').get();
  const { docs: boards } = await getFirestore(fixture.app).collection('boards').get();
  const read = (board: (typeof boards)[number]) => {
    const bytes = board.get('board') as Buffer | undefined;
    return bytes ? gunzipSync(bytes).toString() : '';
  };
  return [
    ...docs.filter((record) => JSON.stringify([record.id, readEntries(record)]).includes(text)),
    ...boards.filter((board) => read(board).includes(text)),
  ].map(({ id }) => id);
}

const listFiles = async (prefix: string) =>
  (await getStorage(fixture.app).bucket().getFiles({ prefix }))[0].map((file) => file.name).toSorted();

describe('erasing an account', () => {
  test('lists all in a dry run and changes nothing', async () => {
    const { person, own, published, unrelated } = stored;
    const before = await findAll(person.id);
    expect(before.length).toBeGreaterThan(35);
    const lines = await fixture.run('erase', email);
    for (const line of [
      `delete users/${person.id}`,
      `delete users/${person.id}/private/contact`,
      `delete records/rider_${person.id}/parts/0`,
      `delete ride_links/${unrelated.id}`,
      `delete link_proposals/${person.id}`,
      ...['push', 'push_state'].map((each) => `delete ${each}/${person.id}`),
      ...['own', 'other'].map((each) => `delete push_queue/${each}`),
      `delete videoViews/${own.id}`,
      `delete signOuts/${person.id}`,
      `delete reels/${stored.reel.id}`,
      `delete pedigrees/${own.animal_id}`,
      `take it out of pedigrees/${stored.young.id}`,
      `delete reported_videos/${stored.reel.id}_${stored.other.id}`,
      `delete hats/${own.id}`,
      `take it out of hats/${unrelated.id}`,
      `delete files: videos/${own.id}/poster.jpg`,
      `delete files: videos/${own.id}/720.mp4`,
      `delete files: videos/${own.id}/360.mp4`,
      `take it out of files: videos/${published.id}.mov`,
      `take it out of follows/${stored.friend.id}`,
      `Would erase the account ${person.id}`,
      'Would delete the login',
    ])
      expect(lines).toContain(line);
    expect(await findAll(person.id)).toEqual(before);
  });

  test('[PED-07, LEAD-04] leaves no id, email, phone or name, but the id in the log of operators', async () => {
    const { person, own, unrelated, upload } = stored;
    await fixture.run('verify', person.id, '--write');
    expect(await findRecords(person.id)).toContainEqual(expect.stringMatching(/_riders_all$/));
    await fixture.run('erase', email, '--write');
    for (const text of [person.id, 'Rosefield']) expect(await findRecords(text)).toEqual([]);
    expect(await findRecords(unrelated.id)).not.toEqual([]);
    const log = await findAll(person.id);
    expect(new Set(log.map((path) => path.split('/')[0]))).toEqual(new Set(['admin_log']));
    expect(await findAll(email, getEmailHash(email), phone, '3075550155', 'Rosefield')).toEqual([]);
    // No id of a video, an animal or a reel is used twice.
    expect(await fixture.read(`deleted_reels/${stored.reel.id}`)).toMatchObject({ id: stored.reel.id });
    expect(await fixture.read(`deleted_animals/${own.animal_id}`)).toMatchObject({ id: own.animal_id });
    expect(await fixture.read(`reels/${stored.othersReel.id}`)).toMatchObject({
      created_by: stored.friend.id,
    });
    expect(await fixture.read(`uploads/${own.id}`)).toMatchObject({ owner: '', uploader: stored.other.id });
    expect(await fixture.read(`uploads/${upload.id}`)).toBeUndefined();
    expect(await listFiles(`videos/${own.id}`)).toEqual([]);
    const views = await getDatabase(fixture.app).ref('videoViews').once('value');
    expect(views.val()).toEqual({ [unrelated.id]: 5 });
    const hats = await getDatabase(fixture.app).ref('hats').once('value');
    expect(hats.val()).toEqual({ [unrelated.id]: 2 });
  });

  test('leaves what belongs to others as it is', async () => {
    const { other, friend, tagged, published, unrelated, videoFiles } = stored;
    expect(await fixture.read(`users/${other.id}`)).toMatchObject({
      account_access: {},
      current_accessed_account: other.id,
    });
    expect(await fixture.read(`users/${friend.id}`)).toMatchObject({ account_access: {}, sent_requests: {} });
    expect(await fixture.read(`videos/${tagged.id}`)).toEqual({
      ...tagged,
      created: expect.anything(),
      contestants_id: [other.id],
      contestants_names: ['Dallas Pruitt'],
      ...{ animal_id: '', animal_name: '', animal_brand: '' },
      ...{ tagged_animal_contractor_id: '', contractor_name: '' },
    });
    expect(await fixture.read(`videos/${published.id}`)).toMatchObject({
      user_id: other.id,
      created_by: other.id,
    });
    expect(await fixture.read(`pedigrees/${stored.young.id}`)).toMatchObject({
      ...{ user_id: friend.id, sire_id: '', sire_name: '', sire_owner_id: '' },
      ...{ dam_id: stored.young.id, dam_name: 'Cedar Post' },
    });
    expect(await fixture.read(`uploads/${published.id}`)).toMatchObject({
      ...{ owner: other.id, uploader: other.id, deleter: null },
      // What was taken down does not come back.
      deleting: expect.anything(),
    });
    expect(await fixture.read(`uploads/${tagged.id}`)).toMatchObject({ owner: friend.id });
    // Its order still has a ride that is gone, which names nobody.
    expect(await fixture.read(`reels/${stored.othersReel.id}`)).toMatchObject({
      videos: [stored.own.id, unrelated.id],
    });
    expect(await fixture.read(`follows/${friend.id}`)).toMatchObject({ user_ids: [other.id] });
    expect(await fixture.read(`reported_videos/${unrelated.id}_${other.id}`)).toMatchObject({
      user_id: other.id,
    });
    expect(await fixture.read(`reported_videos/${stored.othersReel.id}_${friend.id}`)).toBeDefined();
    for (const { id } of [published, unrelated])
      expect(await listFiles(`videos/${id}`)).toEqual(videoFiles(id).toSorted());
    const [metadata] = await getStorage(fixture.app)
      .bucket()
      .file(`videos/${published.id}.mov`)
      .getMetadata();
    expect(metadata.metadata).toMatchObject({ owner: other.id, uploader: other.id });
  });

  test('can be repeated, also by the id of an account that is gone', async () => {
    expect(await fixture.run('erase', stored.person.id, '--write')).toEqual(['There is nothing to change.']);
    await fixture.store(`rate_limits/${stored.person.id}_report`, { user_id: stored.person.id });
    await fixture.run('erase', stored.person.id, '--write');
    expect(await fixture.read(`rate_limits/${stored.person.id}_report`)).toBeUndefined();
    await expect(fixture.run('erase', 'a/b')).rejects.toThrow('neither an email nor an id');
    await expect(fixture.run('erase', email)).rejects.toThrow('No account has the email');
  });
});

describe('the cleanup', () => {
  const day = 24 * 60 * 60 * 1000;
  const create = async (isVerified: boolean) => {
    const user = buildContestant();
    await getAuth(fixture.app).createUser({
      ...{ uid: user.id, email: `${user.id}@example.com`, emailVerified: isVerified },
    });
    await fixture.store(`users/${user.id}`, user);
    await fixture.store(`users/${user.id}/private/contact`, { phone });
    return user;
  };

  test('erases sign-ups that were not verified for 30 days and own nothing', async () => {
    const [unverified, verified, publisher] = [await create(false), await create(true), await create(false)];
    await fixture.store(`videos/${crypto.randomUUID()}`, buildVideo(publisher));
    expect((await planDueErasures(fixture.app, Date.now() + 29 * day)).changes).toEqual([]);
    const plan = await planDueErasures(fixture.app, Date.now() + 31 * day);
    expect(plan.changes).toEqual([
      `erase the account ${unverified.id}`,
      'delete 2 of users',
      'delete the login',
    ]);
    await plan.apply();
    expect(await findAll(unverified.id)).toEqual([]);
    for (const { id } of [verified, publisher]) expect(await fixture.read(`users/${id}`)).toBeDefined();
  });

  test('an unverified sign-up stays for 30 days after its last login', async () => {
    const now = Date.now();
    const { id } = buildContestant();
    const toTime = (days: number) => new Date(now - days * day).toUTCString();
    const metadata = { creationTime: toTime(90), lastSignInTime: toTime(10) };
    await getAuth(fixture.app).importUsers([
      { uid: id, email: `${id}@example.com`, emailVerified: false, metadata },
    ]);
    expect((await planDueErasures(fixture.app, now + 19 * day)).changes).toEqual([]);
    const later = await planDueErasures(fixture.app, now + 21 * day);
    expect(later.changes).toContain(`erase the account ${id}`);
    await later.apply();
  });

  test('finishes what members began, but not of who has come back', async () => {
    const back = await create(true);
    const gone = crypto.randomUUID();
    for (const id of [gone, back.id]) await fixture.store(`erasures/${id}`, { requested: new Date() });
    await fixture.store(`handled_reports/run_${gone}`, { user_id: gone, video_id: 'run' });
    const lines = await fixture.run('cleanup', '--write');
    expect(lines).toContain(`erase the account ${gone}`);
    expect(
      await findAll(gone).then((paths) => paths.filter((path) => !path.startsWith('admin_log'))),
    ).toEqual([]);
    expect(await fixture.read(`users/${back.id}`)).toBeDefined();
    expect(await fixture.read(`erasures/${back.id}`)).toBeUndefined();
  });
});

test('closing hides the photo for everybody, and reopening does not bring it back', async () => {
  const user = buildContestant({ photo_url: 'https://photos.example/profile.jpg' });
  await fixture.store(`users/${user.id}`, user);
  await getStorage(fixture.app)
    .bucket()
    .file(`users/${user.id}/profile.jpg`)
    .save('a photo', { resumable: false });
  await fixture.run('close', user.id, '--write');
  expect(await listFiles(`users/${user.id}`)).toEqual([]);
  expect(await fixture.read(`users/${user.id}`)).toMatchObject({ deleted: true, photo_url: '' });
  await fixture.run('reopen', user.id, '--write');
  expect(await fixture.read(`users/${user.id}`)).toMatchObject({ deleted: false, photo_url: '' });
});
