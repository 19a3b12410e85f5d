import { describe, expect, test } from 'vitest';
import { nodeFromJson, type Json } from '../data/json.ts';
import { parsePath } from '../data/keys.ts';
import { withNodesAt } from '../data/node.ts';
import { parseWireQuery, unfilteredQuery } from '../data/query.ts';
import { hasIndex, canRead, canWrite } from './authorize.ts';
import { parseRules } from './ruleset.ts';

const stored = nodeFromJson({ name: 'Ann', n: 2, open: true, list: { a: 1, b: 2 }, deep: { x: { y: 'z' } } });
const auth = { uid: 'u1', provider: 'password', token: { admin: true, email: 'a@b.co' } };

function canReadRoot(rule: string, caller: typeof auth | null = auth): boolean {
  const rules = parseRules(JSON.stringify({ rules: { '.read': rule } }));
  return canRead(rules, stored, [], unfilteredQuery, { auth: caller, now: 1000 });
}

describe('expressions', () => {
  test.each([
    '1 + 2 * 3 === 7 && (1 + 2) * 3 == 9',
    '10 % 4 == 2 && -2 < -1 && 7 / 2 == 3.5 && 5 - 2 - 1 == 2',
    '"a" + 1 + 2 == "a12"',
    '!(1 > 2) && "a" < "b" && 2 >= 2 && 2 <= 2 && 1 != 2 && 1 !== "1"',
    'true ? true : false',
    'false ? false : 1 == 1 ? true : false',
    'auth.uid === "u1" && auth["provider"] == \'password\' && auth.token.admin == true',
    'auth.token.nothing == null',
    'now == 1000',
    'data.child("name").val() == "Ann" && root.child("n").val() == 2',
    'data.child("deep/x/y").val() == "z" && data.child("deep").child("x").parent().hasChild("x/y")',
    'data.hasChildren() && data.child("list").hasChildren(["a", "b"]) && !data.child("list").hasChildren(["a", "c"])',
    'data.child("n").isNumber() && data.child("name").isString() && data.child("open").isBoolean()',
    'data.exists() && !data.child("missing").exists() && data.child("missing").val() == null',
    'data.child("list").val() != null && data.child("list").getPriority() == null',
    '"Wagon".length == 5 && "Wagon".contains("ag") && "Wagon".beginsWith("Wa") && "Wagon".endsWith("on")',
    '"Wagon".toLowerCase() == "wagon" && "Wagon".toUpperCase() == "WAGON" && "aXbX".replace("X", "$&") == "a$&b$&"',
    '"abc-1".matches(/^[a-z]+-\\d$/) && "ABC".matches(/b/i) && "a/b".matches(/a[/]b/)',
    '"line\\n".length == 5 && \'it\\\'s\'.contains("\'")',
  ])('%s', (rule) => {
    expect(canReadRoot(rule)).toBe(true);
  });

  test.each([
    ['a comparison of different types', 'data.child("name").val() > 1 || true'],
    ['a negation of a text', '-data.child("name").val() == 1 || true'],
    ['a sum with null', 'data.child("missing").val() + 1 != 5'],
    ['the parent of the root', 'root.parent().exists() || true'],
    ['a method of null', 'data.child("missing").val().contains("x") || true'],
    ['a key that cannot exist', 'data.child("a.b").exists()'],
    ['an argument that is not a string', 'data.child(data.child("n").val()).exists() || true'],
  ])('%s denies', (_, rule) => {
    expect(canReadRoot(rule)).toBe(false);
  });

  test('an anonymous caller has no uid', () => {
    expect(canReadRoot('auth == null && auth.uid == null', null)).toBe(true);
    expect(canReadRoot('auth.uid === "u1"', null)).toBe(false);
  });
});

describe('files', () => {
  test.each([
    '\uFEFF{ // one\n /* two\n */ "rules": { ".read": "1 == 1\n && true" } }',
    '{\r\n "rules": { ".read": "true\r\n\t&& true" } }',
    '{ "rules": { ".read": "true", ".indexOn": ["a", "b",], }, }',
    '{ "rules": { ".read": "true", // last\n } }',
    '{ "rules": { ".read": "\'\\u0041\\/\\"\' == \'A/\\"\'" } }',
  ])('may contain comments, trailing commas, and strings of several lines: %j', (source) => {
    expect(canRead(parseRules(source), stored, [], unfilteredQuery, { auth: null, now: 0 })).toBe(true);
  });

  test.each([
    ['{\n"rules": {\n".read": tru\n} }', "3:10: Unexpected 't'."],
    ['{ "rules": { ".read": true,, } }', "1:28: Expected '\"'."],
    ['{ "rules": { , ".read": true } }', "1:14: Unexpected ','."],
    ['{ "rules": { ".read": "true \\\n && true" } }', "1:29: Invalid escape: '\\\n'"],
    ['{ "rules": { "a": {},\n"a": {} } }', '2:1: Duplicate key "a".'],
    ['{ "rules": {} ', "1:15: Expected ','."],
    ['{ "rules": {} } x', "1:17: Unexpected 'x'."],
    ['{ "rules": { ".read": "unfinished } }', '1:23: Unterminated string.'],
    ['[]', "1:1: Expected '{'."],
    ['{ "rule": {} }', '1:11: Unexpected "rule" beside "rules".'],
    ['{ "rules": { ".reed": true } }', "1:23: Expected '{'."],
    ['{ "rules": { ".reed": {} } }', '1:23: String can\'t contain ".", "#", "$", "/", "[", or "]"'],
    ['{ "rules": { "a#b": {} } }', '1:21: String can\'t contain ".", "#", "$", "/", "[", or "]"'],
    ['{ "rules": { "a": "true" } }', "1:19: Expected '{'."],
    ['{}', "1:2: Expected 'rules' property."],
    [
      '{ "rules": { ".read": 1 } }',
      "1:23: Invalid rule expression.  Expected 'true', 'false', or an expression string.",
    ],
    ['{ "rules": {\n".read": "a == 1" } }', "2:11: Unknown variable 'a'."],
    ['{ "rules": { ".read": "newData.exists()" } }', 'newData is invalid in .read expressions.'],
    ['{ "rules": { "$a": { "b": { ".read": "$b == 1" } } } }', "Unknown variable '$b'."],
    ['{ "rules": { "$a": {}, "$b": {} } }', "Cannot have multiple default rules ('$a' and '$b')."],
    ['{ "rules": { "$a": { "$a": {} } } }', 'already the name of an enclosing wildcard'],
    ['{ "rules": { ".read": "true &&\n\n data.exist()" } }', "3:7: No such method/property 'exist'."],
    ['{ "rules": { ".read": "\\u0031 == \\"a\\".b" } }', "1:40: No such method/property 'b'."],
    ['{ "rules": { ".read": "(true" } }', 'Unexpected end of expression.'],
    ['{ "rules": { ".read": "" } }', 'Unexpected end of expression.'],
    [
      '{ "rules": { ".read": "\'a\'.matches(/(/)" } }',
      "1:36: Illegal regular expression, expected ')' at position 1",
    ],
    ['{ "rules": { ".read": "\'a\'.matches(/[a/)" } }', '1:36: unterminated regular expression literal'],
    ['{ "rules": { ".indexOn": 01 } }', "1:27: Expected ','."],
    ['{ "rules": { ".read": "1 # 2" } }', 'Unexpected "#".'],
    [
      '{ "rules": { ".indexOn": 5 } }',
      '1:26: Invalid indexOn expression. Must be either a string or an array of strings',
    ],
    ['', '1:1: Unexpected end of file.'],
  ])('%j: %s', (source, message) => {
    expect(() => parseRules(source)).toThrow(message);
  });

  test('are rejected when they are nested too deeply or too long', () => {
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
  const isAllowed = (path: string, caller: typeof auth | null = auth, query = unfilteredQuery) =>
    canRead(rules, stored, parsePath(path), query, { auth: caller, now: 0 });

  test('an allowed parent cannot be restricted, and nothing is allowed by default', () => {
    expect(isAllowed('open/closed/x', null)).toBe(true);
    expect(isAllowed('', null)).toBe(false);
    expect(isAllowed('elsewhere', null)).toBe(false);
  });

  test('a literal key takes precedence over a wildcard', () => {
    expect(isAllowed('users/u1')).toBe(true);
    expect(isAllowed('users/u2')).toBe(false);
    expect(isAllowed('users/everybody')).toBe(true);
    expect(isAllowed('users')).toBe(false);
  });

  test('rules at the queried path access the query', () => {
    const own = parseWireQuery({ i: 'owner', sp: 'u1', ep: 'u1', l: 5, vf: 'l' });
    expect(isAllowed('posts', auth, own)).toBe(true);
    expect(isAllowed('posts/p1', auth, own)).toBe(false);
    expect(isAllowed('posts', auth, parseWireQuery({ i: 'owner', sp: 'u1', ep: 'u1', l: 6, vf: 'l' }))).toBe(
      false,
    );
    expect(isAllowed('posts', auth, parseWireQuery({ i: 'owner', sp: 'u1', l: 5, vf: 'l' }))).toBe(false);
    expect(isAllowed('posts')).toBe(false);
  });

  test('indexes are identified by their full path', () => {
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

  function isAllowed(changes: Record<string, Json>, caller: typeof auth | null = auth): boolean {
    let after = before;
    for (const [path, json] of Object.entries(changes))
      after = withNodesAt(after, [[parsePath(path), nodeFromJson(json)]]);
    return canWrite(rules, before, after, Object.keys(changes).map(parsePath), { auth: caller, now: 0 });
  }

  test('a counter isAllowed only be incremented by one', () => {
    expect(isAllowed({ count: 2 })).toBe(true);
    for (const other of [1, 3, 0, '2', null, { n: 2 }]) expect(isAllowed({ count: other })).toBe(false);
  });

  test('remaining data is validated above, at and below the path', () => {
    expect(isAllowed({ widget: { size: 21, color: 'red' } })).toBe(true);
    expect(isAllowed({ 'widget/size': 99 })).toBe(true);
    expect(isAllowed({ widget: 'foo' })).toBe(false);
    expect(isAllowed({ widget: { size: 22 } })).toBe(false);
    expect(isAllowed({ widget: { size: 'foo', color: 'red' } })).toBe(false);
    expect(isAllowed({ widget: { size: 1, color: 'blue' } })).toBe(false);
    expect(isAllowed({ widget: { size: 1, color: 'red', extra: 1 } })).toBe(false);
    expect(isAllowed({ 'widget/size/deep': 1 })).toBe(false);
  });

  test('a deletion is validated only above the path', () => {
    expect(isAllowed({ widget: null })).toBe(true);
    expect(isAllowed({ 'widget/size': null })).toBe(false);
  });

  test('a write needs an allowing rule besides validation', () => {
    expect(isAllowed({ widget: { size: 1, color: 'red' } }, null)).toBe(false);
    expect(isAllowed({ 'colors/blue': true })).toBe(false);
    expect(isAllowed({ elsewhere: 1 })).toBe(false);
  });

  test('the changes of one update are evaluated together, and one denial denies all', () => {
    expect(isAllowed({ 'pair/b': 1 })).toBe(false);
    expect(isAllowed({ 'pair/a': 1, 'pair/b': 1 })).toBe(true);
    expect(isAllowed({ 'pair/a': 1, elsewhere: 1 })).toBe(false);
  });
});
