import { describe, expect, test } from 'vitest';
import {
  accountTypesOf,
  animalsOf,
  readSearchCategory,
  searchCategories,
  videosOf,
  type SearchCategory,
} from './search.ts';

function category(id: string): SearchCategory {
  const found = readSearchCategory(id);
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
    expect(accountTypesOf(category('contestants'))).toEqual(['contestant']);
    expect(accountTypesOf(category('contractors'))).toEqual(['contractor']);
    expect(accountTypesOf(category('bull-riding'))).toEqual(['contractor', 'contestant', 'fan']);
  });

  test('[SRCH-05] animals: of contestants under Contestants alone, of an event under that event', () => {
    expect(animalsOf(category('contestants'))).toEqual({ contestant: true });
    expect(animalsOf(category('contractors'))).toEqual({ contestant: false });
    expect(animalsOf(category('goat-tying'))).toEqual({ contestant: false, eventId: 10 });
  });

  test('[SRCH-06] videos: by who uploaded them, or of an event', () => {
    expect(videosOf(category('contestants'))).toEqual({ uploader: 'contestant' });
    expect(videosOf(category('contractors'))).toEqual({ uploader: 'contractor' });
    expect(videosOf(category('barrel-racing'))).toEqual({ eventId: 5 });
  });

  test.each([null, '', 'Bull Riding', 'cutting'])('%j in an address is no category', (parameter) => {
    expect(readSearchCategory(parameter)).toBeUndefined();
  });
});
