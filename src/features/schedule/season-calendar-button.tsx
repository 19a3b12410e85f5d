import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { fetchWholeSchedule } from '#src/data/content/content.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { useBusy } from '#src/lib/use-busy.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { TextButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { saveCalendar } from './save-calendar.ts';
import { getFilterNames, isFiltering, rodeoMatchesFilter, type ScheduleFilter } from './schedule-filter.ts';

interface SeasonCalendarButtonProps {
  baseUrl: string;
  filter: ScheduleFilter;
}

/** The calendar has all rodeos, also those on pages that the list has not loaded. */
export function SeasonCalendarButton({ baseUrl, filter }: SeasonCalendarButtonProps) {
  const [isPending, handleClick] = useBusy(async () => {
    try {
      await saveSeason(baseUrl, filter);
    } catch (error) {
      showAlert('error', copy.calendar.failed(getErrorMessage(error)));
    }
  });
  const label = isFiltering(filter) ? copy.calendar.addMatching : copy.calendar.addSeason;
  return (
    <TextButton
      disabled={isPending}
      className="gap-2 justify-self-start text-sm text-ink-2"
      onClick={() => void handleClick()}
    >
      <CalendarPlus aria-hidden="true" className="size-4.5" />
      {isPending ? copy.calendar.pending : label}
    </TextButton>
  );
}

async function saveSeason(baseUrl: string, filter: ScheduleFilter): Promise<void> {
  const schedule = await fetchWholeSchedule(baseUrl);
  const rodeos = schedule.items.filter((rodeo) => rodeoMatchesFilter(rodeo, filter));
  const { stateName, monthName } = getFilterNames(filter);
  const name = [copy.calendar.fileName, stateName, monthName].filter(Boolean).join(' ');
  const isSaved = await saveCalendar(rodeos, name);
  if (!isSaved) showAlert('warning', copy.calendar.noDates);
  else if (schedule.isLast) showAlert('success', copy.calendar.saved);
  else showAlert('warning', copy.calendar.savedPart(schedule.items.length));
}
