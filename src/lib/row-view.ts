export interface Row {
  index: number;
  /** In pixels from the top of the document, as all positions of a view. */
  start: number;
  end: number;
}

/** Which rows of a grid are rendered. */
export interface RowView {
  columns: number;
  /** The space between two rows. */
  gap: number;
  start: number;
  end: number;
  rows: readonly Row[];
}

/** A part of a grid: some of its items, or the space that rows would take which are not rendered. */
export type RowBlock =
  { kind: 'items'; from: number; to: number } | { kind: 'space'; nextRow: number; height: number };

/** Lists the parts of a grid from top to bottom. */
export function listRowBlocks({ columns, gap, start, end, rows }: RowView): RowBlock[] {
  const blocks: RowBlock[] = [];
  let previousEnd = start - gap;
  const addSpaceBefore = (nextRow: number, nextStart: number) => {
    // The grid adds its gap before the space and after it.
    const height = nextStart - previousEnd - 2 * gap;
    if (height > 0) blocks.push({ kind: 'space', nextRow, height });
  };
  for (const row of rows) {
    addSpaceBefore(row.index, row.start);
    blocks.push({ kind: 'items', from: row.index * columns, to: (row.index + 1) * columns });
    previousEnd = row.end;
  }
  addSpaceBefore(Infinity, end + gap);
  return blocks;
}
