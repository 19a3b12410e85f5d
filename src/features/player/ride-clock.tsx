import Check from 'lucide-react/icons/check';
import { useEffect, useState, type RefObject } from 'react';
import { formatRideSeconds, getElapsedSeconds, isQualified, type RideMarks } from '#src/domain/ride-clock.ts';
import { trackPresentedTime } from '#src/lib/presented-time.ts';
import { copy } from './copy.ts';
import './ride-clock.css';

interface RideClockProps {
  video: RefObject<HTMLVideoElement | null>;
  marks: RideMarks;
}

/** The time since the gate opened, of the frame that is shown. */
export function RideClock({ video, marks }: RideClockProps) {
  const seconds = useElapsedSeconds(video, marks);
  const hasQualified = isQualified(seconds);
  return (
    <div className="ride-clock-row">
      <p
        role="timer"
        aria-label={copy.rideClock.label}
        className="ride-clock numeral"
        data-qualified={hasQualified || undefined}
      >
        {hasQualified && <Check role="img" aria-label={copy.rideClock.qualified} strokeWidth={3.5} />}
        {formatRideSeconds(seconds, 1)}
      </p>
    </div>
  );
}

function useElapsedSeconds(video: RefObject<HTMLVideoElement | null>, { start, end }: RideMarks) {
  const [frameTime, setFrameTime] = useState(0);
  useEffect(() => {
    if (!video.current) return;
    return trackPresentedTime(video.current, setFrameTime).stop;
  }, [video]);
  return getElapsedSeconds({ start, end }, frameTime);
}
