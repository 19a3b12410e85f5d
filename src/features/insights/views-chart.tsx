import { countNouns } from '#src/domain/counts/count-nouns.ts';
import { sumViewsByMonth, sumViewsByYear, type WatchedRide } from '#src/domain/view-figures.ts';
import { monthNames } from '#src/lib/dates.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { BarRow, BarTable } from '#src/ui/bar-table.tsx';
import { copy } from './copy.ts';

interface ViewsChartProps {
  watched: readonly WatchedRide[];
  /** Undefined for one bar per season instead of one per month. */
  year: number | undefined;
}

export function ViewsChart({ watched, year }: ViewsChartProps) {
  const periods = year === undefined ? sumViewsByYear(watched) : sumViewsByMonth(watched, year);
  if (periods.length === 0) return <p className="text-sm text-ink-2">{copy.chart.undated}</p>;
  const max = Math.max(1, ...periods.map(({ views }) => views));
  return (
    <BarTable
      caption={year === undefined ? copy.chart.byYear : copy.chart.ofYear(year)}
      headings={[copy.chart.period, copy.chart.rides, copy.chart.views]}
    >
      {periods.map(({ period, rides, views }) => (
        <BarRow
          key={period}
          label={year === undefined ? period : monthNames[period - 1]?.slice(0, 3)}
          description={countNouns(rides, 'ride')}
          share={views / max}
          value={formatCount(views)}
        >
          <span className="flex-1 bg-ink" />
        </BarRow>
      ))}
    </BarTable>
  );
}
