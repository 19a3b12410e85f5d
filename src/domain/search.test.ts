import { describe, expect, test } from 'vitest';
import {
  allCategories,
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

describe('search categories', () => {
  test('[SRCH-01] lists twelve categories in the order of the tiles', () => {
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

  test('[SRCH-04] searches users of one account type, or all members', () => {
    expect(getAccountTypesToSearch(getCategory('contestants'))).toEqual(['contestant']);
    expect(getAccountTypesToSearch(getCategory('contractors'))).toEqual(['contractor']);
    expect(getAccountTypesToSearch(getCategory('bull-riding'))).toEqual(['contractor', 'contestant', 'fan']);
  });

  test('[SRCH-05] searches animals of contestants under Contestants only, of an event under that event', () => {
    expect(getAnimalCriteria(getCategory('contestants'))).toEqual({ contestant: true });
    expect(getAnimalCriteria(getCategory('contractors'))).toEqual({ contestant: false });
    expect(getAnimalCriteria(getCategory('goat-tying'))).toEqual({ contestant: false, eventId: 10 });
  });

  test('[SRCH-06] searches videos by account type, or of an event', () => {
    expect(getVideoCriteria(getCategory('contestants'))).toEqual({ uploader: 'contestant' });
    expect(getVideoCriteria(getCategory('contractors'))).toEqual({ uploader: 'contractor' });
    expect(getVideoCriteria(getCategory('barrel-racing'))).toEqual({ eventId: 5 });
  });

  test('[SRCH-02] the first screen searches all people, animals and videos', () => {
    expect(getAccountTypesToSearch(allCategories)).toEqual(['contractor', 'contestant', 'fan']);
    expect(getAnimalCriteria(allCategories)).toEqual({});
    expect(getVideoCriteria(allCategories)).toEqual({});
    expect(parseSearchCategory(allCategories.id)).toBeUndefined();
  });

  test.each([null, '', 'Bull Riding', 'cutting'])('rejects the category %j', (parameter) => {
    expect(parseSearchCategory(parameter)).toBeUndefined();
  });
});
