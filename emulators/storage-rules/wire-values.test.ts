import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runStorageRules } from './runtime.ts';
import { parseInt64 } from './wire-values.ts';

test.each([
  [5, 5n],
  ['-9223372036854775808', -(2n ** 63n)],
  ['9223372036854775808', undefined],
  [1e300, undefined],
  ['1'.repeat(1_000_000), undefined],
  [0.5, undefined],
  [true, undefined],
])('parses %s as %s', (content, integer) => {
  expect(parseInt64(content)).toBe(integer);
});

test('responds to a line that is nested too deeply, and to the next one', async () => {
  const [stdin, stdout] = [new PassThrough(), new PassThrough().setEncoding('utf8')];
  const lines: string[] = [];
  stdout.on('data', (text: string) => lines.push(text));
  runStorageRules(stdin, stdout);
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  stdin.write(`{"id":1,"action":"verify","context":${deep}}\n{"id":2}\n`);
  await nextTurn();
  await nextTurn();
  const responses = lines.join('');
  expect(responses).toContain('"id":1,"status":"ok","result":null');
  expect(responses).toContain('more than 200 levels');
  expect(responses).toContain('"id":2');
});
