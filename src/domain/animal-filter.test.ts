import { describe, expect, test } from 'vitest';
import { animalFilters, animalMatchesText, animalMatchesFilter, parseAnimalFilter } from './animal-filter.ts';
import { animalTypes } from './animal.ts';

describe('[MYR-03] the animal filter', () => {
  test('has filters for bulls and horses; steers and calves are listed under all', () => {
    const matches = animalFilters.map(({ id, name }) => [
      name,
      animalTypes.filter((animal_type) => animalMatchesFilter({ animal_type }, id)),
    ]);
    expect(matches).toEqual([
      ['All', ['bull', 'horse', 'steer', 'calf']],
      ['Bulls', ['bull']],
      ['Horses', ['horse']],
    ]);
  });

  test.each([
    ['horse', 'horse'],
    ['steer', 'all'],
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
