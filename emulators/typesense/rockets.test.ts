import { describe, expect, test } from 'vitest';
import { rockets } from './testing/rockets.ts';
import { createCollection, search, searchIds, type SearchCase } from './testing/search-cases.ts';

const collection = createCollection('title, points:int32', rockets);
const exact = { num_typos: 0, prefix: false };
const many = { drop_tokens_threshold: 10, typo_tokens_threshold: 10, per_page: 50 };

/** The fifth document has an ID of its own. */
const toNumber = (ids: string) => ids.replaceAll('foo', '5');

describe('CollectionTest', () => {
  test.each<SearchCase>([
    ['ExactSearchShouldBeStable', 'the', exact, '1 6 foo 13 10 8 16'],
    ['ExactSearchShouldBeStable', 'the', { ...exact, sort_by: 'points:asc' }, '16 13 10 8 6 foo 1'],
    ['ExactSearchShouldBeStable', 'the', { ...exact, sort_by: 'points:desc' }, '1 6 foo 13 10 8 16'],
    ['ExactSearchShouldBeStable', 'zxsadqewsad', exact, ''],
    ['MultiTokenSearch', 'rocket launch', { ...exact, ...many }, '8 1 17 16 13'],
    [
      'MultiTokenSearch',
      'rocket launch',
      { ...exact, ...many, sort_by: '_text_match:desc,points:asc' },
      '8 17 1 16 13',
    ],
    ['MultiTokenSearch', 'rocket launch', { ...exact, ...many, per_page: 3 }, '8 1 17'],
    ['SearchWithExcludedTokens', 'how -propellants -are', exact, '9 17'],
    ['SkipUnindexedTokensDuringPhraseSearch', 'DoesNotExist from', exact, '2 17'],
    ['SkipUnindexedTokensDuringPhraseSearch', 'DoesNotExist from', { num_typos: 1, prefix: false }, '2 17'],
    [
      'SkipUnindexedTokensDuringPhraseSearch',
      'from DoesNotExist insTruments',
      { num_typos: 1, prefix: false },
      '2 17',
    ],
    ['SkipUnindexedTokensDuringPhraseSearch', 'the a', { ...exact, drop_tokens_threshold: 0 }, '8 16 10'],
    ['SkipUnindexedTokensDuringPhraseSearch', 'the a insurance', { ...exact, drop_tokens_threshold: 0 }, ''],
    ['SkipUnindexedTokensDuringPhraseSearch', 'DoesNotExist1 DoesNotExist2', exact, ''],
    ['PartialMultiTokenSearch', 'rocket research', { ...exact, ...many }, '19 1 10 8 16 17'],
    ['QueryWithTypo', 'kind biologcal', { num_typos: 2, prefix: false, ...many, per_page: 3 }, '19 3 20'],
    ['QueryWithTypo', 'lauxnch rcket', { num_typos: 1, prefix: false, ...many, per_page: 3 }, '8 1 17'],
    [
      'TypoTokenRankedByScoreAndFrequency',
      'loox',
      { num_typos: 1, prefix: false, per_page: 2, rank_tokens_by: 'default_sorting_field' },
      '22 3',
    ],
    ['TypoTokenRankedByScoreAndFrequency', 'loox', { num_typos: 1, prefix: false }, '22 3 12 23 24'],
    [
      'TextContainingAnActualTypo',
      'ISSX what',
      { num_typos: 1, prefix: false, drop_tokens_threshold: 20, typo_tokens_threshold: 20, per_page: 4 },
      '19 6 21 22',
    ],
    ['TextContainingAnActualTypo', 'ISSX', { num_typos: 1, prefix: false, ...many }, '20 19 6 3 21'],
    ['Pagination', 'the', { ...exact, per_page: 3 }, '1 6 foo'],
    ['Pagination', 'the', { ...exact, per_page: 3, page: 2 }, '13 10 8'],
    ['Pagination', 'the', { ...exact, per_page: 3, page: 3 }, '16'],
    ['Pagination', 'the', { ...exact, per_page: 3, page: 4 }, ''],
    ['Pagination', 'the', { ...exact, limit: 3, offset: 3 }, '13 10 8'],
    ['WildcardQuery', '*', { sort_by: 'points:asc', per_page: 3 }, '21 24 17'],
    ['WildcardQuery', '*', { sort_by: 'points:asc', per_page: 3, query_by: '' }, '21 24 17'],
    ['PrefixSearching', 'ex', { num_typos: 0 }, '6 12'],
    ['PrefixSearching', 'ex', { num_typos: 0, rank_tokens_by: 'default_sorting_field' }, '6 12'],
    [
      'PrefixSearching',
      'what ex',
      { num_typos: 0, ...many, rank_tokens_by: 'default_sorting_field' },
      '6 12 19 22 13 8 15 24 21',
    ],
    [
      'PrefixSearching',
      't',
      { num_typos: 0, per_page: 2, max_candidates: 4, rank_tokens_by: 'default_sorting_field' },
      '19 22',
    ],
    ['PrefixSearching', 't', { num_typos: 0, per_page: 2, max_candidates: 4 }, '1 2'],
    ['PrefixSearching', 'math fx', { num_typos: 0, drop_tokens_threshold: 0 }, ''],
    ['PrefixSearching', 'x', { num_typos: 2 }, ''],
    ['PrefixSearching', 'late propx', { num_typos: 2, per_page: 1 }, '16'],
    [
      'TypoTokensThreshold',
      'redundant',
      { num_typos: 2, drop_tokens_threshold: 10, typo_tokens_threshold: 0 },
      '22',
    ],
    [
      'TypoTokensThreshold',
      'redundant',
      { num_typos: 2, drop_tokens_threshold: 10, typo_tokens_threshold: 10 },
      '22 24',
    ],
  ])('%s: %s with %j finds %s', (_, q, parameters, ids) => {
    expect(searchIds(collection, q, parameters)).toBe(toNumber(ids));
  });

  test.each([
    ['the', { ...exact }, 7],
    ['rocket launch', { ...exact, ...many, per_page: 3 }, 5],
    ['-rocket', exact, 21],
    ['-rocket -cryovolcanism', exact, 20],
    ['the a', { ...exact, drop_tokens_threshold: 10 }, 9],
    ['ISSX what', { num_typos: 1, prefix: false, drop_tokens_threshold: 20, typo_tokens_threshold: 20 }, 11],
    ['*', { per_page: 1 }, 25],
  ])('%s with %j finds %i in all', (q, parameters, found) => {
    expect(search(collection, q, parameters).found).toBe(found);
  });

  test('PagingWithLimits and queries without fields', () => {
    expect(() => search(collection, 'the', { per_page: 251 })).toThrow(
      'Only upto 250 hits can be fetched per page.',
    );
    expect(() => search(collection, 'the', { query_by: '' })).toThrow(
      'No search fields specified for the query.',
    );
  });
});
