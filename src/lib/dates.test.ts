import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  formatDate,
  formatIsoDate,
  formatLocalDay,
  formatMonth,
  formatMonthAndDay,
  formatRecentDay,
  formatRelativeTime,
  formatTimestamp,
  getDayOfMonth,
  getLocalDay,
  getYear,
} from './dates.ts';
import { parseCalendarDay, parseIsoDate, parseTimestamp } from './parse-dates.ts';

const utcSeconds = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / 1000;

describe('calendar days', () => {
  test('[FEED-05] formats a day as MMMM DD, YYYY in UTC', () => {
    expect(formatDate(utcSeconds(2026, 7, 4))).toBe('July 04, 2026');
    expect(formatDate(utcSeconds(2026, 12, 31))).toBe('December 31, 2026');
  });

  test('[FIG-05] says that there is no day, of which the first of 1970 is one', () => {
    expect([formatDate(null), formatMonthAndDay(null)]).toEqual(['No date', 'No date']);
    expect([formatDate(0), formatMonthAndDay(0)]).toEqual(['January 01, 1970', 'January 1']);
  });

  test('formats months and days', () => {
    const day = utcSeconds(2026, 9, 5);
    expect([formatMonth(day), formatMonth(day, 'short'), formatMonthAndDay(day)]).toEqual([
      'September',
      'Sep',
      'September 5',
    ]);
    expect([getDayOfMonth(day), getYear(day)]).toEqual([5, 2026]);
  });

  test('[DATA-03] parses a date input as midnight UTC in whole seconds', () => {
    expect(parseIsoDate('2026-07-24')).toBe(utcSeconds(2026, 7, 24));
    expect(parseIsoDate('2026-07-24') % 86400).toBe(0);
    expect(formatIsoDate(parseIsoDate('2026-07-24'))).toBe('2026-07-24');
    expect(parseIsoDate('2026-02-31')).toBeNaN();
  });
});

describe('parseCalendarDay', () => {
  test.each([
    '2026-11-20',
    '2026-11-20T00:00:00',
    '2026-11-20T23:59:59-07:00',
    '11/20/2026',
    '11/20/2026 7:30 PM',
  ])('[SCH-01] reads %s as November 20 in every time zone', (date) => {
    expect(parseCalendarDay(date)).toBe(utcSeconds(2026, 11, 20));
  });

  test.each(['2026-1-5', '1/5/2026', '01/05/2026'])('[SCH-01] reads %s as January 5', (date) => {
    expect(parseCalendarDay(date)).toBe(utcSeconds(2026, 1, 5));
  });

  test.each(['', 'soon', '2026-02-31', '13/01/2026', '2026-11', '20261120'])('rejects %j', (date) => {
    expect(parseCalendarDay(date)).toBeUndefined();
  });
});

describe.each([
  ['Pacific/Kiritimati', '2026-11-22', '2026-11-22'],
  ['Pacific/Pago_Pago', '2026-11-21', '2026-11-20'],
])('in %s', (zone, atNoon, afterMidnight) => {
  beforeEach(() => vi.stubEnv('TZ', zone));
  afterEach(() => vi.unstubAllEnvs());

  test('a stored day is the same, a point in time has the day of the place', () => {
    const day = utcSeconds(2026, 1, 1);
    expect([formatDate(day), formatMonthAndDay(day), formatIsoDate(day), getYear(day)]).toEqual([
      'January 01, 2026',
      'January 1',
      '2026-01-01',
      2026,
    ]);
    expect(parseIsoDate('2026-01-01')).toBe(day);
    expect(formatIsoDate(getLocalDay(new Date('2026-11-21T10:30:00Z')))).toBe(afterMidnight);
    expect(formatLocalDay(new Date('2026-11-21T12:00:00Z'))).toBe(atNoon);
    expect(formatLocalDay(new Date('2026-11-21T10:30:00Z'))).toBe(afterMidnight);
  });
});

describe('points in time', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  test('formats a timestamp as ISO 8601', () => {
    expect(formatTimestamp(now)).toBe('2026-11-21T12:00:00.000Z');
  });

  test.each(['Sat, 21 Nov 2026 12:00:00 GMT', '2026-11-21T05:00:00-07:00', '2026-11-21T12:00:00.900Z'])(
    'parses %s as whole seconds since the epoch',
    (time) => {
      expect(parseTimestamp(time)).toBe(now.getTime() / 1000);
    },
  );

  test('an invalid time is not a number', () => {
    expect(parseTimestamp('soon')).toBeNaN();
  });

  test.each([
    ['2026-11-21T11:59:20Z', '40 seconds ago'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T11:00:01Z', '59 minutes ago'],
    ['2026-11-21T09:00:00Z', '3 hours ago'],
    ['2026-11-19T12:00:00Z', '2 days ago'],
    ['2026-11-13T12:00:00Z', '1 week ago'],
    ['2026-10-22T12:00:00Z', '4 weeks ago'],
    ['2026-10-21T12:00:00Z', '1 month ago'],
    ['2026-07-13T12:00:00Z', '4 months ago'],
    ['2024-11-01T12:00:00Z', '2 years ago'],
    ['2026-11-21T12:00:00Z', 'just now'],
    // The device clock may be behind the server's.
    ['2026-11-21T12:00:03Z', 'just now'],
  ])('[NOTE-01] formats %s as %s', (time, text) => {
    expect(formatRelativeTime(new Date(time), now)).toBe(text);
  });
});

test('a day of the last week has the name of its weekday, an older one its date', () => {
  const now = new Date(2026, 10, 28, 9).getTime();
  expect(formatRecentDay(new Date(2026, 10, 24, 23).getTime(), now)).toBe('Tuesday');
  expect(formatRecentDay(new Date(2026, 10, 27, 1).getTime(), now)).toBe('Friday');
  expect(formatRecentDay(new Date(2026, 10, 21, 23).getTime(), now)).toBe('November 21');
});
