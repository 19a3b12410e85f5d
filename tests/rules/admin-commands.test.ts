import { join } from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, test, afterAll, beforeAll } from 'vitest';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { InputError } from '#scripts/command-line.ts';
import { planCleanup } from '#scripts/admin/cleanup.ts';
import { getEmailHash } from '#scripts/admin/plan-migration.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  toNewProfile,
  withSharing,
} from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { migrate } from '#scripts/admin/migrate.ts';
import { createAdminFixture } from './admin-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createAdminFixture);

const dryRunNote = 'Nothing was changed. Add --write to apply it.';

async function createAccount() {
  const user = buildContestant();
  const email = `${user.id}@example.com`;
  await getAuth(fixture.app).createUser({ uid: user.id, email, emailVerified: true });
  await fixture.store(`users/${user.id}`, user);
  const emailPath = `emails/${getEmailHash(email)}`;
  await fixture.store(emailPath, { user_id: user.id, updated: new Date() });
  return { ...user, email, path: `users/${user.id}`, emailPath, label: `Dallas Pruitt (${user.id})` };
}

async function readLog(word: string) {
  const { docs } = await getFirestore(fixture.app).collection('admin_log').get();
  return docs.map((entry) => entry.data()).filter(({ changes }) => JSON.stringify(changes).includes(word));
}

describe('every command', () => {
  test('changes nothing in a dry run, and is logged otherwise, without names and emails', async () => {
    const { path, email, id, label } = await createAccount();
    expect(await fixture.run('verify', email)).toEqual([
      `Would give the verified badge to ${label}`,
      dryRunNote,
    ]);
    expect(await fixture.read(path)).toMatchObject({ isVerified: false });
    expect(await readLog(id)).toEqual([]);

    expect(await fixture.run('verify', email, '--write')).toEqual([
      `give the verified badge to ${label}`,
      'Done.',
    ]);
    expect(await fixture.read(path)).toMatchObject({ isVerified: true });
    expect(await readLog(id)).toEqual([
      {
        time: expect.anything(),
        finished: expect.anything(),
        operator: 'sam',
        command: 'verify',
        arguments: ['(email)'],
        changes: [`give the verified badge to (${id})`],
        error: '',
      },
    ]);
    expect(await fixture.run('verify', id, '--write')).toEqual(['There is nothing to change.']);
    await fixture.run('unverify', id, '--write');
    expect(await fixture.read(path)).toMatchObject({ isVerified: false });
  });

  test('that fails is logged as unfinished', async () => {
    const { id, path } = await createAccount();
    const running = fixture.run('export', id, join(import.meta.filename, `${id}.json`), '--write');
    await expect(running).rejects.toThrow('EEXIST');
    expect(await readLog(id)).toMatchObject([
      { finished: null, error: expect.stringContaining('EEXIST') as string },
    ]);
    expect(await fixture.read(path)).toBeDefined();
  });

  test.each([
    [['verify', 'nobody'], 'No account has the id "nobody".'],
    [['close', 'nobody@example.com'], 'No account has the email "nobody@example.com".'],
    [['close', 'sam@'], 'No account has the email "sam@".'],
    [['ride-of-the-week', 'choose', 'no-video'], 'There is no video "no-video".'],
    [['reports', 'dismiss', 'no-video'], 'No report of "no-video" is waiting.'],
    [['reports', 'dismiss', 'https://example.com'], 'is neither a link to a video nor its id'],
    [['reports', 'answer', 'any', 'x'.repeat(301)], 'at most 300 characters'],
    [['reports', 'answer', 'any', 'two\nlines'], 'one line'],
    [['release', 'announce', 'x/y'], 'A release id has up to 64'],
  ])('%j is refused', async (argv, message) => {
    const error: unknown = await fixture.run(...argv, '--write').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ message: expect.stringContaining(message) as string });
  });
});

test('rides of the week are shown, chosen and removed', async () => {
  const video = buildVideo(buildContestant(), { title: 'Cheyenne' });
  const old = buildVideo(buildContestant(), { id: `old-${video.id}`, video_id: `AB-${video.id}` });
  for (const each of [video, old]) await fixture.store(`videos/${each.id}`, each);
  const label = `"Cheyenne" by ${video.user_name} (${video.id})`;
  const link = `https://rodeo.example/video/${video.id}`;
  expect(await fixture.run('ride-of-the-week', 'choose', link)).toEqual([
    `Would add to Top Rides: ${label}`,
    dryRunNote,
  ]);
  await fixture.run('ride-of-the-week', 'choose', link, '--write');
  await fixture.run('ride-of-the-week', 'choose', old.video_id, '--write');
  expect(await fixture.read(`videos/${old.id}`)).toMatchObject({ ride_of_the_week: true });
  expect(await fixture.run('ride-of-the-week', 'show')).toContain(label);
  expect(await fixture.run('ride-of-the-week', 'choose', link, '--write')).toEqual([
    'There is nothing to change.',
  ]);
  await fixture.run('ride-of-the-week', 'remove', video.id, '--write');
  expect(await fixture.run('ride-of-the-week', 'show')).not.toContain(label);
});

describe('closing an account', () => {
  test('hides it and ends its logins, sessions and rights; reopening takes that back', async () => {
    const { id, path, email, emailPath } = await createAccount();
    const auth = getAuth(fixture.app);
    await auth.setCustomUserClaims(id, { admin: true, tester: true });
    expect(await fixture.run('close', id)).toHaveLength(5);
    expect((await auth.getUser(id)).disabled).toBe(false);

    await fixture.run('close', email, '--write');
    const login = await auth.getUser(id);
    expect(login).toMatchObject({ disabled: true, customClaims: { tester: true } });
    expect(login.tokensValidAfterTime).toBeDefined();
    expect(await fixture.read(path)).toMatchObject({ deleted: true });
    expect(await fixture.read(emailPath)).toBeUndefined();
    expect(await fixture.run('close', id, '--write')).toEqual(['There is nothing to change.']);

    await fixture.run('reopen', id, '--write');
    expect((await auth.getUser(id)).disabled).toBe(false);
    expect(await fixture.read(path)).toMatchObject({ deleted: false });
    expect(await fixture.read(emailPath)).toMatchObject({ user_id: id });
  });

  test('without a profile disables the login', async () => {
    const id = crypto.randomUUID();
    await getAuth(fixture.app).createUser({ uid: id });
    await fixture.run('close', id, '--write');
    expect((await getAuth(fixture.app).getUser(id)).disabled).toBe(true);
    expect(await fixture.read(`users/${id}`)).toBeUndefined();
    await expect(fixture.run('verify', id)).rejects.toThrow('has no profile');
  });

  test('leaves the email to another account that verified it since', async () => {
    const { id, emailPath } = await createAccount();
    await fixture.store(emailPath, { user_id: 'other', updated: new Date() });
    await fixture.run('close', id, '--write');
    await fixture.run('reopen', id, '--write');
    expect(await fixture.read(emailPath)).toMatchObject({ user_id: 'other' });
  });
});

test('administrators are listed, added with a verified email and an open profile only, and removed', async () => {
  const { id, email } = await createAccount();
  const auth = getAuth(fixture.app);
  await auth.updateUser(id, { emailVerified: false });
  await expect(fixture.run('administrators', 'add', id)).rejects.toThrow('not verified');
  await auth.updateUser(id, { emailVerified: true });
  await fixture.run('close', id, '--write');
  await expect(fixture.run('administrators', 'add', id)).rejects.toThrow('no open profile');
  await fixture.run('reopen', id, '--write');
  await fixture.run('administrators', 'add', email, '--write');
  expect((await auth.getUser(id)).customClaims).toEqual({ admin: true });
  expect(await fixture.run('administrators', 'list')).toContain(`${id} ${email}`);
  // As another administrator can in the app, without this command.
  await getFirestore(fixture.app).collection('users').doc(id).update({ deleted: true });
  expect(await fixture.run('administrators', 'list')).toContain(
    `${id} ${email} (no rights: the account has no open profile)`,
  );
  await fixture.run('administrators', 'remove', id, '--write');
  expect((await fixture.run('administrators', 'list')).join('\n')).not.toContain(id);
});

test('a release is announced', async () => {
  const readRelease = async () =>
    (await getDatabase(fixture.app).ref('release').once('value')).val() as unknown;
  await fixture.run('release', 'announce', '2.1.0');
  expect(await readRelease()).not.toBe('2.1.0');
  await fixture.run('release', 'announce', '2.1.0', '--write');
  expect(await readRelease()).toBe('2.1.0');
  expect(await fixture.run('release', 'show')).toEqual(['Announced release: 2.1.0']);
  await fixture.run('release', 'announce', '--write');
  expect(Date.parse(String(await readRelease()))).toBeGreaterThan(Date.now() - 60_000);
});

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
    sent_invites: { [riderId]: true },
  });
  const rider = buildContestant({ id: riderId, received_invites: { [ownerId]: true } });
  const [video, oldVideo] = [
    buildVideo(owner),
    buildVideo(owner, { id: `old-${suffix}`, video_id: suffix, rodeo_id: '' }),
  ];
  await getAuth(app).createUser({ uid: ownerId, email, emailVerified: true });
  const before = { email: 'other@example.com', phone: '555' };
  for (const user of [owner, rider])
    await firestore.doc(`users/${user.id}`).set({ ...toNewProfile(user), ...before });

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
  const readContact = async (id: string) => (await firestore.doc(`users/${id}/private/contact`).get()).data();
  expect(await readContact(ownerId)).toEqual({ email, phone: '555' });
  expect(await readContact(riderId)).toEqual({ email: '', phone: '555' });
  expect((await firestore.doc(`users/${ownerId}`).get()).data()).toEqual(owner);
  const counters = (await getDatabase(app).ref('videoViews').once('value')).exportVal() as object;
  expect(counters).toMatchObject({ [video.id]: 7, [suffix]: 0 });

  const migrated = await firestore.doc(`videos/${oldVideo.id}`).get();
  expect(migrated.get('rodeo_id')).toBe('cheyenne-frontier-days_cheyenne-wy_2026');

  expect(await migrate(app, false)).toEqual({ changes: [], problems: [] });
});

test('the cleanup ends invites and requests that nobody can accept any more', async () => {
  const { grantor, delegate } = withSharing(
    'invited',
    buildFan({ id: 'inviting' }),
    buildFan({ id: 'invited' }),
  );
  const asking = buildFan({ id: 'asking', sent_requests: { gone: true, inviting: true } });
  for (const user of [grantor, delegate, asking]) await fixture.store(`users/${user.id}`, user);
  const storePending = (id: string, days: number) => {
    const [from = '', type, to = ''] = id.split('_');
    const created = new Date(Date.now() - days * 86_400_000);
    return fixture.store(`pending_access/${id}`, { id, from, to, alert_type: Number(type), created });
  };
  await storePending('inviting_3_invited', 31);
  await storePending('asking_4_gone', 31);
  await storePending('asking_4_inviting', 29);

  await (await planCleanup(fixture.app, Date.now(), 1)).apply();
  expect(await fixture.read('users/inviting')).toMatchObject({ sent_invites: {} });
  expect(await fixture.read('users/invited')).toMatchObject({ received_invites: {} });
  expect(await fixture.read('users/asking')).toMatchObject({ sent_requests: { inviting: true } });
  expect(await fixture.read('users/gone')).toBeUndefined();
  const paths = ['inviting_3_invited', 'asking_4_gone', 'asking_4_inviting'];
  const stored = await Promise.all(paths.map((id) => fixture.read(`pending_access/${id}`)));
  expect(stored.map((data) => data !== undefined)).toEqual([false, false, true]);
});
