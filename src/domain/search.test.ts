import { describe, expect, test } from 'vitest';
import {
  getAccountTypesToSearch,
  getAnimalCriteria,
  parseSearchCategory,
  searchCategories,
  getVideoCriteria,
  type SearchCategory,
} from './search.ts';

function getCategory(id: string): SearchCategory {
  const found = parseSearchCategory(id);
  if (!found) throw new Error(`There is no category ${id}`);
  return found;
}

describe('the categories of the search', () => {
  test('[SRCH-01] are twelve, in the order of the tiles', () => {
    expect(searchCategories.map(({ name }) => name)).toEqual([
      'Contractors',
      'Contestants',
      'Bareback Riding',
      'Saddle Bronc',
      'Bull Riding',
      'Barrel Racing',
      'Team Roping',
      'Tie Down Roping',
      'Steer Wrestling',
      'Breakaway Roping',
      'Pole Bending',
      'Goat Tying',
    ]);
  });

  test('[SRCH-04] people: one kind of account, or all that are members', () => {
    expect(getAccountTypesToSearch(getCategory('contestants'))).toEqual(['contestant']);
    expect(getAccountTypesToSearch(getCategory('contractors'))).toEqual(['contractor']);
    expect(getAccountTypesToSearch(getCategory('bull-riding'))).toEqual(['contractor', 'contestant', 'fan']);
  });

  test('[SRCH-05] animals: of contestants under Contestants alone, of an event under that event', () => {
    expect(getAnimalCriteria(getCategory('contestants'))).toEqual({ contestant: true });
    expect(getAnimalCriteria(getCategory('contractors'))).toEqual({ contestant: false });
    expect(getAnimalCriteria(getCategory('goat-tying'))).toEqual({ contestant: false, eventId: 10 });
  });

  test('[SRCH-06] videos: by who uploaded them, or of an event', () => {
    expect(getVideoCriteria(getCategory('contestants'))).toEqual({ uploader: 'contestant' });
    expect(getVideoCriteria(getCategory('contractors'))).toEqual({ uploader: 'contractor' });
    expect(getVideoCriteria(getCategory('barrel-racing'))).toEqual({ eventId: 5 });
  });

  test.each([null, '', 'Bull Riding', 'cutting'])('%j in an address is no category', (parameter) => {
    expect(parseSearchCategory(parameter)).toBeUndefined();
  });
});
