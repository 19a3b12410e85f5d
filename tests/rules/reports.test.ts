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

const createReport = (who: Caller, data: object) =>
  setDoc(doc(collection(fixture.firestoreAs(who), 'reported_videos')), data);
const buildReport = (user_id: string, changes: object = {}) => ({
  reported_date: serverTimestamp(),
  user_id,
  video_id: 'ride',
  ...changes,
});

describe('[DATA-05] reporting a video', () => {
  test.each([
    ['watcher', 'watcher', 'allow'],
    ['delegate', 'owner', 'allow'],
    ['watcher', 'owner', 'deny'],
    ['former', 'owner', 'deny'],
    ['leaver', 'leaver', 'deny'],
    ['newcomer', 'newcomer', 'deny'],
    ['nobody', 'watcher', 'deny'],
  ] as const)('%s as %s: %s', async (who, account, verdict) => {
    await expectAccess(verdict, createReport(who, buildReport(account)));
  });

  test.each(['reported_date', 'user_id', 'video_id'])('not without %s', async (field) => {
    await expectDenied(createReport('watcher', omitField(buildReport('watcher'), field)));
  });

  test.each([
    ['a field too many', { reason: 'x' }],
    ['a time of its own', { reported_date: new Date() }],
    ['a video that is not there', { video_id: 'nowhere' }],
  ])('not with %s', async (_what, changes) => {
    await expectDenied(createReport('watcher', buildReport('watcher', changes)));
  });
});

describe('reviewing reports', () => {
  beforeEach(() =>
    fixture.storeDocument('reported_videos/one', {
      reported_date: new Date(),
      user_id: 'watcher',
      video_id: 'ride',
    }),
  );

  test.each([
    ['admin', 'allow'],
    ['pretender', 'deny'],
    ['watcher', 'deny'],
    ['rider', 'deny'],
    ['nobody', 'deny'],
  ] as const)('%s: %s', async (who, verdict) => {
    const one = doc(fixture.firestoreAs(who), 'reported_videos', 'one');
    await expectAccess(verdict, getDoc(one));
    await expectAccess(verdict, getDocs(collection(fixture.firestoreAs(who), 'reported_videos')));
    await expectAccess(verdict, deleteDoc(one));
  });

  test('a report stays as it was made', async () => {
    await expectDenied(
      updateDoc(doc(fixture.firestoreAs('admin'), 'reported_videos', 'one'), { video_id: 'x' }),
    );
    await expectDenied(
      updateDoc(doc(fixture.firestoreAs('watcher'), 'reported_videos', 'one'), { video_id: 'x' }),
    );
  });
});

describe('what no rule names', () => {
  test.each(['nobody', 'watcher', 'admin'] as const)('is refused to %s', async (who) => {
    for (const path of ['secrets/one', 'users/owner/private/one', 'videos/ride/comments/one']) {
      await expectDenied(getDoc(doc(fixture.firestoreAs(who), path)));
      await expectDenied(setDoc(doc(fixture.firestoreAs(who), path), { text: 'x' }));
    }
  });
});
