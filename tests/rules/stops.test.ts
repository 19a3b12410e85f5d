import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { serverTimestamp } from 'firebase/firestore';
import { afterEach, expect, test } from 'vitest';
import { buildFan, toNewProfile } from '#tests/support/factories/build-user.ts';
import { createAdminFixture } from './admin-fixture.ts';
import { createFirestoreFixture, expectAllowed, expectDenied } from './firestore-fixture.ts';
import { buildStoredTicket, commitPaced } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
const admin = useFixture(createAdminFixture);
const stop = (name: string) => fixture.storeDocument(`stops/${name}`, { since: new Date() });
const resume = (name: string) => fixture.removeDocument(`stops/${name}`);
afterEach(async () => {
  for (const name of ['uploads', 'signup']) await resume(name);
});

test('no ticket is opened while uploads are off, and nobody signs up while that is off', async () => {
  const upload = () => {
    const id = crypto.randomUUID();
    const ticket = { ...buildStoredTicket(id, 'owner', 'owner'), created: serverTimestamp() };
    return commitPaced(fixture, 'owner', 'upload', `uploads/${id}`, ticket);
  };
  const registered_time = Math.floor(Date.now() / 1000);
  const profile = toNewProfile(buildFan({ id: 'withoutProfile', registered_time }));
  const signUp = () => fixture.signUp('withoutProfile', 'withoutProfile', profile);
  await stop('uploads');
  await expectDenied(upload());
  await stop('signup');
  await resume('uploads');
  await expectAllowed(upload());
  await expectDenied(signUp());
  await resume('signup');
  await expectAllowed(signUp());
  await fixture.removeDocument('users/withoutProfile');
});

test('operators switch off and on, for the rules and the app, and show a notice', async () => {
  const { app, run, read } = admin;
  const readFlags = async () => (await getDatabase(app).ref('flags').get()).val() as unknown;
  await run('flags', 'off', 'uploads');
  expect([await readFlags(), await read('stops/uploads')]).toEqual([null, undefined]);
  expect(await run('flags', 'off', 'uploads', '--write')).toContain('switch uploads off');
  await run('flags', 'notice', ' Back at noon. ', '--write');
  expect(await read('stops/uploads')).toBeDefined();
  expect(await readFlags()).toEqual({ uploads: false, notice: 'Back at noon.' });
  expect(await run('flags', 'show')).toEqual(['uploads: off', 'signup: on', 'notice: Back at noon.']);
  // As after an interruption between the two.
  await getFirestore(app).doc('stops/uploads').delete();
  expect(await run('flags', 'off', 'uploads', '--write')).toContain('switch uploads off');
  expect(await read('stops/uploads')).toBeDefined();
  await run('flags', 'on', 'uploads', '--write');
  await run('flags', 'notice', '--write');
  expect(await read('stops/uploads')).toBeUndefined();
  expect(await readFlags()).toEqual({ uploads: true, notice: '' });
  await expect(run('flags', 'off', 'search')).rejects.toThrow('Only uploads and signup can be switched.');
});
