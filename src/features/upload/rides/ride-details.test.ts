import { describe, expect, test } from 'vitest';
import { parseAnimal } from '#src/domain/animal.ts';
import { emptyRideForm, toRideFormValues, toVideoDetails } from './ride-form-schema.ts';
import { getRideTags, listContestants, toAnimalTag, toContestantTag } from '#src/domain/tags.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo, readVideoDetails } from '#src/domain/video.ts';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { getVideoChanges, hasChanges, hasUnpublishedDetails } from './ride-details.ts';

const owner = buildContractor();
const daddy = buildBull(owner);
const [header, heeler] = [buildContestant(), buildContestant()];
const stored = buildVideo(owner, {
  animal: daddy,
  contestants: [header, heeler],
  notes: 'Second run',
  event_type: 1,
});
const ride = parseVideo(stored.id, stored);
const draft = {
  values: toRideFormValues(ride),
  account: parseUser(owner.id, owner),
  animal: getRideTags(ride).animal ?? undefined,
  contestants: [],
};

describe('[EDV-01] edit a ride', () => {
  test('fills the form with the stored values', () => {
    expect(toRideFormValues(ride)).toMatchObject({
      title: 'Cheyenne Frontier Days',
      location: 'Cheyenne, WY',
      date: '2026-07-25',
      eventId: 1,
      animal: { id: daddy.id, name: daddy.name, brand: daddy.brand, contractor: owner.id },
      contestant: { id: header.id, name: 'Dallas Pruitt and Dallas Pruitt' },
      ...{ outcome: 'qualified', result: '86.5' },
      notes: 'Second run',
    });
  });

  test('leaves the fields of a missing result and missing tags empty', () => {
    const bare = parseVideo('bare', { user_id: owner.id, event_type: 5 });
    expect(toRideFormValues(bare)).toMatchObject({ date: '', animal: null, contestant: null, result: '' });
  });

  test.each([
    [{ score: 0 }, { outcome: 'bucked-off', result: '', penalty: 0 }],
    [
      { score: null, result: 're-ride' },
      { outcome: 're-ride', result: '' },
    ],
    [
      { event_type: 5, score: null, time: 16.98 },
      { outcome: 'time', result: '16.98', penalty: 0 },
    ],
    [
      { event_type: 5, score: null, time: 19.32, result: 'time', penalty: 5 },
      { outcome: 'time', result: '14.32', penalty: 5 },
    ],
    [
      { event_type: 5, score: null, result: 'no-time' },
      { outcome: 'no-time', result: '' },
    ],
  ])('how it ended is in the form, and stays: %j', (ending, typed) => {
    const video = parseVideo('ride', { ...buildVideo(owner), ...ending });
    const values = toRideFormValues(video);
    expect(values).toMatchObject(typed);
    const { score, time, penalty } = video;
    expect(toVideoDetails(values)).toMatchObject({ score, time, penalty, result: typed.outcome });
  });

  test('keeps unchanged tags: both contestants and outdated names', () => {
    expect(getVideoChanges(ride, draft, null)).toEqual({
      title: 'Cheyenne Frontier Days',
      location: 'Cheyenne, WY',
      event_date: Date.UTC(2026, 6, 25) / 1000,
      event_type: 1,
      score: 86.5,
      time: null,
      ...{ result: 'qualified', penalty: 0 },
      notes: 'Second run',
      ...{ rider_marks: null, animal_marks: null, gate_turn: '' },
    });
  });

  test('copies the names of newly selected tags', () => {
    const mare = buildHorse(owner, { name: 'Red Mesa', brand: 'R3' });
    const rider = buildContestant({ first_name: 'June', last_name: 'Tate' });
    const animal = toAnimalTag(parseAnimal(mare.id, mare));
    const contestant = toContestantTag(parseUser(rider.id, rider));
    const values = { ...draft.values, animal, contestant };
    const changes = getVideoChanges(ride, { ...draft, values, animal, contestants: [contestant] }, null);
    expect(changes).toMatchObject({
      animal_id: mare.id,
      animal_name: 'Red Mesa',
      animal_brand: 'R3',
      tagged_animal_contractor_id: owner.id,
      contestants_id: [rider.id],
      contestants_names: ['June Tate'],
    });
  });

  test('[DATA-03] stores the date as midnight UTC in seconds, and a missing score as null, not zero', () => {
    const details = toVideoDetails({ ...emptyRideForm, date: '2026-07-24', eventId: 1, result: ' ' });
    expect(details).toMatchObject({ event_date: Date.UTC(2026, 6, 24) / 1000, score: null });
    expect(toVideoDetails({ ...emptyRideForm, eventId: 1, result: '0' }).score).toBe(0);
    expect(Object.keys(details)).toEqual(Object.keys(readVideoDetails({})));
  });

  test('stores the result of a timed event as seconds', () => {
    const values = { ...draft.values, eventId: 5, result: ' 14.02 ' };
    expect(getVideoChanges(ride, { ...draft, values }, null)).toMatchObject({ score: null, time: 14.02 });
  });

  test('stores changed marks, and removes those of a ride that turns out to be timed', () => {
    const marks = { start: 0.5, end: 8.5 };
    const marked = { ...ride, ride_start: 0.5, ride_end: 8.5 };
    expect(getVideoChanges(ride, draft, marks)).toMatchObject({ ride_start: 0.5, ride_end: 8.5 });
    expect(getVideoChanges(marked, draft, marks)).not.toHaveProperty('ride_start');
    expect(getVideoChanges(marked, draft, null)).toMatchObject({ ride_start: null, ride_end: null });
    const timed = { ...draft, values: { ...draft.values, eventId: 5 } };
    expect(getVideoChanges(marked, timed, marks)).toMatchObject({ ride_start: null, ride_end: null });
    expect(getVideoChanges(ride, timed, marks)).not.toHaveProperty('ride_start');
  });

  test('says whether anything differs from what is published', () => {
    expect(hasChanges(ride, getVideoChanges(ride, draft, null))).toBe(false);
    const values = { ...draft.values, notes: 'Another note' };
    expect(hasChanges(ride, getVideoChanges(ride, { ...draft, values }, null))).toBe(true);
  });
});

describe('[FIG-09] who rides', () => {
  const tag = (id: string, name: string) => ({ id, name, location: '', photo_url: '' });
  const [ana, bo] = [tag('ana', 'Ana Ruiz'), tag('bo', 'Bo Tate')];
  const roping = parseVideo('run', {
    ...{ event_type: 4, user_id: owner.id, time: 6.1, result: 'time' },
    ...{ contestants_id: ['ana', 'bo'], contestants_names: ['Ana Ruiz', 'Bo Tate'] },
  });

  test('is two in team roping, in their order, and one in every other event', () => {
    expect(toRideFormValues(roping)).toMatchObject({ contestant: ana, partner: bo });
    expect(listContestants(4, { contestant: ana, partner: bo })).toEqual([ana, bo]);
    expect(listContestants(4, { contestant: null, partner: bo })).toEqual([bo]);
    expect(listContestants(4, { contestant: ana, partner: ana })).toEqual([ana]);
    expect(listContestants(5, { contestant: ana, partner: bo })).toEqual([ana]);
  });

  test('is written when the partner changes, and when a run turns out to be of another event', () => {
    const values = toRideFormValues(roping);
    const getIds = (change: Partial<typeof values>, contestants = [ana]) =>
      getVideoChanges(roping, { ...draft, values: { ...values, ...change }, contestants }, null)
        .contestants_id;
    expect(getIds({})).toBeUndefined();
    expect(getIds({ partner: null })).toEqual(['ana']);
    expect(getIds({ eventId: 5 })).toEqual(['ana']);
    expect(hasUnpublishedDetails(roping, { ...values, partner: null })).toBe(true);
  });
});

describe('[UPL-10] details typed after the document was sent', () => {
  const typed = toRideFormValues(ride);

  test('are none when the form only differs in its notation', () => {
    expect(hasUnpublishedDetails(ride, typed)).toBe(false);
    expect(hasUnpublishedDetails(ride, { ...typed, title: ` ${typed.title} `, result: '86.50' })).toBe(false);
  });

  test("are none in a contestant's own ride", () => {
    const rider = buildContestant();
    const own = buildVideo(rider, { contestants: [rider] });
    const video = parseVideo(own.id, own);
    expect(hasUnpublishedDetails(video, { ...toRideFormValues(video), contestant: null })).toBe(false);
  });

  test.each([{ notes: 'Typed later' }, { result: '' }, { animal: null }, { contestant: null }])(
    'are found in %j',
    (change) => {
      expect(hasUnpublishedDetails(ride, { ...typed, ...change })).toBe(true);
    },
  );
});
