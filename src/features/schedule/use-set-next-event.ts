import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { fetchNextEvent } from '#src/data/device/stored-next-event.ts';
import { nextEventSchema, type NextEvent } from '#src/domain/next-event.ts';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import { nextEventMutation } from '#src/queries/next-event-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { copy } from './copy.ts';
import { formatIsoDate } from '#src/lib/dates.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';
import { getPlace } from './rodeo-place.ts';

function getNextEventOfRodeo(rodeo: ScheduleItem, eventType: number): NextEvent {
  const start = parseCalendarDay(rodeo.StartDate);
  return {
    event: rodeo.Name,
    eventType,
    location: getPlace(rodeo),
    date: start === undefined ? '' : formatIsoDate(start),
    animal: null,
  };
}

/** Whatever its event type is: the schedule does not know that. */
export function isNextEvent(rodeo: ScheduleItem, nextEvent: NextEvent): boolean {
  const { event, location, date } = getNextEventOfRodeo(rodeo, nextEvent.eventType);
  return nextEvent.event === event && nextEvent.location === location && nextEvent.date === date;
}

/** Opens the form where a rodeo lacks what that requires. */
export function useSetNextEvent(profileId: string) {
  const { mutateAsync: save } = useMutation(nextEventMutation(useQueryClient(), profileId));
  const navigate = useNavigate();
  const undo = async (previous: NextEvent) => {
    try {
      await save(previous);
      showAlert('success', copy.nextEvent.undone, { isBrief: true });
    } catch {
      showAlert('error', copy.nextEvent.failed);
    }
  };
  return async (rodeo: ScheduleItem) => {
    try {
      const previous = await fetchNextEvent(profileId);
      // Members mostly enter the same event at every rodeo.
      const nextEvent = getNextEventOfRodeo(rodeo, previous.eventType);
      if (!nextEventSchema.safeParse(nextEvent).success) {
        showAlert('info', copy.nextEvent.incomplete);
        await navigate(paths.nextEvent, { state: { nextEvent } });
        return;
      }
      await save(nextEvent);
      const action = { label: copy.nextEvent.undo, onClick: () => void undo(previous) };
      showAlert('success', copy.nextEvent.saved(rodeo.Name), { action });
    } catch {
      showAlert('error', copy.nextEvent.failed);
    }
  };
}
