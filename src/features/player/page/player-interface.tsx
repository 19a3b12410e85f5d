import { Suspense, useState } from 'react';
import { getRideTitle } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { usePictureZoom } from '#src/lib/zoom/use-picture-zoom.ts';
import { useTitle } from '#src/lib/use-title.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { useStuckPlayback } from '../clip/use-stuck-playback.ts';
import { useWantedFile } from '../clip/use-wanted-file.ts';
import { PlayerClock } from '../controls/player-clock.tsx';
import { usePlayerPage } from '../controls/player-context.ts';
import { PlayerControls } from '../controls/player-controls.tsx';
import { RideContext } from '../controls/ride-context.ts';
import { usePictureGestures } from '../controls/use-picture-gestures.ts';
import type { Player } from '../controls/use-player.ts';
import { useSystemControls } from '../controls/use-system-controls.ts';
import { ShortcutsDialog } from '../dialogs/shortcuts-dialog.tsx';
import { useQualityChoice } from '../dialogs/use-quality-choice.tsx';
import { copy } from './copy.ts';
import { secondsToNext } from '#src/ui/countdown-ring.tsx';
import { PictureLayer } from './picture-layer.tsx';
import { PlayerError } from './playback-notices.tsx';
import { PlayerBrand } from './player-brand.tsx';
import { PlayerHeader } from './player-header.tsx';
import { UprightPage } from './upright-page.tsx';
import { useMoment } from './use-moment.ts';
import './player-interface.css';

const ReviewTools = lazyComponent(() => import('../review/review-tools.tsx'), 'ReviewTools');

interface PlayerInterfaceProps {
  player: Player;
  video: Video;
}

/** What lies over the picture and, on a phone held upright, above and below it: facts, controls and notices. */
export function PlayerInterface({ player, video }: PlayerInterfaceProps) {
  const { settings, changeSettings, fullscreen, isUpright, nextVideo, ...page } = usePlayerPage();
  const { state, commands } = player;
  const moment = useMoment(commands.setRate);
  const [isReviewing, setIsReviewing] = useState(moment?.end !== undefined || moment?.shapes !== undefined);
  const zoom = usePictureZoom(
    { getStage: () => player.clip.closest('.player'), getClip: () => player.clip },
    moment?.zoom,
  );
  const createSwipe = (move: (() => void) | undefined) => {
    // Whoever draws on a ride or looks closely does not want to lose it.
    if (!move || isReviewing || zoom.isZoomed) return undefined;
    return () => {
      changeSettings({ knowsSwipe: true });
      move();
    };
  };
  const seekFeedback = usePictureGestures(player, {
    previous: createSwipe(page.onPrevious),
    next: createSwipe(page.onNext),
    isHeld: zoom.isZoomed,
  });
  const { isFullscreen } = fullscreen;
  useWantedFile(player, {
    ...player,
    isHeld: player.hold !== undefined,
    quality: settings.quality,
    isFullscreen,
    isReviewing,
  });
  const quality = useQualityChoice();
  useStuckPlayback(player.clip, player.isPlaying, commands.retry);
  useTitle(getRideTitle(video), 'player');
  useSystemControls(player, video);
  if (state.phase === 'failed')
    return (
      <PlayerError
        title={copy.playbackError.title}
        message={copy.playbackError.text}
        onRetry={commands.retry}
      />
    );
  const hasEnded = state.hasPlayedOut && !isReviewing;
  const comingRide = hasEnded && settings.playsNext && !nextVideo?.hard_to_watch ? nextVideo : undefined;
  const review = { isOpen: isReviewing, moment, toggle: () => setIsReviewing(!isReviewing) };
  return (
    <QueryProvider>
      <RideContext value={{ video, player, review, zoom, menuItem: quality.menuItem }}>
        <div className="player-layers">
          {isUpright ? <PlayerBrand /> : <PlayerHeader />}
          <PictureLayer seekFeedback={seekFeedback} hasEnded={hasEnded} />
          {!isUpright && <PlayerClock />}
          {isReviewing && (
            <Suspense>
              <ReviewTools />
            </Suspense>
          )}
          <PlayerControls />
          {isUpright && <UprightPage hasEnded={hasEnded} />}
          <p role="status" className="sr-only">
            {comingRide && copy.upNext.status(comingRide.title, secondsToNext)}
          </p>
        </div>
        {player.areShortcutsOpen && <ShortcutsDialog />}
        {quality.dialog}
      </RideContext>
    </QueryProvider>
  );
}
