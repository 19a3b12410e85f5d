import { isTeamEvent } from '../rodeo-event.ts';
import { describeRows } from './describe-rows.ts';
import { readTable } from './read-table.ts';
import { createVocabulary } from './sheet-columns.ts';
import { readLines } from './sheet-lines.ts';
import { maxSheetLength, maxSheetRows, noKnownNames, type KnownNames, type SheetRow } from './sheet-row.ts';

export interface DaySheet {
  /** In the order of the night. */
  rows: SheetRow[];
  /** Why there are no rows, or not all. */
  problem?: 'too long' | 'no rows' | 'too many rows' | undefined;
}

type Placed = SheetRow & { part: number };

/** No name has so many, a sentence may. */
const maxNameWords = 7;

const isRide = ({ rider, brand, animal }: SheetRow) =>
  `${rider}${brand}${animal}` !== '' &&
  [rider, animal].every((name) => name.split(' ').length <= maxNameWords);

/** Rows that a page or a quoted email repeats. */
function dropRepeated(rows: readonly Placed[]): Placed[] {
  const seen = new Set<string>();
  return rows.filter(({ line: _line, ...said }) => {
    const key = JSON.stringify(said).toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** By their numbers, where each of a part has its own. */
function sortByNumber(rows: readonly Placed[]): SheetRow[] {
  return [...new Set(rows.map(({ part }) => part))].flatMap((each) => {
    const part = rows.filter((row) => row.part === each);
    const numbers = new Set(part.map(({ number }) => number));
    const isCounted = numbers.size === part.length && !numbers.has('');
    const sorted = isCounted
      ? part.toSorted((one, other) => Number(one.number) - Number(other.number))
      : part;
    return sorted.map(({ part: _part, ...row }) => row);
  });
}

/**
 * Reads a draw that was pasted from a spreadsheet, an email or a PDF. What each column is, is decided by the whole table.
 *
 * @param known animals and riders that tell one column from the other
 * @returns at most `maxSheetRows` rows in the order of the night: of each event by their numbers
 */
export function parseDaySheet(text: string, known: KnownNames = noKnownNames): DaySheet {
  if (text.length > maxSheetLength) return { rows: [], problem: 'too long' };
  const vocabulary = createVocabulary(known);
  const table = readTable(readLines(text));
  const said = [false, true].flatMap((isTeam) => {
    const rows = table.rows.filter(({ eventId }) => isTeamEvent(eventId) === isTeam);
    return describeRows({ ...table, rows }, vocabulary, isTeam).map((row, index) => ({
      ...row,
      part: rows[index]?.part ?? 0,
    }));
  });
  const rides = said.filter(isRide).toSorted((one, other) => one.line - other.line);
  const rows = sortByNumber(dropRepeated(rides));
  if (rows.length === 0) return { rows, problem: 'no rows' };
  return {
    rows: rows.slice(0, maxSheetRows),
    ...(rows.length > maxSheetRows && { problem: 'too many rows' }),
  };
}
