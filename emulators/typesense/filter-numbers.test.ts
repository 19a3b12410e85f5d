import { describe, expect, test } from 'vitest';
import { filterCasesOf, people } from './testing/filter-cases.ts';
import { createCollection, searchIds } from './testing/search-cases.ts';

const companies = createCollection('company, num_employees:int32', [
  ['Company 1', 50],
  ['Company 2', 150],
  ['Company 3', 250],
  ['Stark Industries 4', 500],
]);

const flags = createCollection('popular:bool, rating:float, bool_array[]:bool', [
  [true, 9.9, [true, true]],
  [true, 9.8, [false, true]],
  [false, 1.6, [true, true]],
  [true, 9.7, [false, false]],
  [false, 2, [true, false]],
]);

const negative = createCollection('int32_field:int32, int64_field:int64, float_field:float', [
  [-100, 5000000, -10.45124],
  [100, -1000000, 0.45124],
  [-200, 3000000, -0.45124],
  [150, 10000000, 1.45124],
]);

const prices = createCollection('prices[]:int32', [[[1, 2, 3]], [[1, 2, 3]], [[1, 2, 3]], [[1, 1, 1]]]);

const condition = '(years:>2000 && ((age:<30 && rating:>5) || (age:>50 && rating:<5)))';

describe('Typesense’s tests of filters: numbers, identifiers and errors', () => {
  test.each([
    ...filterCasesOf(people, 'age:desc', [
      ['FilterOnNumericFields', 'age:>24', '3 1 4'],
      ['FilterOnNumericFields', 'age:>=24', '3 1 4 0'],
      ['FilterOnNumericFields', 'age:24', '0'],
      ['FilterOnNumericFields', 'age:= 24', '0'],
      ['FilterOnNumericFields', 'years:>2002', '1 0 2'],
      ['FilterOnNumericFields', 'years:<1989', '3'],
      ['FilterOnNumericFields', 'age:!= 24', '3 1 4 2'],
      ['FilterOnNumericFields', 'age:!= 0', '3 1 4 0 2'],
      ['FilterOnNumericFields', 'years:<2005 && years:>1987', '4'],
      ['FilterOnNumericFields', 'age:[21, 24, 63]', '3 0 2'],
      ['FilterOnNumericFields', 'age:= [21, 24, 63]', '3 0 2'],
      ['FilterOnNumericFields', 'age: [!=21, >30]', '3 1 4 0'],
      ['FilterOnNumericFields', 'age:!= [21, 24, 63]', '1 4'],
      ['FilterOnNumericFields', 'age: != [<30, >60]', '1 4'],
      ['FilterOnNumericFields', 'years : [ 2015, 1985 , 1999]', '3 1 4 0'],
      ['FilterOnNumericFields', 'timestamps : > 475205222', '1 4 0 2'],
      ['FilterOnNumericFields', 'age: 21..32', '4 0 2'],
      ['FilterOnNumericFields', 'age: 0 .. 100', '3 1 4 0 2'],
      ['FilterOnNumericFields', 'age: [21..24, 40..65]', '3 1 0 2'],
      ['FilterOnNumericFields', 'rating: 7.812 .. 9.999', '1 2'],
      ['FilterOnNumericFields', 'rating: [7.812 .. 9.999, 1.05 .. 1.09]', '1 0 2'],
      ['FilterOnNumericFields', 'timestamps:>1591091288061', ''],
      ['FilterOnNumericFields', 'age:!= [21, 24, 63, 44, 32]', ''],
      ['FilterOnFloatFields', 'rating:!=0', '1 4 0 2'],
      ['FilterOnFloatFields', 'rating:>0.0', '1 4 0 2'],
      ['FilterOnFloatFields', 'rating:[1.09, 7.812]', '0 2'],
      ['FilterOnFloatFields', 'rating:!= [1.09, 7.812]', '3 1 4'],
      ['FilterOnFloatFields', 'rating: != [<5.4, >9]', '4 2'],
      ['FilterOnFloatFields', 'rating: [!= 1]', '3 1 4 0 2'],
      ['FilterOnFloatFields', 'rating:<-2.78', ''],
      ['ComparatorsOnMultiValuedNumericalField', 'age: [24, >32]', '3 1 0'],
      ['ComparatorsOnMultiValuedNumericalField', 'age: [<=24, >=44]', '3 1 0 2'],
      ['ComplexFilterQuery', '(rating:>=0 && years:>2000) && age:>50', ''],
      ['ComplexFilterQuery', '(age:>50 && rating:>5) || years:<2000', '3 4'],
      ['ComplexFilterQuery', '(age:>50 || rating:>5) && years:<2000', '3 4'],
      ['ComplexFilterQuery', '(age:<50 && rating:10) || (years:>2000 && rating:<5)', '0'],
      ['ComplexFilterQuery', 'years:>2000 && ((age:<30 && rating:>5) || (age:>50 && rating:<5))', '2'],
    ]),
    ...filterCasesOf(companies, 'num_employees:asc', [
      ['NumericalFilteringWithAnd', 'num_employees:>=100 && num_employees:<=300', '1 2'],
      ['NumericalFilteringWithAnd', 'num_employees:>=100 && num_employees:<=10', ''],
      ['NumericalFilteringWithAnd', 'num_employees:>150 && num_employees:<250', ''],
      ['NumericalFilteringWithAnd', 'num_employees:>50 && num_employees:<=500', '1 2 3'],
      ['FilteringViaDocumentIds', 'id: 0', '0'],
      ['FilteringViaDocumentIds', 'id: != 0', '1 2 3'],
      ['FilteringViaDocumentIds', 'id: `0`', '0'],
      ['FilteringViaDocumentIds', 'id: 1 && num_employees: 150', '1'],
      ['FilteringViaDocumentIds', 'id: [0, 1, 2, 3] && num_employees: <300', '0 1 2'],
      ['FilteringViaDocumentIds', 'id:= [3, 0, 2, 1] && num_employees: <300', '0 1 2'],
      ['FilteringViaDocumentIds', 'id:= [`0`, `1`] && num_employees: <300', '0 1'],
      ['FilteringViaDocumentIds', 'id:!= [0,1] && num_employees: <300', '2'],
      ['FilteringViaDocumentIds', 'id:![0,1] && num_employees: <300', '2'],
      ['FilteringViaDocumentIds', 'id: [1000] && num_employees: <300', ''],
      ['FilteringViaDocumentIds', 'id: *', '0 1 2 3'],
      ['FilteringViaDocumentIds', 'id:= [*]', '0 1 2 3'],
      ['FilteringViaDocumentIds', 'id: != *', ''],
      ['FilteringViaDocumentIds', 'id: != [*]', ''],
    ]),
    ...filterCasesOf(prices, '', [
      ['NumericalFilteringWithArray', 'prices:1', '3 2 1 0'],
      ['NumericalFilteringWithArray', 'prices:>=2', '2 1 0'],
      ['NumericalFilteringWithArray', 'prices:<=2', '3 2 1 0'],
    ]),
    ...filterCasesOf(negative, '', [
      ['FilterOnNegativeNumericalFields', 'int32_field:<0', '2 0'],
      ['FilterOnNegativeNumericalFields', 'int64_field:<0', '1'],
      ['FilterOnNegativeNumericalFields', 'float_field:<0', '2 0'],
    ]),
    ...filterCasesOf(flags, 'popular:desc,rating:desc', [
      ['QueryBoolFields', 'popular:true', '0 1 3'],
      ['QueryBoolFields', 'popular:= false', '4 2'],
      ['QueryBoolFields', 'bool_array:[true, false]', '0 1 3 4 2'],
      ['QueryBoolFields', 'bool_array: true', '0 1 4 2'],
      ['QueryBoolFields', 'popular:!= true', '4 2'],
      ['QueryBoolFields', 'bool_array:!= [true]', '3'],
      ['QueryBoolFields', 'popular: !=[true, false]', ''],
    ]),
  ])('%s: %s', (_test, filter_by, ids, sort_by, collection) => {
    expect(searchIds(collection, '*', { filter_by, sort_by })).toBe(ids);
  });

  test.each<readonly [test: string, filter: string, message: string]>([
    ['FilterOnTextFields', 'tags:=', 'Error with filter field `tags`: Filter value cannot be empty.'],
    [
      'HandleBadlyFormedFilterQuery',
      'tagzz: gold',
      'Could not find a filter field named `tagzz` in the schema.',
    ],
    [
      'HandleBadlyFormedFilterQuery',
      '(age:>0 ||  timestamps:> 0) || tagzz: gold',
      'Could not find a filter field',
    ],
    ['HandleBadlyFormedFilterQuery', '(age:>0 ||  timestamps:> 0) || ', 'unbalanced `||` operands.'],
    ['HandleBadlyFormedFilterQuery', 'age: abcdef', 'Numerical field has an invalid comparator.'],
    ['HandleBadlyFormedFilterQuery', "age: '21'", 'Numerical field has an invalid comparator.'],
    ['HandleBadlyFormedFilterQuery', 'timestamps abcdef', 'Could not parse the filter query.'],
    [
      'HandleBadlyFormedFilterQuery',
      'age:',
      'Error with filter field `age`: Numerical field has an invalid comparator.',
    ],
    [
      'HandleBadlyFormedFilterQuery',
      'tags:= ',
      'Error with filter field `tags`: Filter value cannot be empty.',
    ],
    ['FilterAndQueryFieldRestrictions', 'age:<= foo', 'Error with filter field `age`: Not an int32.'],
    ['FilterAndQueryFieldRestrictions', 'age: 100.34', 'Error with filter field `age`: Not an int32.'],
    ['FilterAndQueryFieldRestrictions', 'age: <100.0', 'Error with filter field `age`: Not an int32.'],
    ['FilterAndQueryFieldRestrictions', 'age: <2230070399', '`2230070399` exceeds the range of an int32.'],
    ['FilterAndQueryFieldRestrictions', 'age: >-3230070399', '`-3230070399` exceeds the range of an int32.'],
    ['FilterAndQueryFieldRestrictions', 'rating: <x', 'Error with filter field `rating`: Not a float.'],
    ['NegationOperatorBasics', 'name:!=``', 'Error with filter field `name`: Filter value cannot be empty.'],
    [
      'NegationOperatorBasics',
      'name:!=[`foo`, ``]',
      'Error with filter field `name`: Filter value cannot be empty.',
    ],
    ['FilteringViaDocumentIds', 'id:= ', 'Error with filter field `id`: Filter value cannot be empty.'],
    ['FilteringViaDocumentIds', 'id: ``', 'Error with filter field `id`: Filter value cannot be empty.'],
    ['FilterTreeIterator', '(age:>0', 'Could not parse the filter query: unbalanced parentheses.'],
    ['FilterTreeIterator', 'age:>0)', 'Could not parse the filter query: unbalanced parentheses.'],
    ['FilterTreeIterator', '&& age:>0', 'Could not parse the filter query: unbalanced `&&` operands.'],
    ['FilterTreeIterator', '()', 'Filter query cannot be empty.'],
    ['InfixFilterOnTextFields', 'name: *foo*', 'Infix filtering requires the field to have `infix: true`'],
    [
      'ComplexFilterQuery',
      Array.from({ length: 11 }, () => condition).join(' || '),
      '`filter_by` has too many operations. Maximum allowed: 100.',
    ],
  ])('%s: %s is rejected', (_test, filter_by, message) => {
    expect(() => searchIds(people, '*', { filter_by })).toThrow(message);
  });

  test('QueryBoolFields: other values are rejected', () => {
    const search = (filter_by: string) => () => searchIds(flags, '*', { filter_by });
    expect(search('bool_array:=')).toThrow(
      'Error with filter field `bool_array`: Filter value cannot be empty.',
    );
    expect(search('popular: yes')).toThrow('Value of filter field `popular` must be `true` or `false`.');
    expect(search('popular: [yes]')).toThrow('Values of filter field `popular`: must be `true` or `false`.');
  });

  test('the largest number of operations is accepted', () => {
    const filter_by = Array.from({ length: 10 }, () => condition).join(' || ');
    expect(searchIds(people, '*', { filter_by })).toBe('2');
  });
});
