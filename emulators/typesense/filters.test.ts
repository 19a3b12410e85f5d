import { describe, expect, test } from 'vitest';
import { filterCasesOf, people } from './testing/filter-cases.ts';
import { createCollection, searchIds } from './testing/search-cases.ts';
import { movies } from './testing/movies.ts';

const artists = createCollection('title, artist, points:int32', [
  ['Taylor Swift Karaoke: reputation', 'Taylor Swift', 0],
  ['Beat it', 'Michael Jackson', 1],
  ['Style', 'Taylor Swift', 2],
  ['Thriller', 'Michael Joseph Jackson', 3],
]);

const places = createCollection('place, state, points:int32', [
  ["St. John's Cathedral, Denver, Colorado", 'Colorado', 0],
  ['Crater Lake National Park, Oregon', 'Oregon', 1],
  ["St. Patrick's Cathedral, Manhattan", 'New York', 2],
]);

const repeated = createCollection('name', [
  ['Cardiology - Interventional Cardiology'],
  ['Cardiology - Interventional'],
  ['Cardiology - Interventional Cardiology Department'],
  ['Interventional Cardiology - Interventional Cardiology'],
]);

const foos = createCollection('field', [
  ['foo'],
  ['foo bar baz'],
  ['foo bar'],
  ['bar'],
  ['foo bar baz'],
  ['baz'],
  ['foo baz bar'],
  ['foo bar baz'],
]);

const names = createCollection('names[]', [
  [['Steve Jobs']],
  [['Adam Stator']],
  [['Steve Reiley']],
  [['Storm']],
  [['Adam', 'Steve Rogers']],
  [['Steve Runner foo']],
  [['foo Steve Runner']],
]);

const cities = createCollection('tags[]', [
  [['new york', 'travel']],
  [['new', 'york', 'travel']],
  [['paris', 'travel']],
  [['new york', 'paris']],
]);

describe('Typesense’s tests of filters: words', () => {
  test.each([
    ...filterCasesOf(people, 'age:desc', [
      ['FilterOnTextFields', 'tags: gold', '4 0 2'],
      ['FilterOnTextFields', 'tags : fine PLATINUM', '1'],
      ['FilterOnTextFields', 'tags : foobarbaz', ''],
      ['FilterOnTextFields', 'tags : PLATINUM', '1'],
      ['FilterOnTextFields', 'tags : WHITE PLATINUM', ''],
      ['FilterOnTextFields', 'tags:= PLATINUM', ''],
      ['FilterOnTextFields', 'tags : bronze', '4 2'],
      ['FilterOnTextFields', 'tags: [bronze,   silver]', '3 4 0 2'],
      ['FilterOnTextFields', 'tags:<bronze', '4 2'],
      ['FilterOnTextFields', 'tags:<=BRONZE', '4 2'],
      ['FilterOnTextFields', 'tags:>BRONZE', '4 2'],
      ['FacetFieldStringArrayFiltering', 'tags:= FINE', ''],
      ['FacetFieldStringArrayFiltering', 'tags: FINE', '1'],
      ['FacetFieldStringArrayFiltering', 'tags:= FFINE PLATINUM', ''],
      ['FacetFieldStringArrayFiltering', 'tags:= FINE PLATINUM', '1'],
      ['FacetFieldStringArrayFiltering', 'name:= Jeremy Howard', '3 1 4 0 2'],
      ['FacetFieldStringArrayFiltering', 'tags:= [Gold, bronze]', '4 0 2'],
      ['FacetFieldStringArrayFiltering', 'tags:= [Gold, bronze, fine PLATINUM]', '1 4 0 2'],
      ['FacetFieldStringArrayFiltering', 'tags:= [fine PLATINUM]', '1'],
      ['HandleBadlyFormedFilterQuery', '  ', '3 1 4 0 2'],
      ['FilterTreeIterator', 'tags:!= gold', '3 1'],
      ['FilterTreeIterator', 'name: James || tags: bronze', '4 2'],
      ['FilterTreeIterator', 'name: James || (tags: gold && tags: silver)', '4 0'],
      // Not of Typesense: both operators have the same rank.
      ['the rank of operators', 'age:>0 || tags: gold && tags: bronze', '4 2'],
    ]),
    ...filterCasesOf(
      createCollection('text', [
        ['Lewis Hamilton has won multiple Formula One World Championships.'],
        ['The scientist created a new formula, and this was just one of many discoveries.'],
        ['Formula One is a popular sport.'],
      ]),
      '',
      [
        ['FilterByExactPhraseMatch', 'text:"Formula One"', '2 0'],
        ['FilterByExactPhraseMatch', 'text:!="Formula One"', '1'],
      ],
    ),
    ...filterCasesOf(cities, '', [
      ['FilterByExactPhraseMatchInArray', 'tags:["new york", paris]', '3 2 0'],
      ['FilterByNegatedExactPhraseMatchInArray', 'tags:!=["new york", paris]', '1'],
    ]),
    ...filterCasesOf(foos, '', [
      ['LazyEvaluationOfFilterBy', 'field:"foo bar baz"', '7 4 1'],
      ['LazyEvaluationOfFilterByNegated', 'field:!="foo bar baz"', '6 5 3 2 0'],
      ['LazyEvaluationOfFilterByInArray', 'field:[foo, "foo bar baz"]', '7 4 1 0'],
      ['LazyEvaluationOfFilterByInArrayNegated', 'field:!=[foo, bar, baz, "foo bar baz"]', '6 2'],
    ]),
    ...filterCasesOf(createCollection('title, starring, cast[], points:int32', movies), '', [
      ['FacetFieldStringFiltering', 'starring:= samuel', ''],
      ['FacetFieldStringFiltering', 'starring:= ssamuel l. Jackson', ''],
      ['FacetFieldStringFiltering', 'starring:= samuel l. Jackson', '6 7'],
      ['FacetFieldStringFiltering', 'starring:= `samuel l. Jackson`', '6 7'],
      ['FacetFieldStringFiltering', 'starring: jackson', '6 7'],
      ['FacetFieldStringFiltering', 'starring: samuel johnson', ''],
      ['FilterAndQueryFieldRestrictions', 'points: >-3230 && starring: Samuel L. Jackson', '6 7'],
      ['PrefixFilterOnTextFields', 'cast: Chris', '6 8 1 7'],
      ['PrefixFilterOnTextFields', 'cast: Ch*', '6 8 1 7'],
      ['PrefixFilterOnTextFields', 'cast: M*', '3 2 16'],
      ['PrefixFilterOnTextFields', 'cast: Chris P*', '1 7'],
      ['PrefixFilterOnTextFields', 'cast: [Martin, Chris P*]', '2 1 7'],
      ['PrefixFilterOnTextFields', 'cast: [M*, Chris P*]', '3 2 16 1 7'],
    ]),
    ...filterCasesOf(names, '', [
      ['PrefixFilterOnTextFields', 'names:= St*', '5 4 3 2 0'],
      ['PrefixFilterOnTextFields', 'names: St*', '6 5 4 3 2 1 0'],
      ['PrefixFilterOnTextFields', 'names: Steve*', '6 5 4 2 0'],
      ['PrefixFilterOnTextFields', 'names:= Steve R*', '5 4 2'],
      ['PrefixFilterOnTextFields', 'names: Steve R*', '6 5 4 2'],
      ['PrefixFilterOnTextFields', 'names:!= Steve R*', '6 3 1 0'],
    ]),
    ...filterCasesOf(artists, '', [
      ['NegationOperatorBasics', 'artist:!=Michael Jackson', '3 2 0'],
      ['NegationOperatorBasics', 'artist:!= Michael Jackson && points: >0', '3 2'],
      ['NegationOperatorBasics', 'artist:!= [Michael Jackson, Taylor Swift]', '3'],
      ['NegationOperatorBasics', 'artist:!=Foobar', '3 2 1 0'],
      ['NegationOperatorBasics', 'artist:! Jackson', '2 0'],
      ['NegationOperatorBasics', 'artist:![Swift, Jack]', '3 1'],
      ['NegationOperatorBasics', 'artist:![Swift, Jackson]', ''],
      ['NegationOperatorBasics', 'artist:!=[]', '3 2 1 0'],
    ]),
    ...filterCasesOf(places, '', [
      ['FilterStringsWithComma', "place:= St. John's Cathedral, Denver, Colorado", '0'],
      ['FilterStringsWithComma', "place:= `St. John's Cathedral, Denver, Colorado`", '0'],
      ['FilterStringsWithComma', "place:= [`St. John's Cathedral, Denver, Colorado`]", '0'],
      [
        'FilterStringsWithComma',
        "place:= [`St. John's Cathedral, Denver, Colorado`, `St. Patrick's Cathedral, Manhattan`]",
        '2 0',
      ],
      ['FilterStringsWithComma', 'place: [`Cathedral, Denver, Colorado`]', '0'],
      ['FilterStringsWithComma', 'place: []', ''],
    ]),
    ...filterCasesOf(repeated, '', [
      ['ExactFilteringRepeatingTokensSingularField', 'name:=Cardiology - Interventional Cardiology', '0'],
      ['ExactFilteringRepeatingTokensSingularField', 'name:=Cardiology - Interventional', '1'],
      ['ExactFilteringRepeatingTokensSingularField', 'name:=Interventional Cardiology', ''],
      ['ExactFilteringRepeatingTokensSingularField', 'name:=Cardiology', ''],
    ]),
    ...filterCasesOf(createCollection('url', [['https://example.com/1']]), '', [
      ['FilterOnTextFieldWithColon', 'url:= https://example.com/1', '0'],
      ['FilterOnTextFieldWithColon', 'url: https://example.com/1', '0'],
    ]),
    ...filterCasesOf(createCollection('code', [['7318.15']], { token_separators: ['.'] }), '', [
      ['FilteringWithTokenSeparators', 'code:=7318.15', '0'],
      ['FilteringWithTokenSeparators', 'code:=`7318.15`', '0'],
    ]),
    ...filterCasesOf(
      createCollection('tags[]', [[['AT&T GoPhone']], [['AT&T']], [['Samsung Phone', 'Phone']]]),
      '',
      [
        ['ExactFilteringSingleQueryTerm', 'tags:=AT&T', '1'],
        ['ExactFilteringSingleQueryTerm', 'tags:=Phone', '2'],
      ],
    ),
  ])('%s: %s', (_test, filter_by, ids, sort_by, collection) => {
    expect(searchIds(collection, '*', { filter_by, sort_by })).toBe(ids);
  });

  test('a beginning stands for as many words as `max_filter_by_candidates` says', () => {
    const collection = createCollection('code', [['test1'], ['test2'], ['test3'], ['test4'], ['test5']]);
    const count = (parameters: object) =>
      searchIds(collection, '*', { filter_by: 'code:test*', ...parameters }).split(' ').length;
    expect(count({})).toBe(4);
    expect(count({ max_filter_by_candidates: 10 })).toBe(5);
  });
});
