import { expect, test } from 'vitest';
import { buildAnimalTag, buildRiderTag } from '#tests/support/factories/build-tags.ts';
import { matchAnimal, matchRider } from './match-names.ts';

const animal = (brand: string, name: string, contractor = 'other') =>
  buildAnimalTag(brand, name, { id: `${contractor} ${brand} ${name}`, contractor });

const riders = [
  'Hank Delacroix',
  'Maximiliano Etcheverry-Castellanos',
  'Cody Latham',
  'Juan Carlos Pérez',
  'Wade Halloran',
  'Dusty Halloran',
].map((name) => buildRiderTag(name));

test.each([
  ['Cody Latham', 'Cody Latham'],
  ['CODY  LATHAM', 'Cody Latham'],
  ['juan carlos perez', 'Juan Carlos Pérez'],
  ['M Etcheverry', 'Maximiliano Etcheverry-Castellanos'],
  ['D. Halloran', 'Dusty Halloran'],
  ['Halloran', undefined],
  ['Cody', undefined],
  ['C', undefined],
  ['C Latham Smith', undefined],
  ['X Latham', undefined],
  ['', undefined],
])(
  '[SHEET-03] a rider is known by the name, whatever its case and accents, and by an initial: %s',
  (name, expected) => expect(matchRider(name, riders).tag?.name).toBe(expected),
);

test.each([
  ['Hank Delacroy', ['Hank Delacroix']],
  ['Juan Pérez', ['Juan Carlos Pérez']],
  ['H Delacroi', ['Hank Delacroix']],
  ['ank Delacroix', ['Hank Delacroix']],
  ['Delacroix Hank', ['Hank Delacroix']],
  ['C Lathem', ['Cody Latham']],
  ['C Lethem', []],
  ['X Lathem', []],
  ['Bxyk Delacroix', []],
  ['Hank Delacrzzz', []],
  ['Pérez', []],
  ['Carlos Nobody', []],
  ['Somebody Else', []],
])('[SHEET-03] who may be meant by %s is offered, not taken', (name, expected) => {
  const { tag, choices } = matchRider(name, riders);
  expect([tag, choices.map((choice) => choice.name)]).toEqual([null, expected]);
});

test('[SHEET-03] of riders with one name none is taken, and three are offered', () => {
  const same = Array.from({ length: 4 }, (_, index) => ({
    ...buildRiderTag('Cody Latham'),
    id: `cody-${index}`,
  }));
  const { tag, choices } = matchRider('Cody Latham', same);
  expect([tag, choices.map(({ id }) => id)]).toEqual([null, ['cody-0', 'cody-1', 'cody-2']]);
});

const animals = [
  animal('J7', 'Dust Devil'),
  animal('H/12', 'Gravel Road'),
  animal('617', 'Night Train', 'me'),
  animal('617', 'Night Train', 'third'),
  animal('617', 'Sawmill', 'third'),
  animal('J9', 'Sawmill'),
  animal('', 'Mystery'),
  animal('B9', ''),
];

test.each([
  [{ brand: '#j7', animal: 'Dust Devil' }, 'other J7 Dust Devil'],
  [{ brand: 'J7', animal: 'DUST DEVILL' }, 'other J7 Dust Devil'],
  [{ brand: 'J7', animal: '' }, 'other J7 Dust Devil'],
  [{ brand: '', animal: 'gravel road' }, 'other H/12 Gravel Road'],
  [{ brand: '617', animal: 'Night Train' }, 'me 617 Night Train'],
  [{ brand: '617', animal: '' }, 'me 617 Night Train'],
  [{ brand: '617', animal: 'Sawmill' }, 'third 617 Sawmill'],
  [{ brand: '', animal: 'Sawmill' }, undefined],
  [{ brand: 'J7', animal: 'Gravel Road' }, undefined],
  [{ brand: 'H12', animal: 'Gravel Road' }, undefined],
  [{ brand: '', animal: '' }, undefined],
])('[SHEET-03] an animal is known by its brand, its name or both: %j', (row, expected) =>
  expect(matchAnimal(row, animals, 'me').tag?.id).toBe(expected),
);

test.each([
  [{ brand: 'H12', animal: 'Gravel Road' }, ['H/12']],
  [{ brand: 'J7', animal: 'Gravel Road' }, ['H/12', 'J7']],
  [{ brand: '', animal: 'Sawmil' }, ['617', 'J9']],
  [{ brand: 'h12', animal: '' }, ['H/12']],
  [{ brand: 'X', animal: 'Nobody' }, []],
  [{ brand: 'X', animal: '' }, []],
  [{ brand: '', animal: 'Nobody' }, []],
])('[SHEET-03] the animals that may be meant are offered: %j', (row, brands) =>
  expect(matchAnimal(row, animals, 'me').choices.map(({ brand }) => brand)).toEqual(brands),
);

test('[SHEET-03] two letters of eight may be other ones, and one of seven', () => {
  const kerrs = ['Tom Kerr', 'Tom Ker'].map((name) => buildRiderTag(name));
  const [eight, seven] = ['Tom Karz', 'Tim Kar'].map((name) => matchRider(name, kerrs).choices);
  expect(eight?.map(({ name }) => name)).toEqual(['Tom Kerr', 'Tom Ker']);
  expect(seven).toEqual([]);
});
