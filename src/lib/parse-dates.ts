import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

// Apart from dates.ts, because the first screen only formats dates.
dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** The value of a date input as seconds since the epoch. @param date YYYY-MM-DD @returns NaN for an invalid date */
export function parseIsoDate(date: string): number {
  return dayjs.utc(date, 'YYYY-MM-DD', true).unix();
}

const calendarFormats = ['YYYY-MM-DD', 'YYYY-M-D', 'MM/DD/YYYY', 'M/D/YYYY'];

/**
 * The calendar day of a date as the content service writes it, whatever time and zone follow it: 2026-11-20,
 * 2026-11-20T19:30:00-07:00 and 11/20/2026 7:30 PM are the same day.
 *
 * @returns seconds since the epoch; undefined for an invalid date
 */
export function parseCalendarDay(date: string): number | undefined {
  const day = date.replace('T', ' ').split(' ', 1)[0] ?? '';
  const format = calendarFormats.find((each) => dayjs.utc(day, each, true).isValid());
  return format === undefined ? undefined : dayjs.utc(day, format, true).unix();
}

/** A point in time with its zone, as RFC 3339 or HTTP writes it, in whole seconds since the epoch. @returns NaN for an invalid time */
export function parseTimestamp(time: string): number {
  return dayjs.utc(time).unix();
}
