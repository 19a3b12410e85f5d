import { expect, test } from 'vitest';
import { parseSchema } from './schema.ts';

const fields = [
  { name: 'name', type: 'string' },
  { name: 'age', type: 'int32' },
  { name: 'tags', type: 'string[]' },
  { name: 'rank', type: 'int32', optional: true },
];

test.each<[string, unknown, string]>([
  ['no object', [], 'Bad JSON.'],
  ['no name', { fields }, 'Parameter `name` is required.'],
  ['a number as the name', { name: 1, fields }, 'Parameter `name` must be a string.'],
  ['no fields', { name: 'a' }, 'Parameter `fields` is required.'],
  ['an empty list of fields', { name: 'a', fields: [] }, 'The `fields` value should be an array of objects'],
  ['a field without a type', { name: 'a', fields: [{ name: 'b' }] }, 'Wrong format for `fields`.'],
  ['an unknown type', { name: 'a', fields: [{ name: 'b', type: 'text' }] }, 'invalid data type `text`'],
  [
    'DuplicateFieldsNotAllowed',
    { name: 'a', fields: [...fields, { name: 'name', type: 'int32' }] },
    'There are duplicate field names in the schema.',
  ],
  [
    'CustomSeparators',
    { name: 'a', fields, token_separators: ['foo'] },
    '`token_separators` should be an array of character symbols.',
  ],
  [
    'CustomSeparators',
    { name: 'a', fields, token_separators: 'f' },
    '`token_separators` should be an array of character symbols.',
  ],
  [
    'CustomSymbolsForIndexing',
    { name: 'a', fields, symbols_to_index: 123 },
    '`symbols_to_index` should be an array of character symbols.',
  ],
  [
    'DefaultSortingFieldValidations',
    { name: 'a', fields, default_sorting_field: 'name' },
    'Default sorting field `name` is not a sortable type.',
  ],
  [
    'DefaultSortingFieldValidations',
    { name: 'a', fields, default_sorting_field: 'tags' },
    'Default sorting field `tags` is not a sortable type.',
  ],
  [
    'DefaultSortingFieldValidations',
    { name: 'a', fields, default_sorting_field: 'NOT-DEFINED' },
    'Default sorting field is defined as `NOT-DEFINED` but is not found in the schema.',
  ],
  [
    'an optional default sorting field',
    { name: 'a', fields, default_sorting_field: 'rank' },
    'Default sorting field `rank` cannot be an optional field.',
  ],
  [
    'DisallowIdAsDefaultSortingField',
    { name: 'a', fields, default_sorting_field: 'id' },
    'Invalid `default_sorting_field` value: cannot be `id`.',
  ],
  [
    'a property of collections that is not implemented',
    { name: 'a', fields, enable_nested_fields: true },
    'The property `enable_nested_fields` of collections is not supported',
  ],
  [
    'a property of fields that is not implemented',
    { name: 'a', fields: [{ name: 'b', type: 'string', infix: true }] },
    'The property `infix` of fields is not supported',
  ],
])('%s', (_name, body, message) => {
  expect(() => parseSchema(body)).toThrow(message);
});

test('GuardAgainstIdFieldInSchema, and properties with their default', () => {
  const schema = parseSchema({
    name: 'a',
    fields: [
      { name: 'id', type: 'string' },
      { name: 'own', type: 'bool', infix: false, locale: '' },
    ],
    default_sorting_field: 'own',
  });
  expect(schema.fields.map(({ name }) => name)).toEqual(['own']);
  expect(schema.defaultSortingField?.sort).toBe(true);
});
