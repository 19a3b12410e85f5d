/** Lines of cells in aligned columns. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const getWidth = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(getWidth(index)))
      .join('  ')
      .trimEnd(),
  );
}
