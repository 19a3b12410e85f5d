import { expect, test } from 'vitest';
import { parseAnimal, toStoredAnimalType, type AnimalType } from './animal.ts';
import { areSons, getCommonRole, getOffspringFigures, getParentRole, sortYoung } from './offspring.ts';
import { parsePedigree } from './pedigree.ts';
import { parseVideo } from './video.ts';

const build = (brand: string, rides: number, type: AnimalType = 'bull') => ({
  animal: parseAnimal(brand, { brand, animal_type: toStoredAnimalType(type) }),
  role: 'sire' as const,
  rides: Array.from({ length: rides }, (_, index) => parseVideo(`${brand}${index}`, {})),
});

test('[PED-05] bulls and steers are sons; of horses and calves, that is not known', () => {
  expect(areSons([build('a', 0), build('b', 0, 'steer')])).toBe(true);
  for (const type of ['horse', 'calf'] as const)
    expect(areSons([build('a', 0), build('b', 0, type), build('c', 0)])).toBe(false);
});

test('[PED-05] a parent is what most pedigrees say', () => {
  const pedigree = parsePedigree('son', { sire_id: 'a', sire_name: 'A', dam_id: 'b', dam_name: 'B' });
  expect([getParentRole('a', pedigree), getParentRole('b', pedigree)]).toEqual(['sire', 'dam']);
  const of = (...roles: ('sire' | 'dam')[]) => getCommonRole(roles.map((role) => ({ role })));
  expect([of('sire', 'dam', 'dam'), of('dam', 'sire', 'sire'), of('dam', 'sire')]).toEqual([
    ...['dam', 'sire', 'sire'],
  ]);
  expect(getParentRole('a', parsePedigree('son', { sire_id: 'a', sire_name: 'A' }))).toBe('sire');
});

test('[PED-05] the figures of all are those of all their rides', () => {
  expect(getOffspringFigures([build('A1', 2), build('B2', 0), build('C3', 3)]).outs).toBe(5);
});

test('[PED-05] those with the most rides are first, then by brand', () => {
  const young = [build('C3', 1), build('A1', 0), build('D4', 2), build('B2', 1)];
  expect(sortYoung(young).map(({ animal }) => animal.brand)).toEqual(['D4', 'B2', 'C3', 'A1']);
});
