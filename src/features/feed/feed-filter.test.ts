import { describe, expect, test } from 'vitest';
import { feedChoices, feedFilter, readFeedChoice } from './feed-filter.ts';

describe('the filter of the feed', () => {
  test('[FEED-01] offers all, the ten events, and favourites to those who have any', () => {
    expect(feedChoices([])).toHaveLength(11);
    expect(feedChoices([1]).map(({ name }) => name)).toContain('My favourites');
  });

  test('[FEED-01] favourites become one query for all of them', () => {
    expect(feedFilter('favourites', [1, 3])).toEqual({ kind: 'events', eventIds: [1, 3] });
    expect(feedFilter('4', [])).toEqual({ kind: 'event', eventId: 4 });
  });

  test.each([null, '', '0', '11', 'bulls', 'favourites'])(
    '%j in the address shows everything',
    (parameter) => {
      expect(readFeedChoice(parameter, [])).toBe('all');
    },
  );
});
