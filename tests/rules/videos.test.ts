import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { video as stored } from '#tests/support/factories/video.ts';
import {
  contestantsVideo,
  contractorsVideo,
  storeStock,
  type Stock,
  type VideoChanges,
} from './publishing.ts';
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

describe('[DATA-03] the details of a video that is published', () => {
  const day = Date.UTC(2026, 6, 25) / 1000;

  test.each<[string, VideoChanges]>([
    ['a score of 0', { score: 0 }],
    ['a score of 100', { score: 100 }],
    ['no score', { score: null }],
    ['a time', { event_type: 4, score: null, time: 4.21 }],
    ['no time', { event_type: 10, score: null }],
    ['exactly two minutes', { duration: 120 }],
    ["two minutes and the last frame's rest", { duration: 120.5 }],
    ['a day long ago', { event_date: Date.UTC(1931, 8, 5) / 1000 }],
    ['nobody tagged', { contestants_id: [], contestants_names: [] }],
    ['long notes', { notes: 'x'.repeat(2000) }],
  ])('may be %s', async (_what, changes) => {
    await allowed(publish('owner', contractorsVideo(stage.people, stock, 'owner', changes)));
  });

  test.each<[string, VideoChanges]>([
    ["another account's name", { user_name: 'Somebody Else' }],
    ["another account's type", { account_upload: 2 }],
    ['no contractor', { contractor_id: '' }],
    ['another contractor', { contractor_id: 'rider' }],
    ['no title', { title: ' ' }],
    ['a title too long', { title: 'x'.repeat(121) }],
    ['a title that is no text', { title: 1 }],
    ['no place', { location: '' }],
    ['a place too long', { location: 'x'.repeat(121) }],
    ['notes too long', { notes: 'x'.repeat(2001) }],
    ['no notes at all', { notes: null }],
    ['notes in a list', { notes: [] }],
    ['a date within a day', { event_date: day + 3600 }],
    ['a date with a fraction', { event_date: day + 0.5 }],
    ['a date that is not whole, though it equals the first day of 1970', { event_date: -0 }],
    ['a date in words', { event_date: '2026-07-25' }],
    ['a date before there were rodeos', { event_date: Date.UTC(1899, 11, 31) / 1000 }],
    ['a date too far away', { event_date: Date.UTC(2100, 0, 2) / 1000 }],
    ['event 0', { event_type: 0 }],
    ['event 11', { event_type: 11, score: null }],
    ['an event that is no whole number', { event_type: 1.5 }],
    ['a score below 0', { score: -1 }],
    ['a score above 100', { score: 100.5 }],
    ['a score in words', { score: '86' }],
    ['a score and a time', { time: 8 }],
    ['a time for a scored event', { score: null, time: 8 }],
    ['a score for a timed event', { event_type: 4 }],
    ['a time below 0', { event_type: 4, score: null, time: -1 }],
    ['a time beyond an hour', { event_type: 4, score: null, time: 3601 }],
    ['a time in words', { event_type: 4, score: null, time: '8' }],
    ['no length', { duration: 0 }],
    ['a length below 0', { duration: -1 }],
    ['a length beyond two minutes', { duration: 120.6 }],
    ['a length in words', { duration: '12' }],
    ['a time of publishing of its own', { created: new Date() }],
    ['a time of editing', { updatedDate: serverTimestamp() }],
    ['an edit', { edited: true }],
    ['the ride of the week', { ride_of_the_week: true }],
  ])('must not be %s', async (_what, changes) => {
    await refused(publish('owner', contractorsVideo(stage.people, stock, 'owner', changes)));
  });

  test("a contestant's video belongs to no contractor", async () => {
    await refused(publish('rider', contestantsVideo(stage.people, { contractor_id: 'owner' })));
    await refused(publish('rider', contestantsVideo(stage.people, { account_upload: 1 })));
  });
});

describe('the animal of a video', () => {
  const none = {
    animal_id: '',
    animal_name: '',
    animal_brand: '',
    tagged_animal_contractor_id: '',
    contractor_name: '',
  };

  test('must be named by a contractor', async () => {
    await refused(publish('owner', contractorsVideo(stage.people, stock, 'owner', none)));
  });

  test.each<[string, VideoChanges]>([
    ['no such animal', { animal_id: 'nowhere' }],
    ['another animal', { animal_id: 'scamper' }],
    ['a path', { animal_id: 'bodacious/x/y' }],
    ['another name', { animal_name: 'Red Rock' }],
    ['another brand', { animal_brand: '0' }],
    ['another owner', { tagged_animal_contractor_id: 'rider' }],
    ["another owner's name", { contractor_name: 'Somebody' }],
  ])('is refused with %s', async (_what, changes) => {
    await refused(publish('owner', contractorsVideo(stage.people, stock, 'owner', changes)));
  });

  test.each<[string, VideoChanges]>([
    ['a name', { animal_name: 'Bodacious' }],
    ['a brand', { animal_brand: 'J31' }],
    ['an owner', { tagged_animal_contractor_id: 'owner' }],
    ["an owner's name", { contractor_name: 'Cedar Gap Rodeo Stock' }],
  ])('leaves no %s behind when there is none', async (_what, changes) => {
    await refused(publish('rider', contestantsVideo(stage.people, changes)));
  });
});

describe('the contestants of a video', () => {
  const riders = ['rider', 'partner'];
  const names = ['Cody Vance', 'June Tate'];
  const tag = (contestants_id: unknown, contestants_names: unknown) =>
    publish('owner', contractorsVideo(stage.people, stock, 'owner', { contestants_id, contestants_names }));

  test('are two at most, each under the own name', async () => {
    await allowed(tag(riders, names));
    await refused(tag([...riders, 'former'], [...names, 'Dallas Pruitt']));
  });

  test.each([0, 1])('the name at place %i is compared', async (place) => {
    await refused(tag(riders, names.with(place, 'Somebody Else')));
  });

  test.each([
    ['a fan', ['watcher'], ['Riley Stone']],
    ['a contractor', ['owner'], ['Cedar Gap Rodeo Stock']],
    ['a deleted account', ['leaver'], ['Dallas Pruitt']],
    ['nobody', ['nowhere'], ['Somebody']],
    ['the same twice', ['rider', 'rider'], ['Cody Vance', 'Cody Vance']],
    ['a name without a person', [], ['Cody Vance']],
    ['a person without a name', ['rider'], []],
    ['names that are no list for nobody', [], {}],
    ['names that are no list', ['rider'], { 0: 'Cody Vance' }],
    ['ids that are no list', { 0: 'rider' }, ['Cody Vance']],
  ])('%s is refused', async (_what, ids, theirNames) => {
    await refused(tag(ids, theirNames));
  });
});
