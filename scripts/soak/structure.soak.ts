import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRepositoryFiles } from '../check/repository-files.ts';
import { checkStructure } from '../check/structure/check-structure.ts';
import { findCycles } from '../check/structure/import-cycles.ts';

type Graph = Map<string, string[]>;

function isReachable(graph: Graph, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [...(graph.get(from) ?? [])];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === to) return true;
    if (!seen.has(node)) open.push(...(graph.get(node) ?? []));
    seen.add(node);
  }
  return false;
}

const nodeArbitrary = fc.constantFrom(...'abcdefghij');
const graphArbitrary: fc.Arbitrary<Graph> = fc
  .array(fc.tuple(nodeArbitrary, nodeArbitrary), { maxLength: 25 })
  .map((arrows) => {
    const graph: Graph = new Map([...'abcdefghij'].map((name) => [name, []]));
    for (const [from, to] of arrows) graph.get(from)?.push(to);
    return graph;
  });

test('two files share a cycle if and only if each reaches the other (50,000 graphs)', () => {
  fc.assert(
    fc.property(graphArbitrary, (graph) => {
      const groups = findCycles(graph);
      const names = [...graph.keys()];
      const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));
      const share = (one: string, other: string) =>
        groups.some((group) => group.includes(one) && group.includes(other));
      const mismatches = pairs.filter(
        ([one, other]) =>
          share(one, other) !== (isReachable(graph, one, other) && isReachable(graph, other, one)),
      );
      expect(mismatches).toEqual([]);
    }),
    { numRuns: 50_000 },
  );
});

test('the check does not throw on syntax errors (3,000 broken files)', () => {
  const texts = [...readRepositoryFiles('.')].filter(([path, text]) => /\.tsx?$/.test(path) && text !== '');
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(), (file, from, length) => {
      const [path, text] = file;
      const at = from % text.length;
      const broken = text.slice(0, at) + text.slice(at + (length % 40));
      expect(Array.isArray(checkStructure(new Map([[path, broken]])))).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
