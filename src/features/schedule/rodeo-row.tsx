import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rodeoPath } from '#src/config/paths.ts';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import { formatDollars } from '#src/lib/format.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { TextButton } from '#src/ui/button.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { formatDateSpan } from './schedule-dates.ts';
import { getPlace, getRodeoIdOfItem } from './rodeo-place.ts';
import { saveCalendar } from './save-calendar.ts';

/** Below the dates where enlarged words have no room beside them. */
const bodyClass = 'grid min-w-0 grow basis-40 gap-2 sm:contents';

const rowClass =
  'flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-4 sm:grid sm:grid-cols-[8.5rem_minmax(0,1fr)_auto] sm:items-center sm:gap-x-6';

interface RodeoRowProps {
  rodeo: ScheduleItem;
  actions?: ReactNode;
}

export function RodeoRow({ rodeo, actions }: RodeoRowProps) {
  const dates = formatDateSpan(rodeo);
  const place = getPlace(rodeo);
  return (
    <li className={rowClass}>
      <p className="min-w-25 sm:min-w-0">
        <span className="sr-only">{dates?.accessibleText ?? copy.dateUnknown}</span>
        <span aria-hidden="true" className="grid gap-0.5">
          {dates && <span className="label text-ink-2">{dates.months}</span>}
          <b className="numeral text-[2.25rem] sm:text-[2.875rem]">{dates?.days ?? '–'}</b>
        </span>
      </p>
      <div className={bodyClass}>
        <div className="grid gap-0.5">
          <h3 className="display text-display-sm">
            <RodeoLink rodeo={rodeo} />
          </h3>
          {rodeo.VenueName && <p className="text-sm text-ink-2">{rodeo.VenueName}</p>}
          {place && <p className="text-sm font-semibold">{place}</p>}
          <div className="flex flex-wrap items-center gap-x-6">
            {dates && <AddToCalendarButton rodeo={rodeo} />}
            {actions}
          </div>
        </div>
        {rodeo.Payout !== null && (
          <p className="flex flex-wrap items-baseline gap-x-2 sm:grid sm:gap-0.5 sm:text-right">
            <span className="label order-1 text-ink-2 sm:order-none">{copy.payout}</span>
            <b className="numeral text-[1.875rem] sm:text-[2.25rem]">{formatDollars(rodeo.Payout)}</b>
          </p>
        )}
      </div>
    </li>
  );
}

function RodeoLink({ rodeo }: { rodeo: ScheduleItem }) {
  const rodeoId = getRodeoIdOfItem(rodeo);
  if (rodeoId === '') return rodeo.Name;
  return (
    <Link
      to={rodeoPath(rodeoId)}
      className="inline-block py-0.5 no-underline hover:underline hover:decoration-2"
    >
      {rodeo.Name}
    </Link>
  );
}

function AddToCalendarButton({ rodeo }: { rodeo: ScheduleItem }) {
  const handleClick = async () => {
    try {
      await saveCalendar([rodeo], rodeo.Name);
    } catch (error) {
      showAlert('error', copy.calendar.failed(getErrorMessage(error)));
    }
  };
  return (
    <TextButton className="gap-2 text-sm text-ink-2" onClick={() => void handleClick()}>
      <CalendarPlus aria-hidden="true" className="size-4.5" />
      {copy.calendar.add}
      <NameSuffix>{rodeo.Name}</NameSuffix>
    </TextButton>
  );
}

export function RodeoRowSkeleton() {
  return (
    <div aria-hidden="true" className={rowClass}>
      <span className="grid w-25 gap-2 sm:w-auto">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-10 w-24" />
      </span>
      <span className={bodyClass}>
        <span className="grid gap-2">
          <Skeleton className="h-6 w-4/5 max-w-72" />
          <Skeleton className="h-4 w-3/5 max-w-48" />
          <Skeleton className="h-4 w-28" />
        </span>
        <Skeleton className="h-9 w-28" />
      </span>
    </div>
  );
}
