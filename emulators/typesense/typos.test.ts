import { describe, expect, test } from 'vitest';
import { casesOf, searchIds } from './testing/search-cases.ts';

const many = { drop_tokens_threshold: 10, typo_tokens_threshold: 10 };

describe('CollectionSpecificTest: typos', () => {
  test.each([
    ...casesOf(
      'title, description, points:int32',
      [
        ['Fast Electric Charger', 'A product you should buy.', 100],
        ['Omega Chargex', 'Chargex is a great product.', 200],
      ],
      [
        ['ExactSingleFieldMatch', 'charger', many, '0 1'],
        ['ExactSingleFieldMatch', 'charger', { ...many, typo_tokens_threshold: 1 }, '0'],
      ],
    ),
    ...casesOf(
      'title, description, points:int32',
      [
        ['Fast Conveniant Charger', 'A product you should buy.', 100],
        ['Omega', 'Conxeniant product.', 200],
      ],
      [
        ['CheckProgressiveTypoSearching', 'convenient', { ...many, typo_tokens_threshold: 1 }, '0'],
        ['CheckProgressiveTypoSearching', 'convenient', many, '0 1'],
      ],
    ),
    ...casesOf(
      'title, points:int32',
      [
        ['Josh Wexler', 500],
        ['Josh Lipson', 100],
      ],
      [
        ['TypoBeforeDropTokens', 'Josh Lixson', {}, '1'],
        ['TypoBeforeDropTokens', 'Josh Lixson', many, '1 0'],
      ],
    ),
    ...casesOf(
      'title, description, attrs[], points:int32',
      [
        [
          'E182-72/4',
          'Nexsan Technologies 18 SAN Array - 18 x HDD Supported - 18 x HDD Installed',
          ['Hard Drives Supported > 18', 'Hard Drives Installed > 18', 'SSD Supported > 18'],
          100,
        ],
        [
          'RV345-K9-NA',
          'Cisco RV345P Router - 18 Ports',
          ['Number of Ports > 18', 'Product Type > Router'],
          50,
        ],
      ],
      [['MultiFieldArrayRepeatingTokens', 'rv345 cisco 18', { num_typos: 1 }, '1']],
    ),
    ...casesOf(
      'title, points:int32',
      [['Cisco SG25026HP Gigabit Smart Switch', 100]],
      [
        [
          'TypoPrefixSearchWithoutPrefixEnabled',
          'SG25026H',
          { num_typos: 2, prefix: false, drop_tokens_threshold: 0 },
          '0',
        ],
      ],
    ),
    ...casesOf(
      'title, points:int32',
      [
        ['PRÍNCIPE - Restaurante e Snack Bar', 100],
        ['Av. Mal. Humberto Delgado 206, 4760-012 Vila Nova de Famalicão, Portugal', 100],
      ],
      [
        ['PrefixWithTypos', 'maria', {}, ''],
        ['PrefixWithTypos', 'maria', { prefix: false }, ''],
      ],
    ),
    ...casesOf(
      'title, points:int32',
      [
        ['Equivalent Ratios', 0],
        ['Simplifying Ratios 1', 1],
        ['Rational and Irrational Numbers', 2],
        ['Simplifying Ratios 2', 3],
      ],
      [['PrefixVsExactMatch', 'ration', { num_typos: 1, ...many }, '2 3 1 0']],
    ),
    ...casesOf(
      'title, points:int32',
      [['Which of the following is a probable sign of infection?', 100]],
      [['SingleCharMatchFullFieldHighlight', 'a 3-month', { prefix: false }, '0']],
    ),
    ...casesOf(
      'name, brand, points:int32',
      [['Hamburger', 'Burger and King', 10]],
      [
        ['CustomNumTyposConfiguration', 'asd', { query_by: 'brand', prefix: false, ...many }, ''],
        [
          'CustomNumTyposConfiguration',
          'asd',
          { query_by: 'brand', prefix: false, ...many, min_len_1typo: 3 },
          '0',
        ],
        ['CustomNumTyposConfiguration', 'bixger', { query_by: 'brand', prefix: false, ...many }, ''],
        [
          'CustomNumTyposConfiguration',
          'bixger',
          { query_by: 'brand', prefix: false, ...many, min_len_1typo: 3, min_len_2typo: 6 },
          '0',
        ],
      ],
    ),
    ...casesOf(
      'title, points:int32',
      [['The Hound of the Baskervilles', 100]],
      [
        ['SimplePrefixQueryHighlight', 'basker', many, '0'],
        ['SimplePrefixQueryHighlight', 'bassker', many, '0'],
        ['SimplePrefixQueryHighlight', 'hound of bassker', many, '0'],
      ],
    ),
    ...casesOf(
      'title',
      [['Gold plated arvin']],
      [['WrongTypoCorrection', 'earrings', { typo_tokens_threshold: 5 }, '']],
    ),
    ...casesOf(
      'title, color',
      [['Cool trousers', 'blue']],
      [
        [
          'CrossFieldTypoAndPrefixWithWeights',
          'trouzers',
          { num_typos: '2,0', drop_tokens_threshold: 0, typo_tokens_threshold: 40, query_by_weights: '2,3' },
          '0',
        ],
        [
          'CrossFieldTypoAndPrefixWithWeights',
          'trou',
          { num_typos: 0, prefix: 'true,false', drop_tokens_threshold: 0, query_by_weights: '2,3' },
          '0',
        ],
      ],
    ),
    ...casesOf(
      'title, brand, sku',
      [['42f05db9-373a-4372-9bd0-ff4b5aaba28d', 'brand', 'rgx761']],
      [
        [
          'UnorderedWeightingOfFields',
          'rg0761',
          { num_typos: '2,2,0', drop_tokens_threshold: 0, query_by_weights: '10,7,10' },
          '',
        ],
        [
          'UnorderedWeightingOfFields',
          'rgx',
          {
            num_typos: '2,2,0',
            prefix: 'true,true,false',
            drop_tokens_threshold: 0,
            query_by_weights: '10,7,10',
          },
          '',
        ],
      ],
    ),
    ...casesOf(
      'title',
      [['XYZ-12345678'], ['XYZ-22345678']],
      [
        [
          'DisableTyposForNumericalTokens',
          'XYZ-12345678',
          { typo_tokens_threshold: 40, enable_typos_for_numerical_tokens: false },
          '0',
        ],
        ['DisableTyposForNumericalTokens', 'XYZ-12345678', { typo_tokens_threshold: 400 }, '0 1'],
      ],
      { token_separators: ['-'] },
    ),
    ...casesOf(
      'title',
      [['c-136/14'], ['13/14'], ['(136)214'], ['c136/14'], ['A-136/14']],
      [['EnableTyposForAlphaNumericalTokens', 'c-136/14', { typo_tokens_threshold: 40 }, '3 0 4 2 1']],
      { symbols_to_index: ['/'] },
    ),
    ...casesOf(
      'title',
      [['Cinderella: the story.'], ['The story of a girl.']],
      [['HighlightPrefixProperly', 'cindrella o', {}, '0']],
    ),
  ])('%s: %s with %j finds %s', (_test, q, parameters, ids, collection) => {
    expect(searchIds(collection, q, parameters)).toBe(ids);
  });
});
