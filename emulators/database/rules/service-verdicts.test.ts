/**
 * What the service answers to rules: those that it refuses with its words, and the values of those that it deploys. The
 * verdicts were recorded from it by others, among them targaryen (test/spec/lib/parser/fixtures.json).
 */
import { describe, expect, test } from 'vitest';
import { nodeFromJson, type Json } from '../data/json.ts';
import { parseWireQuery, unfilteredQuery, type Query } from '../data/query.ts';
import { canRead } from './authorize.ts';
import { parseRules } from './ruleset.ts';

const bob = {
  uid: 'custom:bob',
  provider: 'custom',
  foo: { bar: true },
  someBool: true,
  someInt: 1,
  someString: 'one',
};
const withEmail = { uid: 'bob@example.com' };

interface Situation {
  readonly auth?: { readonly [name: string]: Json };
  readonly data?: Json;
  readonly query?: Query;
}

/** Reads the child `blue` of a `$color` under a rule; `data` is that of the database. */
function isAllowed(rule: string, { auth, data = null, query = unfilteredQuery }: Situation = {}): boolean {
  const rules = parseRules(JSON.stringify({ rules: { $color: { '.read': rule } } }));
  return canRead(rules, nodeFromJson(data), ['blue'], query, { auth: auth ?? null, now: 1 });
}

describe('rules that are refused', () => {
  test.each([
    ['7', 'Expression must evaluate to a boolean.'],
    ["'foo'", 'Expression must evaluate to a boolean.'],
    ['auth.uid', 'Expression must evaluate to a boolean.'],
    ['root.val()', 'Expression must evaluate to a boolean.'],
    ["auth.someString === 'one' ? 7 : true", 'Expression must evaluate to a boolean.'],
    ['[true]', 'Unexpected array literal.'],
    ['root.val().notFound == false', "No such method/property 'notFound'."],
    ["root.val()['kind'] == 1", "No such method/property 'kind'."],
    ['data.foo == 1', "No such method/property 'foo'."],
    ['data.foo()', "No such method/property 'foo'."],
    ["data.contains('a')", "No such method/property 'contains'."],
    ['root["doesNotExist"]() == true', "No such method/property 'doesNotExist'."],
    ['query.foo == 1', "No such method/property 'foo'."],
    ['$color.isString()', "No such method/property 'isString'."],
    ['root["exi" + "sts"]() == false', 'Invalid property access.'],
    ['root[$color]() == false', 'Invalid property access.'],
    ['now.length > 1', 'Invalid property access: target is not an object.'],
    ['auth.foo.notFound() == false', 'Type error: Function call on target that is not a function.'],
    ['auth.exists()', 'Type error: Function call on target that is not a function.'],
    ['root.val().length() > 0', 'Type error: Function call on target that is not a function.'],
    ['auth.someString["doesNotContains"]("on") == false', 'Function call on target that is not a function.'],
    [
      "root.child('foo') != null",
      'Invalid != expression: left operand is not a number, boolean, string, or null.',
    ],
    ['root == 1', 'Invalid == expression: left operand is not a number, boolean, string, null.'],
    ['1 == root', 'Invalid == expression: right operand is not a number, boolean, string, or null.'],
    ['data.exists == true', 'Invalid == expression: left operand is not a number, boolean, string, null.'],
    ['data > 1', 'Invalid > expression: left operand must be a number or string.'],
    ['true > 1', 'Invalid > expression: left operand must be a number or string.'],
    ['root.val() > true', 'Invalid > expression: right operand must be a number or string.'],
    ['root.val() < true', 'Invalid < expression: right operand must be a number or string.'],
    ['root.val() >= true', 'Invalid >= expression: right operand must be a number or string.'],
    ['root.val() <= true', 'Invalid <= expression: right operand must be a number or string.'],
    ['null > 1', 'Invalid > expression: left operand must be a number or string.'],
    ["'a' - 1 > 0", 'Invalid - expression: left operand is not a number.'],
    ["1 * 'a' > 0", 'Invalid * expression: right operand is not a number.'],
    ["('a' + true) == 'atrue'", 'Invalid + expression: right operand is not a number or string.'],
    ['data + 1 > 0', 'Invalid + expression: left operand is not a number or string.'],
    ["!'a'", '! only operates on booleans.'],
    ['!root.val()', '! only operates on booleans.'],
    ["-'a' == 1", '- only operates on numbers.'],
    ['auth.admin && data.exists()', 'Left operand of && must be boolean.'],
    ['data.exists() || root.val()', 'Right operand of || must be boolean.'],
    ['auth.admin ? true : false', 'condition of ? must be boolean.'],
    ['auth.foo.contains(7)', 'contains() expects a string argument.'],
    ['data.hasChild(1)', 'hasChild() expects a string argument.'],
    ['data.child().exists()', 'child() expects 1 argument.'],
    ["data.child('a', 'b').exists()", 'child() expects 1 argument.'],
    ["root.val().replace('a') == 'a'", 'replace() expects two arguments.'],
    ["root.val().replace('a', 5) == 'x'", 'Argument 2 of replace() must be a string.'],
    [
      "root.hasChildren('foo', 'bar')",
      'hasChildren() expects only a single argument (containing an array of child names).',
    ],
    ["root.hasChildren('foo')", 'hasChildren() expects an array of child names.'],
    ["root.hasChildren(['foo', 7])", 'hasChildren() expects an array of strings.'],
    ["root.child('str').val().matches('/foo/')", 'matches() expects a regular expression literal argument.'],
    ['root.val().matches(/bar/ig)', 'regular expressions do not support flags other than i'],
    ["skies === 'blue'", "Unknown variable 'skies'."],
    ["$other == 'red'", "Unknown variable '$other'."],
    ["auth.uid = 'x'", 'Rule expressions may not contain assignments.'],
    ['root = 5', 'Rule expressions may not contain assignments.'],
    ['var foo = 8', 'Rule expressions may not contain assignments.'],
    ["auth.uid === '5'; auth.id === 5", 'Unexpected ";".'],
    ['(2**2) == 4', 'Unexpected *.'],
    ['true /* unfinished', 'Unexpected *.'],
  ])('%s: %s', (rule, message) => {
    expect(() => isAllowed(rule)).toThrow(message);
  });
});

describe('regular expressions', () => {
  const matches = (pattern: string, text: string) =>
    isAllowed(`root.val().matches(${pattern})`, { data: text });

  test.each([
    ...[
      '/a$b/',
      '/(^a|b)/',
      '/a|^b/',
      '/(^foo$|bar)/',
      '/^(foo|)$/',
      '/|a/',
      '/a||b/',
      '/()/',
      '/(a/',
      '/a)/',
    ],
    ...['/(?i)x/', '/(?:x)/', '/(?=x)/', '/a*?/', '/a++/', '/a{2}{3}/', '/a{,2}/', '/{a}/'],
    ...['/\\b/', '/\\1/', '/\\p{L}/', '/[[:alpha:]]/', '/[z-a]/', '/[]/', '/a{2,1}/', '/a{1001}/'],
  ])('%s is refused', (pattern) => {
    expect(() => matches(pattern, 'a')).toThrow('Illegal regular expression');
  });

  test.each([
    ['/^(up|down|)$/', "expected ')' at position 10"],
    ['/(a/', "expected ')' at position 2"],
    ['/a)b/', 'end-of-string expected at position 1'],
  ])('%s: %s', (pattern, problem) => {
    expect(() => matches(pattern, 'a')).toThrow(`Illegal regular expression, ${problem}`);
  });

  test.each([
    ['/a/', 'ba', true],
    ['/^a/', 'ba', false],
    ['/a$/', 'ab', false],
    ['/^a*$/', '', true],
    ['/^a+$/', '', false],
    ['/^a?$/', 'aa', false],
    ['/^$/', '', true],
    ['/^(ab)*$/', 'abab', true],
    ['/^a|b$/', 'cb', false],
    ['/^(a|bc)$/', 'bc', true],
    ['/^[ABCDEF]$/', 'a', false],
    ['/^[0-9A-F]+$/', '7F', true],
    ['/^[^0-9]$/', '7', false],
    ['/^yes$/i', 'YES', true],
    ['/^a{2,3}$/', 'aaa', true],
    ['/^\\d{4}-\\w\\s\\S\\W\\D$/', '2024-a b..', true],
    ['/^[-a-z?]*$/', 'a-?', true],
    ['/^[/]\\/$/', '//', true],
    ['/^a]}$/', 'a]}', true],
    ['/^\\$\\^\\.\\(\\)$/', '$^.()', true],
    ['/a\\$/', 'a$b', true],
    ['/^(19|20)[0-9][0-9][-\\/. ](0[1-9]|1[012])$/', '1999/12', true],
    ['/^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,4}$/i', 'a.b@c.com', true],
  ])('%s of %j: %j', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
  });
});

describe('rules that are deployed', () => {
  const rows: readonly (readonly [rule: string, expected: boolean, situation?: Situation])[] = [
    ['true // why\n && true', true],
    ['// first\n\n  true /* a\n b */ && // third\n !false', true],
    ["'http://x' == 'http://x' // a text", true],
    ['auth !== null', false],
    ["auth.uid !== 'eviluser'", true],
    ['auth.isTernary === true ? root.child("x").exists() : true', true, { auth: bob }],
    ["root.hasChildren(['foo', 'bar', 'baz'])", false],
    ['root.hasChildren([])', true, { data: 5 }],
    ["root.child('foo').val().matches(/BAR/i)", true, { data: { foo: 'bar' } }],
    ["$color == 'blue' && auth.foo.bar == true", true, { auth: bob }],
    ["auth.foo['bar'] == true && auth['foo']['bar'] == true", true, { auth: bob }],
    ['auth[$color] == null', true, { auth: bob }],
    ['auth.foo.baz == null', true],
    ["'foo' != auth.foo", true],
    ["'one' == auth.someInt", false, { auth: bob }],
    ["(auth.someString + 1) == 'one1'", true, { auth: bob }],
    ['(1 + auth.someString) == 2', false, { auth: bob }],
    ['(auth.someInt / 2) == 0.5', true, { auth: bob }],
    ["(1/0 + '') == 'NaN'", true],
    ['(1/0) > 2 || (1/0) < 2', false],
    ['root["exists"]() == false', true],
    ['auth.someString["contains"]("on") == true', true, { auth: bob }],
    ['root.child("foo").val().length < 100', true, { data: { foo: '' } }],
    ["(true ? root.child('foo').val() : '').length == 3", true, { data: { foo: 'abc' } }],
    ['root.child("banned/" + auth.uid).val() != true', true, { auth: withEmail }],
    ['root.hasChild("banned/" + auth.uid) == false', true, { auth: withEmail }],
    ['root.hasChildren(["banned/" + auth.uid]) == false', true, { auth: withEmail }],
    ["root.child('./foo').exists() || root.child('x/../foo').exists()", false, { data: { foo: 1 } }],
    ["root.child('foo').val().replace('_', '-') === 'a-b-c'", true, { data: { foo: 'a_b_c' } }],
    ['false == 1 < 2', false],
    ['true ? false : true || true', false],
    ['7 % 4 * 2 == 6 && 8 / 4 / 2 == 1', true],
    ['query.orderByKey == false && query.orderByValue == false && query.orderByChild == null', true],
    ['query.startAt == null && query.equalTo == null && query.limitToFirst == null', true],
    ['query.orderByChild == "foo/bar"', true, { query: parseWireQuery({ i: 'foo/bar' }) }],
    ['query.endAt == 3 && query.orderByValue', true, { query: parseWireQuery({ i: '.value', ep: 3 }) }],
  ];

  const cases = rows.map(([rule, expected, situation]) => ({ rule, expected, situation }));

  test.each(cases)('$rule: $expected', ({ rule, expected, situation }) => {
    expect(isAllowed(rule, situation)).toBe(expected);
  });

  /** `|| true` shows that an error denies, whatever else the rule says. */
  test.each([
    ...["auth.contains('75')", "auth.notfound.contains('75')", 'auth.not.found.length > 0'],
    ...[
      'root.hasChildren([auth.none])',
      'root.child(auth.none).exists()',
      'root.child(auth.x + auth.y).exists()',
    ],
    ...[
      "'foo'.contains(auth.none)",
      "'foo1'.endsWith(auth.someInt)",
      "'a'.replace(auth.someInt, 'b') == 'a'",
    ],
    ...["'a'.replace('a', auth.someInt) == '1'", '-auth.none == -1', '-auth.someString == -1'],
    ...[
      '(auth.someString - 1) == 0',
      '(1 / auth.someBool) == 1',
      '(1 + auth.someBool) == 2',
      '(1 + auth.none) == 2',
    ],
    ...[
      "'foo' > auth.none",
      "auth.someInt <= 'one'",
      'auth.none >= 1',
      'root.val() / 2 == 0',
      'root.parent().exists()',
    ],
  ])('%s fails when it is evaluated', (rule) => {
    expect(isAllowed(`${rule} || true`, { auth: bob })).toBe(false);
  });
});
