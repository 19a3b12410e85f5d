import { describe, expect, test } from 'vitest';
import { understandText } from '#src/domain/search-words/understand-text.ts';
import { getAnimalFilters, getPersonFilters, getRideFilters } from './criteria-filters.ts';

const filters = (text: string) => {
  const { criteria } = understandText(text);
  return [getRideFilters, getAnimalFilters, getPersonFilters].map((get) => get(criteria).join(' && '));
};

describe('[SRCH-09] what is asked of rides, animals and people by', () => {
  test.each([
    ['bull riding', 'event_type:=[1]', 'events:=[1]', ''],
    ['bulls barrels', 'event_type:=[1,5]', 'events:=[1,5]', ''],
    ['horses', 'event_type:=[2,3]', 'animal_type:=[2]', ''],
    ['bull bareback', 'event_type:=[2] && event_type:=[1]', 'animal_type:=[1] && events:=[2]', ''],
    ['texas', 'places:=[USTX]', 'places:=[USTX]', 'places:=[USTX]'],
    ['MT', 'places:=[USMT,BRMT]', 'places:=[USMT,BRMT]', 'places:=[USMT,BRMT]'],
    ['2025', 'event_date:=[1735689600..1767225599]', '', ''],
    ['88,5', '(score:=[88.4995..88.5005] || time:=[88.4995..88.5005])', '', ''],
    ['bucked off', 'score:=0 && event_type:=[1,2,3]', '', ''],
    ['dust devil', '', '', ''],
  ])('%s', (text, ...expected) => {
    expect(filters(text)).toEqual(expected);
  });
});
