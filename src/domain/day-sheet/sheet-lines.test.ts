import { expect, test } from 'vitest';
import { parseDaySheet } from './parse-day-sheet.ts';

const read = (...lines: string[]) =>
  parseDaySheet(lines.join('\n')).rows.map(({ number, rider, brand, animal, isReride }) => [
    ...[number, rider, brand, animal],
    ...(isReride ? ['re-ride'] : []),
  ]);

const last = '3\tTom Whitlock\tH/48\tSawmill';
const lastRead = ['3', 'Tom Whitlock', 'H/48', 'Sawmill'];

test('[SHEET-01] a quote that nothing closes, and an inch sign, take no line of others', () => {
  expect(read('1\t"Cody Latham\tJ7\tDust Devil', '2\tMax Ruiz\t617\t5" Nail', last)).toEqual([
    ['1', 'Cody Latham', 'J7', 'Dust Devil'],
    ['2', 'Max Ruiz', '617', '5" Nail'],
    lastRead,
  ]);
});

test('[SHEET-01] what stands below a name in its cell belongs to its row', () => {
  expect(
    read('1\t"Cody Latham', '(re-ride option)"\tJ7\tDust Devil', '2\tMax Ruiz\t617\tNight Train', last),
  ).toEqual([
    ['1', 'Cody Latham', 'J7', 'Dust Devil', 're-ride'],
    ['2', 'Max Ruiz', '617', 'Night Train'],
    lastRead,
  ]);
});
