import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  createContestantVideo,
  createContractorVideo,
  storeTestAnimals,
  type TestAnimals,
  type VideoOverrides,
} from './video-fixtures.ts';
import {
  expectAllowed,
  expectDenied,
  createFirestoreFixture,
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

const publishVideo = (who: Caller, data: NewDocument) =>
  setDoc(doc(fixture.firestoreAs(who), 'videos', data.id), data);

describe('[DATA-03] the details of a video that is published', () => {
  const day = Date.UTC(2026, 6, 25) / 1000;

  test.each<[string, VideoOverrides]>([
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
    await expectAllowed(
      publishVideo('owner', createContractorVideo(fixture.people, animals, 'owner', changes)),
    );
  });

  test.each<[string, VideoOverrides]>([
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
    await expectDenied(
      publishVideo('owner', createContractorVideo(fixture.people, animals, 'owner', changes)),
    );
  });

  test("a contestant's video belongs to no contractor", async () => {
    await expectDenied(
      publishVideo('rider', createContestantVideo(fixture.people, { contractor_id: 'owner' })),
    );
    await expectDenied(publishVideo('rider', createContestantVideo(fixture.people, { account_upload: 1 })));
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
    await expectDenied(publishVideo('owner', createContractorVideo(fixture.people, animals, 'owner', none)));
  });

  test.each<[string, VideoOverrides]>([
    ['no such animal', { animal_id: 'nowhere' }],
    ['another animal', { animal_id: 'scamper' }],
    ['a path', { animal_id: 'bodacious/x/y' }],
    ['another name', { animal_name: 'Red Rock' }],
    ['another brand', { animal_brand: '0' }],
    ['another owner', { tagged_animal_contractor_id: 'rider' }],
    ["another owner's name", { contractor_name: 'Somebody' }],
  ])('is refused with %s', async (_what, changes) => {
    await expectDenied(
      publishVideo('owner', createContractorVideo(fixture.people, animals, 'owner', changes)),
    );
  });

  test.each<[string, VideoOverrides]>([
    ['a name', { animal_name: 'Bodacious' }],
    ['a brand', { animal_brand: 'J31' }],
    ['an owner', { tagged_animal_contractor_id: 'owner' }],
    ["an owner's name", { contractor_name: 'Cedar Gap Rodeo Stock' }],
  ])('leaves no %s behind when there is none', async (_what, changes) => {
    await expectDenied(publishVideo('rider', createContestantVideo(fixture.people, changes)));
  });
});

describe('the contestants of a video', () => {
  const riders = ['rider', 'partner'];
  const names = ['Cody Vance', 'June Tate'];
  const tag = (contestants_id: unknown, contestants_names: unknown) =>
    publishVideo(
      'owner',
      createContractorVideo(fixture.people, animals, 'owner', { contestants_id, contestants_names }),
    );

  test('are two at most, each under the own name', async () => {
    await expectAllowed(tag(riders, names));
    await expectDenied(tag([...riders, 'former'], [...names, 'Dallas Pruitt']));
  });

  test.each([0, 1])('the name at place %i is compared', async (place) => {
    await expectDenied(tag(riders, names.with(place, 'Somebody Else')));
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
    await expectDenied(tag(ids, theirNames));
  });
});
