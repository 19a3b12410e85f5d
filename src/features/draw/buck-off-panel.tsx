import { getMedian } from '#src/domain/draw.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { copy } from './copy.ts';
import { Panel } from './panel.tsx';

const lineSeconds = 8;
const ticks = [0, 2, 4, 6];

const toLeft = (seconds: number) => ({ left: `${(Math.min(seconds, lineSeconds) / lineSeconds) * 100}%` });

/** How much higher a dot on top of another is, and how many seconds dots are apart that do not touch on a phone. */
const stepRem = 0.75;
const dotSeconds = 0.35;

/** The level of each dot: on top of those that lie where it would, so that equal ones are all seen. */
function getLevels(seconds: readonly number[]): number[] {
  const levels: number[] = [];
  for (const value of seconds) {
    const taken = levels.filter((_level, index) => value - (seconds[index] ?? 0) < dotSeconds);
    let level = 0;
    while (taken.includes(level)) level += 1;
    levels.push(level);
  }
  return levels;
}

const format = (seconds: number) => formatRideSeconds(seconds, 1);

/** @param props.seconds ascending, at least one */
export function BuckOffPanel({ seconds }: { seconds: readonly number[] }) {
  const median = getMedian(seconds) ?? 0;
  const levels = getLevels(seconds);
  const list = seconds.map(format).join(', ');
  return (
    <Panel
      title={copy.buckOffs.title}
      text={copy.buckOffs.text(seconds.length, format(median))}
      legend={copy.buckOffs.legend}
    >
      <div
        role="img"
        aria-label={copy.buckOffs.list(list)}
        className="eight-seconds"
        style={{ ['--rise' as string]: `${stepRem * Math.max(...levels)}rem` }}
      >
        {seconds.length > 1 && (
          <b className="label" style={toLeft(median)}>
            {copy.buckOffs.half(format(median))}
          </b>
        )}
        {[...seconds.entries()].map(([index, value]) => (
          <i key={index} style={{ ...toLeft(value), marginTop: `${-stepRem * (levels[index] ?? 0)}rem` }} />
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
