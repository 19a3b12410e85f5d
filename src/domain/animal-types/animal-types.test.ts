import { describe, expect, test } from 'vitest';
import {
  animalMatchesText,
  animalMatchesFilter,
  getAnimalFilters,
  parseAnimalFilter,
} from './animal-types.ts';
import type { AnimalType } from '../animal.ts';

describe('[MYR-03] the animal filter', () => {
  const typesByFilter = (...types: AnimalType[]) => {
    const animals = types.map((animal_type) => ({ animal_type }));
    return getAnimalFilters(animals).map(({ id, name }) => [
      name,
      animals.filter((animal) => animalMatchesFilter(animal, id)).map(({ animal_type }) => animal_type),
    ]);
  };

  test('has All, Bulls and Horses even without animals', () => {
    expect(typesByFilter()).toEqual([
      ['All', []],
      ['Bulls', []],
      ['Horses', []],
    ]);
  });

  test.each([
    ['Steers', 'steer'],
    ['Calfs', 'calf'],
  ] as const)('has %s only if there are any', (name, type) => {
    expect(typesByFilter('bull', type)).toEqual([
      ['All', ['bull', type]],
      ['Bulls', ['bull']],
      ['Horses', []],
      [name, [type]],
    ]);
  });

  test.each([
    ['horse', 'horse'],
    ['steer', 'steer'],
    ['goat', 'all'],
    ['', 'all'],
    [null, 'all'],
  ])('parses %j as %s', (parameter, filter) => {
    expect(parseAnimalFilter(parameter)).toBe(filter);
  });

  test.each([
    ['dust', true],
    [' DEVIL ', true],
    ['j7', true],
    ['', true],
    ['devil dust', false],
    ['7j', false],
  ])('searches name and brand for %j: %s', (text, isMatch) => {
    expect(animalMatchesText({ name: 'Dust Devil', brand: 'J7' }, text)).toBe(isMatch);
  });
});
