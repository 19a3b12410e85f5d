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

/** Tabs are between columns; all other space is a space. */
const clean = (text: string): string =>
  straighten(text)
    .split('\t')
    .map((part) => part.replaceAll(/\s/gu, ' ').replaceAll(hiddenCharacters, '').replaceAll('\ufffd', ''))
    .join('\t')
    .replaceAll(/ {3,}/g, '   ')
    .replace(leadingSigns, '')
    .replace(/ +$/, '');

/** The lines of a pasted text, without signs of lists, hidden characters, and lines that say nothing. */
export const readLines = (text: string): SheetLine[] =>
  text
    .split(lineEnd)
    .slice(0, maxLines)
    .map((raw, index) => ({ line: index + 1, text: raw.length > maxLineLength ? '' : clean(raw) }))
    .filter((each) => /[\p{L}\p{N}]/u.test(each.text) && !address.test(each.text));
