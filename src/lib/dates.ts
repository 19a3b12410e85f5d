import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { locale } from '#src/languages/localize.ts';
import { copy } from './times/copy.ts';

dayjs.extend(utc);

/** Calendar days are stored as whole seconds since the epoch, at midnight UTC: every function reads and writes UTC. */
const fromSeconds = (epochSeconds: number): Dayjs => dayjs.unix(epochSeconds).utc();

if (copy.months.length > 0) dayjs.locale(locale, { months: copy.months, weekdays: copy.weekdays });

const formatDay = (epochSeconds: number | null, format: string): string =>
  epochSeconds === null ? copy.noDay : fromSeconds(epochSeconds).format(format);

/** For example July 04, 2026. @param epochSeconds null for no day, which is said */
export const formatDate = (epochSeconds: number | null): string => formatDay(epochSeconds, copy.day);

/** The name of a day's month, for example November or Nov. */
export function formatMonth(epochSeconds: number, length: 'long' | 'short' = 'long'): string {
  return fromSeconds(epochSeconds).format(length === 'long' ? 'MMMM' : 'MMM');
}

/** A day without its year, for example November 20. @param epochSeconds null for no day, which is said */
export const formatMonthAndDay = (epochSeconds: number | null): string =>
  formatDay(epochSeconds, copy.monthAndDay);

/** The day of the month, from 1 to 31. */
export function getDayOfMonth(epochSeconds: number): number {
  return fromSeconds(epochSeconds).date();
}

/** The month of a day, from 1 to 12. */
export function getMonth(epochSeconds: number): number {
  return fromSeconds(epochSeconds).month() + 1;
}

/** From January to December. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  dayjs.utc(0).month(month).format('MMMM'),
);

export function getYear(epochSeconds: number): number {
  return fromSeconds(epochSeconds).year();
}

const daysOfWeek = 6;

/** The day of a point in time where the device is, in the form that the functions above take. */
export function getLocalDay(time: Date | number): number {
  const day = new Date(time);
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 1000;
}

/** A local day of the last week by its weekday, an older one by its date. @param time in milliseconds since the epoch */
export function formatRecentDay(time: number, now: number = Date.now()): string {
  return now - time < daysOfWeek * 86_400_000
    ? dayjs(time).format('dddd')
    : formatMonthAndDay(getLocalDay(time));
}

/** An hour of the day, 0 to 23, as clocks of the language show it: "10:00 PM", "22:00". */
export const formatHour = (hour: number): string =>
  // oxlint-disable-next-line no-restricted-properties -- of no day, so of no zone
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    hour * 3_600_000,
  );

/** A day as YYYY-MM-DD, the format of date inputs and of export file names. */
export function formatIsoDate(epochSeconds: number): string {
  return fromSeconds(epochSeconds).format('YYYY-MM-DD');
}

/** The day of a point in time where the device is, as YYYY-MM-DD. */
export function formatLocalDay(time: Date): string {
  return dayjs(time).format('YYYY-MM-DD');
}

/** A point in time as ISO 8601, for the `dateTime` of a `<time>` element. */
export function formatTimestamp(time: Date): string {
  return dayjs.utc(time).format('YYYY-MM-DD[T]HH:mm:ss.SSS[Z]');
}

const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;

/** The age of a point in time in whole units: '40 seconds ago', '2 years ago'; 'just now' under a second or in the future. */
export function formatRelativeTime(time: Date, now: Date): string {
  for (const unit of units) {
    const count = dayjs.utc(now).diff(dayjs.utc(time), unit);
    if (count > 0) return copy.ago(count, unit);
  }
  return copy.now;
}
