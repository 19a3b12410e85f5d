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
      <div role="img" aria-label={copy.buckOffs.list(list)} className="eight-seconds">
        {seconds.length > 1 && (
          <b className="label" style={toLeft(median)}>
            {copy.buckOffs.half(toDecimal(median.toFixed(1)))}
          </b>
        )}
        {[...seconds.entries()].map(([index, value]) => (
          <i key={index} style={toLeft(value)} />
        ))}
        {[...ticks, lineSeconds].map((tick) => (
          <span key={tick} style={toLeft(tick)}>
            {tick === lineSeconds ? copy.buckOffs.end : tick}
          </span>
        ))}
      </div>
    </Panel>
  );
}
