import { collection, deleteDoc, doc, getDocs, query, where, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getVideoNotificationIds } from '#src/domain/notification.ts';
import {
  buildAnimalVideoNotification,
  buildDelegateNotification,
  buildInviteNotification,
  buildTagNotification,
  type StoredNotification,
} from '#tests/support/factories/build-notification.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { storeTestAnimals, type TestAnimals } from './video-fixtures.ts';
import {
  createFirestoreFixture,
  expectAccess,
  expectAllowed,
  expectDenied,
  type Caller,
  type FirestoreFixture,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
let animals: TestAnimals;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
  animals = await storeTestAnimals(fixture);
});
afterAll(() => fixture.dispose());

const store = (notification: StoredNotification) =>
  fixture.storeDocument(`notifications/${notification.id}`, notification);

test('25 videos that tag a rider leave no notification when they are deleted', async () => {
  const { owner, rider } = fixture.people;
  const videos = Array.from({ length: 25 }, () => buildVideo(owner, { contestants: [rider] }));
  for (const video of videos) {
    await fixture.storeDocument(`videos/${video.id}`, video);
    await store(buildTagNotification(rider, owner, video));
  }
  const firestore = fixture.firestoreAs('owner');
  for (const video of videos) {
    const batch = writeBatch(firestore);
    batch.delete(doc(firestore, 'videos', video.id));
    for (const id of getVideoNotificationIds(video)) batch.delete(doc(firestore, 'notifications', id));
    await expectAllowed(batch.commit());
  }
  const remaining = query(
    collection(fixture.firestoreAs('rider'), 'notifications'),
    where('notified_user_id', '==', 'rider'),
  );
  expect((await getDocs(remaining)).size).toBe(0);
});

describe("removing a video's notification of another account", () => {
  let video: StoredVideo;
  beforeEach(async () => {
    const { rider, otherRider } = fixture.people;
    video = buildVideo(rider, { animal: animals.bull, contestants: [otherRider] });
    await fixture.storeDocument(`videos/${video.id}`, video);
  });
  const remove = (caller: Caller, { id }: StoredNotification) =>
    deleteDoc(doc(fixture.firestoreAs(caller), 'notifications', id));

  test.each([
    ['rider', 'allow'],
    ['otherRider', 'allow'],
    ['owner', 'deny'],
    ['fan', 'deny'],
    ['admin', 'deny'],
    ['anonymous', 'deny'],
  ] as const)("%s removes otherRider's: %s", async (caller, verdict) => {
    const notification = buildTagNotification(fixture.people.otherRider, fixture.people.rider, video);
    await store(notification);
    await expectAccess(verdict, remove(caller, notification));
  });

  test('includes those of the animal and of what a delegate posted or edited, not what they deleted', async () => {
    const { owner, rider, delegate } = fixture.people;
    const ofAnimal = buildAnimalVideoNotification(owner, rider, animals.bull, video);
    await store(ofAnimal);
    await expectAllowed(remove('rider', ofAnimal));
    for (const action of ['posted', 'edited', 'deleted'] as const) {
      const ofDelegate = buildDelegateNotification(action, owner, delegate, video);
      await store(ofDelegate);
      await expectAccess(action === 'deleted' ? 'deny' : 'allow', remove('rider', ofDelegate));
    }
  });

  test('is denied for an invite, and once the video is gone', async () => {
    const { owner, otherRider, rider } = fixture.people;
    const invite = buildInviteNotification(owner, rider, { video_id: video.id });
    await store(invite);
    await expectDenied(remove('rider', invite));
    const notification = buildTagNotification(otherRider, rider, video);
    await store(notification);
    await fixture.removeDocument(`videos/${video.id}`);
    await expectDenied(remove('rider', notification));
  });

  test('that is missing is allowed to members, who cannot look', async () => {
    const missing = buildTagNotification(fixture.people.otherRider, fixture.people.rider, video);
    await expectAllowed(remove('fan', missing));
    await expectDenied(remove('unverifiedDelegate', missing));
    await expectDenied(remove('anonymous', missing));
  });
});
