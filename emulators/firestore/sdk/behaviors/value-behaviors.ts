import type { Behavior } from './behavior.ts';
import { createCommitBehavior } from './behavior.ts';

const maxTextBytes = 1_048_487;

const text = (length: number) => ({ stringValue: 'x'.repeat(length) });
const bytes = (length: number) => ({ bytesValue: Buffer.alloc(length).toString('base64') });
const array = (...values: readonly object[]) => ({ arrayValue: { values } });
const map = (fields: object) => ({ mapValue: { fields } });
const double = (doubleValue: number | string) => ({ doubleValue });
const type = { stringValue: '__vector__' };
const vector = (...values: readonly object[]) => map({ __type__: type, value: array(...values) });

function createValueBehavior(title: string, expected: string, value: object): Behavior {
  return createCommitBehavior(title, expected, {}, (name) => [
    { update: { name: name('c/a'), fields: { value } } },
  ]);
}

const refusedVectors: Readonly<Record<string, object>> = {
  'an empty vector': vector(),
  'a vector of 2,049 numbers': vector(...Array.from({ length: 2049 }, () => double(0.5))),
  'a vector with NaN': vector(double('NaN')),
  'a vector with an integer': vector(double(1), { integerValue: '2' }),
  'a vector with a string': vector(text(1)),
  'a vector with another field': map({ __type__: type, value: array(double(1)), unit: text(1) }),
  'a vector without numbers': map({ __type__: type }),
  'a vector that is no array': map({ __type__: type, value: double(1) }),
  'a vector in an array': array(vector(double(1))),
  'a map of another type': map({ __type__: text(1) }),
};

/** In rules, vectors are a type without methods. */
function createVectorRuleBehavior(condition: string, expected: string): Behavior {
  const fields = { a: vector(double(1), double(2)), b: vector(double(1), double(2)), c: vector(double(1)) };
  return {
    title: `a vector and the rule ${condition}`,
    rules: `match /c/{id} { allow create: if ${condition.replaceAll('data.', 'request.resource.data.')}; }`,
    run: (sandbox) => sandbox.commit([{ update: { name: sandbox.name('c/a'), fields } }]),
    expected,
  };
}

const vectorRules = {
  allowed: ['data.a == data.b', 'data.a != data.c', '[data.a].hasAny([data.b])', 'data.a is vector'],
  denied: [
    'data.a is map',
    'data.a is list',
    'data.a.size() > 0',
    'data.a.value[0] == 1.0',
    "'value' in data.a",
    "data.a == {'__type__': '__vector__', 'value': [1.0, 2.0]}",
    'data.c < data.a || data.c > data.a',
  ],
};

const longNames = (length: number) => map({ ['b'.repeat(700)]: map({ ['c'.repeat(length)]: double(1) }) });

/** A document of one byte less than a MiB without the value, whose field has two bytes. */
const createSizeBehavior = (title: string, expected: string, size: number, value: object) =>
  createCommitBehavior(`${title} in the last ${size} bytes`, expected, {}, (name) => [
    { update: { name: name('c/a'), fields: { a: bytes(500_000), b: bytes(548_518 - size), v: value } } },
  ]);

export const valueBehaviors: readonly Behavior[] = [
  ...(
    [
      ['a number', 8, double(1)],
      ['a vector of two numbers', 16, vector(double(1), double(2))],
      ['an empty list', 1, array()],
      ['an empty map', 1, map({})],
      ['a list of two numbers', 16, array(double(1), double(2))],
    ] as const
  ).flatMap(([title, size, value]) => [
    createSizeBehavior(title, 'ok', size, value),
    createSizeBehavior(title, 'INVALID_ARGUMENT', size - 1, value),
  ]),
  createValueBehavior('a string of 1,048,487 bytes', 'ok', text(maxTextBytes)),
  createValueBehavior('a string of 1,048,488 bytes', 'INVALID_ARGUMENT', text(maxTextBytes + 1)),
  createValueBehavior('1,048,487 bytes', 'ok', bytes(maxTextBytes)),
  createValueBehavior('1,048,488 bytes', 'INVALID_ARGUMENT', bytes(maxTextBytes + 1)),
  createValueBehavior('a long string in an array', 'INVALID_ARGUMENT', array(text(maxTextBytes + 1))),
  // With "value" and two dots: 1,500 and 1,501 bytes.
  createValueBehavior('a nested path of 1,500 bytes', 'ok', longNames(793)),
  createValueBehavior('a nested path of 1,501 bytes', 'INVALID_ARGUMENT', longNames(794)),
  createValueBehavior('a long path in an array', 'INVALID_ARGUMENT', array(longNames(794))),
  createValueBehavior(
    'a vector of 2,048 numbers',
    'ok',
    vector(...Array.from({ length: 2048 }, () => double(1))),
  ),
  createValueBehavior('a vector with an infinity', 'ok', vector(double('Infinity'))),
  createValueBehavior('a vector in a map', 'ok', map({ inner: vector(double(1)) })),
  ...Object.entries(refusedVectors).map(([title, value]) =>
    createValueBehavior(title, 'INVALID_ARGUMENT', value),
  ),
  ...vectorRules.allowed.map((condition) => createVectorRuleBehavior(condition, 'ok')),
  ...vectorRules.denied.map((condition) => createVectorRuleBehavior(condition, 'PERMISSION_DENIED')),
  createCommitBehavior('a document 100 levels deep', 'ok', {}, (name) => [
    { update: { name: name(Array(100).fill('c/a').join('/')), fields: {} } },
  ]),
  createCommitBehavior('a document 101 levels deep', 'INVALID_ARGUMENT', {}, (name) => [
    { update: { name: name(Array(101).fill('c/a').join('/')), fields: {} } },
  ]),
];
