import { deleteDoc, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { buildVideo as factory, type StoredVideo } from '#tests/support/factories/video.ts';
import { storeTestAnimals, type TestAnimals } from './video-fixtures.ts';
import {
  expectAllowed,
  expectAccess,
  expectDenied,
  createFirestoreFixture,
  type FirestoreFixture,
  type Caller,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
let animals: TestAnimals;
let stored: StoredVideo;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
  animals = await storeTestAnimals(fixture);
});
beforeEach(async () => {
  const { owner, rider } = fixture.people;
  stored = factory(owner, { animal: animals.bull, contestants: [rider] });
  await fixture.storeDocument(`videos/${stored.id}`, stored);
});
afterAll(() => fixture.dispose());

const getVideoDoc = (who: Caller) => doc(fixture.firestoreAs(who), 'videos', stored.id);
const buildEditMark = () => ({ edited: true, updatedDate: serverTimestamp() });
const editVideo = (who: Caller, changes: object) =>
  updateDoc(getVideoDoc(who), { ...buildEditMark(), ...changes });

const accessCases = [
  ['owner', 'allow'],
  ['delegate', 'allow'],
  ['former', 'deny'],
  ['claimer', 'deny'],
  ['leaver', 'deny'],
  ['newcomer', 'deny'],
  ['rider', 'deny'],
  ['stranger', 'deny'],
  ['nobody', 'deny'],
] as const;

describe('editing a video', () => {
  test.each([...accessCases, ['admin', 'deny'] as const])(
    "%s editing the owner's video: %s",
    async (who, verdict) => {
      const { horse } = animals;
      const changes = {
        title: 'Calgary Stampede',
        location: 'Calgary, AB',
        event_date: Date.UTC(2026, 6, 4) / 1000,
        event_type: 5,
        score: null,
        time: 14.02,
        notes: 'Second run',
        animal_id: horse.id,
        animal_name: horse.name,
        animal_brand: horse.brand,
        tagged_animal_contractor_id: horse.contractor,
        contractor_name: horse.contractor_name,
        contestants_id: ['partner'],
        contestants_names: ['June Tate'],
      };
      await expectAccess(verdict, editVideo(who, changes));
    },
  );

  test.each([
    ['id', 'x'],
    ['video_id', 'x'],
    ['firestoreID', 'x'],
    ['user_id', 'delegate'],
    ['user_name', 'x'],
    ['account_upload', 2],
    ['contractor_id', ''],
    ['created', serverTimestamp()],
    ['created_by', 'delegate'],
    ['duration', 3],
    ['thumbnail_url', 'https://example.com/x.png'],
    ['ride_of_the_week', true],
    ['extra', 1],
  ])('%s stays as it was published', async (field, value) => {
    await expectDenied(editVideo('owner', { [field]: value }));
  });

  test.each([
    ['no edit mark', { edited: false }],
    ['a time of its own', { updatedDate: new Date() }],
    ['no title', { title: '' }],
    ['no place', { location: '' }],
    ['a score beyond 100', { score: 101 }],
    ["another event's result", { event_type: 5 }],
    ['another animal under the old name', { animal_id: 'scamper' }],
    ['another animal name', { animal_name: 'Red Rock' }],
    ['another brand', { animal_brand: '0' }],
    ["another animal's owner", { tagged_animal_contractor_id: 'rider' }],
    ["another owner's name", { contractor_name: 'Somebody' }],
    ['another contestant under the old name', { contestants_id: ['partner'] }],
    ['another contestant name', { contestants_names: ['Somebody'] }],
  ])('is refused with %s', async (_what, changes) => {
    await expectDenied(editVideo('owner', changes));
  });

  test('copied names that are not touched may have grown old', async () => {
    await fixture.storeDocument(`videos/${stored.id}`, {
      ...stored,
      animal_id: 'gone',
      animal_name: 'Sold',
      contestants_names: ['Maiden Name'],
    });
    await expectAllowed(editVideo('owner', { title: 'Calgary Stampede' }));
  });
});

describe('taking a video away', () => {
  test.each([...accessCases, ['admin', 'allow'] as const, ['pretender', 'deny'] as const])(
    "%s deleting the owner's video: %s",
    async (who, verdict) => {
      await expectAccess(verdict, deleteDoc(getVideoDoc(who)));
    },
  );
});

describe('the ride of the week', () => {
  test.each([
    ['admin', { ride_of_the_week: true }, 'allow'],
    ['admin', { ride_of_the_week: 'yes' }, 'deny'],
    ['admin', { ride_of_the_week: true, title: 'x' }, 'deny'],
    ['pretender', { ride_of_the_week: true }, 'deny'],
    ['owner', { ride_of_the_week: true }, 'deny'],
    ['watcher', { ride_of_the_week: true }, 'deny'],
  ] as const)('%s setting %o: %s', async (who, changes, verdict) => {
    await expectAccess(verdict, updateDoc(getVideoDoc(who), changes));
  });
});
