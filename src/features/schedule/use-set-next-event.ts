import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { fetchNextEvent, storeNextEvent } from '#src/data/device/next-event.ts';
import { nextEventSchema, type NextEvent } from '#src/domain/next-event.ts';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import { nextEventQuery } from '#src/queries/next-event.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { copy } from './copy.ts';
import { getNextEventOfRodeo } from './next-event-of-rodeo.ts';

/** Makes a rodeo the next event of a profile, or opens the form with it where the rodeo lacks what the form requires. */
export function useSetNextEvent(profileId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const store = async (nextEvent: NextEvent) => {
    await storeNextEvent(profileId, nextEvent);
    client.setQueryData(nextEventQuery(profileId).queryKey, nextEvent);
  };
  const undo = async (previous: NextEvent) => {
    try {
      await store(previous);
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
      await store(nextEvent);
      const action = { label: copy.nextEvent.undo, onClick: () => void undo(previous) };
      showAlert('success', copy.nextEvent.saved(rodeo.Name), { action });
    } catch {
      showAlert('error', copy.nextEvent.failed);
    }
  };
}
