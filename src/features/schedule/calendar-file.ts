import type { ScheduleItem } from '#src/domain/schedule.ts';
import { formatBasicDate, formatBasicTimestamp } from '#src/lib/dates.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';

const secondsPerDay = 86_400;
const maxLineBytes = 75;

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** Continues a long line on the next one, between characters (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxLineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/**
 * A rodeo as an iCalendar file of whole days (RFC 5545).
 *
 * @param now when the file is made
 * @returns undefined without a start date
 */
export function createCalendarFile(rodeo: ScheduleItem, now: Date): string | undefined {
  const start = parseCalendarDay(rodeo.StartDate);
  if (start === undefined) return undefined;
  const end = Math.max(start, parseCalendarDay(rodeo.EndDate) ?? start);
  const place = [rodeo.VenueName, rodeo.City, rodeo.StateAbbrv].filter(Boolean).join(', ');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rodeo Reel//Schedule//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(rodeo.RodeoId)}@rodeo-schedule`,
    `DTSTAMP:${formatBasicTimestamp(now)}`,
    `DTSTART;VALUE=DATE:${formatBasicDate(start)}`,
    // The day after the last one.
    `DTEND;VALUE=DATE:${formatBasicDate(end + secondsPerDay)}`,
    `SUMMARY:${escapeText(rodeo.Name)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}

/** For example dodge-city-roundup.ics */
export function getCalendarFileName({ Name }: Pick<ScheduleItem, 'Name'>): string {
  const name = Name.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${name || 'rodeo'}.ics`;
}
