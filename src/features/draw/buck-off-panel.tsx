import { getMedian } from '#src/domain/draw.ts';
import { toDecimal } from '#src/languages/localize.ts';
import { copy } from './copy.ts';
import { Panel } from './panel.tsx';

const lineSeconds = 8;
const ticks = [0, 2, 4, 6];

const toLeft = (seconds: number) => ({ left: `${(Math.min(seconds, lineSeconds) / lineSeconds) * 100}%` });

/** @param props.seconds ascending, at least one */
export function BuckOffPanel({ seconds }: { seconds: readonly number[] }) {
  const median = getMedian(seconds) ?? 0;
  const list = seconds.map((value) => toDecimal(value.toFixed(1))).join(', ');
  return (
    <Panel
      title={copy.buckOffs.title}
      text={copy.buckOffs.text(seconds.length, toDecimal(median.toFixed(1)))}
      legend={copy.buckOffs.legend}
    >
      <div role="img" aria-label={copy.buckOffs.list(list)} className="relative mx-3 h-22">
        <span className="absolute inset-x-0 top-11 h-0.5 bg-line-strong" />
        <span className="absolute top-8 right-0 h-6 w-0.75 bg-ink" />
        {seconds.length > 1 && (
          <span className="absolute top-6 h-9 w-0.5 -translate-x-1/2 bg-brass-text" style={toLeft(median)}>
            <b className="label absolute bottom-full left-1/2 -translate-x-1/2 text-sm whitespace-nowrap text-brass-text">
              {copy.buckOffs.half(toDecimal(median.toFixed(1)))}
            </b>
          </span>
        )}
        {[...seconds.entries()].map(([index, value]) => (
          <i
            key={index}
            className="absolute top-11 size-4.5 -translate-1/2 rounded-full border-2 border-surface bg-ink"
            style={toLeft(value)}
          />
        ))}
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute bottom-0 -translate-x-1/2 font-display font-semibold text-ink-2 tabular-nums"
            style={toLeft(tick)}
          >
            {tick}
          </span>
        ))}
        <span className="absolute right-0 bottom-0 translate-x-1/2 font-display font-semibold whitespace-nowrap text-ink-2">
          {copy.buckOffs.end}
        </span>
      </div>
    </Panel>
  );
}
