/** Every type of expression in every place where one can stand, with what the service answered when such rules were deployed. */
import { expect, test } from 'vitest';
import { parseRules } from './ruleset.ts';

const samples = {
  boolean: 'true',
  flag: 'query.orderByKey',
  number: '1',
  now: 'now',
  string: "'a'",
  capture: '$id',
  null: 'null',
  regex: '/a/',
  snapshot: 'data',
  method: 'data.exists',
  val: 'data.val()',
  priority: 'data.getPriority()',
  auth: 'auth',
  uid: 'auth.uid',
  query: 'query',
  limit: 'query.limitToFirst',
  list: "['a']",
};
type Sample = keyof typeof samples;

const booleans: readonly Sample[] = ['boolean', 'flag'];
const numbers: readonly Sample[] = ['number', 'now', 'val', 'priority', 'auth', 'uid', 'limit'];
const ordered: readonly Sample[] = [...numbers, 'string', 'capture'];
const primitives: readonly Sample[] = [...ordered, ...booleans, 'null'];
const strings: readonly Sample[] = ['string', 'capture', 'val', 'priority', 'auth', 'uid'];
const anyCaller: readonly Sample[] = ['auth', 'uid'];

/** `@` is the expression; what is accepted there, and what the others are refused with. */
const places: readonly (readonly [place: string, accepted: readonly Sample[], message: string])[] = [
  ['@', booleans, 'Expression must evaluate to a boolean.'],
  ['!@', booleans, '! only operates on booleans.'],
  ['-@ == 1', numbers, '- only operates on numbers.'],
  ...['&&', '||'].flatMap(
    (operator) =>
      [
        [`@ ${operator} true`, booleans, `Left operand of ${operator} must be boolean.`],
        [`true ${operator} @`, booleans, `Right operand of ${operator} must be boolean.`],
      ] as const,
  ),
  ['@ ? true : false', booleans, 'condition of ? must be boolean.'],
  ...(['==', '==='] as const).flatMap(
    (operator) =>
      [
        [
          `@ ${operator} 1`,
          primitives,
          'Invalid == expression: left operand is not a number, boolean, string, null.',
        ],
        [
          `1 ${operator} @`,
          primitives,
          'Invalid == expression: right operand is not a number, boolean, string, or null.',
        ],
      ] as const,
  ),
  [
    '(true ? @ : @) == 1',
    primitives,
    'Invalid == expression: left operand is not a number, boolean, string, null.',
  ],
  ['@ != 1', primitives, 'Invalid != expression: left operand is not a number, boolean, string, or null.'],
  ['1 !== @', primitives, 'Invalid != expression: right operand is not a number, boolean, string, or null.'],
  ...['<', '<=', '>', '>='].flatMap(
    (operator) =>
      [
        [
          `@ ${operator} 1`,
          ordered,
          `Invalid ${operator} expression: left operand must be a number or string.`,
        ],
        [
          `1 ${operator} @`,
          ordered,
          `Invalid ${operator} expression: right operand must be a number or string.`,
        ],
      ] as const,
  ),
  ['@ + 1 == 1', ordered, 'Invalid + expression: left operand is not a number or string.'],
  ["'a' + @ == 1", ordered, 'Invalid + expression: right operand is not a number or string.'],
  ...['-', '*', '/', '%'].flatMap(
    (operator) =>
      [
        [`@ ${operator} 1 == 1`, numbers, `Invalid ${operator} expression: left operand is not a number.`],
        [`1 ${operator} @ == 1`, numbers, `Invalid ${operator} expression: right operand is not a number.`],
      ] as const,
  ),
  ['@[$id] == 1', anyCaller, 'Invalid property access.'],
  ['data.child(@).exists()', strings, 'child() expects a string argument.'],
  ['data.hasChild(@)', strings, 'hasChild() expects a string argument.'],
  ['data.hasChildren(@)', ['list'], 'hasChildren() expects an array of child names.'],
  ['data.hasChildren([@])', strings, 'hasChildren() expects an array of strings.'],
  ["'a'.contains(@)", strings, 'contains() expects a string argument.'],
  ["'a'.replace(@, 'b') == 'b'", strings, 'Argument 1 of replace() must be a string.'],
  ["'a'.replace('a', @) == 'b'", strings, 'Argument 2 of replace() must be a string.'],
  ["'a'.matches(@)", ['regex'], 'matches() expects a regular expression literal argument.'],
];

/** @returns the words of the refusal, without the place */
function findProblem(rule: string, kind = '.read'): string | undefined {
  try {
    parseRules(JSON.stringify({ rules: { p: { $id: { [kind]: rule } } } }));
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^\d+:\d+: /, '');
  }
}

/** What each sample is answered in a place. */
const getAnswers = (place: string, getAnswer: (name: Sample) => string | undefined) => {
  const names = Object.keys(samples) as Sample[];
  const rule = (name: Sample) => place.replaceAll('@', `(${samples[name]})`);
  return {
    actual: names.map((name) => [rule(name), findProblem(rule(name))]),
    expected: names.map((name) => [rule(name), getAnswer(name)]),
  };
};

const unexpectedList = 'Unexpected array literal.';

test.each(places)('%s takes %j: %s', (place, accepted, message) => {
  const { actual, expected } = getAnswers(place, (name) => {
    if (accepted.includes(name)) return undefined;
    return name === 'list' ? unexpectedList : message;
  });
  expect(actual).toEqual(expected);
});

const notAnObject = 'Invalid property access: target is not an object.';
const notAFunction = 'Type error: Function call on target that is not a function.';
const withMembers: readonly Sample[] = ['snapshot', 'query', 'string', 'capture', 'val', 'priority'];

const members: readonly (readonly [place: string, member: string, owners: readonly Sample[]])[] = [
  ['@.foo == 1', 'foo', anyCaller],
  ["@['foo'] == 1", 'foo', anyCaller],
  ['@.length > 0', 'length', strings],
  ['@.exists()', 'exists', ['snapshot']],
  ["@.contains('a')", 'contains', strings],
];

test.each(members)('%s: %s is a member of %j', (place, member, owners) => {
  const { actual, expected } = getAnswers(place, (name) => {
    if (owners.includes(name)) return undefined;
    if (name === 'list') return unexpectedList;
    if (anyCaller.includes(name)) return notAFunction;
    return withMembers.includes(name) ? `No such method/property '${member}'.` : notAnObject;
  });
  expect(actual).toEqual(expected);
});

test.each([
  ['data.exists(1)', 'exists() expects no arguments.'],
  ["auth.uid.toLowerCase('a') == 'b'", 'toLowerCase() expects no arguments.'],
  ['data.hasChild()', 'hasChild() expects 1 argument.'],
  ["auth.uid.replace('a', 'b', 'c') == 'b'", 'replace() expects two arguments.'],
  ['auth.uid.matches()', 'matches() expects 1 regular expression literal argument.'],
  ['auth() == null', notAFunction],
  ['now() > 0', notAFunction],
  ["'a'() == null", notAFunction],
  ['query.limitToFirst() <= 10', notAFunction],
  ['query.orderByChild.length > 1', notAnObject],
  ['data.exists.foo == 1', notAnObject],
  ['(true ? data : 1).exists()', notAnObject],
  ["'abc'[0] == 'a'", 'Invalid property access.'],
])('%s: %s', (rule, message) => {
  expect(findProblem(rule)).toBe(message);
});

test.each(['.read', '.write', '.validate'])('%s knows the query', (kind) => {
  expect(findProblem('query.orderByKey && query.limitToFirst <= 10', kind)).toBeUndefined();
});
