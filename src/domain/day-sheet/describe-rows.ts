import { toName } from '../names.ts';
import { findRoles } from './column-roles.ts';
import type { SheetTable, TableRow } from './read-table.ts';
import { alignRows, findCode, splitAtCodes, type Vocabulary } from './sheet-columns.ts';
import type { SheetRow } from './sheet-row.ts';
import { getEventId, type Role } from './sheet-words.ts';
import { splitAtJoints } from './split-cells.ts';
import { holdsBothNames, splitBothNames, splitTeam, straightenName } from './split-names.ts';

type GetCell = (role: Role) => string;

/** A row that says everything in one cell, unlike the others. */
function readAlone(cells: readonly string[], vocabulary: Vocabulary): GetCell | undefined {
  const [only = '', ...others] = cells.filter(Boolean);
  const parts = findCode(only, vocabulary);
  if (others.length > 0 || !parts || only === parts[1]) return undefined;
  const said: Partial<Record<Role, string>> = { rider: parts[0], brand: parts[1], animal: parts[2] };
  return (role) => said[role] ?? '';
}

const toNamed = (text: string) => toName(text.replaceAll(/^[([{"' .,:;–—-]+|[)\]}"' ,:;–—-]+$/g, ''));

function toSheetRow(row: TableRow, get: GetCell, isTeam: boolean): SheetRow {
  const [rider, second] = isTeam ? splitTeam(get('rider')) : [get('rider'), ''];
  const number = row.number || (/\d+/.exec(get('number'))?.[0] ?? '');
  const names = { rider: toNamed(straightenName(rider)), animal: toNamed(get('animal')) };
  return {
    ...{ line: row.line, number, ...names },
    partner: isTeam ? toNamed(straightenName(second || get('partner'))) : '',
    brand: toName(get('brand').replaceAll(/^[#([ ]+|[)\] ]+$/g, '')),
    eventId: getEventId(get('event')) || row.eventId,
    isReride: row.isReride,
    // An animal that is kept in case of a re-ride.
    isOut: row.isOut || (row.isReride && names.rider === ''),
  };
}

/** The cells of a table in its columns, and what each column holds. */
function arrange({ rows, header, isExplicit }: SheetTable, vocabulary: Vocabulary, isTeam: boolean) {
  const cells = rows.map((row) => row.cells);
  // What parts the two of a team parts no columns.
  const joined = isTeam ? cells : splitAtJoints(cells);
  const aligned = isExplicit ? joined : alignRows(joined, vocabulary);
  const getWidth = (all: readonly string[][]) => Math.max(...all.map(({ length }) => length));
  const isHeaded = (all: readonly string[][]) => getWidth(all) === header.length;
  const split = isHeaded(aligned) && header.includes('brand') ? aligned : splitAtCodes(aligned, vocabulary);
  return { split, roles: findRoles(split, isHeaded(split) ? header : [], vocabulary, isTeam) };
}

/**
 * What the rows of a table say; its columns are decided by all of them.
 *
 * @param isTeam whether two ride together
 */
export function describeRows(table: SheetTable, vocabulary: Vocabulary, isTeam: boolean): SheetRow[] {
  if (table.rows.length === 0) return [];
  const { split, roles } = arrange(table, vocabulary, isTeam);
  const [riders, brands] = [roles.indexOf('rider'), roles.indexOf('brand')];
  const names = split.map((cells) => cells[riders] ?? '');
  const isBoth = !isTeam && !roles.includes('animal') && holdsBothNames(names, vocabulary);
  return table.rows.map((row, index) => {
    const cells = split[index] ?? [];
    const get = readAlone(cells, vocabulary) ?? ((role) => cells[roles.indexOf(role)] ?? '');
    const said = toSheetRow(row, get, isTeam);
    if (!isBoth) return said;
    const [rider, animal] = splitBothNames(said.rider, vocabulary, brands >= 0 && brands < riders);
    return { ...said, rider, animal };
  });
}
