import { describe, expect, test } from 'vitest';
import { getFeedChoices, toVideoFilter, parseFeedChoice } from './feed-filter.ts';

describe('the filter of the feed', () => {
  test('[FEED-01] offers all, the ten events, and favourites to those who have any', () => {
    expect(getFeedChoices([])).toHaveLength(11);
    expect(getFeedChoices([1]).map(({ name }) => name)).toContain('My favourites');
  });

  test('[FEED-01] favourites become one query for all of them', () => {
    expect(toVideoFilter('favourites', [1, 3])).toEqual({ kind: 'events', eventIds: [1, 3] });
    expect(toVideoFilter('4', [])).toEqual({ kind: 'event', eventId: 4 });
  });

  test.each([null, '', '0', '11', 'bulls', 'favourites'])(
    '%j in the address shows everything',
    (parameter) => {
      expect(parseFeedChoice(parameter, [])).toBe('all');
    },
  );
});
