import { expect, test } from 'vitest';
import { coverageOf, definedIds, namedIds } from './requirement-ids.ts';

const markdown = `# Requirements\n\nWords about PLY-01.\n\n## PLY Player\n- PLY-01 Plays.\n- PLY-02 Stops.\n- GRD-01 Guards, see PLY-02.\n`;

test('ids are what stands first in a list line', () => {
  expect(definedIds(markdown)).toEqual(['PLY-01', 'PLY-02', 'GRD-01']);
});

const ids = (code: string) => namedIds('a.test.ts', code).map(({ id }) => id);

test('titles name one id or several, in every form of test', () => {
  expect(ids(`test('[PLY-01] plays', () => {})`)).toEqual(['PLY-01']);
  expect(ids(`it("stops [PLY-02, GRD-01] and [PLY-01]")`)).toEqual(['PLY-02', 'GRD-01', 'PLY-01']);
  expect(ids('test(`[PLY-01] ${name}`)')).toEqual(['PLY-01']);
  expect(ids(`test.each([1])('[PLY-01] %s')`)).toEqual(['PLY-01']);
  expect(ids(`describe('[PLY-01] x')`)).toEqual(['PLY-01']);
  expect(ids(`test.describe('[PLY-01] x')`)).toEqual(['PLY-01']);
});

test('what is no title, or does not run, names nothing', () => {
  expect(ids(`describe.skip('[PLY-01] x')`)).toEqual([]);
  expect(ids(`test.skip('[PLY-01] x')`)).toEqual([]);
  expect(ids(`test.skip.each([1])('[PLY-01] %s')`)).toEqual([]);
  expect(ids(`test.todo('[PLY-01] x')`)).toEqual([]);
  expect(ids(`// test('[PLY-01] x')\nlog('[PLY-01]')`)).toEqual([]);
});

test('where a title stands is told', () => {
  expect(namedIds('a.test.ts', `\n\ntest('[PLY-01] x')`)).toEqual([
    { id: 'PLY-01', file: 'a.test.ts', line: 3 },
  ]);
});

test('coverage counts each id once and keeps to the sections asked for', () => {
  const named = namedIds('a.test.ts', `test('[PLY-01] a'); test('[PLY-01] b'); test('[PLY-09] c')`);
  const all = coverageOf(definedIds(markdown), named, []);
  expect(all).toMatchObject({ total: 3, named: 1, missing: ['PLY-02', 'GRD-01'], duplicates: [] });
  expect(all.unknown.map(({ id }) => id)).toEqual(['PLY-09']);
  expect(coverageOf(definedIds(markdown), named, ['GRD'])).toMatchObject({
    total: 1,
    named: 0,
    missing: ['GRD-01'],
  });
});

test('an id that two lines claim is pointed out', () => {
  expect(coverageOf(['PLY-01', 'PLY-02', 'PLY-01'], [], []).duplicates).toEqual(['PLY-01']);
});
