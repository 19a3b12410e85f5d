import { describe, expect, test } from 'vitest';
import { Collection } from './collection.ts';
import { parseSchema } from './schema.ts';
import { movies } from './testing/movies.ts';
import { casesOf, createCollection, search, searchIds } from './testing/search-cases.ts';

const exact = { num_typos: 0, prefix: false };
const titleAndStar = { ...exact, query_by: 'title,starring' };
const cast = { ...exact, query_by: 'cast' };

describe('CollectionTest', () => {
  test.each([
    ...casesOf('title, starring, cast[], points:int32', movies, [
      ['MultipleFields', 'Will', titleAndStar, '3 2 1 0'],
      ['MultipleFields', 'Will', { ...titleAndStar, query_by: 'title' }, '3 2'],
      ['MultipleFields', 'Will', { ...titleAndStar, query_by: 'starring' }, '1 0'],
      [
        'MultipleFields',
        'thomas',
        {
          ...exact,
          query_by: 'starring,title',
          query_by_weights: '2,1',
          drop_tokens_threshold: 10,
          typo_tokens_threshold: 40,
        },
        '15 12 13 14',
      ],
      ['MultipleFields', 'ben affleck', { ...exact, query_by: 'starring,title,cast' }, '3'],
      ['MultipleFields', 'chris', cast, '6 8 1 7'],
      ['MultipleFields', 'chris pine', cast, '7'],
      ['MultipleFields', 'myers', { ...exact, query_by: 'title,starring' }, '17'],
    ]),
    ...casesOf(
      'tags[], title, points:int32',
      [
        [['about', 'the', 'truth'], 'The Truth About Forever', 13],
        [['truth'], 'Plain Truth', 40],
        [['winds', 'sea'], 'Temple of the Wind', 8],
        [['seven'], 'Magic City', 2],
      ],
      [
        ['ArrayFields', 'truth about', { ...exact, query_by: 'tags' }, '0'],
        ['ArrayFields', 'truth', { ...exact, query_by: 'tags' }, '1 0'],
        ['ArrayFields', 'truth', { ...exact, query_by: 'tags,title' }, '1 0'],
        ['ArrayFields', 'winds', { ...exact, query_by: 'tags,title' }, '2'],
      ],
    ),
  ])('%s: %s with %j finds %s', (_test, q, parameters, ids, collection) => {
    expect(searchIds(collection, q, parameters)).toBe(ids);
  });

  test('MultipleFields: pages of a prefix', () => {
    const collection = createCollection('title, starring, cast[], points:int32', movies);
    const { hits, found } = search(collection, 'w', {
      query_by: 'title,starring',
      num_typos: 0,
      per_page: 3,
    });
    expect({ count: hits.length, found }).toEqual({ count: 3, found: 6 });
  });
});

describe('CollectionSpecificTest: separators and symbols', () => {
  const great = [
    ['Yes, C++ is great!', 100],
    ['Yes, C is great!', 100],
  ];

  test.each([
    ...casesOf(
      'name, points:int32',
      [['alpha-beta-gamma-omega-zeta', 100]],
      [
        ['CustomSeparators', 'gamma', exact, '0'],
        ['CustomSeparators', 'gamma-omega', exact, '0'],
      ],
      { token_separators: ['-'] },
    ),
    ...casesOf('name, points:int32', great, [['CustomSymbolsForIndexing', 'c++', exact, '0']], {
      symbols_to_index: ['+'],
    }),
    ...casesOf('name, points:int32', great, [['CustomSymbolsForIndexing', 'c++', exact, '1 0']]),
    ...casesOf(
      'name, points:int32',
      [
        ['1&1 Internet Limited', 100],
        ['bofrost*dienstl', 100],
        ['just...grilled', 100],
      ],
      [
        ['CustomSeparatorsHandleQueryVariations', 'bofrost*dienstl', exact, '1'],
        ['CustomSeparatorsHandleQueryVariations', 'bofrost * dienstl', exact, '1'],
        ['CustomSeparatorsHandleQueryVariations', 'bofrost dienstl', exact, '1'],
        ['CustomSeparatorsHandleQueryVariations', '1&1', exact, '0'],
        ['CustomSeparatorsHandleQueryVariations', '1 & 1', exact, '0'],
        ['CustomSeparatorsHandleQueryVariations', 'just grilled', exact, '2'],
      ],
      { token_separators: ['-', '.', '*', '&', '/'] },
    ),
    ...casesOf(
      'title, points:int32',
      [['open-access-may-become-mandatory-for-nih-funded-research', 100]],
      [
        [
          'SearchTextWithHyphen',
          'open-access-may-become-mandatory-for-nih-funded-research',
          { num_typos: 0 },
          '0',
        ],
      ],
    ),
    ...casesOf(
      'url',
      [
        [
          'https://www.cpf.gov.sg/member/infohub/cpf-clarifies/policy-faqs/' +
            'why-interest-earned-on-cpf-life-premium-not-paid-to-beneficiaries',
        ],
      ],
      [
        [
          'SearchForURL',
          'https://www.cpf.gov.sg/member/infohub/cpf-clarifies/policy-faqs/' +
            'why-interest-earned-on-cpf-life-premium-not-paid-to-beneficiaries',
          {},
          '0',
        ],
      ],
    ),
    ...casesOf(
      'tags[]',
      [[['§ 23', '§ 34d EStG', '§ 23 Satz EStG']]],
      [
        ['ExactFilteringOnArray', '*', { filter_by: 'tags:=§ 23 EStG' }, ''],
        ['ExactFilteringOnArray', '*', { filter_by: 'tags:=§ 23' }, '0'],
        ['ExactFilteringOnArray', '*', { filter_by: 'tags:=§ 23 Satz' }, ''],
      ],
    ),
    ...casesOf(
      'capability[]',
      [[['Encoding capabilities for network communications', 'Obfuscation capabilities']]],
      [['ExactFilteringOnArray2', '*', { filter_by: 'capability:=Encoding capabilities' }, '']],
    ),
  ])('%s: %s with %j finds %s', (_test, q, parameters, ids, collection) => {
    expect(searchIds(collection, q, parameters)).toBe(ids);
  });

  test('WildcardSearchWithNoSortingField', () => {
    expect(searchIds(createCollection('title', []), '*')).toBe('');
    expect(searchIds(createCollection('title', [['Sample Title 1'], ['Sample Title 2']]), '*')).toBe('1 0');
  });

  test('LongString', () => {
    const name = Array.from({ length: 100 }, (_, i) => `foo${i}`).join(' ');
    expect(searchIds(createCollection('name', [[name]]), name, { drop_tokens_threshold: 0 })).toBe('0');
  });

  test('RepeatingStringArrayTokens', () => {
    const repeat = (word: string) => Array.from({ length: 200 }, () => word);
    const rows = [[repeat('spools')], [['foobar']], [repeat('foobar')]];
    const collection = createCollection('tags[]', rows);
    expect(searchIds(collection, 'spools')).toBe('0');
    expect(searchIds(collection, 'foobar').split(' ').sort()).toEqual(['1', '2']);
  });

  test('NonNestedFieldNameWithDot', () => {
    const names = ['category', 'category.lvl0'];
    const schema = { name: 'coll1', fields: names.map((name) => ({ name, type: 'string' })) };
    const collection = new Collection(parseSchema(schema));
    for (const category of ['Shoes', 'Mens'])
      collection.write({ category, 'category.lvl0': 'Shoes' }, { action: 'create', dirtyValues: 'reject' });
    expect(searchIds(collection, 'shoes', { query_by: 'category' })).toBe('0');
    expect(searchIds(collection, 'shoes', { query_by: 'category.lvl0' })).toBe('1 0');
    expect(searchIds(collection, '*', { filter_by: 'category.lvl0:=shoes && category:mens' })).toBe('1');
  });
});
