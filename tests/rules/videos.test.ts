import { collection, doc, getDoc, getDocs, limit, orderBy, query, setDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildVideo as stored } from '#tests/support/factories/video.ts';
import {
  createContestantVideo,
  createContractorVideo,
  storeTestAnimals,
  type TestAnimals,
} from './video-fixtures.ts';
import {
  expectAllowed,
  expectAccess,
  buildPictureUrl,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type FirestoreFixture,
  type Caller,
  type NewDocument,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
let animals: TestAnimals;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
  animals = await storeTestAnimals(fixture);
});
afterAll(() => fixture.dispose());

const getVideoDoc = (who: Caller, id: string) => doc(fixture.firestoreAs(who), 'videos', id);
const publishVideo = (who: Caller, data: NewDocument) => setDoc(getVideoDoc(who, data.id), data);

describe('watching', () => {
  beforeAll(() => fixture.storeDocument('videos/ride', stored(fixture.people.rider, { id: 'ride' })));

  test.each(['nobody', 'newcomer', 'watcher'] as const)('a video is public: %s', async (who) => {
    await expectAllowed(getDoc(getVideoDoc(who, 'ride')));
    await expectAllowed(getDoc(getVideoDoc(who, 'missing')));
  });

  const videos = (who: Caller) => collection(fixture.firestoreAs(who), 'videos');

  test.each([
    ['nobody', 1, 'allow'],
    ['nobody', 20, 'allow'],
    ['nobody', 21, 'deny'],
    ['newcomer', 21, 'deny'],
    ['watcher', 100, 'allow'],
  ] as const)('%s looking for a video_id among %i: %s', async (who, most, verdict) => {
    const found = query(videos(who), where('video_id', '==', 'ride'), limit(most));
    await expectAccess(verdict, getDocs(found));
  });

  test('the feed is for members; signed out there are no lists without end', async () => {
    await expectAllowed(getDocs(query(videos('watcher'), orderBy('created', 'desc'))));
    await expectDenied(getDocs(query(videos('nobody'), orderBy('created', 'desc'))));
  });
});

describe('[DATA-03] a video that is published', () => {
  test('holds exactly these fields', async () => {
    const data = createContractorVideo(fixture.people, animals);
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
    await expectAllowed(publishVideo('owner', data));
  });

  const fields = Object.keys(stored({ id: '' } as Parameters<typeof stored>[0]));

  test.each(fields)('is refused without %s', async (field) => {
    const data = createContractorVideo(fixture.people, animals);
    await expectDenied(setDoc(getVideoDoc('owner', data.id), omitField(data, field)));
  });

  test('is refused with a field too many', async () => {
    await expectDenied(
      publishVideo('owner', { ...createContractorVideo(fixture.people, animals), release: true }),
    );
  });

  test('of a contestant may name no animal, an own one or another', async () => {
    const { people } = fixture;
    await expectAllowed(publishVideo('rider', createContestantVideo(people)));
    for (const animal of [animals.horse, animals.bull]) {
      const copies = {
        animal_id: animal.id,
        animal_name: animal.name,
        animal_brand: animal.brand,
        tagged_animal_contractor_id: animal.contractor,
        contractor_name: animal.contractor_name,
      };
      await expectAllowed(publishVideo('rider', createContestantVideo(people, copies)));
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
    await expectAccess(verdict, publishVideo(who, createContractorVideo(fixture.people, animals, by)));
  });

  test('is not on a deleted account', async () => {
    const changes = { user_id: 'deletedOwner', contractor_id: 'deletedOwner' };
    await expectDenied(
      publishVideo('delegate', createContractorVideo(fixture.people, animals, 'delegate', changes)),
    );
    await expectDenied(
      publishVideo('deletedOwner', createContractorVideo(fixture.people, animals, 'deletedOwner', changes)),
    );
  });

  test('is not on the account of a fan', async () => {
    const own = { user_id: 'watcher', user_name: 'Riley Stone', contractor_id: '' };
    for (const account_upload of [1, 2, 3]) {
      const changes = { ...own, account_upload };
      await expectDenied(
        publishVideo('watcher', createContractorVideo(fixture.people, animals, 'watcher', changes)),
      );
    }
  });

  test('has a UUID, the same in all four places', async () => {
    const data = createContractorVideo(fixture.people, animals);
    const other = crypto.randomUUID();
    await expectDenied(setDoc(getVideoDoc('owner', other), data));
    for (const field of ['id', 'video_id', 'firestoreID']) {
      await expectDenied(setDoc(getVideoDoc('owner', data.id), { ...data, [field]: other }));
    }
    for (const id of ['ride-2', data.id.toUpperCase()]) {
      const named = { ...data, id, video_id: id, firestoreID: id };
      await expectDenied(
        publishVideo('owner', { ...named, thumbnail_url: buildPictureUrl(`videos/${id}/${id}.png`) }),
      );
    }
  });

  test('is published once', async () => {
    const data = createContractorVideo(fixture.people, animals);
    await expectAllowed(publishVideo('owner', data));
    await expectDenied(publishVideo('owner', data));
  });

  test('says who made it: another account cannot take its place', async () => {
    await expectDenied(
      publishVideo(
        'rider',
        createContestantVideo(fixture.people, { user_id: 'owner', contractor_id: 'owner' }),
      ),
    );
  });

  const address = (id: string) => buildPictureUrl(`videos/${id}/${id}.png`);

  test.each([
    ['another bucket', (id: string) => address(id).replace('demo-rodeo-rules.', 'demo-other.')],
    ['another video', () => address(crypto.randomUUID())],
    ['another file', (id: string) => buildPictureUrl(`videos/${id}.mov`)],
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
    const data = createContractorVideo(fixture.people, animals);
    await expectDenied(publishVideo('owner', { ...data, thumbnail_url: addressOf(data.id) }));
  });
});
