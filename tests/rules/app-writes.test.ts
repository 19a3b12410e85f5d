import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildNewVideo } from '#src/domain/new-video.ts';
import { buildDelegateNotification, buildVideoNotifications } from '#src/domain/notification.ts';
import { parseUser } from '#src/domain/user.ts';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import { buildVideoInput, type VideoInputTraits } from '#tests/support/factories/build-video.ts';
import { openTicket } from './publishing.ts';
import { storeTestAnimals, type TestAnimals } from './video-fixtures.ts';
import {
  expectAllowed,
  buildPictureUrl,
  createFirestoreFixture,
  type FirestoreFixture,
  type TestUsers,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
let animals: TestAnimals;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
  animals = await storeTestAnimals(fixture);
});
afterAll(() => fixture.dispose());

interface RideInput extends Pick<VideoInputTraits, 'eventId' | 'animal' | 'contestants'> {
  uploaderId: keyof TestUsers;
  account: StoredUser;
}

/** Publishes a ride with the app's own functions, like src/data/firestore-lite/videos.ts. @returns the number of notifications */
async function publishRide({ account, ...ride }: RideInput): Promise<number> {
  const input = buildVideoInput(account, { ...ride, result: 12.5 });
  const { id } = input;
  const { uploaderId } = ride;
  const video = buildNewVideo({ ...input, thumbnailUrl: buildPictureUrl(`videos/${id}/${id}.png`) });
  const database = fixture.firestoreAs(uploaderId);
  const batch = writeBatch(database);
  await openTicket(fixture, id, account.id, uploaderId);
  batch.update(doc(database, 'uploads', id), { published: serverTimestamp() });
  batch.set(doc(database, 'videos', id), { ...video, created: serverTimestamp(), updatedDate: null });
  const uploader = fixture.people[uploaderId];
  const posted = buildDelegateNotification('posted', parseUser(uploader.id, uploader), video);
  const notifications = [...buildVideoNotifications(video), ...(posted ? [posted] : [])];
  for (const notification of notifications) {
    const data = { ...notification, timestamp: serverTimestamp() };
    batch.set(doc(database, 'notifications', notification.id), data);
  }
  await expectAllowed(batch.commit());
  return notifications.length;
}

describe('[DATA-03, DATA-04] the rules allow rides published by the app', () => {
  test("a contractor's bull with two riders, who are notified", async () => {
    const { owner, rider, otherRider } = fixture.people;
    const ride = { account: owner, eventId: 1, animal: animals.bull, contestants: [rider, otherRider] };
    expect(await publishRide({ ...ride, uploaderId: 'owner' })).toBe(2);
    expect(await publishRide({ ...ride, uploaderId: 'delegate' })).toBe(3);
  });

  test("a contestant's run on another account's animal, whose owner is notified", async () => {
    const { rider } = fixture.people;
    expect(await publishRide({ uploaderId: 'rider', account: rider, eventId: 4, animal: animals.bull })).toBe(
      1,
    );
  });

  test("a contestant's run on their own animal or none, without notifications", async () => {
    const { rider } = fixture.people;
    expect(
      await publishRide({ uploaderId: 'rider', account: rider, eventId: 3, animal: animals.horse }),
    ).toBe(0);
    expect(await publishRide({ uploaderId: 'rider', account: rider, eventId: 10 })).toBe(0);
  });
});
