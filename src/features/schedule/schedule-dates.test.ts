import { describe, expect, test } from 'vitest';
import { parseScheduleItem } from '#src/domain/schedule.ts';
import { groupByMonth } from './group-by-month.ts';
import { formatDateSpan } from './date-span.ts';

const span = (StartDate: string, EndDate: string) => formatDateSpan({ StartDate, EndDate });

describe('the days of a rodeo', () => {
  test('[SCH-01] share the name of their month', () => {
    expect(span('2026-11-20T00:00:00', '2026-11-22T00:00:00')).toEqual({
      months: 'November',
      days: '20–22',
      accessibleText: 'November 20 to November 22',
    });
  });

  test('[SCH-01] name both months where they differ', () => {
    expect(span('2026-11-28', '2026-12-01')).toEqual({
      months: 'Nov – Dec',
      days: '28–1',
      accessibleText: 'November 28 to December 1',
    });
  });

  test.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21', ''],
    ['2026-11-21', '2026-11-20'],
  ])('[SCH-01] %s to %j is one day', (start, end) => {
    expect(span(start, end)).toEqual({ months: 'November', days: '21', accessibleText: 'November 21' });
  });

  test('[SCH-01] are nothing while the first is not known', () => {
    expect(span('', '2026-11-20')).toBeUndefined();
  });
});

describe('the schedule', () => {
  const starting = (...dates: string[]) =>
    dates.flatMap((StartDate) => parseScheduleItem({ Name: `Rodeo of ${StartDate}`, StartDate }) ?? []);
  const titles = (...dates: string[]) =>
    groupByMonth(starting(...dates)).map(({ title, items }) => `${title}: ${items.length}`);

  test('[SCH-01] is told month by month, with the year where a new one begins', () => {
    expect(titles('2026-11-20', '2026-11-28', '2026-12-03', '2027-01-02', '2027-02-01')).toEqual([
      'November: 2',
      'December: 1',
      'January 2027: 1',
      'February: 1',
    ]);
  });

  test('[SCH-01] keeps the same month of two years apart, and rodeos without a day', () => {
    expect(titles('2026-11-20', 'soon', '2027-11-20', '2026-11-21')).toEqual([
      'November: 2',
      'Day not announced: 1',
      'November 2027: 1',
    ]);
  });
});
