import { describe, expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import { RulesSyntaxError } from './syntax-error.ts';

function getSyntaxError(source: string): RulesSyntaxError {
  try {
    compileRules(source, 'my.rules');
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error;
    throw error;
  }
  throw new Error('The source compiled.');
}

const wrapInService = (body: string) => `service cloud.firestore {\n${body}\n}`;
const wrapInMatch = (body: string) => wrapInService(`match /a/{b} {\n${body}\n}`);
const wrapCondition = (text: string) => wrapInMatch(`allow get: if ${text};`);

describe('syntax errors', () => {
  test.each([
    ['', 1, 1, "Missing 'service' block."],
    ['x', 1, 1, "Unexpected 'x'. Expected 'service'."],
    ['rules_version = 2;', 1, 17, "Unexpected '2'. Expected '1' or '2' in quotes."],
    ["rules_version = '3';", 1, 17, "Invalid rules_version '3'. Expected '1' or '2'."],
    ['service cloud.firestore {\n', 2, 1, 'Unexpected end of file.'],
    [wrapInService('  allow get;'), 2, 3, "Unexpected 'allow'."],
    [wrapInService('match a {}'), 2, 7, "Unexpected 'a'. Expected '/'."],
    [wrapInService('match /a/{b {}'), 2, 13, "Unexpected '{'. Expected '}'."],
    [wrapInService('match /a/ {}'), 2, 11, "Unexpected '{'. Expected a path segment."],
    [wrapInService('match /{a=***} {}'), 2, 13, "Unexpected '*'. Expected '}'."],
    [
      wrapInService('match /{a=**}/b {}'),
      2,
      15,
      'A recursive wildcard must be the last part of a path in rules_version 1.',
    ],
    [
      `rules_version = '2'; ${wrapInService('match /{a=**}/b/{c=**} {}')}`,
      2,
      17,
      'A path may contain only one recursive wildcard.',
    ],
    [wrapInMatch('  /c/{d} { allow get; }'), 3, 3, "Missing 'match' keyword before path."],
    [wrapInService(''), 3, 1, "The 'service' body must contain at least one declaration."],
    [wrapInMatch(''), 4, 1, "The 'match' body must contain at least one declaration."],
    [wrapInMatch('allow get;;'), 3, 11, "Unexpected ';'."],
    [
      wrapInMatch('allow get: if a.service;'),
      3,
      17,
      "Unexpected 'service'. Expected a property or function name.",
    ],
    [wrapInMatch('match /{c}/{c} { allow get; }'), 3, 13, "The path already has a wildcard 'c'."],
    [
      wrapInMatch('match /{math} { allow get; }'),
      3,
      9,
      "'math' is a package and cannot be the name of a variable.",
    ],
    [wrapInMatch('function f() { return f(); }'), 3, 10, 'Functions cannot call themselves: f.'],
    [
      wrapInMatch('function f() { return g(); } function g() { return f(); }'),
      3,
      10,
      'Functions cannot call themselves: f, g.',
    ],
    [
      wrapInMatch('function f(a, b, c, d, e, f, g, h) { return 1; }'),
      3,
      10,
      "The function 'f' has more than 7 parameters.",
    ],
    [wrapCondition("a.matches('(')"), 3, 25, 'Invalid regular expression pattern. Pattern: (.'],
    [wrapCondition('1e3'), 3, 16, "Unexpected 'e3'. Expected ';'."],
    [wrapCondition('0x10'), 3, 16, "Unexpected 'x10'. Expected ';'."],
    [wrapCondition('--1'), 3, 16, "Unexpected '-'. Expected an expression."],
    [wrapCondition('a.if()'), 3, 17, "Unexpected 'if'. Expected a function name."],
    [wrapCondition('rules_version'), 3, 15, "Unexpected 'rules_version'."],
    [wrapInMatch('allow get if true;'), 3, 11, "Unexpected 'if'. Expected ';'."],
    [wrapInMatch('allow get: true;'), 3, 12, "Unexpected 'true'. Expected 'if'."],
    [wrapCondition(''), 3, 15, "Unexpected ';'. Expected an expression."],
    [wrapCondition('a b'), 3, 17, "Unexpected 'b'. Expected ';'."],
    [wrapCondition('a ='), 3, 17, "Unexpected '='. Expected ';'."],
    [wrapCondition('a == '), 3, 20, "Unexpected ';'. Expected an expression."],
    [wrapCondition('(a'), 3, 17, "Unexpected ';'. Expected ')'."],
    [wrapCondition('a ? b'), 3, 20, "Unexpected ';'. Expected ':'."],
    [wrapCondition('f(a, )b'), 3, 21, "Unexpected 'b'. Expected ';'."],
    [wrapCondition('[1, 2'), 3, 20, "Unexpected ';'. Expected ','."],
    [wrapCondition("{'a' 1}"), 3, 20, "Unexpected '1'. Expected ':'."],
    [wrapCondition('a is strin'), 3, 20, "Unknown type 'strin'."],
    [wrapCondition('a.1'), 3, 16, "Unexpected '.1'. Expected ';'."],
    [wrapCondition('a # b'), 3, 17, "Unexpected '#'."],
    [wrapCondition("'abc"), 3, 15, 'Unterminated string literal.'],
    [wrapCondition("'a\\qc'"), 3, 17, 'Invalid escape sequence.'],
    [wrapCondition('/* a'), 3, 18, "Unexpected 'a'. Expected ';'."],
    [wrapCondition('9223372036854775808'), 3, 15, "Integer '9223372036854775808' is out of range."],
    [wrapCondition('get(/a/$(b)/)'), 3, 27, "Unexpected ')'. Expected a path segment."],
    [wrapCondition('if'), 3, 15, "Unexpected 'if'."],
    [wrapInMatch('function f(a, a) { return 1; }'), 3, 15, "Duplicate name 'a'."],
    [wrapInMatch('function f(a) { let a = 1; return 1; }'), 3, 21, "Duplicate name 'a'."],
    [wrapInMatch('function f() { let x = 1; }'), 3, 27, "Unexpected '}'. Expected 'return'."],
    [wrapInMatch('function f() { return 1; }\nfunction f() { return 2; }'), 4, 10, "Duplicate function 'f'."],
  ])('%j is reported at %i:%i', (source, line, column, message) => {
    const error = getSyntaxError(source);
    expect([error.line, error.column, error.message]).toEqual([line, column, message]);
    expect(error.fileName).toBe('my.rules');
  });

  test('are all reported at once', () => {
    const source = wrapInMatch(`
      allow get: if ;
      match /c/{d} { allow get if true; allow list: if (; }
      function f() { return #; }
      allow list: if true;`);
    const { issues } = getSyntaxError(source);
    expect(issues.map(({ position, description }) => `${position.line} ${description}`)).toEqual([
      "4 Unexpected ';'. Expected an expression.",
      "5 Unexpected 'if'. Expected ';'.",
      "5 Unexpected ';'. Expected an expression.",
      "6 Unexpected '#'.",
    ]);
  });

  test('counts lines with CRLF', () => {
    expect(getSyntaxError('service cloud.firestore {\r\n\r\n  oops\r\n}')).toMatchObject({
      line: 3,
      column: 3,
    });
  });

  test('reject sources that are too deep or too large', () => {
    expect(getSyntaxError(wrapCondition('('.repeat(5000))).message).toBe('Expression is nested too deeply.');
    expect(getSyntaxError(wrapCondition('!'.repeat(5000))).message).toBe('Expression is nested too deeply.');
    expect(getSyntaxError(wrapCondition(`1${'+1'.repeat(5000)}`)).message).toBe('Expression is too long.');
    expect(getSyntaxError(wrapCondition(`a${'.b'.repeat(5000)}`)).message).toBe('Expression is too long.');
    expect(getSyntaxError(wrapInService('match /a {'.repeat(100))).message).toBe(
      'Match blocks are nested too deeply.',
    );
    expect(getSyntaxError(' '.repeat(300_000)).message).toBe('The ruleset is larger than 256 KB.');
  });
});

describe('the grammar', () => {
  test.each([
    ["rules_version='2'\nservice cloud.firestore{match /a{allow get}}"],
    [`// a\n/* b\n */ ${wrapInMatch('allow get; /* c */')}`],
    [wrapInMatch('allow get; allow list: if true allow create, update: if 1 == 1;')],
    [wrapInMatch("match /(x)/'y'/a&b/c%20d/{e=*} { allow get; }")],
    [wrapCondition("'abc'[1:] == 'abc'[:2]")],
    [wrapInMatch('function f(a, b) { let c = a + b; let d = c; return d }')],
    [`function g() { return 1; } ${wrapInMatch('allow get: if g() == 1;')}`],
    [wrapInMatch('match /c.d-e_f~g/{h} { match /{rest=**} { allow write; } }')],
    [wrapCondition("a.b[0]['c'].d(1, 'x',).e[1:2] == -b % 2 ? c : d in [1,] || e is map && !f")],
    [wrapCondition('get(/databases/(default)/documents/a/$(b.c)).data.d == /x/y')],
  ])('accepts %j', (source) => {
    expect(compileRules(source).version).toBeGreaterThan(0);
  });
});

describe('warnings', () => {
  const getWarnings = (source: string) =>
    compileRules(source).warnings.map(({ position, description }) => `${position.column} ${description}`);

  test.each([
    [wrapInMatch('allow fetch, get;'), '7 Invalid method name: fetch.'],
    ['service cloud.sql { match /a { allow get; } }', '9 Invalid service name: cloud.sql.'],
    [wrapCondition('missing.x == 1'), '15 Invalid variable name: missing.'],
    [wrapCondition('missing()'), '15 Invalid function name: missing.'],
    [wrapCondition('math.missing()'), '20 Invalid function name: math.missing.'],
    [wrapCondition('b.missing()'), '17 Invalid function name: missing.'],
    [wrapCondition('exists()'), '15 Incorrect number of arguments supplied to function: exists.'],
    [wrapCondition('b.size(1) == 1'), '17 Incorrect number of arguments supplied to function: size.'],
    [wrapInMatch('function f() { return 1; }'), '10 Unused function: f.'],
    [wrapInMatch('allow get: if f(1); function f(x) { return 1; }'), '32 Unused variable: x.'],
    [wrapInMatch('allow get: if f(); function f() { let x = 1; return 1; }'), '39 Unused variable: x.'],
  ])('%j: %s', (source, expected) => {
    expect(getWarnings(source)).toEqual([expected]);
  });

  test('there are none for what is declared around or built in', () => {
    const functions = 'function f(x) { let y = x + b.size(); return y == math.abs(1); }';
    expect(getWarnings(wrapInMatch(`${functions} allow get: if f(resource.data.n) && debug(true);`))).toEqual(
      [],
    );
    const storage = 'service firebase.storage { match /b/{b} { allow get: if firestore.exists(/a/$(b)); } }';
    expect(getWarnings(storage)).toEqual([]);
  });
});
