import { describe, expect, test } from 'vitest';
import { casesOf, createCollection, search, searchIds } from './testing/search-cases.ts';

const whole = { num_typos: 0, drop_tokens_threshold: 0 };
const byPoints = { num_typos: 0, per_page: 100, rank_tokens_by: 'default_sorting_field' };
const names = ['Stewart', 'Smith', 'Scott', 'Stone', 'Romero', 'Oliver', 'Adams'];
const locations = ['Switzerland', 'Seoul', 'Sydney', 'Surat', 'Stockholm', 'Salem', 'Sevilla'];

describe('CollectionSpecificMoreTest', () => {
  test.each([
    ...casesOf(
      'title, author',
      [
        ['The Little Prince [by] Antoine de Saint Exupéry : teacher guide', 'Barbara Valdez'],
        ['Little Prince', 'Antoine de Saint-Exupery'],
      ],
      [
        [
          'PrefixExpansionWhenExactMatchExists',
          'little prince antoine saint',
          { typo_tokens_threshold: 5 },
          '0 1',
        ],
      ],
    ),
    ...casesOf(
      'title, points:int32',
      [
        ...['Mark Jack', 'John Jack', 'John James', 'John Joseph', 'John Jim', 'John Jordan'],
        ...['Mark Nicholas', 'Mark Abbey', 'Mark Boucher', 'Mark Bicks', 'Mark Potter'],
      ].map((title, points) => [title, points]),
      [
        ['PrefixExpansionOnSingleField', 'mark j', byPoints, '0'],
        ['PrefixExpansionOnSingleField', 'mark b', byPoints, '9 8'],
        ['PrefixExpansionOnSingleField', 'mark b', { ...byPoints, filter_by: 'points: < 9' }, '8'],
      ],
    ),
    ...casesOf(
      'location, name, points:int32',
      names.map((name, index) => [locations[index], `John ${name}`, index]),
      [
        [
          'PrefixExpansionOnMultiField',
          'john s',
          { ...byPoints, ...whole, split_join_tokens: 'off' },
          '3 2 1 0',
        ],
        [
          'PrefixExpansionOnMultiField',
          'john s',
          { ...byPoints, ...whole, split_join_tokens: 'off', max_candidates: 10 },
          '3 2 1 0 6 5 4',
        ],
      ],
    ),
    ...casesOf(
      'title, author, tags[]',
      [
        ['Harry Potter and the Prisoner of Azkaban', 'Rowling', ['harry', '']],
        [
          'Fantastic beasts and where to find them',
          'Rowling',
          ['harry', 'potter', 'prisoner', 'azkaban', 'beasts', 'guide', 'rowling'],
        ],
        [
          'Fantastic beasts and where to find them',
          'Rowling',
          ['harry potter', 'prisoner azkaban', 'beasts', 'guide', 'rowling'],
        ],
      ],
      [
        [
          'ArrayElementMatchShouldBeMoreImportantThanTotalMatch',
          'harry potter rowling prisoner azkaban',
          { typo_tokens_threshold: 5 },
          '0 2 1',
        ],
      ],
    ),
    ...casesOf(
      'title, author, tags[]',
      [
        [
          'Por do sol immateur',
          'Vermelho',
          ['por do sol', 'immateur', 'gemsor', 'praia', 'sol', 'vermelho', 'suyay'],
        ],
        ['Sunset Rising', 'Vermelho', ['sunset', 'por do sol', 'praia', 'somao', 'vermelho']],
      ],
      [
        [
          'ArrayMatchAcrossElementsMustNotMatter',
          'praia por sol vermelho',
          { typo_tokens_threshold: 5 },
          '0 1',
        ],
      ],
    ),
    ...casesOf(
      'title, author',
      [
        ['One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen', 'Rowling'],
        ['One Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Three Rowling', 'Two'],
        ['One Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Two Rowling', 'Foo'],
      ],
      [
        [
          'MatchedSegmentMoreImportantThanTotalMatches',
          'one two three rowling',
          { typo_tokens_threshold: 5 },
          '0 2 1',
        ],
      ],
    ),
    ...casesOf(
      'title, tags[]',
      [
        ['Thirteen Fourteen', ['foo', 'bar', 'Hundred', 'Thirteen Fourteen']],
        [
          'One Eleven Thirteen Fourteen Three',
          ['foo', 'bar', 'Hundred', 'One Eleven Thirteen Fourteen Three'],
        ],
      ],
      [
        [
          'VerbatimMatchNotOnPartialTokenMatch',
          'hundred thirteen fourteen',
          { query_by: 'tags', typo_tokens_threshold: 5 },
          '0 1',
        ],
      ],
    ),
    ...casesOf(
      'title, points:int32',
      ['Alpha Beta Gamma', 'Omega Alpha Theta', 'Omega Theta Alpha', 'Indigo Omega Theta Alpha'].map(
        (title, points) => [title, points],
      ),
      [
        ['PositionalTokenRanking', 'alpha', { ...byPoints, prioritize_token_position: true }, '0 1 2 3'],
        ['PositionalTokenRanking', 'alpha', byPoints, '3 2 1 0'],
        ['PositionalTokenRanking', 'theta alpha', byPoints, '3 2 1'],
        ['PositionalTokenRanking', 'theta alpha', { ...byPoints, prioritize_token_position: true }, '2 1 3'],
      ],
    ),
    ...casesOf(
      'tags[], points:int32',
      [
        [['alpha foo', 'gamma', 'beta alpha'], 100],
        [['omega', 'omega beta alpha'], 200],
      ],
      [
        ['PositionalTokenRankingWithArray', 'alpha', byPoints, '1 0'],
        ['PositionalTokenRankingWithArray', 'alpha', { ...byPoints, prioritize_token_position: true }, '0 1'],
      ],
    ),
    ...casesOf(
      'name, brand',
      [
        ['Jungle Girl', 'Foobar'],
        ['Jungle Girlz', 'Foobar2'],
        ['Jam Foo1', 'Girlx'],
        ['Jam Foo2', 'Girly'],
        ['Jam Foo3', 'Girlz'],
        ['Jam Foo4', 'Girlz'],
        ['Jam Foo', 'Girlzz'],
      ],
      [
        ['PrefixSearchOnSpecificFields', 'jungle girl', { ...whole, prefix: 'false,true' }, '0'],
        ['PrefixSearchOnSpecificFields', 'jam foo', { ...whole, query_by: 'name', prefix: false }, '6'],
      ],
    ),
    ...casesOf(
      'type, title',
      [
        ['shoe_rack', 'Nike Shoerack'],
        ['shoe', 'Nike Air Force 1'],
      ],
      [
        [
          'CrossFieldWeightIsNotAugmentated',
          'nike shoe',
          { drop_tokens_threshold: 0, typo_tokens_threshold: 40, query_by_weights: '5,1' },
          '0 1',
        ],
      ],
    ),
    ...casesOf(
      'brand, name',
      [
        ['Neutrogena', 'Neutrogena Ultra Sheer Oil-Free Face Serum With Vitamin E + SPF 60'],
        ['Neutrogena', 'Neutrogena Ultra Sheer Liquid Sunscreen SPF 70'],
      ],
      [
        [
          'ConsiderDroppedTokensDuringTextMatchScoring',
          'Neutrogena Ultra Sheer Moisturizing Face Serum',
          {
            drop_tokens_threshold: 5,
            typo_tokens_threshold: 20,
            query_by_weights: '3,2',
            text_match_type: 'max_weight',
          },
          '0 1',
        ],
      ],
    ),
    ...casesOf(
      'name',
      [
        ['Elizabeth Arden 5th Avenue Eau de Parfum 125ml'],
        ['Avène Sun Very High Protection Mineral Cream SPF50+ 50ml'],
      ],
      [
        [
          'ConsiderDroppedTokensDuringTextMatchScoring2',
          'avène eau mineral',
          { drop_tokens_threshold: 5, typo_tokens_threshold: 20, text_match_type: 'max_weight' },
          '1 0',
        ],
      ],
    ),
  ])('%s: %s with %j finds %s', (_test, q, parameters, ids, collection) => {
    expect(searchIds(collection, q, parameters)).toBe(ids);
  });
});

test('CollectionSpecificMoreTest.PrefixSearchOnSpecificFields: as many words as there are candidates', () => {
  const collection = createCollection(
    'name',
    ['Jam Foo1', 'Jam Foo2', 'Jam Foo3', 'Jam Foo4', 'Jam Foo'].map((name) => [name]),
  );
  const { hits } = search(collection, 'jam foo', whole);
  expect(hits).toHaveLength(4);
  expect(hits[0]?.document.id).toBe('4');
});

test('CollectionSpecificMoreTest.MaxCandidatesShouldBeRespected', () => {
  const collection = createCollection(
    'company',
    Array.from({ length: 200 }, (_item, index) => [`prefix${index}`]),
  );
  expect(search(collection, 'prefix', { ...whole, max_candidates: 1000 }).found).toBe(200);
});

test('CollectionSpecificMoreTest.TypoCorrectionShouldUseMaxCandidates', () => {
  const collection = createCollection(
    'title, points:int32',
    Array.from({ length: 20 }, (_item, index) => [`Independent${index}`, index]),
  );
  const parameters = { ...whole, num_typos: 2, prefix: false, typo_tokens_threshold: 20, max_candidates: 20 };
  expect(search(collection, 'independent', { ...parameters, split_join_tokens: 'off' }).found).toBe(20);
});

test('CollectionSortingTest.FrequencyOrderedTokensWithoutDefaultSortingField', () => {
  const titles = ['enter', 'elephant', 'enamel', 'ercot', 'enyzme', 'energy', 'epoch', 'epyc'];
  const rows = [...titles, 'express', 'everest', 'end'].flatMap((title, index) =>
    Array.from({ length: 11 - index }, () => [title, 11 - index]),
  );
  const collection = createCollection('title, points:int32?', rows);
  expect(search(collection, 'e', { num_typos: 0 }).found).toBe(11 + 10 + 9 + 8);
  expect(search(collection, 'e', { num_typos: 0, max_candidates: 2 }).found).toBe(11 + 10);
});

test('CollectionSortingTest.TokenOrderingOnFloatValue', () => {
  const titles = ['enter', 'elephant', 'enamel', 'ercot', 'enyzme', 'energy', 'epoch', 'epyc', 'express'];
  const collection = createCollection(
    'title, points:float',
    [...titles, 'everest', 'end'].map((title, index) => [title, 0.01 * index]),
  );
  expect(searchIds(collection, 'e', { ...byPoints, per_page: 3 })).toBe('10 9 8');
});

test('CollectionSpecificMoreTest.LongString', () => {
  const name = Array.from({ length: 100 }, (_item, index) => `foo${index}`).join(' ');
  expect(search(createCollection('name', [[name]]), name, { drop_tokens_threshold: 0 }).found).toBe(1);
});

test('a prefix stands for ten words, unless more are asked for', () => {
  const towns = [
    'Dallas',
    'Dalton',
    'Dana',
    'Danbury',
    'Danville',
    'Darby',
    'Dayton',
    'Davis',
    'Dawson',
    'Daly',
  ];
  const collection = createCollection('location, first_name', [
    ...towns.map((town) => [town, 'Ann']),
    ['Cheyenne', 'Dakota'],
  ]);
  const fields = { query_by: 'location,first_name', per_page: 50 };
  expect(search(collection, 'da', { ...fields, max_candidates: 0 }).found).toBe(10);
  expect(search(collection, 'da', { ...fields, max_candidates: 1000 }).found).toBe(11);
});
