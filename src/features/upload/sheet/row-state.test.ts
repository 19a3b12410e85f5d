import { expect, test } from 'vitest';
import { readMatchedSheet, type MatchedRow } from '#src/domain/day-sheet/matched-sheet.ts';
import { buildAnimalTag, buildRiderTag } from '#tests/support/factories/build-tags.ts';
import { findGaps, getSaidAnimal, isToFix } from './row-state.ts';

const said = { rider: 'Cody', partner: 'Max', brand: 'J7', animal: 'Dust Devil' };
const found = {
  ...{
    rider: buildRiderTag('Cody'),
    partner: buildRiderTag('Max'),
    animal: buildAnimalTag('J7', 'Dust Devil'),
  },
};
const build = (says: Partial<typeof said>, changes: Partial<MatchedRow> = {}): MatchedRow => ({
  ...readMatchedSheet({ rows: [{ said: { ...said, ...says }, ...found }] }).rows[0]!,
  ...changes,
});

test('[SHEET-03] a row is to fix where it says somebody who is not known, unless it has no ride', () => {
  const complete = build({});
  expect([findGaps(complete), isToFix(complete)]).toEqual([
    { rider: false, partner: false, animal: false },
    false,
  ]);
  for (const who of ['rider', 'partner', 'animal'] as const) {
    const row = build({}, { [who]: null });
    expect(findGaps(row)).toEqual({ rider: false, partner: false, animal: false, [who]: true });
    expect([isToFix(row), isToFix({ ...row, isSkipped: true })]).toEqual([true, false]);
  }
  const silent = build(
    { rider: '', partner: '', brand: '', animal: '' },
    { rider: null, partner: null, animal: null },
  );
  expect(isToFix(silent)).toBe(false);
  expect(isToFix(build({ animal: '' }, { animal: null }))).toBe(true);
});

test('an animal is said by brand and name, or what there is of them', () => {
  const says = [{}, { brand: '' }, { animal: '' }, { brand: '', animal: '' }];
  expect(says.map((each) => getSaidAnimal(build(each)))).toEqual(['J7 Dust Devil', 'Dust Devil', 'J7', '']);
});
