import { describe, expect, test } from 'vitest';
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

test('[SHEET-01] numbers drawn as keys are numbers', () => {
  const key = (number: number) => [...String(number)].map((digit) => `${digit}\ufe0f\u20e3`).join('');
  expect(
    read(
      `${key(9)} Cody Latham J7 Dust Devil`,
      `${key(10)} Max Ruiz 617 Night Train`,
      `${key(11)}Tom Whitlock H/48 Sawmill`,
    ),
  ).toEqual([
    ['9', 'Cody Latham', 'J7', 'Dust Devil'],
    ['10', 'Max Ruiz', '617', 'Night Train'],
    ['11', 'Tom Whitlock', 'H/48', 'Sawmill'],
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

describe('[SHEET-01] ditto marks stand for what is above them, and take no line of others', () => {
  const sheet = [
    ['1', 'Cody Latham', 'J7', 'Red Rock'],
    ['2', 'Max Ruiz', '"', 'Night Train'],
    ['3', 'Abe Lee', '"', 'Sawmill'],
    ['4', 'Tom Whitlock', 'H/48', '"'],
    ['5', 'Sam Reyes', '"', 'Hard Candy'],
  ];
  const isRead = [
    ['1', 'Cody Latham', 'J7', 'Red Rock'],
    ['2', 'Max Ruiz', 'J7', 'Night Train'],
    ['3', 'Abe Lee', 'J7', 'Sawmill'],
    ['4', 'Tom Whitlock', 'H/48', 'Sawmill'],
    ['5', 'Sam Reyes', 'H/48', 'Hard Candy'],
  ];
  test.each([
    ['tabs', '\t'],
    ['commas', ','],
    ['commas and spaces', ', '],
    ['pipes', ' | '],
    ['semicolons', ';'],
    ['wide spaces', '   '],
  ])('between %s', (_name, separator) => {
    expect(read(...sheet.map((row) => row.join(separator)))).toEqual(isRead);
  });

  test.each(['"', '\u201d', '\u3003', "''"])('as %s', (mark) => {
    expect(read(...sheet.map((row) => row.join('\t').replace('"', mark)))).toEqual(isRead);
  });

  test('in the first column, several in a row, and before a cell of two lines', () => {
    const rows = parseDaySheet(
      [
        ...['Bull Riding\tCody Latham\tJ7\tRed Rock', '"\tMax Ruiz\t"\tNight Train', '"\tAbe Lee\t"\t"Saw'],
        ...['mill"', '"\tTom Whitlock\t617\tDust Devil'],
      ].join('\n'),
    ).rows;
    expect(rows.map(({ eventId, rider, brand, animal }) => [eventId, rider, brand, animal])).toEqual([
      [1, 'Cody Latham', 'J7', 'Red Rock'],
      [1, 'Max Ruiz', 'J7', 'Night Train'],
      [1, 'Abe Lee', 'J7', 'Saw mill'],
      [1, 'Tom Whitlock', '617', 'Dust Devil'],
    ]);
  });
});

test('[SHEET-01] a quote within a name, that nothing closes before an inch sign, keeps the cells apart', () => {
  expect(read('1\tCody "Tuff Latham\tJ7\t6" Nails', '2\tMax "Mad" Ruiz\t617\tNight Train', last)).toEqual([
    ['1', 'Cody "Tuff Latham', 'J7', '6" Nails'],
    ['2', 'Max Mad Ruiz', '617', 'Night Train'],
    lastRead,
  ]);
});
