import { describe, expect, test } from 'vitest';
import { readMatchedSheet, type MatchedRow, type MatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import { buildAnimalTag, buildRiderTag } from '#tests/support/factories/build-tags.ts';
import { fillFromSheet, isFilledBySheet, pairRows } from './fill-from-sheet.ts';
import { nextRides } from './next-rides.ts';
import { emptyRideForm, type RideFormValues } from './ride-form-schema.ts';
import { createRide, createRides, type Ride, type RidesState } from './rides-state.ts';

const names = ['Cody', 'Max', 'Tom', 'Luke', 'Colt', 'Wade'];
const rows: MatchedRow[] = names.map((name, index) => ({
  ...(readMatchedSheet({ rows: [{ said: { line: index + 1, rider: name, brand: `J${index}` } }] })
    .rows[0] as MatchedRow),
  ...{ rider: buildRiderTag(name), animal: buildAnimalTag(`J${index}`, `Bull ${index}`) },
}));

const buildNight = (verdicts: readonly Ride['verdict'][], sheet: Partial<MatchedSheet> = {}): RidesState => ({
  ...createRides('night'),
  ...{ status: 'open', common: { ...emptyRideForm, eventId: 1 } },
  rides: verdicts.map((verdict, index) => ({
    ...createRide('night', { start: index * 40, end: index * 40 + 15 }, verdict),
    id: `ride-${index + 1}`,
  })),
  sheet: { ...readMatchedSheet({}), text: 'x', rows, ...sheet },
});

const three = buildNight(['accepted', 'accepted', 'accepted']);

const describeRide = (state: RidesState, number: number, details: Partial<RideFormValues>) =>
  nextRides(state, {
    ...{ type: 'details changed', id: `ride-${number}` },
    details: { ...emptyRideForm, ...state.rides[number - 1]?.details, ...details },
  });

const list = ({ rides }: RidesState) =>
  rides.map(({ details: { contestant, animal } }) => `${contestant?.name ?? '-'} ${animal?.brand ?? '-'}`);

const fill = (state: RidesState) =>
  nextRides(state, { type: 'sheet filled', ...fillFromSheet(state, state.sheet ?? readMatchedSheet({})) });

const change = (state: RidesState, changes: Partial<MatchedSheet>) =>
  nextRides(state, {
    type: 'sheet changed',
    sheet: state.sheet && { ...state.sheet, ...changes, isInUse: false },
  });

describe('[SHEET-04] the rides of a night', () => {
  test('take their rows by their order, those that are kept', () => {
    const night = buildNight(['accepted', 'dropped', 'accepted', 'suggested', 'accepted']);
    expect(list(fill(night))).toEqual(['Cody J0', '- -', 'Max J1', '- -', 'Tom J2']);
  });

  test('move to other rows with rows and rides that have none', () => {
    const skipped = rows.map((row, index) => ({ ...row, isSkipped: index === 1 }));
    const shifted = change(fill(three), { rows: skipped, ridesWithoutRow: ['ride-1'] });
    expect(list(shifted)).toEqual(['Cody J0', 'Max J1', 'Tom J2']);
    expect(list(fill(shifted))).toEqual(['- -', 'Cody J0', 'Tom J2']);
    const back = change(fill(shifted), { rows, ridesWithoutRow: [] });
    expect(list(fill(back))).toEqual(['Cody J0', 'Max J1', 'Tom J2']);
  });

  test('are listed with their numbers in the night, and the rides that are left after the rows', () => {
    const night = buildNight(['dropped', 'accepted', 'accepted', 'accepted'], {
      rows: rows.slice(0, 2).map((row, index) => ({ ...row, isSkipped: index === 0 })),
      ridesWithoutRow: ['ride-2'],
    });
    const pairs = pairRows(night.rides, night.sheet as MatchedSheet);
    expect(pairs.map(({ row, rowIndex, number }) => [row?.said.rider, rowIndex, number])).toEqual([
      ['Cody', 0, 0],
      ['Max', 1, 3],
      [undefined, -1, 2],
      [undefined, -1, 4],
    ]);
  });

  test('take the event of a row where it is another one than that of the night', () => {
    const night = buildNight(['accepted', 'accepted', 'accepted'], {
      rows: rows.map((row, index) => ({ ...row, said: { ...row.said, eventId: index } })),
    });
    expect(fill(night).rides.map(({ details }) => details.eventId)).toEqual([0, 0, 2]);
    expect(fill(describeRide(night, 3, { eventId: 5 })).rides[2]?.details.eventId).toBe(5);
    const shifted = fill(change(fill(night), { ridesWithoutRow: ['ride-1'] }));
    expect(shifted.rides.map(({ details }) => details.eventId)).toEqual([0, 0, 0]);
  });

  test('take the partner of a row', () => {
    const partner = buildRiderTag('Ana');
    const night = buildNight(['accepted', 'accepted'], { rows: rows.map((row) => ({ ...row, partner })) });
    expect(fill(night).rides.map(({ details }) => details.partner?.name)).toEqual(['Ana', 'Ana']);
  });
});

describe('[SHEET-05] what a person has chosen', () => {
  const own = buildRiderTag('Somebody');

  test('is never replaced: another rider or animal keeps the whole row away', () => {
    const byHand = describeRide(describeRide(three, 1, { contestant: own }), 3, {
      animal: buildAnimalTag('X', 'Other'),
    });
    expect(list(fill(byHand))).toEqual(['Somebody -', 'Max J1', '- X']);
    const afterwards = describeRide(fill(three), 2, { contestant: own });
    const shifted = change(afterwards, { ridesWithoutRow: ['ride-1'] });
    expect(list(fill(shifted))).toEqual(['- -', 'Somebody J1', 'Max J1']);
  });

  test('is completed where the row says the same', () => {
    const byHand = describeRide(three, 2, { contestant: rows[1]?.rider ?? null, notes: 'Wild' });
    const filled = fill(byHand);
    expect(list(filled)).toEqual(['Cody J0', 'Max J1', 'Tom J2']);
    expect(filled.rides[1]?.details.notes).toBe('Wild');
  });

  test("is not taken for the sheet's own where both agree, nor filled again where it was cleared", () => {
    const agreed = fill(describeRide(three, 2, { contestant: rows[1]?.rider ?? null }));
    expect(list(fill(change(agreed, { ridesWithoutRow: ['ride-1'] })))).toEqual(['- -', 'Max J1', 'Max J1']);
    const cleared = describeRide(fill(three), 2, { animal: null });
    expect(list(fill(fill(cleared)))).toEqual(['Cody J0', 'Max -', 'Tom J2']);
    expect(list(fill(describeRide(cleared, 2, { outcome: 'qualified' })))[1]).toBe('Max -');
    const corrected = rows.map((row, index) => (index === 1 ? { ...row, rider: own } : row));
    expect(list(fill(change(cleared, { rows: corrected })))[1]).toBe('Somebody -');
  });

  test('is completed where the row does not know it', () => {
    const unmatched = rows.map((row) => ({ ...row, rider: null }));
    const byHand = describeRide(change(three, { rows: unmatched }), 2, { contestant: own });
    expect(list(fill(byHand))).toEqual(['- J0', 'Somebody J1', '- J2']);
  });

  test('[SHEET-06] leaves the result to choose as long as rider and animal are those of the sheet', () => {
    const filled = fill(three);
    const isFilled = (state: RidesState) => isFilledBySheet(state.rides[1]!, state.sheet);
    expect([isFilled(three), isFilled(filled), isFilledBySheet(filled.rides[1]!, undefined)]).toEqual([
      ...[false, true, false],
    ]);
    const changes = [
      { contestant: own },
      { contestant: null },
      { animal: null },
      { animal: rows[2]!.animal },
    ];
    for (const details of changes) expect(isFilled(describeRide(filled, 2, details))).toBe(false);
    expect(isFilled(describeRide(filled, 2, { outcome: 'qualified' }))).toBe(true);
  });

  test.each([{ outcome: 'bucked-off' }, { result: '86' }])('settles who it was: %j', (result) => {
    const settled = describeRide(fill(three), 2, result);
    const shifted = fill(change(settled, { ridesWithoutRow: ['ride-1'] }));
    expect(list(shifted)).toEqual(['- -', 'Max J1', 'Max J1']);
    const left = fill(change(settled, { ridesWithoutRow: ['ride-2'] }));
    expect(list(left)).toEqual(['Cody J0', 'Max J1', 'Max J1']);
    expect(list(fill(describeRide(three, 2, result)))).toEqual(['Cody J0', 'Max J1', 'Tom J2']);
  });

  test('of a row that is fixed later, the rest follows', () => {
    const unmatched = rows.map((row, index) => (index === 1 ? { ...row, rider: null } : row));
    const settled = describeRide(fill(change(three, { rows: unmatched })), 2, { outcome: 'qualified' });
    expect(list(settled)[1]).toBe('- J1');
    expect(list(fill(change(settled, { rows })))[1]).toBe('Max J1');
  });

  test('is published as it was confirmed', () => {
    const stages: Ride['stage'][] = [{ name: 'waiting' }, { name: 'published' }, { name: '' }];
    const rides = three.rides.map((ride, index) => ({ ...ride, stage: stages[index] ?? ride.stage }));
    expect(list(fill({ ...three, rides }))).toEqual(['- -', '- -', 'Tom J2']);
  });
});
