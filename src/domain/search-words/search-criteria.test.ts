import { expect, test } from 'vitest';
import { parseAnimal } from '../animal.ts';
import { allCategories, searchCategories } from '../search.ts';
import { parseUser } from '../user.ts';
import { parseVideo } from '../video.ts';
import { planSearch } from './plan-search.ts';
import { animalMeets, personMeets, rideMeets } from './search-criteria.ts';
import { understandText } from './understand-text.ts';

const ride = parseVideo('ride', {
  ...{ event_type: 1, location: 'Elko, NV', event_date: Date.UTC(2025, 11, 31) / 1000 },
  ...{ score: 86.5, time: null },
});
const buckOff = { ...ride, score: 0 };
const timed = { ...ride, event_type: 5, score: null, time: 17.333 };
const untimed = { ...timed, time: 0 };

test.each([
  ['bulls', ride, true],
  ['barrels', ride, false],
  ['bulls barrels', ride, true],
  ['bull', ride, true],
  ['horse', ride, false],
  ['nevada', ride, true],
  ['texas nevada', ride, true],
  ['texas', ride, false],
  ['2025', ride, true],
  ['2026', ride, false],
  ['2024 2025', ride, true],
  ['86.5', ride, true],
  ['86.6', ride, false],
  ['17.333', timed, true],
  ['17.33', timed, false],
  ['bucked off', ride, false],
  ['bucked off', buckOff, true],
  ['bucked off', untimed, false],
  ['bulls nevada 2026', ride, false],
  ['nothing known', ride, true],
])('[SRCH-09] rides: "%s" of %j is %s', (text, video, isMet) => {
  expect(rideMeets(video, understandText(text).criteria)).toBe(isMet);
});

const bull = parseAnimal('bull', { animal_type: 1, events: [1], location: 'Elko, NV' });

test.each([
  ['bull', true],
  ['horse', false],
  ['bulls', true],
  ['barrels', false],
  ['nv', true],
  ['texas', false],
  // Animals have no dates and no results.
  ['2026 88.5 bucked off', true],
])('[SRCH-09] animals: "%s" is %s', (text, isMet) => {
  expect(animalMeets(bull, understandText(text).criteria)).toBe(isMet);
});

test.each([
  ['nevada', true],
  ['texas', false],
  ['barrels 2026', true],
])('[SRCH-09] people: "%s" is %s', (text, isMet) => {
  const person = parseUser('person', { location: 'Reno, Nevada, USA' });
  expect(personMeets(person, understandText(text).criteria)).toBe(isMet);
});

const plan = (text: string, category = allCategories) => {
  const { searches, text: rest } = planSearch(category, text, understandText(text));
  return [...Object.entries(searches).flatMap(([kind, isSearched]) => (isSearched ? [kind] : [])), rest].join(
    ' ',
  );
};

test.each([
  ['dust devil', 'people animals videos reels dust devil'],
  ['bulls', 'animals videos reels '],
  ['texas', 'people animals videos reels '],
  ['2026', 'videos reels '],
  ['88.5', 'videos reels '],
  ['bucked off', 'videos reels '],
  ['2026 latham', 'people animals videos reels latham'],
  ['', ' '],
])('[SRCH-09] "%s" searches %s', (text, expected) => {
  expect(plan(text).trim()).toBe(expected.trim());
});

test('a category searches all of its own without a text', () => {
  const find = (id: string) => searchCategories.find((category) => category.id === id);
  expect(plan('', find('contestants')).trim()).toBe('people animals videos');
  expect(plan('', find('bull-riding')).trim()).toBe('animals videos');
  expect(plan('2026', find('bull-riding')).trim()).toBe('animals videos');
});
