import { expect, test } from 'vitest';
import { computeCoverage, parseRequirementIds, findReferencedIds } from './read-coverage.ts';

const markdown = `# Requirements\n\nWords about PLY-01.\n\n## PLY Player\n- PLY-01 Plays.\n- PLY-02 Stops.\n- GRD-01 Guards, see PLY-02.\n`;

test('parses ids at the start of list items', () => {
  expect(parseRequirementIds(markdown)).toEqual(['PLY-01', 'PLY-02', 'GRD-01']);
});

const findIds = (code: string) => findReferencedIds('a.test.ts', code).map(({ id }) => id);

test('finds one or several ids in the titles of all kinds of tests', () => {
  expect(findIds(`test('[PLY-01] plays', () => {})`)).toEqual(['PLY-01']);
  expect(findIds(`it("stops [PLY-02, GRD-01] and [PLY-01]")`)).toEqual(['PLY-02', 'GRD-01', 'PLY-01']);
  expect(findIds('test(`[PLY-01] ${name}`)')).toEqual(['PLY-01']);
  expect(findIds(`test.each([1])('[PLY-01] %s')`)).toEqual(['PLY-01']);
  expect(findIds(`describe('[PLY-01] x')`)).toEqual(['PLY-01']);
  expect(findIds(`test.describe('[PLY-01] x')`)).toEqual(['PLY-01']);
});

test('ignores ids outside titles and in skipped tests', () => {
  expect(findIds(`describe.skip('[PLY-01] x')`)).toEqual([]);
  expect(findIds(`test.skip('[PLY-01] x')`)).toEqual([]);
  expect(findIds(`test.skip.each([1])('[PLY-01] %s')`)).toEqual([]);
  expect(findIds(`test.todo('[PLY-01] x')`)).toEqual([]);
  expect(findIds(`// test('[PLY-01] x')\nlog('[PLY-01]')`)).toEqual([]);
});

test('reports file and line of a title', () => {
  expect(findReferencedIds('a.test.ts', `\n\ntest('[PLY-01] x')`)).toEqual([
    { id: 'PLY-01', file: 'a.test.ts', line: 3 },
  ]);
});

test('counts each id once, within the given sections', () => {
  const references = findReferencedIds(
    'a.test.ts',
    `test('[PLY-01] a'); test('[PLY-01] b'); test('[PLY-09] c')`,
  );
  const all = computeCoverage(parseRequirementIds(markdown), references, []);
  expect(all).toMatchObject({ total: 3, covered: 1, missing: ['PLY-02', 'GRD-01'], duplicates: [] });
  expect(all.unknown.map(({ id }) => id)).toEqual(['PLY-09']);
  expect(computeCoverage(parseRequirementIds(markdown), references, ['GRD'])).toMatchObject({
    total: 1,
    covered: 0,
    missing: ['GRD-01'],
  });
});

test('reports duplicate ids', () => {
  expect(computeCoverage(['PLY-01', 'PLY-02', 'PLY-01'], [], []).duplicates).toEqual(['PLY-01']);
});
