import { serverTimestamp } from 'firebase/firestore';
import { describe, test } from 'vitest';
import {
  publishVideo as publishNewVideo,
  createContestantVideo,
  createContractorVideo,
  storeTestAnimals,
  type VideoOverrides,
} from './publishing.ts';
import {
  expectAllowed,
  expectDenied,
  createFirestoreFixture,
  type Caller,
  type NewDocument,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

/** A title of these is a link that nobody sees. */
const invisibleTexts = [
  ...['\u00a0', '\u3000', '\u00ad', '\u2800', '\u{e0041}', '\ufe0f', '\u{e0100}', '\u034f', '\u180e'],
  ...['\u200c', '\u200d', '\ufff9', '\u17b4', '\u{1d173}', '\ue000', '\u0301'],
];
const animals = useFixture(() => storeTestAnimals(fixture));

const publishVideo = (caller: Caller, data: NewDocument) => publishNewVideo(fixture, caller, data);

describe('[DATA-03] details of a published video', () => {
  const day = Date.UTC(2026, 6, 25) / 1000;
  const run = { event_type: 5, score: null };

  test.each<[string, VideoOverrides]>([
    ['a score of 0', { score: 0 }],
    ['a score of 100', { score: 100 }],
    ['no score', { score: null }],
    ['a time', { event_type: 4, score: null, time: 4.21 }],
    ['no time', { event_type: 10, score: null }],
    ['exactly two minutes', { duration: 120 }],
    ['two minutes and a frame', { duration: 120.5 }],
    ['an old date', { event_date: Date.UTC(1931, 8, 5) / 1000, rodeo_id: 'roundup_pendleton-or_1931' }],
    ['no tagged contestants', { contestants_id: [], contestants_names: [] }],
    ['a rodeo', { rodeo_id: 'cheyenne-frontier-days_cheyenne-wy_2026' }],
    ['a rodeo with the longest id', { rodeo_id: `${'x'.repeat(60)}_${'x'.repeat(60)}_2026` }],
    ['a rodeo in another script', { rodeo_id: '大会_東京_2026' }],
    ['a rodeo in Cyrillic letters', { rodeo_id: 'родео-кубани_краснодар_2026' }],
    ['no rodeo', { rodeo_id: '' }],
    ['long notes', { notes: 'x'.repeat(2000) }],
    ['of a title with emoji', { title: '🤠❤️👩‍👧' }],
    ['the marks of a ride', { ride_start: 1.5, ride_end: 9.566 }],
    ['a gate in the first frame and an end in the last', { ride_start: 0, ride_end: 12.5 }],
    ["the judges' points for both halves", { rider_marks: 43.25, animal_marks: 43.25 }],
    ['the most points for one half', { rider_marks: 50, animal_marks: 36.5 }],
    ['the most points', { score: 100, rider_marks: 50, animal_marks: 50 }],
    ['points whose sum is not exact', { score: 86.3, rider_marks: 43.1, animal_marks: 43.2 }],
    ['points for both halves before a score', { score: null, rider_marks: 40, animal_marks: 41 }],
    ['points for one half alone', { rider_marks: 43, animal_marks: null }],
    ['a run of one second', { ...run, time: 1, result: 'time' }],
    ['points for the animal of a buck-off', { score: 0, animal_marks: 44 }],
    ['a qualified ride', { result: 'qualified' }],
    ['a qualified ride without a score', { score: null, result: 'qualified' }],
    ['a buck-off', { score: 0, result: 'bucked-off' }],
    ['a re-ride', { score: null, result: 're-ride' }],
    ['a rider who missed out', { event_type: 3, score: null, result: 'missed-out' }],
    ['a rider who was disqualified', { score: null, result: 'disqualified' }],
    ['a rider who turned out', { score: null, result: 'turned-out' }],
    ['a run with a time', { ...run, time: 14.32, result: 'time' }],
    ['a run with a penalty', { ...run, time: 19.32, result: 'time', penalty: 5 }],
    ['a run with all poles down', { ...run, time: 50.1, result: 'time', penalty: 30 }],
    ['a run without a time', { ...run, result: 'no-time' }],
    ['a turn to the left', { gate_turn: 'left' }],
    ['a turn to the right', { gate_turn: 'right' }],
    ['a way straight on', { gate_turn: 'straight' }],
    [
      'nothing noted of a run',
      { event_type: 4, score: null, rider_marks: null, animal_marks: null, gate_turn: '' },
    ],
  ])('can be %s', async (_case, changes) => {
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
    ['a line break in the title', { title: 'Cheyenne\nFrontier Days' }],
    ['a title in reversed direction', { title: 'Cheyenne \u202esyaD' }],
    ...invisibleTexts.map((text): [string, VideoOverrides] => [
      'nothing visible in the title',
      { title: text },
    ]),
    ['nothing visible in the location', { location: '\u200d' }],
    ['a hidden letter in the title', { title: 'Chey\u00adenne' }],
    ['a line break in the location', { location: 'Cheyenne\nWY' }],
    ['a non-text title', { title: 1 }],
    ['no location', { location: '' }],
    ['a location too long', { location: 'x'.repeat(121) }],
    ['notes too long', { notes: 'x'.repeat(2001) }],
    ['null notes', { notes: null }],
    ['notes in a list', { notes: [] }],
    ['a rodeo of another year', { rodeo_id: 'cheyenne-frontier-days_cheyenne-wy_2025' }],
    ['a rodeo without a place', { rodeo_id: 'cheyenne-frontier-days_2026' }],
    ['a rodeo in capital letters', { rodeo_id: 'Cheyenne-Frontier-Days_cheyenne-wy_2026' }],
    ['a rodeo in Cyrillic capital letters', { rodeo_id: 'Родео_краснодар_2026' }],
    ['a rodeo with a path', { rodeo_id: '../feed_cheyenne-wy_2026' }],
    ['a rodeo with an id too long', { rodeo_id: `${'x'.repeat(61)}_cheyenne-wy_2026` }],
    ['a rodeo in a list', { rodeo_id: ['cheyenne-frontier-days_cheyenne-wy_2026'] }],
    ['a null rodeo', { rodeo_id: null }],
    ['a date that is not midnight', { event_date: day + 3600 }],
    ['a fractional date', { event_date: day + 0.5 }],
    ['a float date equal to zero', { event_date: -0, rodeo_id: '' }],
    ['a text date', { event_date: '2026-07-25' }],
    ['a date too early', { event_date: Date.UTC(1899, 11, 31) / 1000, rodeo_id: '' }],
    ['a date too late', { event_date: Date.UTC(2100, 0, 2) / 1000, rodeo_id: '' }],
    ['event 0', { event_type: 0 }],
    ['event 11', { event_type: 11, score: null }],
    ['a fractional event', { event_type: 1.5, score: null }],
    ['a score below 0', { score: -1 }],
    ['a score above 100', { score: 100.5 }],
    ['a text score', { score: '86' }],
    ['a score and a time', { time: 8 }],
    ['a time for a scored event', { score: null, time: 8 }],
    ['a score for a timed event', { event_type: 4 }],
    ['a time below 0', { event_type: 4, score: null, time: -1 }],
    ['a time above an hour', { event_type: 4, score: null, time: 3601 }],
    ['a text time', { event_type: 4, score: null, time: '8' }],
    ['zero duration', { duration: 0 }],
    ['a negative duration', { duration: -1 }],
    ['a duration above two minutes', { duration: 120.6 }],
    ['a text duration', { duration: '12' }],
    ['a gate without an end', { ride_start: 1 }],
    ['an end without a gate', { ride_end: 9 }],
    ['a gate in text', { ride_start: '1', ride_end: 9 }],
    ['marks in text', { ride_start: '1', ride_end: '9' }],
    ['a gate before the clip', { ride_start: -0.1, ride_end: 9 }],
    ['a gate that is not a number', { ride_start: Number.NaN, ride_end: 9 }],
    ['an end that is not a number', { ride_start: 1, ride_end: Number.NaN }],
    ['an end at the gate', { ride_start: 9, ride_end: 9 }],
    ['an end before the gate', { ride_start: 9, ride_end: 1 }],
    ['an end after the clip', { ride_start: 1, ride_end: 12.6 }],
    ['an endless ride', { ride_start: 1, ride_end: Infinity }],
    ['points for a rider below 0', { rider_marks: -1 }],
    ['points for a rider above 50', { rider_marks: 50.5 }],
    ['points for a rider in text', { rider_marks: '43' }],
    ['points for an animal below 0', { animal_marks: -1 }],
    ['points for an animal above 50', { animal_marks: 50.5 }],
    ['points that do not add up', { score: 86.5, rider_marks: 43, animal_marks: 43 }],
    ['points above the score', { score: 80, rider_marks: 50, animal_marks: 50 }],
    ['points that almost add up', { score: 86.5, rider_marks: 43.25, animal_marks: 43.26 }],
    ['points for an animal that are no number', { animal_marks: Number.NaN }],
    ['points for the animal of a run', { event_type: 4, score: null, animal_marks: 40 }],
    ['points for the rider of a run', { event_type: 4, score: null, rider_marks: 40 }],
    ['a turn in a run', { event_type: 4, score: null, gate_turn: 'left' }],
    ['a buck-off with points', { score: 86, result: 'bucked-off' }],
    ['a buck-off without its 0', { score: null, result: 'bucked-off' }],
    ['a qualified ride of 0 points', { score: 0, result: 'qualified' }],
    ['a re-ride with points', { score: 80, result: 're-ride' }],
    ['a turn-out with 0 points', { score: 0, result: 'turned-out' }],
    ['a disqualification with points', { score: 80, result: 'disqualified' }],
    ['a rider who missed out on a bull', { event_type: 1, score: null, result: 'missed-out' }],
    ['a time of a ride', { score: null, result: 'time' }],
    ['no time of a ride', { score: null, result: 'no-time' }],
    ['a buck-off of a run', { ...run, result: 'bucked-off' }],
    ['a qualified run', { ...run, time: 14.32, result: 'qualified' }],
    ['a re-ride of a run', { ...run, result: 're-ride' }],
    ['no time beside a time', { ...run, time: 14.32, result: 'no-time' }],
    ['a time that is missing', { ...run, result: 'time' }],
    ['a time of 0', { ...run, time: 0, result: 'time' }],
    ['a time of almost nothing', { ...run, time: 1e-320, result: 'time' }],
    ['a time below a second', { ...run, time: 0.999 }],
    ['a penalty of a ride', { result: 'qualified', penalty: 5 }],
    ['a penalty that nothing explains', { ...run, time: 19.32, result: 'time', penalty: 7 }],
    ['a penalty that is no whole number', { ...run, time: 19.32, result: 'time', penalty: 5.5 }],
    ['a floating-point penalty', { ...run, time: 19.32, result: 'time', penalty: -0 }],
    ['a penalty below 0', { ...run, time: 19.32, result: 'time', penalty: -5 }],
    ['a penalty above those of any event', { ...run, time: 99.32, result: 'time', penalty: 35 }],
    ['a penalty as long as the time', { ...run, time: 5, result: 'time', penalty: 5 }],
    ['a penalty without a time', { ...run, result: 'no-time', penalty: 5 }],
    ['a penalty without a result', { ...run, time: 19.32, penalty: 5 }],
    ['another result', { result: 'hung up' }],
    ['a result that ends like another', { score: null, result: 'not qualified' }],
    ['a null result', { result: null }],
    ['another turn', { gate_turn: 'up' }],
    ['no turn', { gate_turn: null }],
    ['a client publication time', { created: new Date() }],
    ['an edit time', { updatedDate: serverTimestamp() }],
    ['the edited flag', { edited: true }],
    ['the ride of the week', { ride_of_the_week: true }],
  ])('cannot be %s', async (_case, changes) => {
    await expectDenied(
      publishVideo('owner', createContractorVideo(fixture.people, animals, 'owner', changes)),
    );
  });

  test('can have been written by the mobile app, which knows no marks, no halves and no results', async () => {
    const video = createContractorVideo(fixture.people, animals);
    const { ride_start: _start, ride_end: _end, rider_marks: _rider, ...rest } = video;
    const {
      animal_marks: _animal,
      gate_turn: _turn,
      result: _result,
      penalty: _penalty,
      ...withoutMarks
    } = rest;
    await expectAllowed(publishVideo('owner', withoutMarks));
  });

  test('a contestant cannot set contractor fields', async () => {
    await expectDenied(
      publishVideo('rider', createContestantVideo(fixture.people, { contractor_id: 'owner' })),
    );
    await expectDenied(publishVideo('rider', createContestantVideo(fixture.people, { account_upload: 1 })));
  });
});

test('a video of the mobile app names no rodeo', async () => {
  const { rodeo_id: _none, ...data } = createContractorVideo(fixture.people, animals);
  await expectAllowed(publishVideo('owner', data));
});

describe('animal of a video', () => {
  const none = {
    animal_id: '',
    animal_name: '',
    animal_brand: '',
    tagged_animal_contractor_id: '',
    contractor_name: '',
  };

  test('is required for contractors', async () => {
    await expectDenied(publishVideo('owner', createContractorVideo(fixture.people, animals, 'owner', none)));
  });

  test.each<[string, VideoOverrides]>([
    ['a missing animal', { animal_id: 'nowhere' }],
    ['another animal', { animal_id: 'scamper' }],
    ['a path', { animal_id: 'bodacious/x/y' }],
    ['another name', { animal_name: 'Red Rock' }],
    ['another brand', { animal_brand: '0' }],
    ['another owner', { tagged_animal_contractor_id: 'rider' }],
    ["another owner's name", { contractor_name: 'Somebody' }],
  ])('is denied with %s', async (_case, changes) => {
    await expectDenied(
      publishVideo('owner', createContractorVideo(fixture.people, animals, 'owner', changes)),
    );
  });

  test.each<[string, VideoOverrides]>([
    ['a name', { animal_name: 'Bodacious' }],
    ['a brand', { animal_brand: 'J31' }],
    ['an owner', { tagged_animal_contractor_id: 'owner' }],
    ["an owner's name", { contractor_name: 'Cedar Gap Rodeo Stock' }],
  ])('denies %s without an animal', async (_case, changes) => {
    await expectDenied(publishVideo('rider', createContestantVideo(fixture.people, changes)));
  });
});

describe('contestants of a video', () => {
  const riders = ['rider', 'otherRider'];
  const names = ['Cody Vance', 'June Tate'];
  const tag = (contestants_id: unknown, contestants_names: unknown) =>
    publishVideo(
      'owner',
      createContractorVideo(fixture.people, animals, 'owner', { contestants_id, contestants_names }),
    );

  test('are at most two, with their display names', async () => {
    await expectAllowed(tag(riders, names));
    await expectDenied(tag([...riders, 'formerDelegate'], [...names, 'Dallas Pruitt']));
  });

  test.each([0, 1])('denies a wrong name at index %i', async (index) => {
    await expectDenied(tag(riders, names.with(index, 'Somebody Else')));
  });

  test.each([
    ['a fan', ['fan'], ['Riley Stone']],
    ['a contractor', ['owner'], ['Cedar Gap Rodeo Stock']],
    ['a deleted account', ['deletedDelegate'], ['Dallas Pruitt']],
    ['a missing account', ['nowhere'], ['Somebody']],
    ['a duplicate', ['rider', 'rider'], ['Cody Vance', 'Cody Vance']],
    ['a name without an id', [], ['Cody Vance']],
    ['an id without a name', ['rider'], []],
    ['an empty map of names', [], {}],
    ['names in a map', ['rider'], { 0: 'Cody Vance' }],
    ['ids in a map', { 0: 'rider' }, ['Cody Vance']],
  ])('denies %s', async (_case, ids, contestantNames) => {
    await expectDenied(tag(ids, contestantNames));
  });
});
