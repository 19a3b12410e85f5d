import { describe, expect, test } from 'vitest';
import { casesOf, createCollection, search, searchIds } from './testing/search-cases.ts';

const many = { drop_tokens_threshold: 10, typo_tokens_threshold: 10 };
const exact = { num_typos: 0, prefix: false };
const farApart =
  'Central Arizona Project. - Hearing, Eighty-eighth Congress, Second Session, on H.R. 6796, H.R. 6797, ' +
  'H.R. 6798. November 9, 1964, Phoenix, Ariz';

describe('CollectionSpecificTest', () => {
  test.each([
    ...casesOf(
      'title, description, points:int32',
      [
        ['Moto Insta Charge', 'Share information with this device.', 50],
        ['Portable USB Store', 'Use it to charge your phone.', 100],
      ],
      [
        ['OrderMultiFieldFuzzyMatch', 'charger', { ...many, query_by_weights: '1,1' }, '1 0'],
        ['OrderMultiFieldFuzzyMatch', 'charger', { ...many, query_by_weights: '2,1' }, '0 1'],
      ],
    ),
    ...casesOf(
      'title, description, points:int32',
      [
        ['The Quick Brown Fox', 'Share information with this device.', 100],
        ['Random Title', 'The Quick Brown Fox', 50],
      ],
      [['FieldWeighting', 'brown fox', { ...many, query_by_weights: '1,4' }, '1 0']],
    ),
    ...casesOf(
      'title, points:int32',
      [
        ['Yeshivah Gedolah High School', 100],
        ['GED', 50],
      ],
      [['ExactMatchOnPrefix', 'ged', {}, '1 0']],
    ),
    ...casesOf(
      'title, description, points:int32',
      [
        ['Foo bar baz', 'Share information with this device.', 100],
        ['Foo Random', 'The Bar Fox', 250],
      ],
      [['TokensSpreadAcrossFields', 'foo bar', { ...exact, ...many, query_by_weights: '4,1' }, '0 1']],
    ),
    ...casesOf(
      'title, description, points:int32',
      [
        ['Functions and Equations', 'Use a function to solve an equation.', 100],
        ['Function of effort', 'Learn all about it.', 100],
      ],
      [
        [
          'HighlightSecondaryFieldWithPrefixMatch',
          'function',
          { num_typos: 0, ...many, query_by_weights: '1,1' },
          '1 0',
        ],
      ],
    ),
    ...casesOf(
      'username, name, tags[], points:int32',
      [
        ['Pandaabear', "Panda's Basement", ['Foobar', "Panda's Basement"], 100],
        ['Pandaabear', 'Pandaabear Basic', ['Pandaabear Basic'], 100],
      ],
      [
        ['HighlightWithTypoTokensAndPrefixSearch', 'pandaabear bas', { query_by: 'username,name' }, '1 0'],
        ['HighlightWithTypoTokensAndPrefixSearch', 'pandaabear bas', { query_by: 'username,tags' }, '1 0'],
      ],
    ),
    ...casesOf(
      'name, points:int32',
      [
        ['John Jack', 100],
        ['John Williams', 100],
      ],
      [['TokenStartingWithSameLetterAsPrevToken', 'john j', many, '0 1']],
    ),
    ...casesOf(
      'name, description, points:int32',
      [
        ['John', 'Vegetable Farmer', 100],
        ['John', 'Organic Vegetable Farmer', 100],
      ],
      [
        [
          'CrossFieldMatchingExactMatchOnSingleField',
          'john vegetable farmer',
          { ...many, num_typos: 0, drop_tokens_threshold: 2 },
          '0 1',
        ],
        [
          'CrossFieldMatchingExactMatchOnSingleField',
          'john vegatable farmer',
          { ...many, num_typos: 1, drop_tokens_threshold: 2 },
          '0 1',
        ],
      ],
    ),
    ...casesOf(
      'name, category, label, points:int32',
      [
        ['Amazing Twin', 'kids', 'kids', 3],
        ['Kids', 'children', 'children', 5],
      ],
      [
        [
          'MultiFieldVerbatimMatchesShouldBeWeighted',
          'kids',
          { ...exact, ...many, query_by_weights: '6,1,1' },
          '1 0',
        ],
      ],
    ),
    ...casesOf(
      'name, brand, points:int32',
      [
        ['Hamburger', 'Burger King', 10],
        ['Hamburger Bun', 'Trader Joe’s', 5],
        ['Potato Wedges', 'McDonalds', 10],
        ['Hot Potato Wedges', 'KFC Inc.', 5],
      ],
      [
        [
          'VerbatimMatchShouldConsiderTokensMatchedAcrossAllFields',
          'hamburger trader',
          { ...exact, ...many, drop_tokens_threshold: 2, query_by_weights: '1,1' },
          '1 0',
        ],
        [
          'VerbatimMatchShouldConsiderTokensMatchedAcrossAllFields',
          'potato wedges kfc',
          { ...exact, ...many, drop_tokens_threshold: 2, query_by_weights: '1,1' },
          '3 2',
        ],
      ],
    ),
    ...casesOf(
      'title, author, points:int32',
      [
        [farApart, 'JK', 0],
        ['Project Phoenix', 'JK', 1],
      ],
      [['TokenCountOfWordsFarApart', 'Phoenix project)', { prefix: false }, '1 0']],
    ),
    ...casesOf(
      'title, author, points:int32',
      [
        [farApart, 'JK', 0],
        ['Project Aim Arizona', 'JK', 1],
      ],
      [
        [
          'SingleFieldTokenCountOfWordsFarApart',
          'Phoenix project)',
          { ...many, query_by: 'title', prefix: false },
          '0 1',
        ],
        [
          'SingleFieldTokenCountOfWordsFarApart',
          'Phoenix project)',
          { query_by: 'title', prefix: false },
          '0',
        ],
      ],
    ),
    ...casesOf(
      'title, description, points:int32',
      [
        ['foo same', 'bar same', 100],
        ['bar same', 'foo same', 200],
      ],
      [
        ['HandleLargeWeights', 'foo same', { ...many, query_by_weights: '1,2' }, '1 0'],
        ['HandleLargeWeights', 'foo same', { ...many, query_by_weights: '1,128' }, '1 0'],
      ],
    ),
    ...casesOf(
      'title, description, points:int32',
      [
        ['Basketball Shoes', 'Basketball', 100],
        ['Nike Jordan', 'Shoes', 200],
      ],
      [
        [
          'VerbatimMatchShouldOverpowerHigherWeightedField',
          'shoes',
          { ...many, query_by_weights: '4,1' },
          '1 0',
        ],
      ],
    ),
  ])('%s: %s with %j finds %s', (_test, q, parameters, ids, collection) => {
    expect(searchIds(collection, q, parameters)).toBe(ids);
  });
});

describe('scores', () => {
  const scoresOf = (...parameters: Parameters<typeof search>) =>
    search(...parameters).hits.map(({ text_match_info: info }) => info);

  test('CollectionSpecificMoreTest.RelevanceConsiderAllFields', () => {
    const collection = createCollection('f1, f2, f3', [
      ['alpha', 'alpha', 'alpha'],
      ['alpha', 'alpha', 'beta'],
      ['alpha', 'beta', 'gamma'],
    ]);
    const infos = scoresOf(collection, 'alpha', { query_by_weights: '3,2,1', typo_tokens_threshold: 40 });
    const best = { best_field_score: '1108091342849', best_field_weight: 3, tokens_matched: 1 };
    expect(infos).toMatchObject([
      { score: '578730123373578267', fields_matched: 3, ...best },
      { fields_matched: 2, ...best },
      { fields_matched: 1, ...best },
    ]);
  });

  test('CollectionSpecificMoreTest.WeightTakingPrecendeceOverMatch', () => {
    const collection = createCollection('brand, title', [
      ['Light Plus', 'Healthy Mayo'],
      ['Vegabond', 'Healthy Light Mayo'],
    ]);
    const parameters = { drop_tokens_threshold: 5, typo_tokens_threshold: 20, text_match_type: 'max_weight' };
    expect(searchIds(collection, 'light mayo', parameters)).toBe('0 1');
    expect(scoresOf(collection, 'light mayo', parameters)).toMatchObject([
      { best_field_score: '1108091338753', best_field_weight: 15, fields_matched: 2, tokens_matched: 2 },
      { best_field_score: '2211897868289', best_field_weight: 14, fields_matched: 1, tokens_matched: 2 },
    ]);
  });

  test('CollectionSortingTest.RepeatingTokenRanking', () => {
    const collection = createCollection('title, points:int32', [
      ['Mong Mong', 100],
      ['Mong Spencer', 200],
      ['Mong Mong Spencer', 300],
      ['Spencer Mong Mong', 400],
    ]);
    const parameters = { ...many, query_by_weights: '3', sort_by: '_text_match:DESC,points:DESC' };
    expect(searchIds(collection, 'mong mong', parameters)).toBe('0 3 2 1');
    const [best, ...others] = scoresOf(collection, 'mong mong', parameters).map(({ score }) => score);
    expect(new Set(others).size).toBe(1);
    expect(BigInt(best ?? 0)).toBeGreaterThan(BigInt(others[0] ?? 0));
  });

  test('CollectionSpecificMoreTest.NumDroppedTokensTest', () => {
    const collection = createCollection('title', [['alpha beta'], ['beta gamma']]);
    const infos = scoresOf(collection, 'alpha zeta gamma', { num_typos: 0, drop_tokens_threshold: 5 });
    expect(infos).toMatchObject([{ num_tokens_dropped: 2 }, { num_tokens_dropped: 2 }]);
  });

  test('CollectionSpecificMoreTest.DisableFieldCountForScoring', () => {
    const collection = createCollection('name, brand', [
      ['Alpha beta gamma', 'Alpha beta gamma'],
      ['Alpha beta gamma', 'Theta'],
    ]);
    const weights = { ...many, query_by_weights: '3,3' };
    const [equal, other] = scoresOf(collection, 'beta', {
      ...weights,
      prioritize_num_matching_fields: false,
    });
    expect(equal?.score).toBe(other?.score);
    expect(searchIds(collection, 'beta', weights)).toBe('0 1');
  });
});
