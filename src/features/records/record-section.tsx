import { useId, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { buildRecordSearch } from '#src/config/record-links.ts';
import { getRideFigures } from '#src/domain/ride-figures.ts';
import { getRideYear, getSeasons } from '#src/domain/ride-season.ts';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { SeasonHeader } from '#src/ui/season-header.tsx';
import { copy } from './copy.ts';
import { RecordFigures } from './record-figures.tsx';
import { SeasonChart } from './season-chart.tsx';
import { useRecordSearch } from './use-record-search.ts';

interface RecordSectionProps {
  title: string;
  /** What the figures are from. */
  source: string;
  rides: readonly Video[];
  ridesLabel?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Beside the chart. @param rides of the season that is shown */
  renderAside?: (rides: readonly Video[]) => ReactNode;
}

/** Figures of the season that the URL names, or of all that were read. */
export function RecordSection({ title, source, rides, ridesLabel, action, renderAside }: RecordSectionProps) {
  const id = useId();
  const [, setQuery] = useSearchParams();
  const { year } = useRecordSearch();
  const seasons = useMemo(() => listSeasons(rides, year), [rides, year]);
  // There can be tens of thousands.
  const shown = useMemo(
    () => (year === undefined ? rides : rides.filter((ride) => getRideYear(ride) === year)),
    [rides, year],
  );
  const figures = useMemo(() => getRideFigures(shown), [shown]);
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <SeasonHeader
        titleId={id}
        title={title}
        source={source}
        action={action}
        seasons={seasons.length > 1 ? seasons : []}
        season={year}
        onSeasonChange={(season) => setQuery(buildRecordSearch({ year: season }), { replace: true })}
      />
      {shown.length === 0 && year !== undefined ? (
        <p className="text-ink-2">{copy.season.noRides(year)}</p>
      ) : (
        <>
          <RecordFigures figures={figures} year={year} ridesLabel={ridesLabel} />
          <div className={classNames('grid gap-8', renderAside && 'md:grid-cols-2')}>
            <SeasonChart rides={shown} year={year} />
            {renderAside?.(shown)}
          </div>
        </>
      )}
    </section>
  );
}

/** The years that have rides, and the one that the URL names: its rides may have got another day since. */
const listSeasons = (rides: readonly Video[], year: number | undefined) =>
  [...new Set([...getSeasons(rides), ...(year === undefined ? [] : [year])])].toSorted(
    (one, other) => other - one,
  );
