import { memo } from 'react';
import { formatDuration } from '#src/lib/format.ts';
import { copy } from './copy.ts';
import { findShownSource, isUnsure, type Ride, type RidesState } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';

/** Where each source starts on the line of the whole night, in seconds. */
function getOffsets(sources: RidesState['sources']): ReadonlyMap<string, number> {
  let end = 0;
  return new Map(
    sources.map(({ id, duration }) => {
      end += duration;
      return [id, end - duration];
    }),
  );
}

const pinRem = 2.75;
/** With room for most pins at the middle of their rides. */
const roomRem = 3.5;

/**
 * In CSS, from where each ride is in the night, in order. A pin that would lie on an earlier one stands beside it; at the
 * end of the line, the earlier ones make room.
 */
function placePins(shares: readonly number[]): string[] {
  return shares.map((share, index) => {
    const isCrowding = (earlier: number, at: number) => (share - earlier) * shares.length < index - at;
    const places = shares.flatMap((earlier, at) =>
      at === index || (at < index && isCrowding(earlier, at))
        ? [`${earlier * 100}% + ${(index - at) * pinRem}rem`]
        : [],
    );
    return `min(100% - ${(shares.length - 1 - index) * pinRem}rem, max(${places.join(', ')}))`;
  });
}

/** The whole night: a back number for each ride. */
export function NightLine({ night }: { night: RidesState }) {
  const { sources, rides, selectedId } = night;
  const offsets = getOffsets(sources);
  const duration = sources.reduce((sum, source) => sum + source.duration, 0);
  const getShare = ({ sourceId, selection }: Ride) =>
    ((offsets.get(sourceId) ?? 0) + (selection.start + selection.end) / 2) / duration;
  const positions = placePins(rides.map(getShare));
  return (
    <section aria-label={copy.line.label} className="grid min-w-0 gap-2">
      <div className="overflow-x-auto">
        <div className="night-line" style={{ width: `${rides.length * roomRem}rem` }}>
          <div className="relative">
            <Wave sources={sources} duration={duration} />
            <NightSlider night={night} offsets={offsets} duration={duration} />
          </div>
          <div className="h-0.5 bg-line-strong" />
          <div className="absolute inset-x-[1.375rem] top-0">
            {rides.map((ride, index) => (
              <Pin
                key={ride.id}
                ride={ride}
                number={index + 1}
                isSelected={ride.id === selectedId}
                position={positions[index] ?? '0'}
              />
            ))}
          </div>
          <p
            aria-hidden="true"
            className="mt-2 flex justify-between font-display font-semibold text-ink-2 tabular-nums"
          >
            {[0, 0.25, 0.5, 0.75, 1].map((part) => (
              <span key={part}>{formatDuration(part * duration)}</span>
            ))}
          </p>
        </div>
      </div>
      <Legend />
    </section>
  );
}

interface NightSliderProps {
  night: RidesState;
  offsets: ReadonlyMap<string, number>;
  duration: number;
}

/** Lies over the chart: a tap leads there. */
function NightSlider({ night, offsets, duration }: NightSliderProps) {
  const { sources, rides, selectedId, shown } = night;
  const selected = rides.find(({ id }) => id === selectedId);
  const source = findShownSource(night);
  const time = selected?.selection.start ?? shown?.time ?? 0;
  const value = ((source && offsets.get(source.id)) ?? 0) + time;
  const handleChange = (seconds: number) => {
    const next = sources.findLast(({ id }) => (offsets.get(id) ?? 0) <= seconds);
    if (!next) return;
    nightStore.dispatch({ type: 'source shown', id: next.id, time: seconds - (offsets.get(next.id) ?? 0) });
  };
  return (
    <input
      type="range"
      aria-label={copy.line.position}
      aria-valuetext={formatDuration(value)}
      min={0}
      max={duration}
      step={0.1}
      value={value}
      onChange={(event) => handleChange(event.currentTarget.valueAsNumber)}
      className="night-slider"
    />
  );
}

function Wave({ sources, duration }: { sources: RidesState['sources']; duration: number }) {
  return (
    <div aria-hidden="true" className="flex h-9">
      {sources.map(({ id, duration: seconds, activity }) => (
        <svg
          key={id}
          viewBox={`0 0 ${Math.max(1, activity.length)} 1`}
          preserveAspectRatio="none"
          className="night-wave"
          style={{ width: `${(seconds / duration) * 100}%` }}
        >
          <path
            d={activity.map((level, index) => `M${index + 0.5} ${1 - 0.08 - 0.92 * level}V1`).join('')}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      ))}
    </div>
  );
}

interface PinProps {
  ride: Ride;
  number: number;
  isSelected: boolean;
  position: string;
}

const Pin = memo(function Pin({ ride, number, isSelected, position }: PinProps) {
  const { pin, legend } = copy.line;
  const look = isUnsure(ride) ? 'maybe' : ride.verdict;
  return (
    <button
      type="button"
      aria-label={pin(copy.ride(number), legend[look], formatDuration(ride.selection.start))}
      aria-current={isSelected}
      onClick={() => nightStore.dispatch({ type: 'ride selected', id: ride.id })}
      style={{ left: position }}
      className="night-pin"
    >
      <b className={`numeral night-${look}`}>{number}</b>
    </button>
  );
});

function Legend() {
  const { legend } = copy.line;
  return (
    <p aria-hidden="true" className="night-legend">
      <span>
        <i className="night-accepted" />
        {legend.accepted}
      </span>
      <span>
        <i className="night-suggested" />
        {legend.suggested}
      </span>
      <span>
        <i className="night-maybe" />
        {legend.maybe}
      </span>
      <span>
        <i className="night-selected" />
        {legend.selected}
      </span>
      <span>
        <s>8</s> {legend.dropped}
      </span>
    </p>
  );
}
