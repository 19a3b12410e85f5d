import { expect, test } from 'vitest';
import { compileWithCoverage } from './coverage.ts';
import type { CoverageReport } from './coverage.ts';
import { toRulesValue } from './testing/evaluate-rules.ts';
import type { RulesMap } from './contract.ts';

const rulesSource = `service cloud.firestore { match /a/{b} {
  function isMe(id) { return request.auth.uid == id; }
  allow get: if isMe(b) || b == 'open';
  allow list: if false;
} }`;

function collectValues(report: CoverageReport): Map<string, unknown> {
  const valuesByExpression = new Map<string, unknown>();
  const walk = (nodes: CoverageReport['report']): void => {
    for (const { sourcePosition, values, children } of nodes) {
      const text = rulesSource.slice(sourcePosition.currentOffset, sourcePosition.endOffset + 1);
      valuesByExpression.set(`${text} @ ${sourcePosition.line}:${sourcePosition.column}`, values);
      walk(children);
    }
  };
  walk(report.report);
  return valuesByExpression;
}

test('counts the results of each expression', () => {
  const ruleset = compileWithCoverage(rulesSource, 'my.rules');
  const isAllowed = (id: string, auth: unknown) =>
    ruleset.authorize({
      service: 'cloud.firestore',
      method: 'get',
      path: ['a', id],
      request: toRulesValue({ auth }) as RulesMap,
      resource: null,
      documents: { fetch: () => undefined },
    }).allowed;
  expect([
    isAllowed('x', { uid: 'x' }),
    isAllowed('open', { uid: 'x' }),
    isAllowed('y', null),
    isAllowed('z', null),
  ]).toEqual([true, true, false, false]);
  const report = ruleset.getCoverage();
  expect(report.rules.files).toEqual([{ name: 'my.rules', content: rulesSource }]);
  const error = { undefined: { causeMessage: 'Null value error.' } };
  const values = collectValues(report);
  expect(Object.fromEntries(values)).toMatchObject({
    "isMe(b) || b == 'open' @ 3:17": [
      { value: { boolValue: true }, count: 2 },
      { value: error, count: 2 },
    ],
    'isMe(b) @ 3:17': [
      { value: { boolValue: true }, count: 1 },
      { value: { boolValue: false }, count: 1 },
      { value: error, count: 2 },
    ],
    "b == 'open' @ 3:28": [
      { value: { boolValue: true }, count: 1 },
      { value: { boolValue: false }, count: 2 },
    ],
    'request.auth @ 2:30': [
      { value: { mapValue: { fields: { uid: { stringValue: 'x' } } } }, count: 2 },
      { value: { nullValue: null }, count: 2 },
    ],
    'false @ 4:18': [],
  });
});
