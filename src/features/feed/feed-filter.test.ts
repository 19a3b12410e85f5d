import { describe, expect, test } from 'vitest';
import { getFeedChoices, toVideoFilter, parseFeedChoice } from './feed-filter.ts';

describe('the feed filter', () => {
  test('[FEED-01] offers all, following, the ten events, and favorites when there are any', () => {
    expect(getFeedChoices([])).toHaveLength(12);
    expect(getFeedChoices([1]).map(({ name }) => name)).toContain('My favorites');
  });

  test('[FEED-01] queries all favorites at once', () => {
    expect(toVideoFilter('favourites', [1, 3])).toEqual({ kind: 'events', eventIds: [1, 3] });
    expect(toVideoFilter('4', [])).toEqual({ kind: 'event', eventId: 4 });
  });

  test('the URL selects those one follows', () => {
    expect(parseFeedChoice('following', [])).toBe('following');
  });

  test('favorites in the URL wait until it is known whether there are any', () => {
    expect(parseFeedChoice('favourites', undefined)).toBe('favourites');
    expect(parseFeedChoice('favourites', [1])).toBe('favourites');
  });

  test.each([null, '', '0', '11', 'bulls', 'favourites'])('%j in the URL selects all', (parameter) => {
    expect(parseFeedChoice(parameter, [])).toBe('all');
  });
});
