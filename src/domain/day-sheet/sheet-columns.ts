import { foldText } from '../fold-text.ts';
import type { KnownNames } from './sheet-row.ts';
import { getEventId } from './sheet-words.ts';

/** What a cell looks like. */
export type Shape = 'empty' | 'number' | 'code' | 'event' | 'place' | 'text';

/** Has a digit, but is no figure, year or ordinal number: "J7", "H/48", "-12", "617". */
const codePattern = /^[#([]*(?=\S*\d)[\p{L}\d/&+*.-]{1,8}[)\]!]*$/u;
const noCode = /^(?:\d{1,3}[.,]\d+|\d{1,3}(?:st|nd|rd|th|ª|º|\.)|(?:19|20)\d\d)$/i;

const trimCode = (word: string) => word.replaceAll(/^[([]+|[)\].,;:]+$/g, '');

export interface Vocabulary {
  isBrand: (word: string) => boolean;
  /** The name of the animal with a brand. */
  isAnimal: (name: string) => boolean;
  isRider: (name: string) => boolean;
}

/** Brands that are written alike have the same key: "#J7", "j7" and "(J 7)". */
export const toBrandKey = (brand: string): string => foldText(brand).replaceAll(/^[#([]+|[)\]]+$|\s/g, '');
const toNameKey = (name: string): string => foldText(name).replaceAll(/\s+/g, ' ').trim();

/** Tells known names and brands, however they are written. */
export function createVocabulary({ animals, riders }: KnownNames): Vocabulary {
  const brands = new Set(animals.map(({ brand }) => toBrandKey(brand)).filter(Boolean));
  const names = new Set(animals.map(({ name }) => toNameKey(name)).filter(Boolean));
  const people = new Set(riders.map(toNameKey));
  return {
    isBrand: (word) => brands.has(toBrandKey(word)),
    isAnimal: (name) => names.has(toNameKey(name)),
    isRider: (name) => people.has(toNameKey(name)),
  };
}

/** Whether a text may number a row. */
export const isNumber = (text: string): boolean => /^\d{1,3}[.):°º]*$/.test(text);

/** Whether a word looks like a brand, or is a known one. */
const isCode = (word: string, { isBrand }: Vocabulary): boolean =>
  isBrand(word) || (codePattern.test(trimCode(word)) && !noCode.test(trimCode(word)));

/** What a cell looks like. Small numbers count rows unless they are known brands. */
export function getShape(cell: string, vocabulary: Vocabulary): Shape {
  if (cell === '') return 'empty';
  if (isNumber(cell) && !vocabulary.isBrand(cell)) return 'number';
  if (isCode(cell, vocabulary)) return 'code';
  if (getEventId(cell) > 0) return 'event';
  if (/^\p{L}[\p{L} .'-]*, *[A-Z]{2}$/u.test(cell)) return 'place';
  return 'text';
}

/** The brand in a text of several words, and what stands before and after it; undefined without one. */
export function findCode(text: string, vocabulary: Vocabulary): [string, string, string] | undefined {
  const words = text.split(' ').filter(Boolean);
  const codes = words.flatMap((word, index) => (isCode(word, vocabulary) ? [index] : []));
  const index =
    codes.findLast((each) => vocabulary.isBrand(words[each] ?? '')) ??
    codes.findLast((each) => /\p{L}|#|[([]/u.test(words[each] ?? '')) ??
    codes.at(-1);
  if (index === undefined) return undefined;
  const [before, after] = [words.slice(0, index), words.slice(index + 1)];
  // A number before the brand, as that of a rider's back.
  const isBack = (word: string) => isCode(word, vocabulary) && /^\d+$/.test(word);
  return [before.filter((word) => !isBack(word)).join(' '), trimCode(words[index] ?? ''), after.join(' ')];
}

/** Splits columns of which most cells have a brand among words. */
export function splitAtCodes(rows: readonly string[][], vocabulary: Vocabulary): string[][] {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  let split = rows.map((row) => [...row]);
  for (let column = width - 1; column >= 0; column -= 1) {
    const cells = split.map((row) => row[column] ?? '');
    const filled = cells.filter((cell) => cell !== '' && getShape(cell, vocabulary) === 'text');
    const found = filled.map((cell) => findCode(cell, vocabulary)).filter((parts) => parts !== undefined);
    const others = cells.filter((cell) => cell !== '').length;
    if (found.length === 0 || found.length < others * 0.4) continue;
    const isBefore = found.filter(([before]) => before !== '').length * 2 >= found.length;
    // "Dust Devil (J7) Cody Latham": a brand in brackets follows its animal.
    const isInBrackets = filled.filter((cell) => /[([]\S*\d\S*[)\]]/.test(cell)).length * 2 >= found.length;
    split = split.map((row) => {
      const cell = row[column] ?? '';
      const shape = getShape(cell, vocabulary);
      const alone: [string, string, string] = isBefore ? [cell, '', ''] : ['', '', cell];
      const parts =
        shape === 'code' ? (['', trimCode(cell), ''] as const) : (findCode(cell, vocabulary) ?? alone);
      const [before, code, after] = isInBrackets ? [parts[2], parts[1], parts[0]] : parts;
      return [...row.slice(0, column), before, code, after, ...row.slice(column + 1)];
    });
  }
  return split;
}

interface Look {
  shape: Shape;
  /** Whether names of its cells are known. */
  hasAnimals: boolean;
  hasRiders: boolean;
}

const filledShapes: readonly Shape[] = ['number', 'code', 'event', 'place', 'text'];

function getLook(cells: readonly string[], vocabulary: Vocabulary): Look {
  const shapes = cells.map((cell) => getShape(cell, vocabulary));
  const count = (shape: Shape) => shapes.filter((each) => each === shape).length;
  return {
    shape: filledShapes.toSorted((one, other) => count(other) - count(one))[0] ?? 'text',
    hasAnimals: cells.some(vocabulary.isAnimal),
    hasRiders: cells.some(vocabulary.isRider),
  };
}

const counting: readonly Shape[] = ['number', 'code'];

/** How much a cell looks as if it were of a column. */
const rateLook = (cell: Look, column: Look): number =>
  (cell.shape === column.shape
    ? 2
    : counting.includes(cell.shape) && counting.includes(column.shape)
      ? 1
      : 0) +
  Number(cell.hasAnimals && column.hasAnimals) +
  Number(cell.hasRiders && column.hasRiders);

/** There are too many ways to leave places of more columns empty. */
const maxAlignedColumns = 12;

/**
 * Puts the cells of rows with fewer of them under the columns that look like them, in their order: between spaces, an empty
 * cell leaves no place.
 */
export function alignRows(rows: readonly string[][], vocabulary: Vocabulary): string[][] {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const width = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
  if (width > maxAlignedColumns) return rows.map((row) => [...row]);
  const whole = rows.filter(({ length }) => length === width);
  const looks = Array.from({ length: width }, (_, column) =>
    getLook(
      whole.map((row) => row[column] ?? ''),
      vocabulary,
    ),
  );
  return rows.map((row) => (row.length < width ? alignRow(row, looks, vocabulary) : row));
}

function alignRow(row: readonly string[], columns: readonly Look[], vocabulary: Vocabulary): string[] {
  const looks = row.map((cell) => getLook([cell], vocabulary));
  const findBest = (cell: number, column: number): { score: number; places: number[] } => {
    const [look, columnLook] = [looks[cell], columns[column]];
    if (!look) return { score: 0, places: [] };
    if (!columnLook || columns.length - column < looks.length - cell) return { score: -Infinity, places: [] };
    const rest = findBest(cell + 1, column + 1);
    const here = { score: rest.score + rateLook(look, columnLook), places: [column, ...rest.places] };
    const later = findBest(cell, column + 1);
    return later.score > here.score ? later : here;
  };
  const { places } = findBest(0, 0);
  return columns.map((_, column) => row[places.indexOf(column)] ?? '');
}
