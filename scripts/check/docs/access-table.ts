type People = readonly string[];

/** Who can do what, as in tests/rules/access-matrix.ts. */
export interface AccessTable {
  /** Every person by id, with the name in the table. */
  readonly people: Readonly<Record<string, string>>;
  /** Groups that the table names instead of their people. */
  readonly groups: Readonly<Record<string, People>>;
  /** Allowed people by area and operation. */
  readonly matrix: Readonly<Record<string, Readonly<Record<string, People>>>>;
}

/** The shortest description: a group, with others or exceptions, or the people themselves. */
function describePeople({ people, groups }: AccessTable, allowed: People): string {
  if (allowed.length === 0) return 'nobody';
  const nameAll = (ids: People) =>
    Object.keys(people)
      .filter((id) => ids.includes(id))
      .toReversed()
      .map((id) => people[id]);
  const noGroup: readonly [string, People] = ['', []];
  const descriptions = [noGroup, ...Object.entries(groups)].map(([group, ids]) => {
    const others = nameAll(allowed.filter((id) => !ids.includes(id)));
    const exceptions = nameAll(ids.filter((id) => !allowed.includes(id)));
    const named = [...(group === '' ? [] : [group]), ...others];
    return {
      text:
        exceptions.length === 0 ? named.join(', ') : `${named.join(', ')} except ${exceptions.join(', ')}`,
      length: named.length + exceptions.length,
    };
  });
  const shortest = Math.min(...descriptions.map(({ length }) => length));
  return descriptions.find(({ length }) => length === shortest)?.text ?? '';
}

const header = ['', 'operation', 'allowed'];

/** A Markdown table with a row per operation, padded like Prettier does. */
export function drawAccessTable(table: AccessTable): string {
  const rows = Object.entries(table.matrix).flatMap(([area, operations]) =>
    Object.entries(operations).map(([operation, allowed], index) => [
      index === 0 ? `**${area}**` : '',
      operation,
      describePeople(table, allowed),
    ]),
  );
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((cells) => cells[column]?.length ?? 0), 3),
  );
  const drawRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = drawRow(widths.map((width) => '-'.repeat(width)));
  return [drawRow(header), rule, ...rows.map(drawRow)].join('\n');
}
