import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAnimal } from '#src/domain/animal.ts';
import { newVideo } from '#src/domain/new-video.ts';
import { notificationsOf } from '#src/domain/notification.ts';
import { readUser } from '#src/domain/user.ts';
import type { StoredUser } from '#tests/support/factories/user.ts';
import { storeStock, type Stock } from './publishing.ts';
import { allowed, pictureAddress, setStage, type Stage, type Who } from './stage.ts';

let stage: Stage;
let stock: Stock;
beforeAll(async () => {
  stage = await setStage();
  stock = await storeStock(stage);
});
afterAll(() => stage.strike());

interface Ride {
  by: Who;
  account: StoredUser;
  eventId: number;
  animal?: Stock[keyof Stock];
  contestants?: StoredUser[];
}

/** Publishes a ride as src/data/firestore/videos.ts does, out of what the app's own functions make of it. */
async function publish({ by, account, eventId, animal, contestants = [] }: Ride): Promise<number> {
  const id = crypto.randomUUID();
  const video = newVideo({
    id,
    account: readUser(account.id, account),
    uploaderId: by,
    title: 'Cheyenne Frontier Days',
    location: 'Cheyenne, WY',
    eventDate: Date.UTC(2026, 6, 25) / 1000,
    eventId,
    result: 12.5,
    notes: '',
    animal: animal && readAnimal(animal.id, animal),
    contestants: contestants.map((person) => readUser(person.id, person)),
    duration: 11.983,
    thumbnailUrl: pictureAddress(`videos/${id}/${id}.png`),
  });
  const database = stage.as(by);
  const batch = writeBatch(database);
  batch.set(doc(database, 'videos', id), { ...video, created: serverTimestamp(), updatedDate: null });
  const notifications = notificationsOf(video);
  for (const notification of notifications) {
    const told = { ...notification, timestamp: serverTimestamp() };
    batch.set(doc(database, 'notifications', notification.id), told);
  }
  await allowed(batch.commit());
  return notifications.length;
}

describe('[DATA-03, DATA-04] what the app makes of a ride passes the rules', () => {
  test("a contractor's bull and two riders, who are told", async () => {
    const { owner, rider, partner } = stage.people;
    const ride = { account: owner, eventId: 1, animal: stock.bull, contestants: [rider, partner] };
    expect(await publish({ ...ride, by: 'owner' })).toBe(2);
    expect(await publish({ ...ride, by: 'delegate' })).toBe(2);
  });

  test("a contestant's run on another's animal, whose owner is told", async () => {
    const { rider } = stage.people;
    expect(await publish({ by: 'rider', account: rider, eventId: 4, animal: stock.bull })).toBe(1);
  });

  test("a contestant's run on an own animal or none, of which nobody is told", async () => {
    const { rider } = stage.people;
    expect(await publish({ by: 'rider', account: rider, eventId: 3, animal: stock.horse })).toBe(0);
    expect(await publish({ by: 'rider', account: rider, eventId: 10 })).toBe(0);
  });
});
