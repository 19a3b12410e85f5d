import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { buildRecordSearch } from '#src/config/record-links.ts';
import { getRideFigures } from '#src/domain/ride-figures.ts';
import { getRideYear, getSeasons } from '#src/domain/ride-season.ts';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { SelectField } from '#src/ui/field.tsx';
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
  const { year: requestedYear } = useRecordSearch();
  const seasons = getSeasons(rides);
  const year = seasons.find((season) => season === requestedYear);
  const shown = year === undefined ? rides : rides.filter((ride) => getRideYear(ride) === year);
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-[1_1_17rem] gap-2">
          <h2 id={id} className="display flex items-center gap-3 text-display-lg">
            {title}
            <span className="stitch flex-1" />
          </h2>
          <p className="text-sm text-ink-2">{source}</p>
        </div>
        {action}
        {seasons.length > 1 && <SeasonField seasons={seasons} year={year} />}
      </div>
      <RecordFigures figures={getRideFigures(shown)} year={year} ridesLabel={ridesLabel} />
      <div className={classNames('grid gap-8', renderAside && 'md:grid-cols-2')}>
        <SeasonChart rides={shown} year={year} />
        {renderAside?.(shown)}
      </div>
    </section>
  );
}

function SeasonField({ seasons, year }: { seasons: readonly number[]; year: number | undefined }) {
  const [, setQuery] = useSearchParams();
  return (
    <SelectField
      label={copy.record.season}
      value={year ?? ''}
      onChange={(event) =>
        setQuery(buildRecordSearch({ year: event.target.value || undefined }), { replace: true })
      }
    >
      <option value="">{copy.record.allSeasons}</option>
      {seasons.map((season) => (
        <option key={season}>{season}</option>
      ))}
    </SelectField>
  );
}
