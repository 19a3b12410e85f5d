import { useEffect, useState } from 'react';
import { formatFrameError, getFrameError, isQualified, type RideMarks } from '#src/domain/ride-clock.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { reportError } from '#src/lib/log.ts';
import { loadClipTimeline } from '#src/queries/clip-timeline-query.ts';
import { copy } from '../controls/copy.ts';

interface RideTimeProps {
  videoId: string;
  marks: RideMarks;
}

export function RideTime({ videoId, marks }: RideTimeProps) {
  const error = useFrameError(videoId, marks);
  const seconds = marks.end - marks.start;
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">
        {copy.rideClock.seconds(formatRideSeconds(seconds, 2))}
        {error !== undefined && copy.rideClock.error(formatFrameError(error))}
      </span>
      {isQualified(seconds) && (
        <span className="font-normal text-on-picture-2">{copy.rideClock.qualified}</span>
      )}
    </>
  );
}

function useFrameError(videoId: string, { start, end }: RideMarks): number | undefined {
  const [error, setError] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    loadClipTimeline(videoId).then(
      (timeline) => isCurrent && setError(getFrameError(timeline, { start, end })),
      (cause: unknown) => reportError(cause, 'The frame error of the ride is unknown'),
    );
    return () => {
      isCurrent = false;
    };
  }, [videoId, start, end]);
  return error;
}
