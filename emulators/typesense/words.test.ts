import { describe, expect, test } from 'vitest';
import { casesOf, searchIds, type SearchCase } from './testing/search-cases.ts';

const many = { drop_tokens_threshold: 10, typo_tokens_threshold: 10 };
const exact = { num_typos: 0, prefix: false };
const only = { num_typos: 0, prefix: false, drop_tokens_threshold: 0 };

describe('CollectionSpecificTest: dropped, split and joined words', () => {
  const cooker = 'The nonstick pressure cooker is a great invention.';

  test.each([
    ...casesOf(
      'title, points:int32',
      [
        ['Dog Shoemaker', 100],
        ['Shoe and Sock', 200],
      ],
      [
        ['DroppedTokensShouldNotBeUsedForPrefixSearch', 'shoe cat', { ...many }, '1'],
        ['DroppedTokensShouldNotBeUsedForPrefixSearch', 'cat shoe', { ...many }, '1 0'],
      ],
    ),
    ...casesOf(
      'title, description',
      [
        ['Harry', 'Malcolm Roscow'],
        ['Malcolm', 'Something 2'],
        ['Roscow', 'Something 3'],
      ],
      [
        [
          'DropTokensTillOneToken',
          'harry malcolm roscow',
          { query_by: 'title', drop_tokens_threshold: 10 },
          '2 0',
        ],
        ['DropTokensTillOneToken', 'harry malcolm roscow', { query_by: 'title' }, '0'],
      ],
    ),
    ...casesOf(
      'title',
      [['alpha beta gamma'], ['alpha']],
      [
        [
          'ExhaustiveSearchWithoutExplicitDropTokens',
          'alpha beta',
          { num_typos: 0, prefix: false, exhaustive_search: true },
          '0 1',
        ],
      ],
    ),
    ...casesOf(
      'title',
      [['alpha beta'], ['beta gamma']],
      [
        [
          'DropTokensLeftToRightFirst',
          'alpha beta gamma',
          { ...exact, drop_tokens_mode: 'left_to_right' },
          '1',
        ],
        [
          'DropTokensLeftToRightFirst',
          'alpha beta gamma',
          { ...exact, drop_tokens_mode: 'right_to_left' },
          '0',
        ],
        ['DropTokensLeftToRightFirst', 'alpha gamma', { ...exact, drop_tokens_mode: 'both_sides:3' }, '1 0'],
        ['DropTokensLeftToRightFirst', 'alpha gamma', { ...exact, drop_tokens_mode: 'both_sides:1' }, '0'],
      ],
    ),
    ...casesOf(
      'title',
      [['alpha beta'], ['beta gamma'], ['gamma delta'], ['delta epsilon'], ['epsilon alpha']],
      [
        ['NumDroppedTokensTest', 'alpha zeta gamma', { num_typos: 0, drop_tokens_threshold: 5 }, '4 2 1 0'],
        ['NumDroppedTokensTest', 'zeta theta epsilon', { num_typos: 0, drop_tokens_threshold: 5 }, '4 3'],
        ['NumDroppedTokensTest', 'alpha beta gamma', { num_typos: 0 }, '0'],
      ],
    ),
    ...casesOf(
      'title',
      [['A nonstick pan'], ['A non stick pan']],
      [
        ['split_join_tokens', 'non stick', only, '1'],
        ['split_join_tokens', 'non stick', { ...only, split_join_tokens: 'always' }, '1 0'],
      ],
    ),
    ...casesOf(
      'title',
      [['Blue Ray player'], ['Blueberry']],
      [
        ['DropTokensValueWhenTokensAreSplit', 'blueray', { drop_tokens_threshold: 0 }, '0'],
        ['DropTokensValueWhenTokensAreSplit', 'blueray player', {}, '0'],
        [
          'DropTokensValueWhenTokensAreSplit',
          'blueray',
          { drop_tokens_threshold: 0, split_join_tokens: 'off' },
          '',
        ],
      ],
    ),
    ...casesOf(
      'name, brand',
      [['Vitamin C1', 'Paulas Choice']],
      [['SplitTokensCrossFieldMatching', 'paulaschoice c1', { drop_tokens_threshold: 0 }, '0']],
    ),
    ...casesOf(
      'concat, points:int32',
      [['SPZ005 SPACEPOLE Spz005 Space Pole Updated!!! Spacepole 0 SPZ005', 100]],
      [['PrefixSearchOnlyOnLastToken', 'spz space', { num_typos: 0, drop_tokens_threshold: 0 }, '']],
    ),
    ...casesOf(
      'title',
      [[cooker]],
      [
        ...['non stick', 'pressurecooker', 'nonstick pressurecooker', 'the pressurecooker', 't h e'].map(
          (q): SearchCase => ['SearchShouldSplitAndJoinTokens', q, only, '0'],
        ),
        ['SearchShouldSplitAndJoinTokens', 'c o o k e r', only, '0'],
        ...[
          'the pressureis',
          'greatcooker',
          'nonstickpressurecooker',
          'nonstick pressure cooker is a greatinvention',
          'nonstick pressure cooker is a gr eat',
        ].map((q): SearchCase => ['SearchShouldSplitAndJoinTokens', q, only, '']),
        ['SearchShouldSplitAndJoinTokens', 'non stick', { ...only, split_join_tokens: 'off' }, ''],
        ['SearchShouldSplitAndJoinTokens', 'pressurecooker', { ...only, split_join_tokens: 'off' }, ''],
      ],
    ),
    ...casesOf(
      'title',
      [[cooker], ['Pressure Copper vessel']],
      [
        [
          'SearchShouldSplitAndJoinTokens',
          'pressurecopper',
          { num_typos: 0, prefix: false, drop_tokens_threshold: 10 },
          '1',
        ],
      ],
    ),
  ])('%s: %s with %j finds %s', (_test, q, parameters, ids, collection) => {
    expect(searchIds(collection, q, parameters)).toBe(ids);
  });
});
