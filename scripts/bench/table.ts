import type { BenchRow } from './bench-row.ts';

const columns = ['figure', 'measured', 'target', 'verdict'] as const;

/** Rows under their headings, each column as wide as its longest entry. */
export function table(rows: readonly BenchRow[]): string {
  const headings: Record<(typeof columns)[number], string> = {
    figure: 'figure',
    measured: 'measured',
    target: 'target',
    verdict: 'verdict',
  };
  const lines = [headings, ...rows];
  const width = (column: (typeof columns)[number]) => Math.max(...lines.map((line) => line[column].length));
  return lines
    .map((line) =>
      columns
        .map((column) => line[column].padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
