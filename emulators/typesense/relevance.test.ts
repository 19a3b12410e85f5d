import { describe, expect, test } from 'vitest';
import { casesOf, createCollection, search, searchIds } from './testing/search-cases.ts';

const exactWords = { num_typos: 0, drop_tokens_threshold: 10 };
const many = { drop_tokens_threshold: 10, typo_tokens_threshold: 40 };
const equalWeights = { ...many, query_by_weights: '1,1' };
const withPoints = (rows: readonly (readonly string[])[]) => rows.map((row, points) => [...row, points]);
const songs = 'title, artist, points:int32';
const swift = ['Style', 'Blank Space', 'Balance Overkill', 'Cardigan', 'Invisible String'];

describe('CollectionTest', () => {
  test.each([
    ...casesOf(
      songs,
      withPoints([
        ['Down There by the Train', 'Dustin Kensrue'],
        ['Down There by the Train', 'Gord Downie'],
        ['State Trooper', 'Dustin Kensrue'],
      ]),
      [['MultiFieldRelevance', 'Dustin Kensrue Down There by the Train', exactWords, '0 1 2']],
    ),
    ...casesOf(
      songs,
      withPoints([
        ['State Trooper', 'Dustin Kensrue'],
        ['Down There by the Train', 'Gord Downie'],
        ['Down There by the Train', 'Dustin Kensrue'],
      ]),
      [
        ['MultiFieldRelevance', 'Dustin Kensrue Down There by the Train', exactWords, '2 1 0'],
        ['MultiFieldRelevance', '-downie dustin kensrue down there by the train', exactWords, '2 0'],
      ],
    ),
    ...casesOf(
      songs,
      withPoints([
        ['A Daikon Freestyle', 'Ghosts on a Trampoline'],
        ['Leaving on a Jetplane', 'Coby Grant'],
      ]),
      [
        ['MultiFieldRelevance2', 'on a jetplane', exactWords, '1 0'],
        ['MultiFieldRelevance2', 'on a jetplane', { ...many, num_typos: 0, query_by_weights: '1,4' }, '1 0'],
        ['MultiFieldRelevance2', 'on a jetplane', { ...equalWeights, num_typos: 0 }, '1 0'],
        [
          'MultiFieldRelevance2',
          'on a helicopter',
          { ...many, num_typos: 0, query_by_weights: '1,4' },
          '0 1',
        ],
      ],
    ),
    ...casesOf(
      songs,
      withPoints([
        ['Taylor Swift Karaoke: reputation', 'Taylor Swift'],
        ['Style', 'Taylor Swift'],
      ]),
      [
        ['MultiFieldRelevance3', 'style taylor swift', { ...equalWeights, num_typos: 0 }, '1 0'],
        ['MultiFieldRelevance3', 'swift', { ...equalWeights, num_typos: 0 }, '0 1'],
        [
          'FieldLevelPrefixConfiguration',
          'taylo',
          { ...equalWeights, num_typos: 0, prefix: 'true,false' },
          '0',
        ],
        ['FieldLevelPrefixConfiguration', 'taylo', { ...equalWeights, num_typos: 0 }, '0 1'],
      ],
    ),
    ...casesOf(
      songs,
      withPoints([
        ['Maddras Dreams', 'Chennai King'],
        ['Maddurai Express', 'Maddura Maddy'],
      ]),
      [['MultiFieldRelevance4', 'maddras', equalWeights, '0 1']],
    ),
    ...casesOf(
      'company_name, country, field_a, points:int32',
      [
        ['Stark Industries ™', 'Canada', 'Canadia', 5215],
        ['Canaida Corp', 'United States', 'Canadoo', 200],
        ['Acme Corp', 'Mexico', 'Canadoo', 300],
      ],
      [
        ['MultiFieldRelevance5', 'Canada', { ...many, query_by_weights: '1,1,1' }, '0 2 1'],
        [
          'MultiFieldRelevance5',
          'Canada',
          { ...many, query_by: 'company_name,field_a,country', query_by_weights: '1,1,1' },
          '0 2 1',
        ],
      ],
    ),
    ...casesOf(
      songs,
      withPoints([
        ['Taylor Swift', 'Taylor Swift'],
        ['Taylor Swift Song', 'Taylor Swift'],
      ]),
      [
        ['MultiFieldRelevance6', 'taylor swift', equalWeights, '1 0'],
        ['MultiFieldRelevance6', 'taylor swift', { ...equalWeights, prioritize_exact_match: false }, '1 0'],
      ],
    ),
    ...casesOf(
      songs,
      withPoints([
        ['Alpha', 'DJ'],
        ['Alpha Beta', 'DJ'],
        ['Alpha Beta Gamma', 'DJ'],
      ]),
      [
        ['ExactMatch', 'alpha beta', { query_by: 'title', drop_tokens_threshold: 10 }, '1 2 0'],
        ['ExactMatch', 'alpha', { query_by: 'title', drop_tokens_threshold: 10 }, '0 2 1'],
      ],
    ),
    ...casesOf(
      'artist, title, points:int32',
      withPoints(
        [...swift, 'The Last Great American Dynasty', 'Mirrorball', 'Peace', 'Betty', 'Mad Woman'].map(
          (title) => ['Taylor Swift', title],
        ),
      ),
      [
        [
          'MultiFieldMatchRanking',
          'taylor swift style',
          { num_typos: 0, drop_tokens_threshold: 5, per_page: 3 },
          '0 9 8',
        ],
      ],
    ),
    ...casesOf(
      'strong_skills[], skills[], points:int32',
      [
        [['Golang', 'Vue', 'React'], ['Docker', 'Goa', 'Elixir'], 0],
        [['Golang', 'Phoenix', 'React'], ['Docker', 'Vue', 'Kubernetes'], 1],
      ],
      [['MultiFieldMatchRankingOnArray', 'golang vue', { num_typos: 0, per_page: 3 }, '0 1']],
    ),
    ...casesOf(
      songs,
      withPoints([
        ['Toxic', 'Britney Spears'],
        ['Bad', 'Michael Jackson'],
      ]),
      [
        [
          'MultiFieldMatchRankingOnFieldOrder',
          'michael jackson toxic',
          { num_typos: 0, drop_tokens_threshold: 5, typo_tokens_threshold: 10, query_by_weights: '1,6' },
          '1 0',
        ],
      ],
    ),
    ...casesOf(
      'title, points:int32',
      withPoints([
        ['Rotini Puttanesca'],
        ['Poulet Roti Tout Simple'],
        ['Chapatis (Roti)'],
        ['School Days Rotini Pasta Salad'],
      ]),
      [
        [
          'PrefixRankedAfterExactMatch',
          'roti',
          { num_typos: 0, drop_tokens_threshold: 5, per_page: 3 },
          '2 1 3',
        ],
      ],
    ),
    ...casesOf(
      'title, points:int32',
      withPoints([
        ['Mise T.J. à  jour  Timy depuis PC'],
        ['Down There by the T.r.a.i.n'],
        ['State Trooper'],
        ['The Google Nexus Q Is Baffling'],
      ]),
      [
        ['HighlightWithAccentedCharacters', 'à jour', { num_typos: 0 }, '0'],
        ['HighlightWithAccentedCharacters', 'by train', exactWords, '1'],
        ['HighlightWithAccentedCharacters', 'state trooper', { num_typos: 0 }, '2'],
        ['HighlightWithAccentedCharacters', 'q', { num_typos: 0 }, '3'],
      ],
    ),
    ...casesOf(
      songs,
      withPoints([
        ['Taylor Swift Karaoke: reputation', 'Taylor Swift'],
        ['Taylor & Friends', 'Adam Smith'],
      ]),
      [
        ['FieldSpecificNumTypos', 'tayylor', { ...equalWeights, num_typos: '1,1' }, '0 1'],
        ['FieldSpecificNumTypos', 'tayylor', { ...equalWeights, num_typos: '0,1' }, '0'],
        ['FieldSpecificNumTypos', 'tayylor', { ...equalWeights, num_typos: 1 }, '0 1'],
      ],
    ),
    ...casesOf(
      'name, description, categories[], points:int32',
      [
        [
          'Best Wireless Vehicle Charger',
          'Easily replenish your cell phone with this wireless charger.',
          ['Cell Phones ', ' Cell Phone Accessories ', ' Car Chargers'],
          0,
        ],
        ["Annie's Song", 'John Denver', ['Album ', ' Compilation'], 1],
      ],
      [
        ['MultiFieldHighlighting', 'charger', { ...many, query_by_weights: '1,1,1' }, '0'],
        ['MultiFieldHighlighting', 'John With Denver', { query_by: 'description', num_typos: 0 }, '1'],
        [
          'MultiFieldHighlighting',
          'Annies song John Denver',
          { query_by: 'name,description', num_typos: 0 },
          '1',
        ],
      ],
    ),
    ...casesOf(
      'title, artist?, labels[]?, points:int32',
      [['Beat it', '', ['song', ' ', ''], 100]],
      [['EmptyStringNotIndexed', 'beat', { query_by: 'title,artist', num_typos: 0 }, '0']],
    ),
  ])('%s: %s with %j finds %s', (_test, q, parameters, ids, collection) => {
    expect(searchIds(collection, q, parameters)).toBe(ids);
  });

  test('MultiFieldRelevance2: the number of words that were dropped', () => {
    const collection = createCollection(
      songs,
      withPoints([
        ['A Daikon Freestyle', 'Ghosts on a Trampoline'],
        ['Leaving on a Jetplane', 'Coby Grant'],
      ]),
    );
    const dropped = search(collection, 'on a jetplane', exactWords).hits.map(
      ({ text_match_info: { num_tokens_dropped: count } }) => count,
    );
    expect(dropped).toEqual([0, 1]);
  });

  test('WildcardQueryReturnsResultsBasedOnPerPageParam: page 0 is the first', () => {
    const collection = createCollection(
      'title',
      Array.from({ length: 12 }, () => ['Title']),
    );
    expect(searchIds(collection, '*', { page: 0 })).toBe(searchIds(collection, '*', { page: 1 }));
    expect(searchIds(collection, '*', { page: 2 })).toBe('1 0');
  });
});
