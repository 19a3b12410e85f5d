import { countsRows } from './column-roles.ts';
import type { SheetLine } from './sheet-lines.ts';
import { getHeaderRole, readEventHeading, takeMarks, type Role } from './sheet-words.ts';
import {
  chooseSeparator,
  fillDittos,
  isExplicit,
  splitLines,
  straightenNames,
  type Separator,
} from './split-cells.ts';

/** A line of a table. */
export interface TableRow {
  /** Of the text, from 1. */
  line: number;
  /** Empty where it has none in front. */
  number: string;
  /** The rest of its columns. */
  cells: string[];
  /** The event that it stands under; 0 for none. */
  eventId: number;
  /** Which heading it stands under, from 0. */
  part: number;
  isReride: boolean;
  isOut: boolean;
}

export interface SheetTable {
  rows: TableRow[];
  /** What the heading of each column says; empty without headings. */
  header: (Role | undefined)[];
  /** Whether an empty cell has its place. */
  isExplicit: boolean;
}

const leadingNumber =
  /^\s*[#([]*(?:n[ro]\. ?|no ?)?(?<number>\d{1,3})(?:[.):°º]+ *| *[\t,;|] *| *[-–] +| +(?=\S)|$)/i;
const emptyNumber = /^\s*[\t,;|]/;

const readNumber = (text: string) => leadingNumber.exec(text)?.groups?.['number'] ?? '';

const splitLoosely = (text: string) =>
  text
    .split(/\t| {2,}| *[|;,] */)
    .map((cell) => cell.trim())
    .filter(Boolean);

/** Whether a line only says what the columns are. */
const isHeader = (line: string): boolean => {
  const text = line.replaceAll('"', '');
  const [cells, words] = [splitLoosely(text), text.split(/[\s|;,/]+/).filter(Boolean)];
  const isAll = (parts: readonly string[]) =>
    parts.length >= 2 && parts.filter((part) => getHeaderRole(part)).length >= parts.length * 0.75;
  return isAll(cells) || isAll(words);
};

/** Whether most lines count. */
function hasCounts(lines: readonly string[]): boolean {
  const numbers = lines.map(readNumber).filter(Boolean);
  return numbers.length >= lines.length * 0.3 && countsRows(numbers.map(Number));
}

type Line = SheetLine & Omit<TableRow, 'cells' | 'line'>;

/** The lines under the events that they belong to, without headings and without the numbers in front. */
function readParts(lines: readonly SheetLine[], hasNumbers: boolean): Line[] {
  let [eventId, part] = [0, 0];
  return lines.flatMap(({ line, text }): Line[] => {
    const number = hasNumbers ? readNumber(text) : '';
    const heading = readEventHeading(text, hasNumbers && number === '');
    if (heading > 0) {
      eventId = heading;
      part += 1;
      return [];
    }
    const marks = takeMarks(text);
    const rest = hasNumbers
      ? marks.text.replace(number === '' ? emptyNumber : leadingNumber, '')
      : marks.text;
    return [{ line, part, eventId, number, ...marks, text: rest }];
  });
}

/** Lines that are no rides: titles, greetings, pages. */
function dropOthers(rows: readonly TableRow[], hasNumbers: boolean, separator: Separator): TableRow[] {
  const count = ({ cells }: TableRow) => cells.filter(Boolean).length;
  const counted = rows.filter(({ number }) => !hasNumbers || number !== '').map(count);
  const usual = counted.toSorted((one, other) => one - other)[Math.floor(counted.length / 2)] ?? 0;
  return rows.filter((row, index) => {
    if (row.isReride || row.isOut || row.number !== '') return true;
    // Some lines lack a number and nothing else.
    if (hasNumbers) return usual > 1 && count(row) >= usual;
    // Where cells have their places, one is enough; a title stands first.
    const isPlaced = isExplicit(separator) && row.cells.length > 2 && (index > 0 || row.cells[0] === '');
    return usual < 2 || count(row) >= 2 || isPlaced;
  });
}

/** The rows of a sheet in cells, and the headings of its columns. */
export function readTable(lines: readonly SheetLine[]): SheetTable {
  const content = lines.filter(({ text }) => !isHeader(text));
  const texts = straightenNames(content.map(({ text }) => text));
  const hasNumbers = hasCounts(texts);
  const parts = readParts(
    content.map(({ line }, index) => ({ line, text: texts[index] ?? '' })),
    hasNumbers,
  );
  const separator = chooseSeparator(parts.map(({ text }) => text));
  const split = (all: readonly string[]) => splitLines(all, separator);
  const cells = fillDittos(split(parts.map(({ text }) => text)));
  const rows = parts.map(({ text: _text, ...row }, index) => ({ ...row, cells: cells[index] ?? [] }));
  const header = split(lines.filter(({ text }) => isHeader(text)).map(({ text }) => text))[0] ?? [];
  const said = header.map(getHeaderRole);
  return {
    rows: dropOthers(rows, hasNumbers, separator),
    header: hasNumbers && said[0] === 'number' ? said.slice(1) : said,
    isExplicit: isExplicit(separator),
  };
}
