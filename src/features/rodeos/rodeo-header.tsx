import MapPin from 'lucide-react/icons/map-pin';
import { paths } from '#src/config/paths.ts';
import { getFirstFilms } from '#src/domain/ride-outcome.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import type { RodeoName } from '#src/domain/rodeo.ts';
import { formatMonthAndDay } from '#src/lib/dates.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import type { LatestRides } from '#src/data/latest-rides.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { PageHeader } from '#src/ui/page.tsx';
import { usePageParts } from '#src/ui/page-parts.ts';
import { copy } from './copy.ts';

interface RodeoHeaderProps {
  rodeoId: string;
  name: RodeoName;
  latest: LatestRides | undefined;
}

export function RodeoHeader({ rodeoId, name, latest }: RodeoHeaderProps) {
  const { FollowButton } = usePageParts();
  const goBack = useGoBack(paths.landing);
  const title = copy.title(name.title, name.year);
  return (
    <div className="grid gap-2">
      <PageHeader title={title} leading={<BackButton onClick={goBack} />}>
        <FollowButton target={{ kind: 'rodeo', id: rodeoId }} name={title} />
      </PageHeader>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
        <span className="flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4.5 shrink-0" />
          {name.location}
        </span>
        {latest && latest.rides.length > 0 && (
          <>
            <span>{formatDays(latest)}</span>
            <span>{formatCount(latest)}</span>
          </>
        )}
      </p>
    </div>
  );
}

function formatDays({ rides }: LatestRides): string {
  const days = rides.flatMap(({ event_date }) => event_date ?? []);
  if (days.length === 0) return formatMonthAndDay(null);
  const first = formatMonthAndDay(Math.min(...days));
  const last = formatMonthAndDay(Math.max(...days));
  return first === last ? first : copy.dates(first, last);
}

function formatCount({ rides, hasMore }: LatestRides): string {
  const { length } = getFirstFilms(rides);
  return hasMore ? copy.newestRides(length) : countNouns(length, 'ride');
}
