import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { buildRecordSearch, recordParameters } from '#src/config/record-links.ts';
import { getRideYear, getSeasons } from '#src/domain/ride-season.ts';
import { getWatchedAnimals, sumViews, type WatchedRide } from '#src/domain/views.ts';
import { SelectField } from '#src/ui/field.tsx';
import { copy } from './copy.ts';
import { ViewsChart } from './views-chart.tsx';
import { WatchedAnimals, WatchedRides } from './watched-lists.tsx';

const allSeasons = 'all';

interface WatchedSeasonProps {
  ownerId: string;
  watched: readonly WatchedRide[];
  /** What the figures are from. */
  source: string;
}

/** Figures of the season that the URL names, of all, or of the latest. */
export function WatchedSeason({ ownerId, watched, source }: WatchedSeasonProps) {
  const id = useId();
  const [query] = useSearchParams();
  const requested = query.get(recordParameters.year);
  const seasons = getSeasons(watched.map(({ ride }) => ride));
  const year =
    requested === allSeasons
      ? undefined
      : (seasons.find((season) => String(season) === requested) ?? seasons[0]);
  const shown = year === undefined ? watched : watched.filter(({ ride }) => getRideYear(ride) === year);
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-[1_1_17rem] gap-2">
          <h2 id={id} className="display flex items-center gap-3 text-display-lg">
            {copy.figures(sumViews(shown))}
            <span className="stitch flex-1" />
          </h2>
          <p className="text-sm text-ink-2">{source}</p>
        </div>
        {seasons.length > 0 && <SeasonField seasons={seasons} year={year} />}
      </div>
      <ViewsChart watched={shown} year={year} />
      <div className="grid gap-8 md:grid-cols-2">
        <WatchedAnimals animals={getWatchedAnimals(shown, ownerId)} />
        <WatchedRides watched={shown} />
      </div>
    </section>
  );
}

function SeasonField({ seasons, year }: { seasons: readonly number[]; year: number | undefined }) {
  const [, setQuery] = useSearchParams();
  return (
    <SelectField
      label={copy.season}
      value={year ?? allSeasons}
      onChange={(event) => setQuery(buildRecordSearch({ year: event.target.value }), { replace: true })}
    >
      {seasons.map((season) => (
        <option key={season}>{season}</option>
      ))}
      <option value={allSeasons}>{copy.allSeasons}</option>
    </SelectField>
  );
}
