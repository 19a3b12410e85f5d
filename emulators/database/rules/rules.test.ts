import { describe, expect, test } from 'vitest';
import { nodeFromJson, type Json } from '../data/json.ts';
import { parsePath } from '../data/keys.ts';
import { withNodesAt } from '../data/node.ts';
import { parseWireQuery, unfilteredQuery } from '../data/query.ts';
import { hasIndex, canRead, canWrite } from './authorize.ts';
import { parseRules } from './ruleset.ts';

const stored = nodeFromJson({ name: 'Ann', n: 2, open: true, list: { a: 1, b: 2 }, deep: { x: { y: 'z' } } });
const auth = { uid: 'u1', provider: 'password', token: { admin: true, email: 'a@b.co' } };

function canReadRoot(rule: string, who: typeof auth | null = auth): boolean {
  const rules = parseRules(JSON.stringify({ rules: { '.read': rule } }));
  return canRead(rules, stored, [], unfilteredQuery, { auth: who, now: 1000 });
}

describe('expressions', () => {
  test.each([
    '1 + 2 * 3 === 7 && (1 + 2) * 3 == 9',
    '10 % 4 == 2 && -2 < -1 && 7 / 2 == 3.5 && 5 - 2 - 1 == 2',
    '"a" + 1 + true == "a1true"',
    '!(1 > 2) && "a" < "b" && 2 >= 2 && 2 <= 2 && 1 != 2 && 1 !== "1"',
    'true ? true : false',
    'false ? false : 1 == 1 ? true : false',
    'auth.uid === "u1" && auth["provider"] == \'password\' && auth.token.admin',
    'auth.token.nothing == null',
    'now == 1000',
    'data.child("name").val() == "Ann" && root.child("n").val() == 2',
    'data.child("deep/x/y").val() == "z" && data.child("deep").child("x").parent().hasChild("x/y")',
    'data.hasChildren() && data.child("list").hasChildren(["a", "b"]) && !data.child("list").hasChildren(["a", "c"])',
    'data.child("n").isNumber() && data.child("name").isString() && data.child("open").isBoolean()',
    'data.exists() && !data.child("missing").exists() && data.child("missing").val() == null',
    'data.child("list").val() != null && data.child("list").getPriority() == null',
    '"Rodeo".length == 5 && "Rodeo".contains("de") && "Rodeo".beginsWith("Ro") && "Rodeo".endsWith("eo")',
    '"Rodeo".toLowerCase() == "rodeo" && "Rodeo".toUpperCase() == "RODEO" && "aXbX".replace("X", "$&") == "a$&b$&"',
    '"abc-1".matches(/^[a-z]+-\\d$/) && "ABC".matches(/b/i) && "a/b".matches(/a[/]b/)',
    '"line\\n".length == 5 && \'it\\\'s\'.contains("\'")',
  ])('%s', (rule) => {
    expect(canReadRoot(rule)).toBe(true);
  });

  test.each([
    ['a comparison of different types', 'data.child("name").val() > 1 || true'],
    ['a condition that is no boolean', 'data.child("name").val() || true'],
    ['a sum of nothing', 'data.child("missing").val() + 1 != 5'],
    ['the parent of the root', 'root.parent().exists() || true'],
    ['a method on nothing', 'data.child("missing").val().contains("x") || true'],
    ['a key that cannot exist', 'data.child("a.b").exists() || true'],
    ['a value that is not exactly true', '"true"'],
  ])('%s denies', (_, rule) => {
    expect(canReadRoot(rule)).toBe(false);
  });

  test('nobody has no uid', () => {
    expect(canReadRoot('auth == null && auth.uid == null', null)).toBe(true);
    expect(canReadRoot('auth.uid === "u1"', null)).toBe(false);
  });
});

describe('files', () => {
  test('comments, several lines and byte order marks are read', () => {
    const source = '\uFEFF{ // one\n /* two\n */ "rules": { ".read": "1 == 1\n && true" } }';
    expect(canRead(parseRules(source), stored, [], unfilteredQuery, { auth: null, now: 0 })).toBe(true);
  });

  test.each([
    ['{\n"rules": {\n".read": tru\n} }', 'Line 3: Unexpected "t".'],
    ['{ "rules": { ".read": true, } }', 'Line 1: Unexpected "}", expected ".'],
    ['{ "rules": { "a": 1,\n"a": 2 } }', 'Line 2: "a" stands here twice.'],
    ['{ "rules": {} ', 'Line 1: Unexpected the end of the file, expected ,.'],
    ['{ "rules": {} } x', 'Line 1: Unexpected "x".'],
    ['{ "rules": { ".read": "unfinished } }', 'Line 1: This text has no closing quote.'],
    ['[]', 'Line 1: Expected an object with "rules".'],
    ['{ "rule": {} }', 'Line 1: Unexpected "rule" beside "rules".'],
    ['{ "rules": { ".reed": true } }', 'Line 1: There is no rule ".reed".'],
    ['{ "rules": { ".read": 1 } }', 'Line 1: A rule is true, false or a text.'],
    ['{ "rules": {\n".read": "a == 1" } }', 'Line 2: Unknown variable "a".'],
    ['{ "rules": { ".read": "newData.exists()" } }', 'Unknown variable "newData".'],
    ['{ "rules": { ".write": "query.limitToFirst < 3" } }', 'Unknown variable "query".'],
    ['{ "rules": { "$a": { "b": { ".read": "$b == 1" } } } }', 'Unknown variable "$b".'],
    ['{ "rules": { "$a": {}, "$b": {} } }', 'A second wildcard'],
    ['{ "rules": { "$a": { "$a": {} } } }', 'already names a wildcard'],
    ['{ "rules": { ".read": "true &&\n\n data.exist()" } }', 'Line 3: There is no method "exist".'],
    ['{ "rules": { ".read": "data.val(1)" } }', 'takes 0 argument(s), not 1'],
    ['{ "rules": { ".read": "(true" } }', 'Unexpected the end.'],
    ['{ "rules": { ".read": "" } }', 'Unexpected the end.'],
    ['{ "rules": { ".read": "\'a\'.matches(\'a\')" } }', 'needs a pattern'],
    ['{ "rules": { ".read": "\'a\'.matches(/(/)" } }', 'Line 1'],
    ['{ "rules": { ".read": "\'a\'.matches(/(?=a)/)" } }', 'Line 1'],
    ['{ "rules": { ".indexOn": 01 } }', 'Unexpected "1"'],
    ['{ "rules": { ".read": "1 # 2" } }', 'Unexpected "#".'],
    ['{ "rules": { ".indexOn": 5 } }', 'Line 1: .indexOn'],
    ['', 'Line 1: Unexpected the end of the file.'],
  ])('%j: %s', (source, message) => {
    expect(() => parseRules(source)).toThrow(message);
  });

  test('endless nesting and endless length are refused, not followed', () => {
    expect(() => parseRules(`{"rules":${' '.repeat(16_000_000)}{}}`)).toThrow('1 MB');
    expect(() => parseRules(`{"rules":${'{"a":'.repeat(5000)}`)).toThrow('too deeply');
    expect(() => parseRules(JSON.stringify({ rules: { '.read': '('.repeat(4000) } }))).toThrow('too deeply');
    expect(() => parseRules(JSON.stringify({ rules: { '.read': '!'.repeat(4000) } }))).toThrow('too deeply');
    expect(() => parseRules(JSON.stringify({ rules: { '.read': 'true && '.repeat(9000) } }))).toThrow(
      'too long',
    );
  });
});

describe('reading', () => {
  const rules = parseRules(`{ "rules": {
    "open": { ".read": true, "closed": { ".read": false } },
    "users": { "$uid": { ".read": "auth.uid == $uid" }, "everybody": { ".read": "auth != null" } },
    "posts": { ".read": "query.orderByChild == 'owner' && query.equalTo == auth.uid && query.limitToFirst <= 5",
               ".indexOn": ["owner", "a/b"] }
  } }`);
  const may = (path: string, who: typeof auth | null = auth, query = unfilteredQuery) =>
    canRead(rules, stored, parsePath(path), query, { auth: who, now: 0 });

  test('what is allowed above cannot be taken back below, and nothing is allowed by default', () => {
    expect(may('open/closed/x', null)).toBe(true);
    expect(may('', null)).toBe(false);
    expect(may('elsewhere', null)).toBe(false);
  });

  test('a name of its own comes before the wildcard', () => {
    expect(may('users/u1')).toBe(true);
    expect(may('users/u2')).toBe(false);
    expect(may('users/everybody')).toBe(true);
    expect(may('users')).toBe(false);
  });

  test('rules see the query where it is made, and not below', () => {
    const own = parseWireQuery({ i: 'owner', sp: 'u1', ep: 'u1', l: 5, vf: 'l' });
    expect(may('posts', auth, own)).toBe(true);
    expect(may('posts/p1', auth, own)).toBe(false);
    expect(may('posts', auth, parseWireQuery({ i: 'owner', sp: 'u1', ep: 'u1', l: 6, vf: 'l' }))).toBe(false);
    expect(may('posts', auth, parseWireQuery({ i: 'owner', sp: 'u1', l: 5, vf: 'l' }))).toBe(false);
    expect(may('posts')).toBe(false);
  });

  test('indexes are known by their full path', () => {
    const by = (index: string) => hasIndex(rules, ['posts'], parseWireQuery({ i: index, l: 1, vf: 'l' }));
    expect([by('owner'), by('a/b'), by('.key'), by('.priority'), by('age'), by('.value')]).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('writing', () => {
  const rules = parseRules(`{ "rules": {
    "count": { ".write": "newData.isNumber() && newData.val() === (data.exists() ? data.val() : 0) + 1" },
    "widget": { ".write": "auth != null", ".validate": "newData.hasChildren(['color', 'size'])",
      "size": { ".validate": "newData.isNumber()" },
      "color": { ".validate": "root.child('colors/' + newData.val()).exists()" },
      "$other": { ".validate": false } },
    "colors": { ".write": false },
    "pair": { "a": { ".write": true }, "b": { ".write": "newData.parent().child('a').exists()" } }
  } }`);
  const before = nodeFromJson({ count: 1, colors: { red: true }, widget: { size: 1, color: 'red' } });

  function may(changes: Record<string, Json>, who: typeof auth | null = auth): boolean {
    let after = before;
    for (const [path, json] of Object.entries(changes))
      after = withNodesAt(after, [[parsePath(path), nodeFromJson(json)]]);
    return canWrite(rules, before, after, Object.keys(changes).map(parsePath), { auth: who, now: 0 });
  }

  test('a counter goes up by exactly one', () => {
    expect(may({ count: 2 })).toBe(true);
    for (const other of [1, 3, 0, '2', null, { n: 2 }]) expect(may({ count: other })).toBe(false);
  });

  test('everything that will stand is validated, above the place and below', () => {
    expect(may({ widget: { size: 21, color: 'red' } })).toBe(true);
    expect(may({ 'widget/size': 99 })).toBe(true);
    expect(may({ widget: 'foo' })).toBe(false);
    expect(may({ widget: { size: 22 } })).toBe(false);
    expect(may({ widget: { size: 'foo', color: 'red' } })).toBe(false);
    expect(may({ widget: { size: 1, color: 'blue' } })).toBe(false);
    expect(may({ widget: { size: 1, color: 'red', extra: 1 } })).toBe(false);
    expect(may({ 'widget/size/deep': 1 })).toBe(false);
  });

  test('nothing validates a deletion but what is left above it', () => {
    expect(may({ widget: null })).toBe(true);
    expect(may({ 'widget/size': null })).toBe(false);
  });

  test('no write without a rule that allows it, whoever validates', () => {
    expect(may({ widget: { size: 1, color: 'red' } }, null)).toBe(false);
    expect(may({ 'colors/blue': true })).toBe(false);
    expect(may({ elsewhere: 1 })).toBe(false);
  });

  test('the places of one update see each other, and one refusal refuses all', () => {
    expect(may({ 'pair/b': 1 })).toBe(false);
    expect(may({ 'pair/a': 1, 'pair/b': 1 })).toBe(true);
    expect(may({ 'pair/a': 1, elsewhere: 1 })).toBe(false);
  });
});
