import createCalendar, { ICalEventTransparency } from 'ical-generator';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';

const secondsPerDay = 86_400;

const toDate = (epochSeconds: number) => new Date(epochSeconds * 1000);

/**
 * Rodeos as an iCalendar file of whole days (RFC 5545). A rodeo keeps its UID, so a calendar that imports the file again
 * updates the rodeo.
 *
 * @param rodeos those without a start date are left out
 * @param now when the file is made
 * @returns undefined when no rodeo has a date
 */
export function createCalendarFile(rodeos: readonly ScheduleItem[], now: Date): string | undefined {
  const calendar = createCalendar({ prodId: { company: 'Rodeo Reel', product: 'Schedule' } });
  for (const rodeo of rodeos) {
    const start = parseCalendarDay(rodeo.StartDate);
    if (start === undefined) continue;
    const end = Math.max(start, parseCalendarDay(rodeo.EndDate) ?? start);
    calendar.createEvent({
      // The library writes it as it is.
      id: `${encodeURIComponent(rodeo.RodeoId)}@rodeo-schedule`,
      stamp: now,
      start: toDate(start),
      // The day after the last one.
      end: toDate(end + secondsPerDay),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: rodeo.Name,
      location: [rodeo.VenueName, rodeo.City, rodeo.StateAbbrv].filter(Boolean).join(', ') || null,
    });
  }
  return calendar.length() === 0 ? undefined : calendar.toString();
}
