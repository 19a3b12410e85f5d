import { Suspense, useState, type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { getRideMarks } from '#src/domain/ride-clock.ts';
import type { Video } from '#src/domain/video.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { copy } from './copy.ts';
import { PictureLayer } from './picture-layer.tsx';
import { PlayerError } from './playback-notices.tsx';
import { PlayerBrand } from './player-brand.tsx';
import { getFadingClass, PlayerControls } from './player-controls.tsx';
import { PlayerHeader } from './player-header.tsx';
import type { MomentActionsProps } from './review/review-tools.tsx';
import { UprightPage } from './upright-page.tsx';
import { ShortcutsDialog } from './dialogs/shortcuts-dialog.tsx';
import { secondsToNext } from './up-next-notice.tsx';
import type { Player } from './use-player.ts';
import { useQuality } from './use-quality.tsx';
import { usePictureGestures } from './use-picture-gestures.ts';
import { useStuckPlayback } from './use-stuck-playback.ts';
import { useSystemControls } from './use-system-controls.ts';
import { paths } from '#src/config/paths.ts';
import { parseMoment, type Moment } from '#src/domain/moment.ts';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { getRideTitle } from '#src/domain/ride-result.ts';
import { useTitle } from '#src/lib/use-title.ts';
import './player-interface.css';

const videoFolder = paths.video.replace(':videoId', '');

/**
 * The moment that the link of the page names; its start is part of the clip's URL (use-player.ts). Its speed
 * is set once. @returns undefined when the link names none
 */
function useMoment(setRate: (rate: number) => void): Moment | undefined {
  const [moment] = useState(() =>
    location.pathname.startsWith(videoFolder) ? parseMoment(location.search) : undefined,
  );
  const applySpeed = useEffectEvent(() => {
    if (moment?.speed !== undefined) setRate(moment.speed);
  });
  useEffect(() => applySpeed(), []);
  return moment;
}

const ReviewTools = lazyComponent(() => import('./review/review-tools.tsx'), 'ReviewTools');
const RideClock = lazyComponent(() => import('./ride-clock-display.tsx'), 'RideClock');
const RideClockFace = lazyComponent(() => import('./ride-clock-display.tsx'), 'RideClockFace');

/** An entry of the menu that another feature has. */
export interface PlayerMenuItem {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

export interface VideoActionsProps {
  video: Video;
  menuItem: PlayerMenuItem;
  onClose: () => void;
  /** Whether each button has a word below its icon. */
  hasCaptions: boolean;
  /** Another button, before the menu. */
  children: ReactNode;
}

/** Components of other features that the player shows. */
export interface PlayerActions {
  VideoActions: ComponentType<VideoActionsProps>;
  MomentActions: ComponentType<MomentActionsProps>;
}

interface PlayerInterfaceProps {
  player: Player;
  video: Video;
  nextVideo: Video | undefined;
  actions: PlayerActions;
  settings: PlayerSettings;
  onSettingsChange: (changes: Partial<PlayerSettings>) => void;
  isFullscreen: boolean;
  isUpright: boolean;
  /** Other rides, below the facts. */
  lists: ReactNode;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  onClose: () => void;
}

/** What lies over the picture and, on a phone held upright, above and below it: facts, controls and notices. */
export function PlayerInterface(props: PlayerInterfaceProps) {
  const { player, video, nextVideo, actions, settings, isUpright, isFullscreen } = props;
  const { state, commands } = player;
  const marks = getRideMarks(video);
  const moment = useMoment(commands.setRate);
  const [isReviewing, setIsReviewing] = useState(moment?.end !== undefined);
  const createSwipe = (move: (() => void) | undefined) => {
    // Whoever draws on a ride does not want to lose it.
    if (!move || isReviewing) return undefined;
    return () => {
      props.onSettingsChange({ knowsSwipe: true });
      move();
    };
  };
  const seekFeedback = usePictureGestures(player.element, {
    ...player,
    togglePlayback: commands.toggle,
    toggleFullscreen: commands.toggleFullscreen,
    seekBy: commands.seekBy,
    swipe: { previous: createSwipe(commands.previous), next: createSwipe(commands.next) },
  });
  const quality = useQuality(player, { ...props, isReviewing });
  useStuckPlayback(player.element, player.isPlaying, commands.retry);
  useTitle(getRideTitle(video), 'player');
  useSystemControls(player, video);
  if (state.phase === 'failed')
    return (
      <PlayerError
        title={copy.playbackError.title}
        message={copy.playbackError.text}
        onRetry={commands.retry}
        onClose={props.onClose}
      />
    );
  const fadingClass = getFadingClass(player);
  const comingRide = state.hasPlayedOut && settings.playsNext && !isReviewing ? nextVideo : undefined;
  const Clock = isUpright ? RideClockFace : RideClock;
  const rideClock = marks && (
    <Suspense>
      <Clock video={player.element} marks={marks} />
    </Suspense>
  );
  return (
    <QueryProvider>
      <div className="player-layers [&_:is(dialog,[popover])]:pointer-events-auto">
        {isUpright ? (
          <PlayerBrand onClose={props.onClose} />
        ) : (
          <PlayerHeader
            video={video}
            isPanelOpen={props.isPanelOpen}
            onClose={props.onClose}
            className={fadingClass}
          />
        )}
        <PictureLayer
          player={player}
          seekFeedback={seekFeedback}
          comingRide={comingRide}
          isUpright={isUpright}
          isFullscreen={isFullscreen}
          knowsSwipe={settings.knowsSwipe}
        />
        {!isUpright && rideClock}
        {isReviewing && (
          <Suspense>
            <ReviewTools
              player={player}
              video={video}
              moment={moment}
              className={isUpright ? '' : fadingClass}
              onClose={() => setIsReviewing(false)}
              MomentActions={actions.MomentActions}
            />
          </Suspense>
        )}
        <PlayerControls
          player={player}
          videoId={video.video_id}
          isFullscreen={isFullscreen}
          isUpright={isUpright}
          isPanelOpen={props.isPanelOpen}
          onTogglePanel={props.onTogglePanel}
          renderActions={(children) => (
            <Suspense fallback={<span className="h-11 w-33" />}>
              <actions.VideoActions
                video={video}
                menuItem={quality.menuItem}
                onClose={props.onClose}
                hasCaptions={isUpright}
              >
                {children}
              </actions.VideoActions>
            </Suspense>
          )}
          rideClock={rideClock}
          isReviewOpen={isReviewing}
          onToggleReview={() => setIsReviewing(!isReviewing)}
          className={isUpright ? '' : fadingClass}
        />
        {isUpright && <UprightPage video={video}>{props.lists}</UprightPage>}
        <p role="status" className="sr-only">
          {comingRide && copy.upNext.status(comingRide.title, secondsToNext)}
        </p>
      </div>
      {player.areShortcutsOpen && (
        <ShortcutsDialog
          isEnabled={settings.hasShortcuts}
          onChange={(hasShortcuts) => props.onSettingsChange({ hasShortcuts })}
          onClose={commands.hideShortcuts}
        />
      )}
      {quality.dialog}
    </QueryProvider>
  );
}
