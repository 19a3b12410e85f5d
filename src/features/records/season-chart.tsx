import { Link } from 'react-router-dom';
import { buildRecordSearch } from '#src/config/record-links.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import {
  countByMonth,
  countByYear,
  getRideYear,
  getSeasons,
  type SeasonCounts,
  type SeasonPeriod,
} from '#src/domain/ride-season.ts';
import { getCountedRides } from '#src/domain/ride-outcome.ts';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { monthNames } from '#src/lib/dates.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { BarRow, BarTable } from '#src/ui/bar-table.tsx';
import { copy } from './copy.ts';

/** The parts of a bar, in this order. */
const outcomes: readonly (keyof SeasonCounts)[] = [
  ...(['qualified', 'timed', 'bucked-off', 'no-score', 'unknown'] as const),
];

/** Dark, light, in between, striped, and empty, so that they differ without colors. */
const patterns: Record<keyof SeasonCounts, string> = {
  qualified: 'bg-ink',
  timed: 'bg-brass',
  'bucked-off': 'bg-red',
  'no-score': 'bg-[repeating-linear-gradient(45deg,var(--color-ink-2)_0_2px,transparent_2px_5px)]',
  unknown: 'bordered',
};

interface SeasonChartProps {
  rides: readonly Video[];
  /** Undefined for all seasons: one bar each, or the months of the only one. */
  year: number | undefined;
}

export function SeasonChart({ rides, year: chosenYear }: SeasonChartProps) {
  const seasons = getSeasons(rides);
  const year = chosenYear ?? (seasons.length === 1 ? seasons[0] : undefined);
  const periods = (year === undefined ? countByYear(rides) : countByMonth(rides, year)).filter(
    ({ outs }) => outs > 0,
  );
  if (periods.length === 0) return <p className="text-sm text-ink-2">{copy.season.undated}</p>;
  const undated = getCountedRides(rides).filter((ride) => getRideYear(ride) === undefined).length;
  const max = Math.max(...periods.map(({ outs }) => outs));
  return (
    <div className="grid content-start gap-3">
      <BarTable
        caption={year === undefined ? copy.season.byYear : copy.season.ofYear(year)}
        headings={[copy.season.period, copy.season.results, copy.season.rides]}
      >
        {periods.map((period) => (
          <PeriodRow key={period.period} period={period} year={year} max={max} />
        ))}
      </BarTable>
      <Legend periods={periods} year={chosenYear} />
      {undated > 0 && (
        <p className="text-sm text-ink-2">{copy.season.withoutDay(countNouns(undated, 'ride'))}</p>
      )}
    </div>
  );
}

interface PeriodRowProps {
  period: SeasonPeriod;
  year: number | undefined;
  /** The outs of the longest bar. */
  max: number;
}

function PeriodRow({ period: { period, outs, counts }, year, max }: PeriodRowProps) {
  const search =
    year === undefined
      ? buildRecordSearch({ year: period, rides: 'all' })
      : buildRecordSearch({ year, rides: 'all', month: period });
  const parts = outcomes.filter((outcome) => counts[outcome] > 0);
  return (
    <BarRow
      label={
        <Link to={{ search }} className="underline decoration-1 after:absolute after:inset-0">
          {year === undefined ? period : monthNames[period - 1]?.slice(0, 3)}
        </Link>
      }
      description={parts
        .map((outcome) => copy.season.count(formatCount(counts[outcome]), copy.season.outcomes[outcome]))
        .join(', ')}
      share={outs / max}
      value={formatCount(outs)}
    >
      {parts.map((outcome) => (
        <span key={outcome} className={patterns[outcome]} style={{ flexGrow: counts[outcome] }} />
      ))}
    </BarRow>
  );
}

/** Explains the parts of the bars, and leads to the rides of each. */
function Legend({ periods, year }: { periods: readonly SeasonPeriod[]; year: number | undefined }) {
  const totals = outcomes.map((outcome) => ({
    outcome,
    count: periods.reduce((sum, { counts }) => sum + counts[outcome], 0),
  }));
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-0.5">
      {totals
        .filter(({ count }) => count > 0)
        .map(({ outcome, count }) => (
          <li key={outcome}>
            <Link
              to={{ search: buildRecordSearch({ year, rides: outcome }) }}
              className="inline-flex min-h-11 items-center gap-2 text-sm no-underline"
            >
              <span aria-hidden="true" className={classNames('size-4', patterns[outcome])} />
              <span className="underline decoration-1">{copy.season.outcomes[outcome]}</span>
              <b className="font-[650]">{formatCount(count)}</b>
            </Link>
          </li>
        ))}
    </ul>
  );
}
