import { expect, test } from 'vitest';
import { findUntestedRequirements } from './requirements.ts';

const markdown = '## PLY Player\n- PLY-01 Plays.\n- PLY-02 Stops.\n- GRD-01 Guards, see PLY-09.\n';
const find = (...tests: string[]) =>
  findUntestedRequirements(
    markdown,
    tests.map((text, index) => [`${index}.test.ts`, text]),
  );

test('every requirement is named by the title of a test', () => {
  expect(find(`test('[PLY-01, PLY-02] plays'`, 'test.each([1])(`[GRD-01] ${name}`')).toEqual([]);
  expect(find(`test('[PLY-01] a'); // [PLY-02]`, `describe("[GRD-01] b"`)).toEqual([
    'docs/requirements.md: no test references PLY-02',
  ]);
});

test('unknown and repeated ids are faults', () => {
  expect(find(`'[PLY-01, PLY-02]'; '[GRD-01]'; '[PLY-09]'`)).toEqual([
    '0.test.ts references PLY-09, which docs/requirements.md does not define',
  ]);
  expect(findUntestedRequirements('- A-1 x\n- A-1 y\n', [['a.test.ts', `'[A-1] x'`]])).toEqual([
    'docs/requirements.md: A-1 is defined twice',
  ]);
});
