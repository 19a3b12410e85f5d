import { describe, expect, it } from 'vitest';
import { compileRules } from './compile.ts';
import { RulesSyntaxError } from './syntax-error.ts';

function errorOf(source: string): RulesSyntaxError {
  try {
    compileRules(source, 'my.rules');
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error;
    throw error;
  }
  throw new Error('It compiled.');
}

const inService = (body: string) => `service cloud.firestore {\n${body}\n}`;
const inMatch = (body: string) => inService(`match /a/{b} {\n${body}\n}`);
const asCondition = (text: string) => inMatch(`allow get: if ${text};`);

describe('a syntax error', () => {
  it.each([
    ['', 1, 1, "Missing 'service' block."],
    ['x', 1, 1, "Unexpected 'x'. Expected 'service'."],
    ['rules_version = 2;', 1, 17, "Unexpected '2'. Expected '1' or '2' in quotes."],
    ["rules_version = '3';", 1, 17, "Invalid rules_version '3'. Expected '1' or '2'."],
    ['service cloud.firestore {\n', 2, 1, 'Unexpected end of file.'],
    [inService('  allow get;'), 2, 3, "Unexpected 'allow'."],
    [inService('match a {}'), 2, 7, "Unexpected 'a'. Expected '/'."],
    [inService('match /a/{b {}'), 2, 13, "Unexpected '{'. Expected '}'."],
    [inService('match /a/ {}'), 2, 11, "Unexpected '{'. Expected a path segment."],
    [inService('match /{a=*} {}'), 2, 11, "Unexpected '*'. Expected '**'."],
    [
      inService('match /{a=**}/b {}'),
      2,
      15,
      'A recursive wildcard must be the last part of a path in rules_version 1.',
    ],
    [
      `rules_version = '2'; ${inService('match /{a=**}/b/{c=**} {}')}`,
      2,
      17,
      'A path may hold one recursive wildcard only.',
    ],
    [inMatch('  /c/{d} { allow get; }'), 3, 3, "Missing 'match' keyword before path."],
    [inMatch('allow fetch;'), 3, 7, "Invalid method 'fetch'."],
    [inMatch('allow toString;'), 3, 7, "Invalid method 'toString'."],
    [inMatch('allow get if true;'), 3, 11, "Unexpected 'if'. Expected ';'."],
    [inMatch('allow get: true;'), 3, 12, "Unexpected 'true'. Expected 'if'."],
    [asCondition(''), 3, 15, "Unexpected ';'. Expected an expression."],
    [asCondition('a b'), 3, 17, "Unexpected 'b'. Expected ';'."],
    [asCondition('a ='), 3, 17, "Unexpected '='. Expected ';'."],
    [asCondition('a == '), 3, 20, "Unexpected ';'. Expected an expression."],
    [asCondition('(a'), 3, 17, "Unexpected ';'. Expected ')'."],
    [asCondition('a ? b'), 3, 20, "Unexpected ';'. Expected ':'."],
    [asCondition('f(a, )b'), 3, 21, "Unexpected 'b'. Expected ';'."],
    [asCondition('[1, 2'), 3, 20, "Unexpected ';'. Expected ','."],
    [asCondition("{'a' 1}"), 3, 20, "Unexpected '1'. Expected ':'."],
    [asCondition('a is strin'), 3, 20, "Unknown type 'strin'."],
    [asCondition('a.1'), 3, 17, "Unexpected '1'. Expected a property or function name."],
    [asCondition('a # b'), 3, 17, "Unexpected '#'."],
    [asCondition("'abc"), 3, 15, 'Unterminated string literal.'],
    [asCondition("'a\\qc'"), 3, 17, 'Invalid escape sequence.'],
    [asCondition('/* a'), 3, 15, 'Unterminated comment.'],
    [asCondition('9223372036854775808'), 3, 15, "Integer '9223372036854775808' is out of range."],
    [asCondition('get(/a/$(b)/)'), 3, 27, "Unexpected ')'. Expected a path segment."],
    [asCondition('if'), 3, 15, "Unexpected 'if'."],
    [inMatch('function f(a, a) { return 1; }'), 3, 15, "Duplicate name 'a'."],
    [inMatch('function f(a) { let a = 1; return 1; }'), 3, 21, "Duplicate name 'a'."],
    [inMatch('function f() { let x = 1; }'), 3, 27, "Unexpected '}'. Expected 'return'."],
    [inMatch('function f() { return 1; }\nfunction f() { return 2; }'), 4, 1, "Duplicate function 'f'."],
  ])('%j stands at %i:%i', (source, line, column, message) => {
    const error = errorOf(source);
    expect([error.line, error.column, error.message]).toEqual([line, column, message]);
    expect(error.fileName).toBe('my.rules');
  });

  it('counts lines that end in CRLF', () => {
    expect(errorOf('service cloud.firestore {\r\n\r\n  oops\r\n}')).toMatchObject({ line: 3, column: 3 });
  });

  it('is what a source far too deep or too large gives, not a crash', () => {
    expect(errorOf(asCondition('('.repeat(5000))).message).toBe('Expression is nested too deeply.');
    expect(errorOf(asCondition('!'.repeat(5000))).message).toBe('Expression is nested too deeply.');
    expect(errorOf(asCondition(`1${'+1'.repeat(5000)}`)).message).toBe('Expression is too long.');
    expect(errorOf(asCondition(`a${'.b'.repeat(5000)}`)).message).toBe('Expression is too long.');
    expect(errorOf(inService('match /a {'.repeat(100))).message).toBe('Match blocks are nested too deeply.');
    expect(errorOf(' '.repeat(300_000)).message).toBe('The ruleset is larger than 256 KB.');
  });
});

describe('the grammar', () => {
  it.each([
    ["rules_version='2'\nservice cloud.firestore{}"],
    ['// a\n/* b\n */ service cloud.firestore { /* c */ }'],
    [inMatch('allow get; allow list: if true allow create, update: if 1 == 1; ;')],
    [inMatch('function f(a, b) { let c = a + b; let d = c; return d }')],
    [`function g() { return 1; } ${inMatch('allow get: if g() == 1;')}`],
    [inMatch('match /c.d-e_f~g/{h} { match /{rest=**} { allow write; } }')],
    [asCondition("a.b[0]['c'].d(1, 'x',).e[1:2] == -b % 2 ? c : d in [1,] || e is map && !f")],
    [asCondition('get(/databases/(default)/documents/a/$(b.c)).data.d == /x/y')],
  ])('accepts %j', (source) => {
    expect(compileRules(source).version).toBeGreaterThan(0);
  });
});
