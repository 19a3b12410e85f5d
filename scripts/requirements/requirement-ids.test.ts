import { expect, test } from 'vitest';
import { computeCoverage, parseRequirementIds, findReferencedIds } from './requirement-ids.ts';

const markdown = `# Requirements\n\nWords about PLY-01.\n\n## PLY Player\n- PLY-01 Plays.\n- PLY-02 Stops.\n- GRD-01 Guards, see PLY-02.\n`;

test('ids are what stands first in a list line', () => {
  expect(parseRequirementIds(markdown)).toEqual(['PLY-01', 'PLY-02', 'GRD-01']);
});

const findIds = (code: string) => findReferencedIds('a.test.ts', code).map(({ id }) => id);

test('titles name one id or several, in every form of test', () => {
  expect(findIds(`test('[PLY-01] plays', () => {})`)).toEqual(['PLY-01']);
  expect(findIds(`it("stops [PLY-02, GRD-01] and [PLY-01]")`)).toEqual(['PLY-02', 'GRD-01', 'PLY-01']);
  expect(findIds('test(`[PLY-01] ${name}`)')).toEqual(['PLY-01']);
  expect(findIds(`test.each([1])('[PLY-01] %s')`)).toEqual(['PLY-01']);
  expect(findIds(`describe('[PLY-01] x')`)).toEqual(['PLY-01']);
  expect(findIds(`test.describe('[PLY-01] x')`)).toEqual(['PLY-01']);
});

test('what is no title, or does not run, names nothing', () => {
  expect(findIds(`describe.skip('[PLY-01] x')`)).toEqual([]);
  expect(findIds(`test.skip('[PLY-01] x')`)).toEqual([]);
  expect(findIds(`test.skip.each([1])('[PLY-01] %s')`)).toEqual([]);
  expect(findIds(`test.todo('[PLY-01] x')`)).toEqual([]);
  expect(findIds(`// test('[PLY-01] x')\nlog('[PLY-01]')`)).toEqual([]);
});

test('where a title stands is told', () => {
  expect(findReferencedIds('a.test.ts', `\n\ntest('[PLY-01] x')`)).toEqual([
    { id: 'PLY-01', file: 'a.test.ts', line: 3 },
  ]);
});

test('coverage counts each id once and keeps to the sections asked for', () => {
  const named = findReferencedIds('a.test.ts', `test('[PLY-01] a'); test('[PLY-01] b'); test('[PLY-09] c')`);
  const all = computeCoverage(parseRequirementIds(markdown), named, []);
  expect(all).toMatchObject({ total: 3, covered: 1, missing: ['PLY-02', 'GRD-01'], duplicates: [] });
  expect(all.unknown.map(({ id }) => id)).toEqual(['PLY-09']);
  expect(computeCoverage(parseRequirementIds(markdown), named, ['GRD'])).toMatchObject({
    total: 1,
    covered: 0,
    missing: ['GRD-01'],
  });
});

test('an id that two lines claim is pointed out', () => {
  expect(computeCoverage(['PLY-01', 'PLY-02', 'PLY-01'], [], []).duplicates).toEqual(['PLY-01']);
});
