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
import { video } from '#tests/support/factories/video.ts';
import { expectVerdict, refused, setStage, without, type Stage, type Who } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  await stage.put('videos/ride', video(stage.people.rider, { id: 'ride' }));
});
afterAll(() => stage.strike());

const report = (who: Who, data: object) => setDoc(doc(collection(stage.as(who), 'reported_videos')), data);
const data = (user_id: string, changes: object = {}) => ({
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
    await expectVerdict(verdict, report(who, data(account)));
  });

  test.each(['reported_date', 'user_id', 'video_id'])('not without %s', async (field) => {
    await refused(report('watcher', without(data('watcher'), field)));
  });

  test.each([
    ['a field too many', { reason: 'x' }],
    ['a time of its own', { reported_date: new Date() }],
    ['a video that is not there', { video_id: 'nowhere' }],
  ])('not with %s', async (_what, changes) => {
    await refused(report('watcher', data('watcher', changes)));
  });
});

describe('reviewing reports', () => {
  beforeEach(() =>
    stage.put('reported_videos/one', { reported_date: new Date(), user_id: 'watcher', video_id: 'ride' }),
  );

  test.each([
    ['admin', 'allow'],
    ['pretender', 'deny'],
    ['watcher', 'deny'],
    ['rider', 'deny'],
    ['nobody', 'deny'],
  ] as const)('%s: %s', async (who, verdict) => {
    const one = doc(stage.as(who), 'reported_videos', 'one');
    await expectVerdict(verdict, getDoc(one));
    await expectVerdict(verdict, getDocs(collection(stage.as(who), 'reported_videos')));
    await expectVerdict(verdict, deleteDoc(one));
  });

  test('a report stays as it was made', async () => {
    await refused(updateDoc(doc(stage.as('admin'), 'reported_videos', 'one'), { video_id: 'x' }));
    await refused(updateDoc(doc(stage.as('watcher'), 'reported_videos', 'one'), { video_id: 'x' }));
  });
});

describe('what no rule names', () => {
  test.each(['nobody', 'watcher', 'admin'] as const)('is refused to %s', async (who) => {
    for (const path of ['secrets/one', 'users/owner/private/one', 'videos/ride/comments/one']) {
      await refused(getDoc(doc(stage.as(who), path)));
      await refused(setDoc(doc(stage.as(who), path), { text: 'x' }));
    }
  });
});
