import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useState, type ComponentType, type RefObject } from 'react';
import { listClipUrls } from '#src/data/storage/clip-urls.ts';
import { getRideMarks, type RideMarks } from '#src/domain/ride-clock.ts';
import { getRiderNames } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import type { ShownZoom } from '#src/lib/zoom/use-picture-zoom.ts';
import { useClipPlayer } from '#src/lib/use-clip-player.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { usePoster } from '#src/lib/use-picture.ts';
import { LazyHardCover } from '#src/ui/lazy-hard-cover.tsx';
import { ZoomButtons } from '#src/ui/zoom-buttons.tsx';
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
  zoom: ShownZoom;
  isMuted: boolean;
  onToggleMuted: () => void;
  onDuration: (seconds: number) => void;
  RideClock: RideClockComponent;
}

export function CompareClip({ side, ride, video, opacity, RideClock, ...props }: CompareClipProps) {
  const marks = getRideMarks(ride);
  const [ratio, setRatio] = useState(16 / 9);
  // A light file: two rides share the line and the width of the screen.
  const [watched, setWatched] = useState<string>();
  const isCovered = ride.hard_to_watch === true && watched !== ride.id;
  const { hasFailed, retry } = useClipPlayer(video, isCovered ? [] : listClipUrls(ride.video_id));
  const poster = usePoster(ride.thumbnail_url);
  const name = describeRide(ride);
  const SoundIcon = props.isMuted ? VolumeX : Volume2;
  return (
    <div
      role="group"
      aria-label={name}
      data-side={side}
      className="@container-[size] relative aspect-video min-w-0 overflow-clip"
      style={{ ['--ratio' as string]: ratio }}
    >
      <video
        ref={video}
        poster={poster}
        playsInline
        muted={props.isMuted}
        preload="auto"
        className="absolute inset-0 zoomed size-full object-contain"
        style={{ opacity, touchAction: props.zoom.isZoomed ? 'none' : 'pan-x pan-y' }}
        onLoadedMetadata={({ currentTarget }) => {
          props.onDuration(currentTarget.duration);
          setRatio(currentTarget.videoWidth / currentTarget.videoHeight);
        }}
      />
      {isCovered && <LazyHardCover onPlay={() => setWatched(ride.id)} />}
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
            <Button variant="on-dark" onClick={retry}>
              {copy.clip.tryAgain}
            </Button>
          </div>
        )}
        {!hasFailed && (
          <div className="absolute right-1 bottom-1 flex rounded-full bg-overlay">
            <ZoomButtons zoom={props.zoom} />
            <IconButton
              label={props.isMuted ? copy.clip.unmute : copy.clip.mute}
              onClick={props.onToggleMuted}
            >
              <SoundIcon className="size-5.5" />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  );
}

function describeRide(ride: Video): string {
  return [getRiderNames(ride) || ride.title, ride.animal_name].filter(Boolean).join(copy.clip.separator);
}
