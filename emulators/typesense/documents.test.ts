import { describe, expect, test } from 'vitest';
import { Collection } from './collection.ts';
import { parseSchema } from './schema.ts';
import { searchIds } from './testing/search-cases.ts';

const fields = [
  { name: 'name', type: 'string' },
  { name: 'tags', type: 'string[]' },
  { name: 'points', type: 'int32' },
  { name: 'created', type: 'int64' },
  { name: 'share', type: 'float' },
  { name: 'own', type: 'bool' },
  { name: 'note', type: 'string', optional: true },
  { name: 'shares', type: 'float[]', optional: true },
  { name: 'flag', type: 'bool', optional: true },
];
const document = { id: '0', name: 'a', tags: ['b'], points: 1, created: 2, share: 0.5, own: true };

type DirtyValues = Parameters<Collection['write']>[1]['dirtyValues'];

function write(changes: object, dirtyValues: DirtyValues = 'coerce_or_reject') {
  const collection = new Collection(parseSchema({ name: 'coll1', fields }));
  return collection.write({ ...document, ...changes }, { action: 'create', dirtyValues });
}

describe('values of another type', () => {
  test.each<[object, object]>([
    [{ name: 5 }, { name: '5' }],
    [{ name: true }, { name: 'true' }],
    [{ tags: [1, 'b'] }, { tags: ['1', 'b'] }],
    [{ points: '7' }, { points: 7 }],
    [{ points: 7.9 }, { points: 7 }],
    [{ points: true }, { points: 1 }],
    [{ share: '0.25' }, { share: 0.25 }],
    [{ share: '2.5e-1' }, { share: 0.25 }],
    [{ share: false }, { share: 0 }],
    [{ created: '-5' }, { created: -5 }],
    [{ tags: null }, { tags: [] }],
    [{ shares: [1, '0.5', true] }, { shares: [1, 0.5, 1] }],
    [{ share: 1 }, { share: 1 }],
    [{ own: 1 }, { own: true }],
    [{ own: 'FALSE' }, { own: false }],
    [{ other: { stays: 1 } }, { other: { stays: 1 } }],
  ])('%j is stored as %j', (changes, stored) => {
    expect(write(changes)).toMatchObject(stored);
  });

  test.each<[object, string]>([
    [{ name: null }, 'Field `name` must be a string.'],
    [{ name: {} }, 'Field `name` must be a string.'],
    [{ tags: 'b' }, 'Field `tags` must be an array.'],
    [{ tags: [{}] }, 'Field `tags` must be an array of string.'],
    [{ points: 'one' }, 'Field `points` must be an int32.'],
    [{ points: '3000000000' }, 'Field `points` must be an int32.'],
    [{ points: null }, 'Field `points` must be an int32.'],
    [{ shares: ['half'] }, 'Field `shares` must be a array of float.'],
    [{ shares: 0.5 }, 'Field `shares` must be an array.'],
    [{ points: 3_000_000_000 }, 'Field `points` exceeds maximum value of int32.'],
    [{ created: '2 days' }, 'Field `created` must be an int64.'],
    [{ share: 'half' }, 'Field `share` must be a float.'],
    [{ own: 'maybe' }, 'Field `own` must be a bool.'],
    [{ name: undefined }, 'Field `name` has been declared in the schema, but is not found in the document.'],
    [{ id: 100 }, "Document's `id` field should be a string."],
  ])('%j is rejected: %s', (changes, message) => {
    expect(() => write(changes)).toThrow(message);
  });

  test('they are dropped or rejected as `dirty_values` says', () => {
    expect(write({ note: {} }, 'drop')).not.toHaveProperty('note');
    expect(write({ note: 5 }, 'drop')).not.toHaveProperty('note');
    expect(write({ note: 5 }, 'coerce_or_drop')).toHaveProperty('note', '5');
    expect(write({ note: {} }, 'coerce_or_drop')).not.toHaveProperty('note');
    expect(write({ shares: [1, 'half'] }, 'coerce_or_drop')).toHaveProperty('shares', [1]);
    expect(write({ flag: 2 }, 'coerce_or_drop')).not.toHaveProperty('flag');
    expect(() => write({ flag: 'maybe' }, 'coerce_or_drop')).toThrow('Field `flag` must be a bool.');
    expect(write({ note: null })).not.toHaveProperty('note');
    expect(() => write({ note: {} })).toThrow('Field `note` must be a string.');
    expect(() => write({ points: '7' }, 'reject')).toThrow('Field `points` must be an int32.');
  });
});

describe('documents with the same ID', () => {
  const create = { action: 'create', dirtyValues: 'reject' } as const;
  const upsert = { action: 'upsert', dirtyValues: 'reject' } as const;

  test('CollectionSpecificTest.ImportDocumentWithRepeatingIDInTheSameBatch', () => {
    const collection = new Collection(parseSchema({ name: 'coll1', fields: fields.slice(0, 1) }));
    collection.write({ id: '0', name: 'Levis' }, create);
    expect(() => collection.write({ id: '0', name: 'Amazing from Levis' }, create)).toThrow(
      'A document with id 0 already exists.',
    );
    expect(collection.get('0')).toMatchObject({ name: 'Levis' });
    collection.write({ id: '0', name: 'Amazing from Levis' }, upsert);
    expect(searchIds(collection, 'amazing')).toBe('0');
    expect(() => collection.write({ id: '100' }, create)).toThrow('declared in the schema');
    collection.write({ id: '100', name: 'Levis' }, create);
    expect(searchIds(collection, 'levis')).toBe('100 0');
  });

  test('CollectionSpecificMoreTest: an upsert removes what is no longer there', () => {
    const collection = new Collection(
      parseSchema({
        name: 'coll1',
        fields: [
          { name: 'title', type: 'string', optional: true },
          { name: 'tags', type: 'string[]', optional: true },
        ],
      }),
    );
    collection.write({ id: '0', title: 'Foo', tags: ['one', 'two', 'three'] }, create);
    collection.write({ id: '0', tags: ['one', 'three'] }, upsert);
    expect(searchIds(collection, 'foo', { prefix: false })).toBe('');
    expect(searchIds(collection, 'two', { prefix: false })).toBe('');
    expect(searchIds(collection, 'three', { prefix: false })).toBe('0');
    collection.write({ id: '0', tags: [] }, upsert);
    expect(searchIds(collection, 'one', { prefix: false })).toBe('');
  });

  test('a document without an ID gets the next number', () => {
    const collection = new Collection(parseSchema({ name: 'coll1', fields: fields.slice(0, 1) }));
    collection.write({ id: 'own', name: 'a' }, create);
    expect(collection.write({ name: 'b' }, create).id).toBe('1');
  });
});
