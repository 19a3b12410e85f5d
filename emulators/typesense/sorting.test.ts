import { describe, expect, test } from 'vitest';
import { movies } from './testing/movies.ts';
import { rockets } from './testing/rockets.ts';
import { casesOf, createCollection, search, searchIds, type SearchCase } from './testing/search-cases.ts';

const exact = { num_typos: 0, prefix: false };
const many = { drop_tokens_threshold: 10, typo_tokens_threshold: 20 };

/** Where the document without a value ends, by the test's first, second or third field to sort by. */
const missingCases = (title: string, name: string, others: string): SearchCase[] =>
  ['', `${others}:asc,`, `${others}:asc,points2:asc,`].flatMap((before): SearchCase[] => [
    [title, '*', { sort_by: `${before}${name}(missing_values: first):ASC` }, 'first'],
    [title, '*', { sort_by: `${before}${name}(missing_values: last):ASC` }, 'last'],
    [title, '*', { sort_by: `${before}${name}(missing_values: first):DESC` }, 'first'],
    [title, '*', { sort_by: `${before}${name}(missing_values: last):DESC` }, 'last'],
    [title, '*', { sort_by: `${before}${name}:asc` }, 'last'],
  ]);

describe('values that are missing', () => {
  test.each([
    ...casesOf(
      'title, points1:int32, points2:int32',
      ['alpha', 'beta', '', 'gamma'].map((title) => [title, 100, 100]),
      [
        ...missingCases('SortByStringEmptyValuesConfig', 'title', 'points1'),
        ['SortByStringEmptyValuesConfig', '*', { sort_by: 'title:desc' }, 'first'],
        ['SortByStringEmptyValuesConfig', '*', { sort_by: 'points1:asc,title:desc' }, 'first'],
        ['SortByStringEmptyValuesConfig', '*', { sort_by: 'title(missing_values: normal):asc' }, 'last'],
        ['SortByStringEmptyValuesConfig', '*', { sort_by: 'title(missing_values: normal):desc' }, 'first'],
      ],
    ),
    ...casesOf(
      'points:int32?, points1:int32?, points2:int32?',
      [0, 1, undefined, 3].map((points) => [points, 100, 100]),
      [
        ...missingCases('SortByStringEmptyValuesConfig (numbers)', 'points', 'points1'),
        ['SortByStringEmptyValuesConfig (numbers)', '*', { sort_by: 'points:desc' }, 'last'],
        ['SortByStringEmptyValuesConfig (numbers)', '*', { sort_by: 'points1:asc,points:desc' }, 'last'],
      ],
    ),
  ])('%s: %s with %j: it is %s', (_test, q, parameters, place, collection) => {
    const ids = searchIds(collection, q, parameters).split(' ');
    expect(ids).toHaveLength(4);
    expect(ids.indexOf('2')).toBe(place === 'first' ? 0 : 3);
  });
});

describe('CollectionSortingTest', () => {
  const titles = ['aaa', 'a', 'abcd', 'abdde', 'b', 'bab', 'baa', 'bcma', 'cdma', 'cc', 'c', 'cxya'];
  const accented = [
    'The unbearable lightness of being',
    'A brief history of time',
    'Über den Wolken',
    'Ändere deine Coding Gewohnheiten',
    'Zodiac',
  ];
  const numbers = [2, 2, 1, 1, 1, 4, 3, 3, 3, 3, 5, 6];
  const letters = ['abdde', 'b', 'b', 'a', 'c', 'dd', 'bab', 'baa', 'bcma', 'cdma', 'c', 'x'];

  test.each([
    ...casesOf('title, starring, cast[], points:int32', movies, [
      [
        'SortingOrder',
        'the',
        { ...exact, query_by: 'title', sort_by: 'points:ASC', per_page: 15 },
        '17 13 10 4 0 1 8 6 16 11',
      ],
      [
        'SortingOrder',
        'the',
        { ...exact, query_by: 'title', sort_by: 'points:asc', per_page: 5 },
        '17 13 10 4 0',
      ],
      [
        'SortingOrder',
        'the',
        { ...exact, query_by: 'title', sort_by: 'points:dEsc', per_page: 15 },
        '11 16 6 8 1 0 10 4 13 17',
      ],
      ['SortingOrder', 'of', { ...exact, query_by: 'title' }, '11 12 5 4 17'],
    ]),
    ...casesOf(
      'title, points:int32?',
      rockets.slice(1).map(([title]) => [title]),
      [['NoDefaultSortingField', 'rocket', { num_typos: 1, prefix: false }, '16 15 7 0']],
    ),
    ...casesOf(
      'title',
      titles.map((title) => [title]),
      [
        ['SortByTitle', '*', { sort_by: 'title:ASC', per_page: 20 }, '1 0 2 3 4 6 5 7 10 9 8 11'],
        ['SortByTitle', '*', { sort_by: 'title:DESC', per_page: 20 }, '11 8 9 10 7 5 6 4 3 2 0 1'],
      ],
    ),
    ...casesOf(
      'title, points:int32?',
      letters.map((title, index) => [title, numbers[index]]),
      [
        ['SortByIntegerAndString', '*', { sort_by: 'points:ASC,title:ASC', per_page: 6 }, '3 2 4 0 1 7'],
        [
          'SortByIntegerAndString',
          'b',
          { ...many, num_typos: 0, sort_by: '_text_match:DESC,points:ASC,title:ASC' },
          '2 1 7 6 8',
        ],
      ],
    ),
    ...casesOf(
      'title',
      accented.map((title) => [title]),
      [
        ['SortByStringAccentedChars', '*', { sort_by: 'title:ASC' }, '1 3 0 2 4'],
        ['SortByStringAccentedChars', '*', { sort_by: 'title:DESC' }, '4 2 0 3 1'],
      ],
    ),
    ...casesOf(
      'title, description, points:int32',
      [
        ['Mark Antony', 'Counsellor', 100],
        ['Marks Spencer', 'Sales Expert', 200],
      ],
      [
        [
          'TextMatchBucketRanking',
          'mark',
          { ...many, sort_by: '_text_match(buckets: 10):DESC,points:DESC' },
          '0 1',
        ],
        [
          'TextMatchBucketRanking',
          'mark',
          { ...many, sort_by: '_text_match(buckets: 1):DESC,points:DESC' },
          '1 0',
        ],
        [
          'TextMatchBucketRanking',
          'mark',
          { ...many, sort_by: '_text_match(buckets: 0):DESC,points:DESC' },
          '0 1',
        ],
      ],
    ),
    ...casesOf(
      'title, points:int32?',
      ['Mark Antony', 'Marks Spencer', 'Marking Rhine', 'Markolm Spane'].map((title, index) => [
        title,
        index,
      ]),
      [
        [
          'TextMatchMoreDocsThanBuckets',
          'mark',
          { ...many, num_typos: 0, sort_by: '_text_match(buckets: 2):DESC,points:DESC' },
          '3 0 2 1',
        ],
      ],
    ),
    ...casesOf(
      'name, type:int32, valid_from:int64, created_at:int64',
      [
        ['should be 1st', 2, 1_655_741_107_972, 1_655_741_107_724],
        ['should be 2nd', 1, 1_656_309_617_303, 1_656_309_617_194],
        ['should be 3rd', 0, 0, 1_656_309_677_131],
      ],
      [
        [
          'OrderWithThreeSortFields',
          's',
          { drop_tokens_threshold: 0, sort_by: 'type:desc,valid_from:desc,created_at:desc' },
          '0 1 2',
        ],
      ],
    ),
    ...casesOf(
      'title, score:float, average:float',
      [
        [1.09, 1.45],
        [-9.998, -2.408],
        [1_582_186_644_000, 0.001],
        [0, 11.533],
        [-9.999, -11.38],
        [-9.999, 300],
        [-9.999, -21.38],
      ].map((values) => ['Jeremy Howard', ...values]),
      [
        ['SortOnFloatFields', 'Jeremy', { sort_by: 'score:desc,average:desc' }, '2 0 3 1 5 4 6'],
        ['SortOnFloatFields', 'Jeremy', { sort_by: 'score:asc,average:asc' }, '6 4 5 1 3 0 2'],
        ['SortOnFloatFields', 'Jeremy', { sort_by: 'score:asc,average:desc' }, '5 4 6 1 3 0 2'],
      ],
    ),
    ...casesOf(
      'title, artist, popularity:int32, points:int32',
      [
        ['Coby Grant', 'Coby Grant', 100, 0],
        ['Coby Prant', 'Coby Prant', 84_642, 1],
      ],
      [
        [
          'ThreeSortFieldsTextMatchLast',
          'grant',
          { ...many, num_typos: 1, prefix: false, sort_by: 'popularity:desc,points:desc,_text_match:desc' },
          '1 0',
        ],
      ],
    ),
    ...casesOf(
      'title, points:int32',
      [
        ['Alppha Beta', 100],
        ['Alpha Beta', 100],
        ['Alphas Beta', 100],
      ],
      [
        [
          'SingleFieldTextMatchScoreDefault',
          'alpha',
          { ...many, prefix: false, sort_by: 'points:desc' },
          '1 2 0',
        ],
      ],
    ),
    ...casesOf(
      'title, points:int64',
      [['The quick brown fox', -2_678_400]],
      [
        ['NegativeInt64Value', '*', { filter_by: 'points:>=1577836800' }, ''],
        ['NegativeInt64Value', '*', { filter_by: 'points:<0', sort_by: 'points:desc' }, '0'],
      ],
    ),
  ])('%s: %s with %j finds %s', (_test, q, parameters, ids, collection) => {
    const found = searchIds(collection, q, parameters);
    expect(found.slice(0, ids.length)).toBe(ids);
  });

  test('FrequencyOrderedTokensWithoutDefaultSortingField', () => {
    const words = 'enter elephant enamel ercot enyzme energy epoch epyc express everest end'.split(' ');
    const rows = words.flatMap((word, index) => Array.from({ length: words.length - index }, () => [word]));
    const found = search(createCollection('title', rows), 'e', { num_typos: 0, max_candidates: 10 });
    expect(found.found).toBe(65);
  });

  test('SortingDoesNotHaveTextMatchComponent', () => {
    const collection = createCollection('title, points:int32', [['Test Title', 100]]);
    const hasScore = (q: string, sort_by: string) =>
      'text_match' in
      ((collection.search(new URLSearchParams({ q, query_by: 'title', sort_by })) as { hits: object[] })
        .hits[0] ?? {});
    expect(hasScore('test', 'points:desc,points:desc,points:desc')).toBe(false);
    expect(hasScore('*', 'points:desc')).toBe(false);
    expect(hasScore('test', 'points:desc')).toBe(true);
  });

  test.each([
    ['title(foo: bar):desc', 'Bad syntax for sorting field `title`'],
    ['title(missing_values: bar):desc', 'Bad syntax for sorting field `title`'],
    ['artist:desc', 'Could not find a field named `artist` in the schema for sorting.'],
    ['_text_match(foobar: 0):desc', 'Invalid sorting parameter passed for _text_match.'],
    ['_text_match(buckets: x):desc', 'Invalid value passed for _text_match `buckets` configuration.'],
    ['_text_match(buckets: -1):desc', 'Invalid value passed for _text_match `buckets` configuration.'],
    ['title:up', 'Order for field` title` should be either ASC or DESC.'],
    ['title:asc,title:asc,title:asc,title:asc', 'Only upto 3 sort fields are allowed.'],
  ])('%s: %s', (sort_by, message) => {
    expect(() => searchIds(createCollection('title', [['a']]), '*', { sort_by })).toThrow(message);
  });
});
