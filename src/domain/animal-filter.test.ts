import { describe, expect, test } from 'vitest';
import { animalFilters, animalMatchesText, animalMatchesFilter, parseAnimalFilter } from './animal-filter.ts';
import { animalTypes } from './animal.ts';

describe('[MYR-03] narrowing a list of animals', () => {
  test('bulls and horses have a filter each; steers and calves are among all of them', () => {
    const shown = animalFilters.map(({ id, name }) => [
      name,
      animalTypes.filter((animal_type) => animalMatchesFilter({ animal_type }, id)),
    ]);
    expect(shown).toEqual([
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
  ])('an address with %j shows %s', (parameter, filter) => {
    expect(parseAnimalFilter(parameter)).toBe(filter);
  });

  test.each([
    ['dust', true],
    [' DEVIL ', true],
    ['j7', true],
    ['', true],
    ['devil dust', false],
    ['7j', false],
  ])('%j is looked for in name and brand: %s', (typed, found) => {
    expect(animalMatchesText({ name: 'Dust Devil', brand: 'J7' }, typed)).toBe(found);
  });
});
