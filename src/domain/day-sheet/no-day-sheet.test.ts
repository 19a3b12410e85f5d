import { describe, expect, test } from 'vitest';
import { parseDaySheet } from './parse-day-sheet.ts';
import { maxSheetLength, maxSheetRows } from './sheet-row.ts';

describe('[SHEET-02] what is no day sheet', () => {
  test.each(['', ' \n\t\n---\n•', 'Hello Jack, see you tomorrow at the arena. Bring the horses.'])(
    'has no rows: %j',
    (text) => expect(parseDaySheet(text)).toEqual({ rows: [], problem: 'no rows' }),
  );

  test('is too long at once, and of too many rows the first are read', () => {
    expect(parseDaySheet('1 Cody Latham J7 Dust Devil\n'.repeat(40_000))).toEqual({
      rows: [],
      problem: 'too long',
    });
    expect(parseDaySheet('x'.repeat(maxSheetLength + 1)).problem).toBe('too long');
    const long = Array.from(
      { length: maxSheetRows + 1 },
      (_, index) => `${index + 1}\tRider ${index}\tJ${index}\tBull`,
    );
    const { rows, problem } = parseDaySheet(long.join('\n'));
    expect([rows.length, rows.at(-1)?.number, problem]).toEqual([
      maxSheetRows,
      String(maxSheetRows),
      'too many rows',
    ]);
    expect(parseDaySheet(long.slice(0, maxSheetRows).join('\n')).problem).toBeUndefined();
  });

  test('takes no longer for being strange', () => {
    const strange = [
      ' '.repeat(maxSheetLength),
      '|'.repeat(maxSheetLength),
      'J7 '.repeat(30_000),
      '"'.repeat(maxSheetLength),
      '1  a  '.repeat(16_000),
      'a - '.repeat(25_000),
      'a\n'.repeat(50_000),
    ];
    const start = performance.now();
    for (const text of strange) parseDaySheet(text);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
