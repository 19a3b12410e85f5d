import { describe, expect, test } from 'vitest';
import { casesOf, createCollection, search, searchIds } from './testing/search-cases.ts';

const many = { drop_tokens_threshold: 10, typo_tokens_threshold: 10 };
const only = { num_typos: 0, prefix: false, drop_tokens_threshold: 0 };
const whole = { drop_tokens_threshold: 0 };

describe('CollectionSpecificTest: phrases and excluded words', () => {
  const exact = { num_typos: 0, prefix: false, drop_tokens_threshold: 10 };

  test.each([
    ...casesOf(
      'title?, points:int32?',
      [
        ['Then and there by the down', 0],
        ['Down There by the Train', 1],
        ['The State Trooper', 2],
      ],
      [
        ['PhraseSearch', 'down there by', only, '1 0'],
        ['PhraseSearch', '"down there by"', exact, '1'],
        ['PhraseSearch', '"by the" -train', exact, '0'],
        ['PhraseSearch', '-"by the down"', exact, '2 1'],
        ['PhraseSearch', '-"by the"', exact, '2'],
        ['PhraseSearch', '"by the dinosaur"', exact, ''],
        ['PhraseSearch', '"by the state"', exact, ''],
        ['PhraseSearch', '"there by the"', { ...exact, filter_by: 'points:>=1' }, '1'],
        ['PhraseSearch', '-"by the dinosaur"', exact, '2 1 0'],
        ['PhraseSearch', '"by the" state', exact, ''],
        ['PhraseSearch', '"by the" and', exact, '0'],
        ['PhraseSearch', '"train by the"', exact, ''],
        ['PhraseSearch', '"train the by"', exact, ''],
        ['PhraseSearch', '"train the"', exact, ''],
        ['PhraseSearch', '"trooper state"', exact, ''],
        ['PhraseSearch', '"by the" "then and"', exact, '0'],
        ['PhraseSearch', '"by the" "there by"', exact, '1 0'],
        ['PhraseSearch', '"by the" "there by"', { ...exact, filter_by: 'points:>=1' }, '1'],
        ['PhraseSearch', '"trooper"', { ...exact, filter_by: 'points:>=1' }, '2'],
      ],
    ),
    ...casesOf(
      'title, description',
      [
        ['Dog Shoemaker', 'A book about a dog and a shoemaker'],
        ['Dog and cat', 'A book about two animals.'],
      ],
      [
        ['PhraseSearchMultipleFields', '"dog shoemaker"', many, '0'],
        ['PhraseSearchMultipleFields', '"dog and cat"', many, '1'],
      ],
    ),
    ...casesOf(
      'title',
      [['Super easy super fast product'], ['The really easy really fast product really']],
      [
        ['PhraseMatchRepeatingTokens', '"super easy super fast"', whole, '0'],
        ['PhraseMatchRepeatingTokens', '"super easy super"', whole, '0'],
        ['PhraseMatchRepeatingTokens', '"the really easy really fast product really"', whole, '1'],
        ['PhraseMatchRepeatingTokens', '"the easy really really product fast really"', whole, ''],
        ['PhraseMatchRepeatingTokens', '"really the easy really fast product really"', whole, ''],
        ['PhraseMatchRepeatingTokens', '"super super easy fast"', whole, ''],
        ['PhraseMatchRepeatingTokens', '"super super easy"', whole, ''],
        ['PhraseMatchRepeatingTokens', '"product fast"', whole, ''],
      ],
    ),
    ...casesOf(
      'title, author',
      [
        ['A Walk to the Tide Pools', 'Nok Nok'],
        ['Random Title', 'Tide Pools'],
      ],
      [['PhraseMatchMultipleFields', '"tide pools"', whole, '0 1']],
    ),
    ...casesOf(
      'texts[]',
      [[['state of the', 'of the art']]],
      [
        ['PhraseMatchAcrossArrayElements', '"state of the art', { num_typos: 0, ...many }, '0'],
        ['PhraseMatchAcrossArrayElements', '"state of the art"', { num_typos: 0, ...many }, ''],
      ],
    ),
    ...casesOf(
      'text',
      [['Thank you for being here. You are good'], ['Thank him first. Thank you later'], ['Thank him first']],
      [['PhraseQueryHighlighting', '"Thank you"', { num_typos: 0, ...whole }, '1 0']],
    ),
    ...casesOf(
      'title',
      [
        ['They say it will be an adventure. Have they been there? It could be the car.'],
        ['It is a reflex: have it or be it.'],
        ['You could choose to have it be used only by friends and family.'],
      ],
      [['PhraseSearchOnLongText', '"have it be"', {}, '2']],
    ),
    ...casesOf(
      'name, points:int32',
      [
        ['y = -x + 3 + 2 * x', 100],
        ['foo bar', 100],
      ],
      [
        ['SearchingForMinusCharacter', '-x + 3', { num_typos: 0, ...whole }, '0'],
        ['SearchingForMinusCharacter', '-', { num_typos: 0, ...whole }, '0'],
      ],
      { symbols_to_index: ['-'] },
    ),
    ...casesOf(
      'title',
      [['Sample Title']],
      [
        ['QueryWithOnlySpecialChars', '--', {}, '0'],
        ['DoNotHighlightFieldsForSpecialCharacterQuery', "'", {}, '0'],
      ],
    ),
    ...casesOf(
      'title',
      [...Array.from({ length: 300 }, () => ['Train was here.']), ['Train is coming.']],
      [
        ['PhraseSearchMultiBlockToken', '"is train"', {}, ''],
        ['PhraseSearchMultiBlockToken', '"train is"', {}, '300'],
      ],
    ),
    ...casesOf(
      'title, points:int32?',
      [
        ['Samsung Galaxy Buds 2 White'],
        ['Samsung Galaxy Note20 Ultra Cover EF-ZN985CAEGEE, Bronze'],
        ['Samsung Galaxy S21+ cover EF-NG996PJEGEE, bijeli'],
        ['Samsung Galaxy S21+ Kožna maska EF-VG996LBEGWW, crna'],
      ],
      [
        ['NegationOfTokens', 'galaxy -buds -maska -cover', many, ''],
        ['NegationOfTokens', '-white -bronze -bijeli', many, '3'],
      ],
    ),
    ...casesOf(
      'title, points:int32',
      [['Saturday Short - Thrive (with Audio Descriptions + Open Captions)', 100]],
      [
        [
          'SingleHyphenInQueryNotToBeTreatedAsExclusion',
          'Saturday Short - Thrive (with Audio Descriptions + Open Captions)',
          many,
          '0',
        ],
      ],
    ),
  ])('%s: %s with %j finds %s', (_test, q, parameters, ids, collection) => {
    expect(searchIds(collection, q, parameters)).toBe(ids);
  });
});

test('CollectionSpecificTest.RepeatedTokensInArray: all have the same score', () => {
  const collection = createCollection('tags[]', [
    [['Harry Mark']],
    [['Harry is random', 'Harry Simpson']],
    [['Harry is Harry']],
  ]);
  const { hits } = search(collection, 'harry', { drop_tokens_threshold: 10 });
  expect(hits).toHaveLength(3);
  expect(new Set(hits.map(({ text_match_info: { score } }) => score)).size).toBe(1);
});
