import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { buildRecordSearch, recordParameters } from '#src/config/record-links.ts';
import { countNouns, countOutOf } from '#src/domain/counts/count-nouns.ts';
import { getRideYear, getSeasons } from '#src/domain/ride-season.ts';
import { getWatchedAnimals, sumViews, type WatchedRide } from '#src/domain/view-figures.ts';
import { SeasonHeader } from '#src/ui/season-header.tsx';
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
  const [query, setQuery] = useSearchParams();
  const requested = query.get(recordParameters.year);
  const seasons = getSeasons(watched.map(({ ride }) => ride));
  const year =
    requested === allSeasons
      ? undefined
      : (seasons.find((season) => String(season) === requested) ?? seasons[0]);
  const shown = year === undefined ? watched : watched.filter(({ ride }) => getRideYear(ride) === year);
  const { rides, views } = sumViews(shown);
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <SeasonHeader
        titleId={id}
        title={countOutOf(countNouns(views, 'view'), countNouns(rides, 'ride'))}
        source={source}
        seasons={seasons}
        season={year}
        onSeasonChange={(season) =>
          setQuery(buildRecordSearch({ year: season ?? allSeasons }), { replace: true })
        }
      />
      <ViewsChart watched={shown} year={year} />
      <div className="grid gap-8 md:grid-cols-2">
        <WatchedAnimals animals={getWatchedAnimals(shown, ownerId)} />
        <WatchedRides watched={shown} />
      </div>
    </section>
  );
}
