import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clipUrl } from '#src/config/service-urls.ts';
import type { RideMarksDraft } from '#src/domain/ride-marks.ts';
import { clamp, findFrameAt, getBoundaryTime, type Timeline } from '#src/domain/timeline.ts';
import type { Video } from '#src/domain/video.ts';
import { formatDuration, formatTimecode } from '#src/lib/format.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { clipTimelineQuery } from '#src/queries/clip-timeline-query.ts';
import { LoadError } from '#src/ui/load-error.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { usePoster } from '#src/lib/use-picture.ts';
import { copy } from '../copy.ts';
import { FrameControls } from '../trim/frame-controls.tsx';
import { RideMarksSummary } from '../trim/ride-marks-summary.tsx';
import { useTrimPlayback } from '../trim/use-trim-playback.ts';
import '../upload.css';

export interface RideMarksEditorProps {
  video: Video;
  /** Seconds of the clip. */
  marks: RideMarksDraft;
  onChange: (marks: RideMarksDraft) => void;
}

export function RideMarksEditor(props: RideMarksEditorProps) {
  const timeline = useQuery(clipTimelineQuery(props.video.video_id));
  useReport(timeline.error);
  if (timeline.isLoadingError)
    return (
      <LoadError
        title={copy.rideClock.loadError}
        text={getErrorMessage(timeline.error)}
        onRetry={() => void timeline.refetch()}
      />
    );
  if (!timeline.data)
    return (
      <Loading label={copy.rideClock.loading}>
        <Skeleton className="aspect-video w-full" />
      </Loading>
    );
  return <ClipMarker {...props} timeline={timeline.data} />;
}

function useReport(error: Error | null) {
  useEffect(() => {
    if (error) reportError(error, 'The index of the clip could not be read');
  }, [error]);
}

function ClipMarker({ video, marks, onChange, timeline }: RideMarksEditorProps & { timeline: Timeline }) {
  const selection = { start: 0, end: timeline.duration };
  const poster = usePoster(video.thumbnail_url);
  const playback = useTrimPlayback(clipUrl(video.video_id), selection);
  const getShownFrame = () => findFrameAt(timeline, playback.getShownTime());
  const handleStep = (frames: number) => {
    const last = timeline.frameTimes.length - 1;
    playback.seek(getBoundaryTime(timeline, clamp(getShownFrame() + frames, 0, last)));
  };
  return (
    <div className="frame-editor">
      <div className="frame-view on-dark">
        <video
          {...playback.videoProps}
          playsInline
          preload="auto"
          poster={poster}
          aria-label={copy.trim.video}
          className="frame-picture"
        />
        <div className="flex items-center gap-3 px-4">
          <RangeSlider
            aria-label={copy.rideClock.position}
            aria-valuetext={formatDuration(playback.time)}
            max={timeline.duration}
            step={0.01}
            value={playback.time}
            onChange={playback.seek}
            className="min-w-0 flex-1"
          />
          <p className="numeral">{formatTimecode(playback.time)}</p>
        </div>
      </div>
      <div className="@container grid gap-6">
        <FrameControls
          marks={marks}
          getShownFrame={() => getBoundaryTime(timeline, getShownFrame())}
          onMark={onChange}
          isPlaying={playback.isPlaying}
          onToggle={playback.toggle}
          onStep={handleStep}
        />
        <RideMarksSummary marks={marks} timeline={timeline} selection={selection} onSeek={playback.seek} />
      </div>
    </div>
  );
}
