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
  const all: AccessTable['groups'] = { '': [], ...groups };
  const descriptions = Object.entries(all).map(([group, ids]) => {
    const others = nameAll(allowed.filter((id) => !ids.includes(id)));
    const exceptions = nameAll(ids.filter((id) => !allowed.includes(id)));
    const named = group === '' ? others : [group, ...others];
    const except = exceptions.length > 0 ? ` except ${exceptions.join(', ')}` : '';
    return { text: named.join(', ') + except, length: named.length + exceptions.length };
  });
  return descriptions.toSorted((a, b) => a.length - b.length)[0]?.text ?? '';
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
    // Nobody comes last.
    const byPeople = new Map<string, string[]>();
    const sorted = Object.entries(operations).toSorted(
      ([, one], [, other]) => Number(one.length === 0) - Number(other.length === 0),
    );
    for (const [operation, allowed] of sorted) {
      const people = describePeople(table, allowed);
      byPeople.set(people, [...(byPeople.get(people) ?? []), operation]);
    }
    const texts = [...byPeople].map(([people, names]) => `_${people}_: ${names.join('; ')}`);
    return wrap(`- **${area}**: ${texts.join('. ')}.`);
  });
  return items.join('\n');
}
