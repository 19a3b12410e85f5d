import { evaluateExpressions } from '../../testing/evaluate-expressions.ts';
import type { Behavior, BehaviorSandbox, ExpressionRow } from './behavior.ts';
import { adminHeaders, createUserHeaders } from './behavior.ts';
import { collectionsExpressions } from './expressions/collections-expressions.ts';
import { numbersExpressions } from './expressions/numbers-expressions.ts';
import { pathsExpressions } from './expressions/paths-expressions.ts';
import { textExpressions } from './expressions/text-expressions.ts';
import { timesAndPlacesExpressions } from './expressions/times-and-places-expressions.ts';

const createFields = (name: string) => ({
  n: { nullValue: null },
  i: { integerValue: '5' },
  big: { integerValue: '9223372036854775807' },
  f: { doubleValue: 1.5 },
  w: { doubleValue: 1 },
  nan: { doubleValue: 'NaN' },
  inf: { doubleValue: 'Infinity' },
  bt: { booleanValue: true },
  s: { stringValue: 'Hello' },
  e: { stringValue: '' },
  nb: { stringValue: '\u00a0' },
  emoji: { stringValue: 'a😀b' },
  b: { bytesValue: 'AAH/' },
  t: { timestampValue: '2024-02-29T13:14:15.123456Z' },
  old: { timestampValue: '1969-12-31T23:59:58.5Z' },
  g: { geoPointValue: { latitude: 52.5, longitude: 13.4 } },
  r: { referenceValue: name },
  l: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }, { doubleValue: 1 }] } },
  m: {
    mapValue: {
      fields: { z: { integerValue: '1' }, a: { mapValue: { fields: { q: { integerValue: '2' } } } } },
    },
  },
  v: {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 1 }] } },
      },
    },
  },
});

const userHeaders = createUserHeaders('ann', { huge: 2 ** 53, f: 1.5, i: 5, l: [1, 'a'], m: { a: 1 } });

async function evaluate(sandbox: BehaviorSandbox, expression: string): Promise<string> {
  const name = sandbox.name('expressions/x');
  await sandbox.commit([{ update: { name, fields: createFields(name) } }], adminHeaders);
  const [value = ''] = await evaluateExpressions(sandbox.rest, [expression], userHeaders);
  return value;
}

const rows: readonly ExpressionRow[] = [
  ...collectionsExpressions,
  ...numbersExpressions,
  ...pathsExpressions,
  ...textExpressions,
  ...timesAndPlacesExpressions,
];

/** The get of a document with values of all types, by a user with claims. */
export const expressionBehaviors: readonly Behavior[] = rows.map(([expression, expected]) => ({
  title: expression,
  expected,
  run: (sandbox) => evaluate(sandbox, expression),
}));
