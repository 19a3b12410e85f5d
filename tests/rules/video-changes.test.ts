import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { buildDelegateNotification } from '#tests/support/factories/build-notification.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { storeTestAnimals, sentNow } from './publishing.ts';
import { expectAllowed, expectAccess, expectDenied, createFirestoreFixture } from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
const animals = useFixture(() => storeTestAnimals(fixture));
let stored: StoredVideo;
async function storeVideo(video: StoredVideo): Promise<void> {
  stored = video;
  await fixture.storeDocument(`videos/${video.id}`, video);
}
beforeEach(() => {
  const { owner, rider } = fixture.people;
  return storeVideo(buildVideo(owner, { animal: animals.bull, contestants: [rider] }));
});

const buildEditFields = () => ({ edited: true, updatedDate: serverTimestamp() });

/** Edits the stored video, as a delegate with the notification of its owner. */
function editVideo(caller: 'owner' | 'delegate', changes: object): Promise<void> {
  const edit = ['update', `videos/${stored.id}`, { ...buildEditFields(), ...changes }] as const;
  if (caller === 'owner') return fixture.as(caller).commit(edit);
  const { owner, delegate } = fixture.people;
  const note = buildDelegateNotification('edited', owner, delegate, stored);
  const data = { ...note, ...sentNow() };
  return fixture.as(caller).commit(edit, ['set', `notifications/${note.id}`, data]);
}

describe('editing videos', () => {
  test.each(['owner', 'delegate'] as const)('all details and tags are edited by %s', async (caller) => {
    const { horse } = animals;
    const changes = {
      title: 'Calgary Stampede',
      location: 'Calgary, AB',
      event_date: Date.UTC(2026, 6, 4) / 1000,
      rodeo_id: 'calgary-stampede_calgary-ab_2026',
      event_type: 5,
      score: null,
      time: 14.02,
      notes: 'Second run',
      animal_id: horse.id,
      animal_name: horse.name,
      animal_brand: horse.brand,
      tagged_animal_contractor_id: horse.contractor,
      contractor_name: horse.contractor_name,
      contestants_id: ['otherRider'],
      contestants_names: ['June Tate'],
    };
    await expectAllowed(editVideo(caller, changes));
  });

  test('a ride is marked and its marks are removed, also where the mobile app has stored none', async () => {
    const { ride_start: _start, ride_end: _end, ...withoutMarks } = stored;
    await fixture.storeDocument(`videos/${stored.id}`, withoutMarks);
    await expectAllowed(editVideo('owner', { title: 'Calgary Stampede' }));
    await expectAllowed(editVideo('owner', { ride_start: 0.5, ride_end: 8.533 }));
    await expectAllowed(editVideo('owner', { ride_start: null, ride_end: null }));
    await expectAllowed(editVideo('owner', { rider_marks: 43, animal_marks: 43.5, gate_turn: 'left' }));
    await expectDenied(editVideo('owner', { animal_marks: 51 }));
  });

  test('a result is corrected, also where the mobile app has stored none', async () => {
    const { result: _result, penalty: _penalty, ...withoutResult } = stored;
    await fixture.storeDocument(`videos/${stored.id}`, withoutResult);
    await expectAllowed(editVideo('owner', { score: 0, result: 'bucked-off' }));
    await expectAllowed(editVideo('owner', { score: null, result: 're-ride' }));
    await expectDenied(editVideo('owner', { score: 86, result: 'bucked-off' }));
    const run = { event_type: 5, score: null };
    await expectAllowed(editVideo('owner', { ...run, time: 19.32, result: 'time', penalty: 5 }));
    await expectDenied(editVideo('owner', { penalty: 7 }));
    await expectDenied(editVideo('owner', { time: null, penalty: 10 }));
  });

  test('the mobile app changes the score and the event without the result', async () => {
    await fixture.storeDocument(`videos/${stored.id}`, { ...stored, score: 0, result: 'bucked-off' });
    await expectAllowed(editVideo('owner', { score: 86.5 }));
    await expectAllowed(editVideo('owner', { title: 'Second run' }));
    await expectAllowed(editVideo('owner', { event_type: 5, score: null, time: 14.32 }));
    await expectDenied(editVideo('owner', { result: 'qualified' }));
    await expectAllowed(editVideo('owner', { result: 'time' }));
  });

  test.each([
    ['one alone', { ride_start: 1 }],
    ['text', { ride_start: '1', ride_end: '9' }],
    ['a gate before the clip', { ride_start: -1, ride_end: 8 }],
    ['an end before the gate', { ride_start: 9, ride_end: 1 }],
    ['an end after the clip', { ride_start: 1, ride_end: 13 }],
  ])('denies marks with %s', async (_case, marks) => {
    await expectDenied(editVideo('owner', marks));
  });

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
  ])('denies changing %s', async (field, value) => {
    await expectDenied(editVideo('owner', { [field]: value }));
  });

  test.each([
    ['no edited flag', { edited: false }],
    ['a client time', { updatedDate: new Date(Date.now() - 60_000) }],
    ['no title', { title: '' }],
    ['a rodeo of another year', { rodeo_id: 'cheyenne-frontier-days_cheyenne-wy_2025' }],
    ['no id of a rodeo', { rodeo_id: 'cheyenne' }],
    ['no location', { location: '' }],
    ['a score above 100', { score: 101 }],
    ["another event's result", { event_type: 5 }],
    ['another animal with the old name', { animal_id: 'scamper' }],
    ['another animal name', { animal_name: 'Red Rock' }],
    ['another brand', { animal_brand: '0' }],
    ["another animal's owner", { tagged_animal_contractor_id: 'rider' }],
    ["another owner's name", { contractor_name: 'Somebody' }],
    ['another contestant with the old name', { contestants_id: ['otherRider'] }],
    ['another contestant name', { contestants_names: ['Somebody'] }],
  ])('denies an edit with %s', async (_case, changes) => {
    await expectDenied(editVideo('owner', changes));
  });

  test('the mobile app changes the year without the rodeo', async () => {
    await expectAllowed(editVideo('owner', { event_date: Date.UTC(2025, 6, 25) / 1000 }));
    await expectDenied(editVideo('owner', { rodeo_id: 'cheyenne-frontier-days_cheyenne-wy_2026-2' }));
    await expectAllowed(editVideo('owner', { rodeo_id: 'cheyenne-frontier-days_cheyenne-wy_2025' }));
  });

  test('allows outdated copied names that do not change', async () => {
    await fixture.storeDocument(`videos/${stored.id}`, {
      ...stored,
      animal_id: 'gone',
      animal_name: 'Sold',
      contestants_names: ['Maiden Name'],
    });
    await expectAllowed(editVideo('owner', { title: 'Calgary Stampede' }));
  });
});

describe('ride of the week', () => {
  test('freezes the details while it is chosen', async () => {
    await fixture.storeDocument(`videos/${stored.id}`, { ...stored, ride_of_the_week: true });
    await expectDenied(editVideo('owner', { title: 'Calgary Stampede' }));
    await expectDenied(editVideo('owner', { contestants_id: [], contestants_names: [] }));
    await expectDenied(editVideo('owner', {}));
    await expectAllowed(fixture.as('admin').update(`videos/${stored.id}`, { ride_of_the_week: false }));
    await expectAllowed(editVideo('owner', { title: 'Calgary Stampede' }));
  });

  test.each([
    ['admin', { ride_of_the_week: true }, 'allow'],
    ['admin', { ride_of_the_week: 'yes' }, 'deny'],
    ['admin', { ride_of_the_week: true, title: 'x' }, 'deny'],
    ['unverifiedAdmin', { ride_of_the_week: true }, 'deny'],
    ['owner', { ride_of_the_week: true }, 'deny'],
    ['fan', { ride_of_the_week: true }, 'deny'],
  ] as const)('%s sets %o: %s', async (caller, changes, verdict) => {
    await expectAccess(verdict, fixture.as(caller).update(`videos/${stored.id}`, changes));
  });
});
