import createCalendar, { ICalEventTransparency } from 'ical-generator';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';
import { copy } from './copy.ts';

const secondsPerDay = 86_400;

const toDate = (epochSeconds: number) => new Date(epochSeconds * 1000);

/** Rodeos with a date as an iCalendar file of whole days; undefined when there is none. */
export function createCalendarFile(rodeos: readonly ScheduleItem[], now: Date): string | undefined {
  const calendar = createCalendar({ prodId: copy.calendar.producer });
  for (const rodeo of rodeos) {
    const start = parseCalendarDay(rodeo.StartDate);
    if (start === undefined) continue;
    const end = Math.max(start, parseCalendarDay(rodeo.EndDate) ?? start);
    calendar.createEvent({
      // Always the same, so that calendars update a rodeo when they import it again.
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
