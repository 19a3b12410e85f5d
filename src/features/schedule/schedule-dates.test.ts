import { describe, expect, test, vi } from 'vitest';
import { parseScheduleItem } from '#src/domain/schedule.ts';
import { groupByMonth, formatDateSpan } from './schedule-dates.ts';

const span = (StartDate: string, EndDate: string) => formatDateSpan({ StartDate, EndDate });

describe('formatDateSpan', () => {
  test('[SCH-01] names a shared month once', () => {
    expect(span('2026-11-20T00:00:00', '2026-11-22T00:00:00')).toEqual({
      months: 'November',
      days: '20–22',
      accessibleText: 'November 20 to November 22',
    });
  });

  test('[SCH-01] names both months of a span', () => {
    expect(span('2026-11-28', '2026-12-01')).toEqual({
      months: 'Nov – Dec',
      days: '28–1',
      accessibleText: 'November 28 to December 1',
    });
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('[SCH-01] shows the same dates in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-11-28T12:00:00Z').getTimezoneOffset()).not.toBe(0);
    expect(span('2026-11-28T00:00:00', '2026-12-01T00:00:00')).toMatchObject({ days: '28–1' });
    expect(span('2026-11-28', '2026-12-01')).toMatchObject({ days: '28–1' });
  });

  test.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21', ''],
    ['2026-11-21', '2026-11-20'],
  ])('[SCH-01] formats %s to %j as one day', (start, end) => {
    expect(span(start, end)).toEqual({ months: 'November', days: '21', accessibleText: 'November 21' });
  });

  test('[SCH-01] returns undefined without a start date', () => {
    expect(span('', '2026-11-20')).toBeUndefined();
  });
});

describe('groupByMonth', () => {
  const starting = (...dates: string[]) =>
    dates.flatMap((StartDate) => parseScheduleItem({ Name: `Rodeo of ${StartDate}`, StartDate }) ?? []);
  const titles = (...dates: string[]) =>
    groupByMonth(starting(...dates)).map(({ title, items }) => `${title}: ${items.length}`);

  test('[SCH-01] groups by month and names a new year', () => {
    expect(titles('2026-11-20', '2026-11-28', '2026-12-03', '2027-01-02', '2027-02-01')).toEqual([
      'November: 2',
      'December: 1',
      'January 2027: 1',
      'February: 1',
    ]);
  });

  test('[SCH-01] separates the same month of two years and rodeos without a date', () => {
    expect(titles('2026-11-20', 'soon', '2027-11-20', '2026-11-21')).toEqual([
      'November: 2',
      'Date to be announced: 1',
      'November 2027: 1',
    ]);
  });
});
