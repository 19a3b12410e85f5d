import type { NextEvent } from '#src/domain/next-event.ts';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import { formatIsoDate } from '#src/lib/dates.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';
import { getPlace } from './rodeo-place.ts';

export function getNextEventOfRodeo(rodeo: ScheduleItem, eventType: number): NextEvent {
  const start = parseCalendarDay(rodeo.StartDate);
  return {
    event: rodeo.Name,
    eventType,
    location: getPlace(rodeo),
    date: start === undefined ? '' : formatIsoDate(start),
  };
}

/** Whatever its event type is: the schedule does not know that. */
export function isNextEvent(rodeo: ScheduleItem, nextEvent: NextEvent): boolean {
  const { event, location, date } = getNextEventOfRodeo(rodeo, nextEvent.eventType);
  return nextEvent.event === event && nextEvent.location === location && nextEvent.date === date;
}
