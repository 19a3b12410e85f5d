import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useState, type ComponentType, type RefObject } from 'react';
import { clipUrl } from '#src/config/service-urls.ts';
import { getHeavierFile, type ClipFile } from '#src/domain/clip-file.ts';
import { getRideMarks, type RideMarks } from '#src/domain/ride-clock.ts';
import { getRiderNames } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { isConnectionWeak } from '#src/lib/connection.ts';
import { useVideoSource } from '#src/lib/use-video-source.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { copy } from './copy.ts';
import type { Side } from './use-compare-search.ts';

export type RideClockComponent = ComponentType<{
  video: RefObject<HTMLVideoElement | null>;
  marks: RideMarks;
}>;

interface CompareClipProps {
  side: Side;
  ride: Video;
  video: RefObject<HTMLVideoElement | null>;
  /** The opacity of the picture, from 0 to 1. */
  opacity: number;
  isMuted: boolean;
  onToggleMuted: () => void;
  onDuration: (seconds: number) => void;
  RideClock: RideClockComponent;
}

export function CompareClip({ side, ride, video, opacity, RideClock, ...props }: CompareClipProps) {
  const [hasFailed, setHasFailed] = useState(false);
  // Two rides share the line and the width of the screen.
  const [file, setFile] = useState<ClipFile>(() => (isConnectionWeak() ? 360 : 720));
  const marks = getRideMarks(ride);
  useVideoSource(video, clipUrl(ride.video_id, file));
  const handleRetry = () => {
    setHasFailed(false);
    video.current?.load();
  };
  const handleError = ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
    if (file === 'original' || currentTarget.readyState > HTMLMediaElement.HAVE_NOTHING) setHasFailed(true);
    else setFile(getHeavierFile(file));
  };
  const name = describeRide(ride);
  const SoundIcon = props.isMuted ? VolumeX : Volume2;
  return (
    <div role="group" aria-label={name} data-side={side} className="compare-clip">
      <video
        ref={video}
        poster={ride.thumbnail_url}
        playsInline
        muted={props.isMuted}
        preload="auto"
        className="absolute inset-0 size-full object-contain"
        style={{ opacity }}
        onLoadedMetadata={({ currentTarget }) => props.onDuration(currentTarget.duration)}
        onError={handleError}
      />
      <div className="compare-info">
        <div className="compare-name">
          <Tag variant="overlay">{name}</Tag>
        </div>
        {marks && !hasFailed && <RideClock video={video} marks={marks} />}
        {hasFailed && (
          <div
            role="alert"
            className="m-auto grid justify-items-center gap-3 rounded-md bg-overlay p-4 text-center"
          >
            {copy.clip.failed}
            <Button variant="on-dark" onClick={handleRetry}>
              {copy.clip.tryAgain}
            </Button>
          </div>
        )}
        {!hasFailed && (
          <IconButton
            label={props.isMuted ? copy.clip.unmute : copy.clip.mute}
            className="compare-sound"
            onClick={props.onToggleMuted}
          >
            <SoundIcon className="size-5.5" />
          </IconButton>
        )}
      </div>
    </div>
  );
}

function describeRide(ride: Video): string {
  return [getRiderNames(ride) || ride.title, ride.animal_name].filter(Boolean).join(copy.clip.separator);
}
