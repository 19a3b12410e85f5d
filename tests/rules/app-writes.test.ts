import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAnimal } from '#src/domain/animal.ts';
import { buildNewVideo } from '#src/domain/new-video.ts';
import { buildVideoNotifications } from '#src/domain/notification.ts';
import { parseUser } from '#src/domain/user.ts';
import type { StoredUser } from '#tests/support/factories/user.ts';
import { storeTestAnimals, type TestAnimals } from './video-fixtures.ts';
import {
  expectAllowed,
  buildPictureUrl,
  createFirestoreFixture,
  type FirestoreFixture,
  type Caller,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
let animals: TestAnimals;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
  animals = await storeTestAnimals(fixture);
});
afterAll(() => fixture.dispose());

interface RideInput {
  by: Caller;
  account: StoredUser;
  eventId: number;
  animal?: TestAnimals[keyof TestAnimals];
  contestants?: StoredUser[];
}

/** Publishes a ride as src/data/firestore/videos.ts does, out of what the app's own functions make of it. */
async function publishRide({ by, account, eventId, animal, contestants = [] }: RideInput): Promise<number> {
  const id = crypto.randomUUID();
  const video = buildNewVideo({
    id,
    account: parseUser(account.id, account),
    uploaderId: by,
    title: 'Cheyenne Frontier Days',
    location: 'Cheyenne, WY',
    eventDate: Date.UTC(2026, 6, 25) / 1000,
    eventId,
    result: 12.5,
    notes: '',
    animal: animal && parseAnimal(animal.id, animal),
    contestants: contestants.map((person) => parseUser(person.id, person)),
    duration: 11.983,
    thumbnailUrl: buildPictureUrl(`videos/${id}/${id}.png`),
  });
  const database = fixture.firestoreAs(by);
  const batch = writeBatch(database);
  batch.set(doc(database, 'videos', id), { ...video, created: serverTimestamp(), updatedDate: null });
  const notifications = buildVideoNotifications(video);
  for (const notification of notifications) {
    const told = { ...notification, timestamp: serverTimestamp() };
    batch.set(doc(database, 'notifications', notification.id), told);
  }
  await expectAllowed(batch.commit());
  return notifications.length;
}

describe('[DATA-03, DATA-04] what the app makes of a ride passes the rules', () => {
  test("a contractor's bull and two riders, who are told", async () => {
    const { owner, rider, partner } = fixture.people;
    const ride = { account: owner, eventId: 1, animal: animals.bull, contestants: [rider, partner] };
    expect(await publishRide({ ...ride, by: 'owner' })).toBe(2);
    expect(await publishRide({ ...ride, by: 'delegate' })).toBe(2);
  });

  test("a contestant's run on another's animal, whose owner is told", async () => {
    const { rider } = fixture.people;
    expect(await publishRide({ by: 'rider', account: rider, eventId: 4, animal: animals.bull })).toBe(1);
  });

  test("a contestant's run on an own animal or none, of which nobody is told", async () => {
    const { rider } = fixture.people;
    expect(await publishRide({ by: 'rider', account: rider, eventId: 3, animal: animals.horse })).toBe(0);
    expect(await publishRide({ by: 'rider', account: rider, eventId: 10 })).toBe(0);
  });
});
