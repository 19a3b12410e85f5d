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
    [wrapInService('match /{a=*} {}'), 2, 11, "Unexpected '*'. Expected '**'."],
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
    [wrapInMatch('allow fetch;'), 3, 7, "Invalid method 'fetch'."],
    [wrapInMatch('allow toString;'), 3, 7, "Invalid method 'toString'."],
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
    [wrapCondition('a.1'), 3, 17, "Unexpected '1'. Expected a property or function name."],
    [wrapCondition('a # b'), 3, 17, "Unexpected '#'."],
    [wrapCondition("'abc"), 3, 15, 'Unterminated string literal.'],
    [wrapCondition("'a\\qc'"), 3, 17, 'Invalid escape sequence.'],
    [wrapCondition('/* a'), 3, 15, 'Unterminated comment.'],
    [wrapCondition('9223372036854775808'), 3, 15, "Integer '9223372036854775808' is out of range."],
    [wrapCondition('get(/a/$(b)/)'), 3, 27, "Unexpected ')'. Expected a path segment."],
    [wrapCondition('if'), 3, 15, "Unexpected 'if'."],
    [wrapInMatch('function f(a, a) { return 1; }'), 3, 15, "Duplicate name 'a'."],
    [wrapInMatch('function f(a) { let a = 1; return 1; }'), 3, 21, "Duplicate name 'a'."],
    [wrapInMatch('function f() { let x = 1; }'), 3, 27, "Unexpected '}'. Expected 'return'."],
    [wrapInMatch('function f() { return 1; }\nfunction f() { return 2; }'), 4, 1, "Duplicate function 'f'."],
  ])('%j is reported at %i:%i', (source, line, column, message) => {
    const error = getSyntaxError(source);
    expect([error.line, error.column, error.message]).toEqual([line, column, message]);
    expect(error.fileName).toBe('my.rules');
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
    ["rules_version='2'\nservice cloud.firestore{}"],
    ['// a\n/* b\n */ service cloud.firestore { /* c */ }'],
    [wrapInMatch('allow get; allow list: if true allow create, update: if 1 == 1; ;')],
    [wrapInMatch('function f(a, b) { let c = a + b; let d = c; return d }')],
    [`function g() { return 1; } ${wrapInMatch('allow get: if g() == 1;')}`],
    [wrapInMatch('match /c.d-e_f~g/{h} { match /{rest=**} { allow write; } }')],
    [wrapCondition("a.b[0]['c'].d(1, 'x',).e[1:2] == -b % 2 ? c : d in [1,] || e is map && !f")],
    [wrapCondition('get(/databases/(default)/documents/a/$(b.c)).data.d == /x/y')],
  ])('accepts %j', (source) => {
    expect(compileRules(source).version).toBeGreaterThan(0);
  });
});
