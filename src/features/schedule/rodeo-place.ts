import { getRodeoId } from '#src/domain/rodeo.ts';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';

/** For example Cheyenne, WY. */
export const getPlace = ({ City, StateAbbrv }: ScheduleItem): string =>
  [City, StateAbbrv].filter(Boolean).join(', ');

export const getRodeoIdOfItem = (rodeo: ScheduleItem): string =>
  getRodeoId({
    title: rodeo.Name,
    location: getPlace(rodeo),
    event_date: parseCalendarDay(rodeo.StartDate) ?? null,
  });
