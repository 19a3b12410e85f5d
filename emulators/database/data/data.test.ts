import { describe, expect, test } from 'vitest';
import { hashNode } from './hash.ts';
import { toExportJson, nodeFromJson, toPlainJson, type Json } from './json.ts';
import { compareKeys, parseUrlPath, parsePath } from './keys.ts';
import { getNodeAt, emptyNode, withNodesAt } from './node.ts';
import { parseWireQuery, applyQuery } from './query.ts';
import { resolveServerValues } from './server-values.ts';

describe('hashes', () => {
  // Recorded from transactions of the JavaScript SDK 12.19.0.
  test.each<[Json, string]>([
    [1, 'YPVfR2bXt/lcDjiQZ8pOkAd3qkQ='],
    [-0.5, '/r6we9NY8SVfOWrAH6omHfBJtYA='],
    [1e21, 'rZwDOBGJ9Z0+flzyrCWzeSigSyE='],
    ['héllo 🐂', '1atihuPz1bp2cmBfgxWIm4zAyLM='],
    [true, 'E5z61QM0lN/U2WsOnusszCTkR8M='],
    [{ x: 1, y: { z: false } }, 'yGxWs8fl+8X3Yxy1TFDPFAP2EiY='],
    [{ '9': 'nine', '10': 'ten', a: 'A', '-1': 'minus' }, 'WTBuK76PBasGaJGib6UY1u1xPwQ='],
    [{ '7': 4, '2147483647': 2, '2147483648': 1, '007': 3 }, '4h47bTZ2QbkbgzaDD7BaTowCCfM='],
    [{ '.value': 5, '.priority': 2 }, 'lfDzIw5VmUgOXT41FhmDyk7Dveo='],
    [
      {
        k: { '.value': 'late', '.priority': 9 },
        z: { '.value': 'early', '.priority': 'x' },
        m: 1,
        '.priority': 1.5,
      },
      'q/T9PFSWEMUXrk+rpxUwEQCAQyA=',
    ],
  ])('of %j', (json, hash) => {
    expect(hashNode(nodeFromJson(json))).toBe(hash);
  });

  test('of no data is empty', () => {
    expect(hashNode(nodeFromJson({ a: { b: null } }))).toBe('');
  });
});

describe('values', () => {
  test('lists are objects with mostly integer keys', () => {
    expect(toExportJson(nodeFromJson(['a', null, 'c']))).toEqual({ 0: 'a', 2: 'c' });
    expect(toPlainJson(nodeFromJson({ 0: 'a', 2: 'c' }))).toEqual(['a', null, 'c']);
    expect(toPlainJson(nodeFromJson({ 0: 'a', 2: 'c', x: 1 }))).toEqual({ 0: 'a', 2: 'c', x: 1 });
    expect(toPlainJson(nodeFromJson({ 1000: 'far' }))).toEqual({ 1000: 'far' });
  });

  test('only the export format includes priorities', () => {
    const json = { a: { '.value': 1, '.priority': 'p' }, '.priority': 3 };
    expect(toExportJson(nodeFromJson(json))).toEqual(json);
    expect(toPlainJson(nodeFromJson(json))).toEqual({ a: 1 });
  });

  test('supports keys such as __proto__', () => {
    const json = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}') as Json;
    expect(JSON.stringify(toPlainJson(nodeFromJson(json)))).toBe(
      '{"__proto__":{"polluted":true},"constructor":1}',
    );
    expect({}).not.toHaveProperty('polluted');
  });

  test.each(['a.b', 'a#', '$a', 'a[', 'a]', 'a/b', 'a\u0007', '', 'x'.repeat(769)])(
    'rejects the key %j',
    (key) => {
      expect(() => nodeFromJson({ [key]: 1 })).toThrow('Invalid key');
    },
  );

  test('rejects more than 32 levels', () => {
    let json: Json = 1;
    for (let i = 0; i < 33; i++) json = { a: json };
    expect(() => nodeFromJson(json)).toThrow('32');
  });
});

describe('changing a tree', () => {
  const tree = nodeFromJson({ a: { b: 1, c: 2 }, d: 3 });

  test('keeps the previous tree', () => {
    const after = withNodesAt(tree, [[['a', 'b'], nodeFromJson(9)]]);
    expect(toPlainJson(tree)).toEqual({ a: { b: 1, c: 2 }, d: 3 });
    expect(toPlainJson(after)).toEqual({ a: { b: 9, c: 2 }, d: 3 });
    expect(getNodeAt(after, ['d'])).toBe(getNodeAt(tree, ['d']));
  });

  test('removes objects without children and replaces leaves', () => {
    const emptied = withNodesAt(tree, [
      [['a', 'b'], emptyNode],
      [['a', 'c'], emptyNode],
    ]);
    expect(toPlainJson(emptied)).toEqual({ d: 3 });
    expect(toPlainJson(withNodesAt(tree, [[['d', 'e'], nodeFromJson(1)]]))).toEqual({
      a: { b: 1, c: 2 },
      d: { e: 1 },
    });
  });

  test('deleting below a leaf changes nothing', () => {
    expect(withNodesAt(tree, [[['d', 'e'], emptyNode]])).toBe(tree);
  });
});

describe('paths and keys', () => {
  test('ignores empty segments', () => {
    expect(parsePath('//a/b/')).toEqual(['a', 'b']);
    expect(parseUrlPath('/a%20b/c')).toEqual(['a b', 'c']);
  });

  test('an encoded slash is not a separator, and invalid encoding is rejected', () => {
    expect(() => parseUrlPath('/a%2Fb')).toThrow('Invalid key');
    expect(() => parseUrlPath('/%zz')).toThrow('percent-encoding');
  });

  test('integer keys sort first, by value', () => {
    const keys = ['b', '10', 'a', '9', '-1', '2147483648', '1.5', 'B'];
    expect(keys.sort(compareKeys)).toEqual(['-1', '9', '10', '1.5', '2147483648', 'B', 'a', 'b']);
  });
});

describe('server values', () => {
  const existing = nodeFromJson({ n: 4, s: 'text' });
  const resolve = (json: Json) => resolveServerValues(json, existing, 1_700_000_000_000);

  test('increment adds to numbers and replaces other values', () => {
    const plusTwo = { '.sv': { increment: 2 } };
    expect(resolve({ n: plusTwo, s: plusTwo, none: plusTwo })).toEqual({ n: 6, s: 2, none: 2 });
  });

  test('the timestamp is the time of the write, also in priorities', () => {
    const now = { '.sv': 'timestamp' };
    expect(resolve({ at: now, n: { '.value': 1, '.priority': now } })).toEqual({
      at: 1_700_000_000_000,
      n: { '.value': 1, '.priority': 1_700_000_000_000 },
    });
  });

  test('rejects others', () => {
    expect(() => resolve({ '.sv': 'uuid' })).toThrow('uuid');
    expect(() => resolve({ '.sv': { increment: '1' } })).toThrow('number');
  });
});

describe('queries', () => {
  const people = nodeFromJson({
    ann: { age: 30, name: 'Ann' },
    bob: { age: 20, name: 'Bob' },
    cat: { age: 30 },
    dan: { age: 'old' },
    eve: {},
    fay: { age: { years: 4 } },
    gus: true,
  });
  const findKeys = (query: { [name: string]: Json }) =>
    [...applyQuery(people, parseWireQuery(query)).children.keys()].sort();

  test('by a child: null, false, true, numbers, strings, objects; then by key', () => {
    expect(findKeys({ i: 'age', l: 1, vf: 'l' })).toEqual(['gus']);
    expect(findKeys({ i: 'age', l: 1, vf: 'r' })).toEqual(['fay']);
    expect(findKeys({ i: 'age', sp: 30, ep: 30 })).toEqual(['ann', 'cat']);
    expect(findKeys({ i: 'age', sp: 30, sn: 'cat' })).toEqual(['cat', 'dan', 'fay']);
    expect(findKeys({ i: 'age', ep: 30, ein: false })).toEqual(['bob', 'gus']);
    expect(findKeys({ i: 'age', sp: 30, sn: '[MAX_NAME]', sin: false })).toEqual(['dan', 'fay']);
    expect(findKeys({ i: 'age', sp: null, ep: null })).toEqual(['gus']);
  });

  test('by key', () => {
    expect(findKeys({ i: '.key', sp: 'bob', ep: 'cat' })).toEqual(['bob', 'cat']);
    expect(findKeys({ i: '.key', sp: 'bob', sin: false, l: 1, vf: 'l' })).toEqual(['cat']);
    expect(findKeys({ i: '.key', ep: 'bob', ein: false })).toEqual(['ann']);
  });

  test('a leaf has no children to select', () => {
    const leaf = nodeFromJson(5);
    expect(applyQuery(leaf, parseWireQuery({ l: 2, vf: 'l' }))).toBe(emptyNode);
    expect(applyQuery(leaf, parseWireQuery({ i: 'age' }))).toBe(leaf);
  });

  test.each([{ l: 0 }, { l: 1.5 }, { l: 'x' }, { i: 5 }, { sp: {} }, { i: 'a$' }] as {
    [name: string]: Json;
  }[])('rejects %j', (query) => {
    expect(() => parseWireQuery(query)).toThrow(/must be|Invalid key/);
  });
});
