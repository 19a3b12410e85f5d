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

const maxLineLength = 138;

/** Breaks a list item into lines. */
function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= maxLineLength) lines.push(`  ${word}`);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

/** A Markdown list with an item per area: who is allowed which operations, in the order of the matrix, and at last nobody. */
export function drawAccessList(table: AccessTable): string {
  const items = Object.entries(table.matrix).map(([area, operations]) => {
    const byPeople = new Map<string, string[]>();
    for (const [operation, allowed] of Object.entries(operations)) {
      const people = describePeople(table, allowed);
      byPeople.set(people, [...(byPeople.get(people) ?? []), operation]);
    }
    const nobody = byPeople.get('nobody') ?? [];
    byPeople.delete('nobody');
    const allowed = [...byPeople, ...(nobody.length > 0 ? [['nobody', nobody] as const] : [])];
    const texts = allowed.map(([people, names]) => `_${people}_: ${names.join('; ')}`);
    return wrap(`- **${area}**: ${texts.join('. ')}.`);
  });
  return items.join('\n');
}
