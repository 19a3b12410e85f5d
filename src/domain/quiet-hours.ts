import type { PushChoice } from './push.ts';

type Zoned = Pick<PushChoice, 'zone' | 'quiet_from' | 'quiet_until'>;

/** Zones differ by quarters of an hour. */
const stepMs = 15 * 60_000;
const hourMs = 60 * 60_000;

/** @returns the day as `2026-11-29` and the hour there; in UTC where the zone has no such name */
function getLocalTime(now: number, zone: string): { day: string; hour: number } {
  const format = (timeZone: string) =>
    // oxlint-disable-next-line no-restricted-properties -- the zone is that of somebody elsewhere
    new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', hourCycle: 'h23' },
    }).format(now);
  const read = () => {
    try {
      return format(zone || 'UTC');
    } catch {
      return format('UTC');
    }
  };
  const [day = '', hour] = read().split(' ');
  return { day, hour: Number(hour) };
}

/** The day of somebody, as `2026-11-29`. @param now milliseconds since the epoch */
export const getLocalDay = (now: number, { zone }: Pick<Zoned, 'zone'>): string =>
  getLocalTime(now, zone).day;

/** Whether it is a time at which somebody is not to be told. @param now milliseconds since the epoch */
export function isQuiet(now: number, { zone, quiet_from: from, quiet_until: until }: Zoned): boolean {
  const { hour } = getLocalTime(now, zone);
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

/**
 * When somebody can be told again, in milliseconds since the epoch: now, or after the quiet hours.
 *
 * @param isOtherDay at the next day's time, because this one has had enough
 */
export function getNextTime(now: number, zoned: Zoned, isOtherDay = false): number {
  const today = getLocalDay(now, zoned);
  const waits = (time: number) => isQuiet(time, zoned) || (isOtherDay && getLocalDay(time, zoned) === today);
  if (!waits(now)) return now;
  let time = Math.floor(now / stepMs) * stepMs + stepMs;
  // A day has 25 hours at most, and quiet hours end within another one.
  while (waits(time) && time - now < 50 * hourMs) time += stepMs;
  return time;
}
