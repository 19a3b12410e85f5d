import { getCommonRange, type ComparedClip } from '#src/domain/compare-timeline.ts';
import type { RideMarks } from '#src/domain/ride-clock.ts';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { copy } from './copy.ts';

export interface CompareTrack {
  id: string;
  clip: ComparedClip;
  /** In seconds of the clip; undefined for a ride without a clock. */
  marks: RideMarks | undefined;
  /** The result of the ride, if it has one. */
  name: string;
}

const maxScaleSteps = 5;
const scaleSteps = [2, 5, 10, 20];

/** The seconds below the tracks: from 0 to the end of the longer ride. */
function getScale(end: number): number[] {
  const step = scaleSteps.find((seconds) => end / seconds <= maxScaleSteps) ?? 30;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

interface CompareTracksProps {
  tracks: readonly CompareTrack[];
  /** Common time, in seconds. */
  time: number;
  onSeek: (time: number) => void;
}

/** Where each ride lies on the common time line, and how far both have come. */
export function CompareTracks({ tracks, time, onSeek }: CompareTracksProps) {
  const { start, end } = getCommonRange(tracks.map(({ clip }) => clip));
  const length = end - start || 1;
  const at = (seconds: number) => percent((seconds - start) / length);
  const between = (from: number, to: number) => ({ left: at(from), width: percent((to - from) / length) });
  const rides = tracks.map(({ id, clip: { zero, duration }, marks }) => ({
    id,
    marks,
    clip: between(-zero, duration - zero),
    from: (marks?.start ?? 0) - zero,
    to: (marks?.end ?? duration) - zero,
  }));
  const isGate = tracks.every(({ clip, marks }) => marks?.start === clip.zero);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-on-picture">
      <div aria-hidden="true" className="grid content-start gap-1 pt-7 text-right short:gap-0.5 short:pt-6">
        {tracks.map(({ id, name }) => (
          <span
            key={id}
            className="numeral flex h-6 items-center justify-end text-lg short:h-3.5 short:text-sm"
          >
            {name}
          </span>
        ))}
      </div>
      <div className="relative rounded-sm pt-7 outline-offset-4 has-[input:focus-visible]:outline-2 short:pt-6">
        <div aria-hidden="true" className="grid gap-1 short:gap-0.5">
          {rides.map(({ id, marks, clip, from, to }) => (
            <div key={id} data-track="" className="relative h-6 short:h-3.5">
              <i className="absolute inset-y-0 rounded-[2px] bg-current/15" style={clip} />
              <i className="absolute inset-y-0 bg-current/35" style={between(from, to)} />
              {time > from && (
                <i className="absolute inset-y-0 bg-red" style={between(from, Math.min(to, time))} />
              )}
              {marks &&
                [from, to].map((mark) => (
                  <i
                    key={mark}
                    className="absolute inset-y-0 -ml-px w-0.5 bg-brass"
                    style={{ left: at(mark) }}
                  />
                ))}
            </div>
          ))}
        </div>
        <output
          aria-hidden="true"
          className="numeral absolute top-0 rounded-[3px] bg-plate px-2 py-1 text-plate-ink"
          style={{ left: at(time), translate: `-${at(time)}` }}
        >
          {copy.controls.time(time)}
        </output>
        <i
          className="absolute top-6 bottom-5 -ml-px w-[3px] bg-on-picture short:bottom-0"
          style={{ left: at(time) }}
        />
        <div aria-hidden="true" className="label relative h-5 text-xs text-on-picture-2 short:hidden">
          {getScale(Math.max(...rides.map(({ to }) => to))).map((seconds) => (
            <span
              key={seconds}
              className="absolute -translate-x-1/2 whitespace-nowrap"
              style={{ left: at(seconds) }}
            >
              {seconds === 0 && isGate ? copy.controls.gate : seconds}
            </span>
          ))}
        </div>
        <RangeSlider
          aria-label={copy.controls.position}
          aria-valuetext={copy.controls.timeOf(time, end)}
          data-seeks=""
          max={end - start}
          step="any"
          value={time - start}
          onChange={(value) => onSeek(start + value)}
          className="absolute inset-0 h-full opacity-0"
        />
      </div>
    </div>
  );
}
