import type { BenchResult } from './bench-result.ts';

const columns = ['metric', 'measured', 'target', 'status'] as const;

/** Rows under their headings, each column as wide as its longest entry. */
export function formatTable(rows: readonly BenchResult[]): string {
  const headings: Record<(typeof columns)[number], string> = {
    metric: 'metric',
    measured: 'measured',
    target: 'target',
    status: 'status',
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
