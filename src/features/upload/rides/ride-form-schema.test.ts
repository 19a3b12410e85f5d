import { describe, expect, test } from 'vitest';
import { parseAnimal } from '#src/domain/animal.ts';
import { toAnimalTag, toContestantTag } from '#src/domain/tags.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { withMarkedResult } from './form-result.ts';
import {
  emptyRideForm,
  keepFittingTags,
  prefillRideForm,
  readRideForm,
  rideFormSchema,
  toVideoDetails,
  type RideFormValues,
} from './ride-form-schema.ts';

const owner = buildContractor();
const storedBull = buildBull(owner);
const bull = toAnimalTag(parseAnimal(storedBull.id, storedBull));
const rider = buildContestant();

const complete: RideFormValues = {
  ...emptyRideForm,
  accountId: 'a',
  title: 'Cheyenne Frontier Days',
  location: 'Cheyenne, WY',
  date: '2026-07-24',
  eventId: 1,
};

function getErrors(values: Partial<RideFormValues>): string[] {
  const parsed = rideFormSchema.safeParse({ ...complete, ...values });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

describe('rideFormSchema', () => {
  test('[UPL-07] accepts complete details', () => {
    expect(getErrors({})).toEqual([]);
    const bulls = '🐂'.repeat(60);
    expect(getErrors({ title: bulls, location: bulls, notes: '🐂'.repeat(1000) })).toEqual([]);
  });

  test.each<[Partial<RideFormValues>, string]>([
    [{ accountId: '' }, 'User is required!'],
    [{ title: '  ' }, 'Rodeo Event is required!'],
    [{ location: '' }, 'Location is required!'],
    [{ date: '' }, 'Event Date is required!'],
    [{ eventId: 0 }, 'Event Select Event is required!'],
    [{ animalRequired: true }, 'Animal is a required field'],
    [{ title: '🐂'.repeat(61) }, "Rodeo Event can't be longer than 120 characters"],
    [{ location: '🐂'.repeat(61) }, "Location can't be longer than 120 characters"],
    [{ notes: '🐂'.repeat(1001) }, "Notes can't be longer than 2000 characters"],
  ])('[UPL-07] %j gives %j', (values, message) => {
    expect(getErrors(values)).toEqual([message]);
  });

  test('[UPL-06] scored events accept points up to 100, timed events seconds', () => {
    expect(getErrors({ eventId: 3, result: '88.5' })).toEqual([]);
    expect(getErrors({ eventId: 3, result: '101' })).toEqual([
      'Enter points up to 100, or choose what happened',
    ]);
    expect(getErrors({ eventId: 4, result: '101' })).toEqual([]);
    expect(getErrors({ eventId: 4, result: 'fast' })).toHaveLength(1);
    // A decimal keypad may have a comma only.
    expect(getErrors({ eventId: 3, result: ' 86,5 ' })).toEqual([]);
    expect(toVideoDetails({ ...complete, eventId: 3, result: ' 86,5 ' }).score).toBe(86.5);
    for (const typed of ['0x10', '1e1', '8.', '.5', '8.4321', '-1', '1,000.5'])
      expect(getErrors({ eventId: 3, result: typed })).toEqual([
        'Enter points up to 100, or choose what happened',
      ]);
  });

  test("the judges' halves are points up to 50 that add up to the score", () => {
    const halves = { eventId: 1, riderMarks: '43,25', animalMarks: '44.5' };
    expect(getErrors(halves)).toEqual([]);
    expect(getErrors({ ...halves, result: '87.75' })).toEqual([]);
    expect(getErrors({ ...halves, result: '87' })).toEqual([
      'Together that is 87.75. Correct a half or the score.',
    ]);
    // The animal of a buck-off is marked as well.
    for (const riderMarks of ['', '0', '20'])
      expect(getErrors({ ...halves, riderMarks, result: '0' })).toEqual([]);
    for (const typed of ['50.5', '-1', 'high'])
      expect(getErrors({ eventId: 1, animalMarks: typed, riderMarks: typed })).toEqual([
        'Enter points from 0 to 50',
        'Enter points from 0 to 50',
      ]);
    expect(getErrors({ eventId: 4, animalMarks: 'high' })).toEqual([]);
  });

  test("the judges' halves make a score that was left empty", () => {
    const values = { ...complete, riderMarks: '43.1', animalMarks: '44.2', gateTurn: 'left' };
    expect(toVideoDetails(values)).toMatchObject({
      ...{ score: 87.3, time: null },
      ...{ rider_marks: 43.1, animal_marks: 44.2, gate_turn: 'left' },
    });
    expect(toVideoDetails({ ...values, result: '0' }).score).toBe(0);
    expect(toVideoDetails({ ...values, eventId: 4 })).toMatchObject({
      ...{ score: null, time: null },
      ...{ rider_marks: null, animal_marks: null, gate_turn: '' },
    });
  });

  test('first what happened, then only what belongs to it', () => {
    const buckOff = { eventId: 1, outcome: 'bucked-off' };
    expect(getErrors(buckOff)).toEqual([]);
    expect(getErrors({ ...buckOff, result: '0' })).toEqual([]);
    expect(getErrors({ ...buckOff, result: '86' })).toEqual([
      'Bucked off has no score. Remove the 86, or choose Qualified.',
    ]);
    expect(getErrors({ ...buckOff, outcome: 're-ride', result: '86' })).toHaveLength(1);
    expect(getErrors({ eventId: 5, outcome: 'no-time', result: '14.32' })).toEqual([
      'No time has no time. Remove the 14.32, or choose Time.',
    ]);
    for (const result of ['0', '100.5'])
      expect(getErrors({ ...buckOff, outcome: 'qualified', result })).toHaveLength(1);
    expect(getErrors({ eventId: 5, result: '0' })).toEqual([
      'Enter seconds from 1 to 3600, for example 8.42',
    ]);
    expect(getErrors({ eventId: 5, result: '0.99' })).toHaveLength(1);
    expect(getErrors({ eventId: 5, result: '1' })).toEqual([]);
    expect(getErrors({ eventId: 5, result: '3600', penalty: 5 })).toHaveLength(1);
    expect(getErrors({ eventId: 5, penalty: 5 })).toHaveLength(1);
    // Taken back: what was typed before does not count.
    expect(getErrors({ ...buckOff, outcome: 'unknown', result: '' })).toEqual([]);
  });

  test.each<[Partial<RideFormValues>, object]>([
    [{ outcome: 'bucked-off' }, { score: 0, result: 'bucked-off' }],
    [
      { outcome: 'qualified', result: '86.5' },
      { score: 86.5, result: 'qualified' },
    ],
    [{ outcome: 'qualified' }, { score: null, result: 'qualified' }],
    [{ result: '0' }, { score: 0, result: 'bucked-off' }],
    [
      { outcome: 'turned-out', gateTurn: 'left' },
      { score: null, result: 'turned-out', gate_turn: '' },
    ],
    [
      { outcome: 'disqualified', riderMarks: '40', animalMarks: '43' },
      { score: null, result: 'disqualified', rider_marks: null, animal_marks: 43 },
    ],
    [
      { outcome: 'unknown', riderMarks: '40', animalMarks: '43' },
      { score: null, result: '' },
    ],
    [{ outcome: 'missed-out' }, { score: null, result: '' }],
    [
      { eventId: 3, outcome: 'missed-out' },
      { score: null, result: 'missed-out' },
    ],
    [
      { eventId: 5, result: '14.32', penalty: 5 },
      { time: 19.32, result: 'time', penalty: 5 },
    ],
    [
      { eventId: 5, result: '14.32', penalty: 30 },
      { time: 29.32, result: 'time', penalty: 15 },
    ],
    [
      { eventId: 10, result: '7.4', penalty: 5 },
      { time: 7.4, result: 'time', penalty: 0 },
    ],
    [
      { eventId: 5, outcome: 'no-time', penalty: 5 },
      { time: null, result: 'no-time', penalty: 0 },
    ],
    // An event that was changed afterwards.
    [
      { eventId: 5, outcome: 'bucked-off' },
      { score: null, time: null, result: '' },
    ],
  ])('%j is stored as %j', (values, stored) => {
    expect(toVideoDetails({ ...complete, ...values })).toMatchObject(stored);
  });

  test('marks under eight seconds choose a buck-off, but nothing over what was chosen or typed', () => {
    const choose = (values: Partial<RideFormValues>, seconds: number | null) =>
      withMarkedResult({ ...complete, ...values }, seconds === null ? null : { start: 2, end: 2 + seconds })
        .outcome;
    expect(choose({}, 5.2)).toBe('bucked-off');
    expect(choose({}, 7.99)).toBe('bucked-off');
    expect(choose({}, 8)).toBe('qualified');
    expect(choose({}, null)).toBe('');
    expect(choose({ result: '86.5' }, 5.2)).toBe('qualified');
    expect(choose({ outcome: 'disqualified' }, 5.2)).toBe('disqualified');
    expect(choose({ outcome: 'unknown' }, 5.2)).toBe('unknown');
    expect(choose({ eventId: 5 }, 5.2)).toBe('time');
    expect(choose({ eventId: 0 }, 5.2)).toBe('');
  });

  test('a day is one that the rules accept', () => {
    expect(getErrors({ date: '' })).toEqual(['Event Date is required!']);
    for (const date of ['20266-11-11', '0026-11-11', '2100-01-01'])
      expect(getErrors({ date })).toEqual(['Enter a date between 1900 and 2099']);
    expect(getErrors({ date: '2099-12-31' })).toEqual([]);
  });

  test('[UPL-06, EVT-01] My Next Event fills the form unless values were typed', () => {
    const nextEvent = {
      event: 'Calgary Stampede',
      eventType: 4,
      location: 'Calgary, AB',
      date: '2027-07-02',
      animal: null,
    };
    expect(prefillRideForm(emptyRideForm, nextEvent, '2027-07-01')).toEqual({
      ...emptyRideForm,
      title: 'Calgary Stampede',
      location: 'Calgary, AB',
      date: '2027-07-02',
      eventId: 4,
    });
    expect(prefillRideForm(complete, nextEvent, '2027-07-01')).toEqual(complete);
    const withAnimal = { ...emptyRideForm, animal: bull, accountId: 'u1' };
    expect(prefillRideForm(withAnimal, nextEvent, '2027-07-01')).toMatchObject({
      title: 'Calgary Stampede',
      animal: bull,
    });
    const drawn = { ...bull, id: 'drawn' };
    const withDraw = { ...nextEvent, animal: drawn };
    expect(prefillRideForm(emptyRideForm, withDraw, '').animal).toEqual(drawn);
    expect(prefillRideForm(withAnimal, withDraw, '').animal).toEqual(bull);
    const ofFile = { ...emptyRideForm, date: '2027-07-01' };
    expect(prefillRideForm(emptyRideForm, undefined, ofFile.date)).toEqual(ofFile);
    expect(prefillRideForm(emptyRideForm, { ...nextEvent, date: '' }, ofFile.date).date).toBe(ofFile.date);
  });
});

describe('[UPL-08] keepFittingTags', () => {
  const tags = { animal: bull, contestant: toContestantTag(parseUser(rider.id, rider)), partner: null };
  const contractor = { account_type: 'contractor' } as const;
  const contestant = { account_type: 'contestant' } as const;

  test('removes an animal of the account that the ride leaves', () => {
    expect(keepFittingTags(tags, owner.id, contractor)).toEqual({ ...tags, animal: null });
  });

  test("keeps another account's animal and, for a contractor, the contestant", () => {
    expect(keepFittingTags(tags, rider.id, contractor)).toEqual(tags);
  });

  test('removes the contestant for an account that chooses none', () => {
    expect(keepFittingTags(tags, rider.id, contestant)).toEqual({ ...tags, contestant: null });
  });
});

describe('readRideForm', () => {
  test('[UPL-10] restores what was typed, even if it is not valid yet', () => {
    const details = { ...emptyRideForm, title: ' ', date: '2026', result: 'eighty', notes: 'First out' };
    expect(readRideForm(structuredClone(details))).toEqual(details);
  });

  test('fills in what another version did not store', () => {
    expect(readRideForm({ title: 'Cheyenne', animal: 'Thunderstruck', eventId: '1' })).toEqual({
      ...emptyRideForm,
      title: 'Cheyenne',
    });
  });
});
