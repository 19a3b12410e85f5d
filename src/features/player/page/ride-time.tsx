import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatFrameError, getFrameError, isQualified, type RideMarks } from '#src/domain/ride-clock.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { reportError } from '#src/lib/log.ts';
import { clipTimelineQuery } from '#src/queries/clip-timeline-query.ts';
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

function useFrameError(videoId: string, marks: RideMarks): number | undefined {
  const { data: timeline, error } = useQuery(clipTimelineQuery(videoId));
  useEffect(() => {
    if (error) reportError(error, 'The frame error of the ride is unknown');
  }, [error]);
  return timeline && getFrameError(timeline, marks);
}
