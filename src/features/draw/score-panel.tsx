import { toColumns } from '#src/domain/draw.ts';
import { copy } from './copy.ts';
import { Panel } from './panel.tsx';

/** @param props.scores ascending, at least one */
export function ScorePanel({ scores }: { scores: readonly number[] }) {
  const columns = toColumns(scores);
  const [first, second] = columns;
  const width = first && second ? second.from - first.from : 1;
  const label = columns
    .filter(({ count }) => count > 0)
    .map(({ from, count }) => copy.scores.column(from, from + width, count))
    .join(', ');
  return (
    <Panel
      title={copy.scores.title}
      text={copy.scores.text(scores.length, scores.at(0) ?? 0, scores.at(-1) ?? 0)}
      legend={copy.scores.legend}
    >
      <div role="img" aria-label={label} className="flex items-end gap-1">
        {columns.map(({ from, count }) => (
          <div key={from} className="grid flex-1 gap-1">
            <span className="grid gap-0.5">
              {Array.from({ length: count }, (_, index) => (
                <i key={index} className="h-6 rounded-[2px] bg-ink" />
              ))}
            </span>
            <b className="border-t border-line-strong pt-1 font-display font-semibold text-ink-2 tabular-nums">
              {from}
            </b>
          </div>
        ))}
      </div>
    </Panel>
  );
}
