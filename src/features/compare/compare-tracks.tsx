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
    <div className="compare-tracks">
      <div aria-hidden="true">
        {tracks.map(({ id, name }) => (
          <span key={id} className="compare-track numeral">
            {name}
          </span>
        ))}
      </div>
      <div>
        {rides.map(({ id, marks, clip, from, to }) => (
          <div key={id} data-track="" aria-hidden="true" className="compare-track">
            <i style={clip} />
            <i style={between(from, to)} />
            {time > from && <i style={between(from, Math.min(to, time))} />}
            {marks &&
              [from, to].map((mark) => <i key={mark} className="compare-mark" style={{ left: at(mark) }} />)}
          </div>
        ))}
        <output
          aria-hidden="true"
          className="compare-now numeral"
          style={{ left: at(time), translate: `-${at(time)}` }}
        >
          {copy.controls.time(time)}
        </output>
        <i style={{ left: at(time) }} />
        <div aria-hidden="true" className="compare-scale label">
          {getScale(Math.max(...rides.map(({ to }) => to))).map((seconds) => (
            <span key={seconds} style={{ left: at(seconds) }}>
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
