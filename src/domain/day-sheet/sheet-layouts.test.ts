import { expect, test } from 'vitest';
import { parseDaySheet } from './parse-day-sheet.ts';
import type { KnownNames } from './sheet-row.ts';

const rows = [
  ['1', 'Cody Latham', 'J7', 'Dust Devil'],
  ['2', 'Max Ruiz', '617', 'Night Train'],
  ['3', 'Tom Whitlock', 'H/48', 'Sawmill'],
  ['4', 'Ana María Delgado', '12', 'Red Fork'],
  ['5', "Sean O'Neil", '-3', 'Hard Candy'],
  ['6', 'Luke Hargrove', 'B40', 'Big Time Later'],
] as const;
const headings = [
  ['No.', 'Rider', 'Brand', 'Bull'],
  ['Orden', 'Jinete', 'Fierro', 'Toro'],
  ['Ordem', 'Peão', 'Marca', 'Touro'],
  ['Nr.', 'Reiter', 'Brand', 'Bulle'],
] as const;
const known: KnownNames = {
  animals: rows.map(([, , brand, name]) => ({ brand, name })),
  riders: rows.map(([, rider]) => rider),
};
const orders = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
] as const;
const separators = Object.entries({ tabs: '\t', commas: ',', semicolons: ';', bars: ' | ', spaces: '   ' });

/** Number, rider, brand and animal. */
const read = (text: string, names?: KnownNames) =>
  parseDaySheet(text, names).rows.map(({ number, rider, brand, animal }) => [number, rider, brand, animal]);

const write = (columns: readonly number[], separator: string, heading?: readonly string[]) =>
  [...(heading ? [heading] : []), ...rows]
    .map((row) => columns.map((column) => row[column]).join(separator))
    .join('\n');

/** Without headings or known names, those that stand first are riders'. */
const isOfRiders = (order: readonly number[]) => order[0] !== 3;

test.each(separators)(
  '[SHEET-01] a day sheet is read in any order of columns, with %s between them',
  (name, separator) => {
    for (const [index, order] of orders.entries()) {
      const isNumbered = (index + name.length) % 2 === 0;
      const columns = isNumbered ? [0, ...order] : order;
      const expected = rows.map(([number, ...row]) => [isNumbered ? number : '', ...row]);
      const heading = headings[(index + name.length) % headings.length];
      expect(read(write(columns, separator, heading))).toEqual(expected);
      expect(read(write(columns, separator), isOfRiders(order) && isNumbered ? undefined : known)).toEqual(
        expected,
      );
    }
  },
);

test.each(separators)(
  '[SHEET-01] a day sheet is read without headings or known names, with %s',
  (_name, separator) => {
    for (const order of orders.filter(isOfRiders))
      expect(read(write(order, separator))).toEqual(rows.map(([, ...row]) => ['', ...row]));
  },
);
