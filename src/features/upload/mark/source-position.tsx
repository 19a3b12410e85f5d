import { useState } from 'react';
import { clamp } from '#src/domain/timeline.ts';
import { formatDuration } from '#src/lib/format.ts';
import { IconButton } from '#src/ui/button.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { copy } from './copy.ts';

const skippedSeconds = 10;
/** What the fine slider shows to either side: a recording of 90 minutes has 16 seconds in a pixel of a phone. */
const fineSeconds = 60;
const searchRates = [1, 2, 4] as const;
export type SearchRate = (typeof searchRates)[number];

interface SourcePositionProps {
  duration: number;
  time: number;
  rate: SearchRate;
  /** Whether a missed ride is looked for. */
  isFine: boolean;
  onSeek: (seconds: number) => void;
  onRateChange: (rate: SearchRate) => void;
}

/** Leads to any place of a source: far with one slider, near with the other, and by listening at up to four times the speed. */
export function SourcePosition(props: SourcePositionProps) {
  const { duration, time, rate, isFine, onSeek, onRateChange } = props;
  const renderSkip = (seconds: number) => (
    <IconButton
      label={seconds < 0 ? copy.hand.skipBack : copy.hand.skipForward}
      onClick={() => onSeek(clamp(time + seconds, 0, duration))}
    >
      <span className="label text-md">{seconds < 0 ? `−${-seconds}` : `+${seconds}`}</span>
    </IconButton>
  );
  return (
    <div className="on-dark grid bg-player px-2 py-1 text-on-picture sm:px-4">
      <div className="flex items-center gap-1">
        {renderSkip(-skippedSeconds)}
        <RangeSlider
          aria-label={copy.hand.position}
          aria-valuetext={formatDuration(time)}
          max={duration}
          step={0.1}
          value={time}
          onChange={onSeek}
          className="min-w-0 flex-1"
        />
        {renderSkip(skippedSeconds)}
        <IconButton
          label={copy.hand.speed(rate)}
          onClick={() => onRateChange(searchRates[(searchRates.indexOf(rate) + 1) % searchRates.length] ?? 1)}
        >
          <span className="label text-md">{copy.hand.rate(rate)}</span>
        </IconButton>
      </div>
      {isFine && duration > 2 * fineSeconds && <FineSlider duration={duration} time={time} onSeek={onSeek} />}
    </div>
  );
}

/** Two minutes. They stay where they are while one looks around in them. */
function FineSlider({ duration, time, onSeek }: Pick<SourcePositionProps, 'duration' | 'time' | 'onSeek'>) {
  const [middle, setMiddle] = useState(time);
  if (Math.abs(time - middle) > fineSeconds) setMiddle(time);
  const from = clamp(middle - fineSeconds, 0, duration - 2 * fineSeconds);
  return (
    <div className="flex items-center gap-3 px-2 font-display font-semibold text-on-picture-2 tabular-nums">
      <span aria-hidden="true">{formatDuration(from)}</span>
      <RangeSlider
        aria-label={copy.hand.fine}
        aria-valuetext={formatDuration(time)}
        max={2 * fineSeconds}
        step={0.1}
        value={time - from}
        onChange={(seconds) => onSeek(from + seconds)}
        className="min-w-0 flex-1"
      />
      <span aria-hidden="true">{formatDuration(from + 2 * fineSeconds)}</span>
    </div>
  );
}
