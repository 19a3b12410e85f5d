import Check from 'lucide-react/icons/check';
import { useEffect, useState, type CSSProperties, type RefObject } from 'react';
import { getElapsedSeconds, isQualified, type RideMarks } from '#src/domain/ride-clock.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { trackPresentedTime } from '#src/lib/presented-time.ts';
import { copy } from './copy.ts';

/** Between the header and the controls. Sizes are in em, so that nothing is left of the clock where there is no room for it. */
const rowStyle: CSSProperties = { gridArea: '2 / 1', containerType: 'size' };
const clockStyle: CSSProperties = {
  gap: '0.15em',
  padding: '0.2em 0.35em 0.12em',
  border: '0.05em solid',
  borderRadius: '0.2em',
  fontSize: 'var(--clock-size, min(2.75rem, 40cqh, 20cqw))',
};

/** The box is dark in both themes, and so these colors are the same. */
const colors = { running: 'var(--color-red-on-leather)', qualified: '#a6d188' };

interface RideClockProps {
  video: RefObject<HTMLVideoElement | null>;
  marks: RideMarks;
  /** Over the picture, and not beside the time of the clip. */
  isOverPicture?: boolean;
}

/** The time since the gate opened, of the frame that is shown. */
export function RideClock({ video, marks, isOverPicture = true }: RideClockProps) {
  const seconds = useElapsedSeconds(video, marks);
  const hasQualified = isQualified(seconds);
  const clock = (
    <p
      role="timer"
      aria-label={copy.rideClock.label}
      className="numeral ml-auto flex w-max items-center bg-overlay"
      style={{ ...clockStyle, color: hasQualified ? colors.qualified : colors.running }}
    >
      {hasQualified && (
        <Check role="img" aria-label={copy.rideClock.qualified} strokeWidth={3.5} className="size-[0.7em]" />
      )}
      {formatRideSeconds(seconds, 1)}
    </p>
  );
  if (!isOverPicture) return clock;
  return (
    <div className="px-(--gutter)" style={rowStyle}>
      {clock}
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
