import { classNames } from '#src/lib/class-names.ts';
import { formatDuration } from '#src/lib/format.ts';
import { copy } from '../copy.ts';
import type { NightRide, NightState } from '../job/night-state.ts';
import { dispatchNight } from '../job/night-store.ts';

/** Where each recording starts on the line of the whole night, in seconds. */
function getOffsets(recordings: NightState['recordings']): ReadonlyMap<string, number> {
  let end = 0;
  return new Map(
    recordings.map(({ id, duration }) => {
      end += duration;
      return [id, end - duration];
    }),
  );
}

/** The whole night: a back number for each ride. */
export function NightLine({ night }: { night: NightState }) {
  const { recordings, rides, selectedId } = night;
  const offsets = getOffsets(recordings);
  const duration = recordings.reduce((sum, recording) => sum + recording.duration, 0);
  const getPosition = ({ recordingId, selection }: NightRide) =>
    `${(((offsets.get(recordingId) ?? 0) + (selection.start + selection.end) / 2) / duration) * 100}%`;
  return (
    <section aria-label={copy.line.label} className="grid min-w-0 gap-2">
      <div className="overflow-x-auto">
        <div
          className="relative px-5.5 pt-14"
          style={{ width: `${Math.max(0, rides.length * 2.6)}rem`, minWidth: '100%' }}
        >
          <Wave recordings={recordings} duration={duration} />
          <div className="h-0.5 bg-line-strong" />
          <div className="pointer-events-none absolute inset-x-5.5 top-0">
            {rides.map((ride, index) => (
              <Pin
                key={ride.id}
                ride={ride}
                number={index + 1}
                isSelected={ride.id === selectedId}
                position={getPosition(ride)}
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

function Wave({ recordings, duration }: { recordings: NightState['recordings']; duration: number }) {
  return (
    <div aria-hidden="true" className="flex h-9">
      {recordings.map(({ id, duration: seconds, activity }) => (
        <svg
          key={id}
          viewBox={`0 0 ${Math.max(1, activity.length)} 1`}
          preserveAspectRatio="none"
          className="h-full border-l border-line first:border-0"
          style={{ width: `${(seconds / duration) * 100}%` }}
        >
          <path
            d={activity.map((level, index) => `M${index + 0.5} ${1 - 0.08 - 0.92 * level}V1`).join('')}
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong stroke-2 opacity-75"
          />
        </svg>
      ))}
    </div>
  );
}

const markClasses = {
  accepted: 'bg-plate text-plate-ink shadow-1 ring-1 ring-plate-ink/40',
  suggested: 'bg-surface text-denim-text outline-2 -outline-offset-1 outline-denim-text outline-dashed',
  dropped: 'text-ink-2 line-through decoration-2',
};

interface PinProps {
  ride: NightRide;
  number: number;
  isSelected: boolean;
  position: string;
}

function Pin({ ride, number, isSelected, position }: PinProps) {
  const { pin, legend } = copy.line;
  return (
    <button
      type="button"
      aria-label={pin(copy.ride(number), legend[ride.mark], formatDuration(ride.selection.start))}
      aria-current={isSelected}
      onClick={() => dispatchNight({ type: 'ride selected', id: ride.id })}
      style={{ left: position }}
      className={classNames(
        'pointer-events-auto absolute top-1 -ml-5.5 grid size-11 place-items-center after:absolute after:top-9.5 after:left-1/2 after:-ml-px after:h-12 after:w-0.5 after:bg-current',
        isSelected ? 'z-1 text-red' : 'text-ink-2 after:opacity-40',
      )}
    >
      <b
        className={classNames(
          'numeral grid h-8 min-w-8 place-items-center rounded-[3px] px-1 pt-[0.12em] text-[1.375rem]',
          isSelected ? 'bg-red text-on-red' : markClasses[ride.mark],
        )}
      >
        {number}
      </b>
    </button>
  );
}

function Legend() {
  const { legend } = copy.line;
  const swatch = 'size-4 rounded-[2px]';
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 *:inline-flex *:items-center *:gap-2"
    >
      <span>
        <i className={`${swatch} bg-plate ring-1 ring-plate-ink/40`} />
        {legend.accepted}
      </span>
      <span>
        <i className={`${swatch} outline-2 -outline-offset-1 outline-denim-text outline-dashed`} />
        {legend.suggested}
      </span>
      <span>
        <i className={`${swatch} bg-red`} />
        {legend.selected}
      </span>
      <span>
        <s>8</s> {legend.dropped}
      </span>
    </p>
  );
}
