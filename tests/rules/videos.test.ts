import { collection, doc, getDoc, getDocs, limit, orderBy, query, setDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { video as stored } from '#tests/support/factories/video.ts';
import { contestantsVideo, contractorsVideo, storeStock, type Stock } from './publishing.ts';
import {
  allowed,
  expectVerdict,
  pictureAddress,
  refused,
  setStage,
  without,
  type Stage,
  type Who,
  type Written,
} from './stage.ts';

let stage: Stage;
let stock: Stock;
beforeAll(async () => {
  stage = await setStage();
  stock = await storeStock(stage);
});
afterAll(() => stage.strike());

const video = (who: Who, id: string) => doc(stage.as(who), 'videos', id);
const publish = (who: Who, data: Written) => setDoc(video(who, data.id), data);

describe('watching', () => {
  beforeAll(() => stage.put('videos/ride', stored(stage.people.rider, { id: 'ride' })));

  test.each(['nobody', 'newcomer', 'watcher'] as const)('a video is public: %s', async (who) => {
    await allowed(getDoc(video(who, 'ride')));
    await allowed(getDoc(video(who, 'missing')));
  });

  const videos = (who: Who) => collection(stage.as(who), 'videos');

  test.each([
    ['nobody', 1, 'allow'],
    ['nobody', 20, 'allow'],
    ['nobody', 21, 'deny'],
    ['newcomer', 21, 'deny'],
    ['watcher', 100, 'allow'],
  ] as const)('%s looking for a video_id among %i: %s', async (who, most, verdict) => {
    const found = query(videos(who), where('video_id', '==', 'ride'), limit(most));
    await expectVerdict(verdict, getDocs(found));
  });

  test('the feed is for members; signed out there are no lists without end', async () => {
    await allowed(getDocs(query(videos('watcher'), orderBy('created', 'desc'))));
    await refused(getDocs(query(videos('nobody'), orderBy('created', 'desc'))));
  });
});

describe('[DATA-03] a video that is published', () => {
  test('holds exactly these fields', async () => {
    const data = contractorsVideo(stage.people, stock);
    expect(Object.keys(data).toSorted()).toEqual(
      [
        'account_upload animal_brand animal_id animal_name contestants_id contestants_names contractor_id',
        'contractor_name created created_by duration edited event_date event_type firestoreID id location notes',
        'ride_of_the_week score tagged_animal_contractor_id thumbnail_url time title updatedDate user_id',
        'user_name video_id',
      ]
        .flatMap((line) => line.split(' '))
        .toSorted(),
    );
    await allowed(publish('owner', data));
  });

  const fields = Object.keys(stored({ id: '' } as Parameters<typeof stored>[0]));

  test.each(fields)('is refused without %s', async (field) => {
    const data = contractorsVideo(stage.people, stock);
    await refused(setDoc(video('owner', data.id), without(data, field)));
  });

  test('is refused with a field too many', async () => {
    await refused(publish('owner', { ...contractorsVideo(stage.people, stock), release: true }));
  });

  test('of a contestant may name no animal, an own one or another', async () => {
    const { people } = stage;
    await allowed(publish('rider', contestantsVideo(people)));
    for (const animal of [stock.horse, stock.bull]) {
      const copies = {
        animal_id: animal.id,
        animal_name: animal.name,
        animal_brand: animal.brand,
        tagged_animal_contractor_id: animal.contractor,
        contractor_name: animal.contractor_name,
      };
      await allowed(publish('rider', contestantsVideo(people, copies)));
    }
  });

  test.each([
    ['owner', 'owner', 'allow'],
    ['delegate', 'delegate', 'allow'],
    ['delegate', 'owner', 'deny'],
    ['owner', 'delegate', 'deny'],
    ['former', 'former', 'deny'],
    ['claimer', 'claimer', 'deny'],
    ['leaver', 'leaver', 'deny'],
    ['newcomer', 'newcomer', 'deny'],
    ['stranger', 'stranger', 'deny'],
    ['rider', 'rider', 'deny'],
    ['admin', 'admin', 'deny'],
    ['nobody', 'nobody', 'deny'],
  ] as const)("on the owner's account by %s, marked as made by %s: %s", async (who, by, verdict) => {
    await expectVerdict(verdict, publish(who, contractorsVideo(stage.people, stock, by)));
  });

  test('is not on a deleted account', async () => {
    const changes = { user_id: 'deletedOwner', contractor_id: 'deletedOwner' };
    await refused(publish('delegate', contractorsVideo(stage.people, stock, 'delegate', changes)));
    await refused(publish('deletedOwner', contractorsVideo(stage.people, stock, 'deletedOwner', changes)));
  });

  test('is not on the account of a fan', async () => {
    const own = { user_id: 'watcher', user_name: 'Riley Stone', contractor_id: '' };
    for (const account_upload of [1, 2, 3]) {
      const changes = { ...own, account_upload };
      await refused(publish('watcher', contractorsVideo(stage.people, stock, 'watcher', changes)));
    }
  });

  test('has a UUID, the same in all four places', async () => {
    const data = contractorsVideo(stage.people, stock);
    const other = crypto.randomUUID();
    await refused(setDoc(video('owner', other), data));
    for (const field of ['id', 'video_id', 'firestoreID']) {
      await refused(setDoc(video('owner', data.id), { ...data, [field]: other }));
    }
    for (const id of ['ride-2', data.id.toUpperCase()]) {
      const named = { ...data, id, video_id: id, firestoreID: id };
      await refused(publish('owner', { ...named, thumbnail_url: pictureAddress(`videos/${id}/${id}.png`) }));
    }
  });

  test('is published once', async () => {
    const data = contractorsVideo(stage.people, stock);
    await allowed(publish('owner', data));
    await refused(publish('owner', data));
  });

  test('says who made it: another account cannot take its place', async () => {
    await refused(
      publish('rider', contestantsVideo(stage.people, { user_id: 'owner', contractor_id: 'owner' })),
    );
  });

  const address = (id: string) => pictureAddress(`videos/${id}/${id}.png`);

  test.each([
    ['another bucket', (id: string) => address(id).replace('demo-rodeo-rules.', 'demo-other.')],
    ['another video', () => address(crypto.randomUUID())],
    ['another file', (id: string) => pictureAddress(`videos/${id}.mov`)],
    ['another host', (id: string) => address(id).replace('127.0.0.1', 'example.com')],
    ['another path on our host', (id: string) => address(id).replace('/o/', '/x/o/')],
    ['more behind it', (id: string) => `${address(id)}#x`],
    ['no token', (id: string) => address(id).replace(/&token=.*/, '')],
    ['a script', () => 'javascript:alert(1)'],
    ['no address', () => ''],
    ['null', () => null],
    // Production's host belongs to projects that are not called demo-….
    [
      "another kind of project's host",
      (id: string) => address(id).replace(/^http:..127.0.0.1:\d+/, 'https://firebasestorage.googleapis.com'),
    ],
  ])('is refused when its picture is at %s', async (_what, addressOf) => {
    const data = contractorsVideo(stage.people, stock);
    await refused(publish('owner', { ...data, thumbnail_url: addressOf(data.id) }));
  });
});
