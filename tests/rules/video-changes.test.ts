import { deleteDoc, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { video as factory, type StoredVideo } from '#tests/support/factories/video.ts';
import { storeStock, type Stock } from './publishing.ts';
import { allowed, expectVerdict, refused, setStage, type Stage, type Who } from './stage.ts';

let stage: Stage;
let stock: Stock;
let stored: StoredVideo;
beforeAll(async () => {
  stage = await setStage();
  stock = await storeStock(stage);
});
beforeEach(async () => {
  const { owner, rider } = stage.people;
  stored = factory(owner, { animal: stock.bull, contestants: [rider] });
  await stage.put(`videos/${stored.id}`, stored);
});
afterAll(() => stage.strike());

const video = (who: Who) => doc(stage.as(who), 'videos', stored.id);
const mark = () => ({ edited: true, updatedDate: serverTimestamp() });
const edit = (who: Who, changes: object) => updateDoc(video(who), { ...mark(), ...changes });

const whoMay = [
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
  test.each([...whoMay, ['admin', 'deny'] as const])(
    "%s editing the owner's video: %s",
    async (who, verdict) => {
      const { horse } = stock;
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
      await expectVerdict(verdict, edit(who, changes));
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
    await refused(edit('owner', { [field]: value }));
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
    await refused(edit('owner', changes));
  });

  test('copied names that are not touched may have grown old', async () => {
    await stage.put(`videos/${stored.id}`, {
      ...stored,
      animal_id: 'gone',
      animal_name: 'Sold',
      contestants_names: ['Maiden Name'],
    });
    await allowed(edit('owner', { title: 'Calgary Stampede' }));
  });
});

describe('taking a video away', () => {
  test.each([...whoMay, ['admin', 'allow'] as const, ['pretender', 'deny'] as const])(
    "%s deleting the owner's video: %s",
    async (who, verdict) => {
      await expectVerdict(verdict, deleteDoc(video(who)));
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
    await expectVerdict(verdict, updateDoc(video(who), changes));
  });
});
