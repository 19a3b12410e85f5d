import type { Finding } from './source-file.ts';

/**
 * Strongly connected groups of more than one file (or a file that imports itself), each sorted by path, by Tarjan's
 * algorithm.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];

  const enter = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) enter(next);
      const seen = open.includes(next) ? (lowest.get(next) ?? 0) : Infinity;
      lowest.set(node, Math.min(lowest.get(node) ?? 0, seen));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1 || graph.get(node)?.includes(node)) groups.push(group.toSorted());
  };
  for (const node of graph.keys()) if (!order.has(node)) enter(node);
  return groups;
}

/** Files that import each other. */
export function checkImportCycles(graph: ReadonlyMap<string, readonly string[]>): Finding[] {
  return findCycles(graph).map((group) => ({
    file: group[0] ?? '',
    line: 1,
    message: `import cycle: ${group.join(', ')}`,
  }));
}
