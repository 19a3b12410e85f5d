import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getEmailHash } from '#scripts/admin/plan-migration.ts';
import { termsVersion } from '#src/domain/agreement.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo, readVideoDetails } from '#src/domain/video.ts';
import type { VideoChanges } from '#src/domain/new-video.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildFan, toNewProfile } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import {
  createFirestoreFixture,
  getTestEmail,
  getTokenClaims,
  testProjectId,
  type Caller,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

const apps: FirebaseApp[] = [];
afterEach(async () => {
  vi.doUnmock('#src/data/firestore-lite/firestore-client.ts');
  vi.doUnmock('#src/data/auth/auth.ts');
  vi.resetModules();
  await Promise.all(apps.splice(0).map(deleteApp));
});

/** Lets the gateways that are imported next act as a caller who has just logged in. */
function actAs(caller: Caller) {
  const app = initializeApp({ projectId: testProjectId, apiKey: 'demo-key' }, `${caller} ${apps.length}`);
  apps.push(app);
  const firestore = getFirestore(app);
  const [host = '127.0.0.1', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const auth_time = Math.floor(Date.now() / 1000);
  connectFirestoreEmulator(firestore, host, Number(port), {
    mockUserToken: { sub: caller, ...getTokenClaims(caller), auth_time },
  });
  vi.resetModules();
  vi.doMock('#src/data/firestore-lite/firestore-client.ts', () => ({ firestore }));
  vi.doMock('#src/data/auth/auth.ts', () => ({ auth: { currentUser: { uid: caller } } }));
}

const fetchStored = async (path: string) => (await fixture.as('rider').get(path)).data();
const fetchHolder = async (email: string) =>
  (await fetchStored(`emails/${getEmailHash(email)}`))?.['user_id'] as unknown;

describe('the contact of an account', () => {
  const email = getTestEmail('otherRider');
  const contactPath = 'users/otherRider/private/contact';
  const fetchContact = async () => (await fixture.as('otherRider').get(contactPath)).data();
  const before = { email: 'before@example.com', phone: '+1 406\n555' };
  const fetchOwn = async () => {
    const { fetchOwnAccount } = await import('#src/data/firestore-lite/users.ts');
    return (await fetchOwnAccount('otherRider')) ?? parseUser('', {});
  };
  beforeEach(() => fixture.storeDocument('users/otherRider', fixture.people.otherRider));

  test('has the email once verified, which is registered, and the earlier one is unregistered', async () => {
    await fixture.storeDocument(contactPath, { email: before.email, phone: '555' });
    const earlierPath = `emails/${getEmailHash(before.email)}`;
    await fixture.storeDocument(earlierPath, { user_id: 'otherRider', updated: new Date() });
    await fixture.removeDocument(`emails/${getEmailHash(email)}`);
    actAs('otherRider');
    const { updateProfileEmail } = await import('#src/data/firestore-lite/users.ts');
    await updateProfileEmail(await fetchOwn(), email);
    expect(await fetchContact()).toEqual({ email, phone: '555' });
    expect([await fetchHolder(email), await fetchHolder(before.email)]).toEqual(['otherRider', undefined]);
  });

  test('lets lists show the account once it is verified', async () => {
    await fixture.storeDocument('users/otherRider', toNewProfile(fixture.people.otherRider));
    actAs('otherRider');
    const { fetchUsersByType, updateProfileEmail } = await import('#src/data/firestore-lite/users.ts');
    const fetchIds = async () => (await fetchUsersByType('contestant', 'June')).map(({ id }) => id);
    expect(await fetchIds()).toEqual([]);
    await updateProfileEmail(await fetchOwn(), email);
    expect(await fetchIds()).toEqual(['otherRider']);
  });

  test('is read from a profile from before, and leaves it with the next login', async () => {
    await fixture.storeDocument('users/otherRider', { ...fixture.people.otherRider, ...before });
    await fixture.removeDocument(contactPath);
    actAs('otherRider');
    const { fetchAccount, updateProfileEmail } = await import('#src/data/firestore-lite/users.ts');
    expect(await fetchAccount('otherRider')).toMatchObject(before);
    // The login's email may be the same, so the one on the profile does not count.
    const own = await fetchOwn();
    expect(own).toMatchObject({ email: '', phone: before.phone });
    await updateProfileEmail(own, email);
    expect(await fetchContact()).toEqual({ email, phone: '+1 406 555' });
    expect(await fetchStored('users/otherRider')).toEqual(fixture.people.otherRider);
  });

  test('has the phone of a save, also of a profile from before', async () => {
    await fixture.storeDocument('users/otherRider', { ...fixture.people.otherRider, ...before });
    await fixture.removeDocument(contactPath);
    actAs('otherRider');
    const { updateProfile } = await import('#src/data/firestore-lite/users.ts');
    await updateProfile('otherRider', { phone: '307', bio: 'Ropes' });
    expect(await fetchContact()).toEqual({ phone: '307' });
    expect(await fetchStored('users/otherRider')).toEqual({
      ...fixture.people.otherRider,
      ...{ email: before.email, bio: 'Ropes' },
    });
  });

  test('is read by those who act for the account only', async () => {
    await fixture.storeDocument('users/owner/private/contact', { email: 'owner@example.com', phone: '555' });
    for (const [caller, expected] of [
      ['owner', '555'],
      ['delegate', '555'],
      ['rider', ''],
    ] as const) {
      actAs(caller);
      const { fetchAccount } = await import('#src/data/firestore-lite/users.ts');
      expect((await fetchAccount('owner'))?.phone).toBe(expected);
    }
  });

  test('leaves an earlier email to the account that has it now', async () => {
    await fixture.storeDocument(`emails/${getEmailHash(before.email)}`, {
      user_id: 'fan',
      updated: new Date(),
    });
    actAs('otherRider');
    const { updateProfileEmail } = await import('#src/data/firestore-lite/users.ts');
    const own = await fetchOwn();
    for (const earlier of [before.email, email, ''])
      await updateProfileEmail({ ...own, email: earlier }, email);
    expect([await fetchHolder(email), await fetchHolder(before.email)]).toEqual(['otherRider', 'fan']);
  });

  test('and the agreement are stored at sign-up', async () => {
    actAs('withoutProfile');
    const { createUser } = await import('#src/data/firestore-lite/users.ts');
    const now = Math.floor(Date.now() / 1000);
    const profile = toNewProfile(buildFan({ id: 'withoutProfile', registered_time: now }));
    await createUser(profile, '555');
    const [contact, agreement] = await Promise.all(
      ['contact', 'agreement'].map(async (name) =>
        (await fixture.as('withoutProfile').get(`users/withoutProfile/private/${name}`)).data(),
      ),
    );
    expect(contact).toEqual({ phone: '555' });
    expect(agreement).toEqual({ version: termsVersion, of_age: true, agreed: expect.anything() as object });
  });

  test('is deleted with the profile, and the email is unregistered', async () => {
    await fixture.storeDocument(contactPath, { email, phone: '' });
    actAs('otherRider');
    const { deleteProfile } = await import('#src/data/firestore-lite/users.ts');
    await deleteProfile('otherRider');
    expect([await fetchStored('users/otherRider'), await fetchContact()]).toEqual([undefined, undefined]);
    expect(await fetchHolder(email)).toBeUndefined();
    await fixture.storeDocument('users/otherRider', fixture.people.otherRider);
  });
});

test('blocking, listing and unblocking accounts', async () => {
  actAs('rider');
  const { blockAccount, fetchBlockedIds, unblockAccount } =
    await import('#src/data/firestore-lite/blocks.ts');
  await blockAccount('rider', 'fan');
  await blockAccount('rider', 'owner');
  expect((await fetchBlockedIds('rider')).toSorted()).toEqual(['fan', 'owner']);
  await unblockAccount('rider', 'fan');
  expect(await fetchBlockedIds('rider')).toEqual(['owner']);
});

test('[DATA-05] a video or reel is reported once; denials say why', async () => {
  await fixture.storeDocument('videos/ride', buildVideo(fixture.people.rider, { id: 'ride' }));
  actAs('fan');
  const { sendReport } = await import('#src/data/firestore-lite/sent-reports.ts');
  const reporter = { accountId: 'fan', reporterId: 'fan' };
  const report = { ...reporter, item: { video: { id: 'ride', video_id: 'ride' } } };
  const reportOfMissing = { ...reporter, item: { video: { id: 'gone', video_id: 'gone' } } };
  const forgetPace = () => fixture.removeDocument('rate_limits/fan_report');
  await sendReport(report);
  await expect(sendReport(report)).rejects.toMatchObject({ kind: 'too-soon' });
  await forgetPace();
  await expect(sendReport(report)).rejects.toMatchObject({ kind: 'already-reported' });
  await expect(sendReport(reportOfMissing)).rejects.toMatchObject({ kind: 'not-found' });
  await fixture.storeDocument('rate_limits/fan_report', {
    ...{ user_id: 'fan', kind: 'report', subject: 'x', count: 50 },
    ...{ day: new Date(Date.now() - 3_600_000), last: new Date(Date.now() - 60_000) },
  });
  await expect(sendReport(reportOfMissing)).rejects.toMatchObject({ kind: 'report-limit' });

  await forgetPace();
  const oldVideo = buildVideo(fixture.people.rider, { id: 'old', video_id: 'AB12' });
  await fixture.storeDocument('videos/old', oldVideo);
  await sendReport({ ...reporter, item: { video: oldVideo } });
  const stored = await fixture.as('admin').get('reported_videos/old_fan');
  expect(stored.data()).toMatchObject({ video_id: 'AB12' });

  await forgetPace();
  const reel = buildReel(fixture.people.rider, [oldVideo]);
  await fixture.storeDocument(`reels/${reel.id}`, reel);
  await sendReport({ ...reporter, item: { reel } });
  await forgetPace();
  await expect(sendReport({ ...reporter, item: { reel } })).rejects.toMatchObject({
    kind: 'already-reported',
  });
  const reportOfGone = { ...reporter, item: { reel: { id: 'gone' } } };
  await expect(sendReport(reportOfGone)).rejects.toMatchObject({ kind: 'not-found' });
});

test('tagging somebody who blocks the account says that a tag is the reason', async () => {
  const { rider } = fixture.people;
  const stored = buildVideo(rider);
  await fixture.storeDocument(`videos/${stored.id}`, stored);
  await fixture.storeDocument('blocks/otherRider_rider', {
    ...{ user_id: 'otherRider', blocked_id: 'rider' },
    created: new Date(),
  });
  actAs('rider');
  const { updateVideo } = await import('#src/data/firestore-lite/videos.ts');
  const details = readVideoDetails(stored);
  const edit = (changes: Partial<VideoChanges>) =>
    updateVideo(parseVideo(stored.id, stored), { ...details, ...changes }, parseUser('rider', rider));
  const tag = { contestants_id: ['otherRider'], contestants_names: ['June Tate'] };
  await expect(edit(tag)).rejects.toMatchObject({ kind: 'tag-denied' });
  await expect(edit({ title: ' ' })).rejects.toMatchObject({ kind: 'not-allowed' });
  await fixture.removeDocument('blocks/otherRider_rider');
  await edit(tag);
});

test('[EDV-01] an edit names the rodeo of the new details', async () => {
  const { rider } = fixture.people;
  const stored = buildVideo(rider, { rodeo_id: '' });
  await fixture.storeDocument(`videos/${stored.id}`, stored);
  actAs('rider');
  const { updateVideo } = await import('#src/data/firestore-lite/videos.ts');
  const changes = { ...readVideoDetails(stored), title: 'Reno Rodeo' };
  await updateVideo(parseVideo(stored.id, stored), changes, parseUser('rider', rider));
  const edited = await fixture.as('rider').get(`videos/${stored.id}`);
  expect(edited.get('rodeo_id')).toBe('reno-rodeo_cheyenne-wy_2026');
});
