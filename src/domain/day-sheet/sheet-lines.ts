import { hiddenCharacters } from '../names.ts';
import { straighten } from '../straighten.ts';
import { maxSheetRows } from './sheet-row.ts';

/** A line that says something. */
export interface SheetLine {
  /** From 1. */
  line: number;
  text: string;
}

/** Twice what so many rows may need with titles and blank lines. */
const maxLines = 4 * maxSheetRows;
/** A longer line is prose. */
const maxLineLength = 500;

const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Signs of quoted emails and of lists. */
const leadingSigns = /^ *(?:> ?)*(?:(?![#(["'|])[\p{P}\p{S}\u{fe0f}]+ +)?/u;
/** Neither an address nor a link is of a ride. */
const address = /\S@\S+\.\S|https?:\/\/|www\./i;

/** Numbers of lists in messages: each digit is drawn as a key. */
const keycaps = /(?:\d\ufe0f?\u20e3)+ ?/gu;

/** Tabs are between columns; all other space is a space. */
const clean = (text: string): string =>
  straighten(text)
    .split('\t')
    .map((part) => part.replaceAll(/\s/gu, ' ').replaceAll(hiddenCharacters, '').replaceAll('\ufffd', ''))
    .join('\t')
    .replaceAll(keycaps, (keys) => `${keys.replaceAll(/\D/g, '')} `)
    .replaceAll(/ {3,}/g, '   ')
    .replace(leadingSigns, '')
    .replace(/ +$/, '');

/** How many lines a cell of a spreadsheet may have. */
const maxCellLines = 4;

/** A cell whose quote is open at the end of its line. An inch sign stands within a cell, a ditto mark is all of one. */
const openCell = /(?:^|[\t;|,]) *"(?! {2}| *(?:[\t;|,]|$))(?:[^"\t|]|"")*$/;
const closedCell = /^[\t;|,]? *"(?:[^"\t|]|"")*(?<![\t;|,] *)" *(?:[\t;|,]|$)/;

/** Below a name, a place has a comma. */
const isPlace = (line: string) => /^[^"\t]*,/.test(line);

/** The line with those after it that its open cell goes on in; itself where none of them closes it. */
function closeCell(text: string, following: readonly string[]): { text: string; count: number } {
  const open = { text, count: 0 };
  const start = text.length > maxLineLength ? -1 : text.search(openCell);
  if (start < 0) return open;
  for (let count = 1; count < maxCellLines && count <= following.length; count += 1) {
    const rest = following.slice(0, count).map((next) => (isPlace(next) ? ', ' : ' ') + next.trim());
    const whole = text.trimEnd() + rest.join('');
    if (closedCell.test(whole.slice(start))) return { text: whole, count };
  }
  return open;
}

/** Puts lines together that are in one cell, as spreadsheets quote it; each has the number of its first. */
function joinCells(lines: readonly string[]): SheetLine[] {
  const joined: SheetLine[] = [];
  for (let next = 0; next < lines.length;) {
    const line = next + 1;
    let closed = { text: lines[next] ?? '', count: 1 };
    for (; closed.count > 0; closed = closeCell(closed.text, lines.slice(next))) next += closed.count;
    joined.push({ line, text: closed.text });
  }
  return joined;
}

/** The lines of a pasted text, without signs of lists, hidden characters, and lines that say nothing. */
export const readLines = (text: string): SheetLine[] =>
  joinCells(text.split(lineEnd).slice(0, maxLines))
    .map((raw) => ({ ...raw, text: raw.text.length > maxLineLength ? '' : clean(raw.text) }))
    .filter((each) => /[\p{L}\p{N}]/u.test(each.text) && !address.test(each.text));
