import { Suspense, useEffect, useState, type RefObject } from 'react';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { hasFirstRideBegun, showFirstStage } from '#src/lib/hand-over.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { usePoster } from '#src/lib/use-picture.ts';
import { Clip } from '../clip/clip.tsx';
import { usePictureRatio } from '../clip/use-picture-ratio.ts';
import { usePlayerPage } from '../controls/player-context.ts';
import { usePlayer } from '../controls/use-player.ts';
import { loadPlayerInterface } from './load-player-interface.ts';
import './player.css';

const PlayerInterface = lazyComponent(loadPlayerInterface, 'PlayerInterface');

interface VideoPlayerProps {
  /** The id in the URL. For older videos it may be the id of the document instead of the clip's. */
  videoId: string;
  /** Undefined until it is loaded. The clip waits for it, unless the page plays it already. */
  video: Video | undefined;
}

/** A ride that is hard to watch plays once somebody wants it to. Until it is known, nothing does. */
function useHold(video: Video | undefined) {
  const [isBegun] = useState(hasFirstRideBegun);
  const [isChosen, setIsChosen] = useState(false);
  const isHeld = !isChosen && (video ? video.hard_to_watch === true : !isBegun);
  const release = () => setIsChosen(true);
  return isHeld ? { release } : undefined;
}

/** Keeps what plays for what lies beside the picture; another element takes over with another file. */
function useShownClip(clipRef: RefObject<HTMLVideoElement | null>, clip: HTMLVideoElement): void {
  useEffect(() => {
    clipRef.current = clip;
  }, [clipRef, clip]);
}

/** Plays one ride: the clip at once, and what belongs to it as soon as it is there. */
export function VideoPlayer({ videoId, video }: VideoPlayerProps) {
  const { isUpright, clipRef, onPrevious, onNext } = usePlayerPage();
  const player = usePlayer(video?.video_id ?? videoId, useHold(video));
  useShownClip(clipRef, player.clip);
  const poster = usePoster(video?.thumbnail_url);
  usePictureRatio(player.clip, poster);
  const start = <div ref={showFirstStage} className="player-start" />;
  return (
    <div
      className={classNames(
        'player',
        isUpright && 'player-upright',
        !player.areControlsVisible && 'player-idle',
      )}
      {...player.stageProps}
    >
      <Clip played={player} poster={poster} hasOthers={Boolean(onPrevious ?? onNext)} />
      {video ? (
        <Suspense fallback={start}>
          <PlayerInterface player={player} video={video} />
        </Suspense>
      ) : (
        start
      )}
    </div>
  );
}
