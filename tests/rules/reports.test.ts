import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { buildVideo } from '#tests/support/factories/video.ts';
import {
  expectAccess,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type FirestoreFixture,
  type Caller,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
  await fixture.storeDocument('videos/ride', buildVideo(fixture.people.rider, { id: 'ride' }));
});
afterAll(() => fixture.dispose());

const createReport = (caller: Caller, data: object) =>
  setDoc(doc(collection(fixture.firestoreAs(caller), 'reported_videos')), data);
const buildReport = (user_id: string, changes: object = {}) => ({
  reported_date: serverTimestamp(),
  user_id,
  video_id: 'ride',
  ...changes,
});

describe('[DATA-05] reporting videos', () => {
  test.each([
    ['fan', 'fan', 'allow'],
    ['delegate', 'owner', 'allow'],
    ['fan', 'owner', 'deny'],
    ['formerDelegate', 'owner', 'deny'],
    ['deletedDelegate', 'deletedDelegate', 'deny'],
    ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
    ['anonymous', 'fan', 'deny'],
  ] as const)('%s as %s: %s', async (caller, account, verdict) => {
    await expectAccess(verdict, createReport(caller, buildReport(account)));
  });

  test.each(['reported_date', 'user_id', 'video_id'])('denies a report without %s', async (field) => {
    await expectDenied(createReport('fan', omitField(buildReport('fan'), field)));
  });

  test.each([
    ['an additional field', { reason: 'x' }],
    ['a client time', { reported_date: new Date() }],
    ['a missing video', { video_id: 'nowhere' }],
  ])('denies a report with %s', async (_case, changes) => {
    await expectDenied(createReport('fan', buildReport('fan', changes)));
  });
});

describe('reviewing reports', () => {
  beforeEach(() =>
    fixture.storeDocument('reported_videos/one', {
      reported_date: new Date(),
      user_id: 'fan',
      video_id: 'ride',
    }),
  );

  test.each([
    ['admin', 'allow'],
    ['unverifiedAdmin', 'deny'],
    ['fan', 'deny'],
    ['rider', 'deny'],
    ['anonymous', 'deny'],
  ] as const)('%s: %s', async (caller, verdict) => {
    const reportRef = doc(fixture.firestoreAs(caller), 'reported_videos', 'one');
    await expectAccess(verdict, getDoc(reportRef));
    await expectAccess(verdict, getDocs(collection(fixture.firestoreAs(caller), 'reported_videos')));
    await expectAccess(verdict, deleteDoc(reportRef));
  });

  test('denies updates', async () => {
    await expectDenied(
      updateDoc(doc(fixture.firestoreAs('admin'), 'reported_videos', 'one'), { video_id: 'x' }),
    );
    await expectDenied(
      updateDoc(doc(fixture.firestoreAs('fan'), 'reported_videos', 'one'), { video_id: 'x' }),
    );
  });
});

describe('paths without a rule', () => {
  test.each(['anonymous', 'fan', 'admin'] as const)('are denied to %s', async (caller) => {
    for (const path of ['secrets/one', 'users/owner/private/one', 'videos/ride/comments/one']) {
      await expectDenied(getDoc(doc(fixture.firestoreAs(caller), path)));
      await expectDenied(setDoc(doc(fixture.firestoreAs(caller), path), { text: 'x' }));
    }
  });
});
