import { Suspense, useState, type ComponentType, useEffect, useEffectEvent } from 'react';
import { getRideMarks } from '#src/domain/ride-clock.ts';
import type { Video } from '#src/domain/video.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { AdjacentVideoButtons } from './adjacent-video-buttons.tsx';
import { copy } from './copy.ts';
import { BufferingNotice, PlayerError, SeekNotice, SilencedNotice } from './playback-notices.tsx';
import { getFadingClass, PlayerControls } from './player-controls.tsx';
import { PlayerHeader } from './player-header.tsx';
import type { MomentActionsProps } from './review/review-tools.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { Player } from './use-player.ts';
import { paths } from '#src/config/paths.ts';
import { parseMoment, type Moment } from '#src/domain/moment.ts';

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

/** Of other features. */
export interface PlayerActions {
  VideoActions: ComponentType<{ video: Video; onClose: () => void }>;
  MomentActions: ComponentType<MomentActionsProps>;
}

interface PlayerInterfaceProps {
  player: Player;
  video: Video;
  actions: PlayerActions;
  isFullscreen: boolean;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  hasShortcuts: boolean;
  onShortcutsChange: (hasShortcuts: boolean) => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** What lies over the picture: facts, controls and notices. */
export function PlayerInterface(props: PlayerInterfaceProps) {
  const { player, video, actions, isPanelOpen } = props;
  const { state, commands, sound, seekFeedback } = player;
  const marks = getRideMarks(video);
  const moment = useMoment(commands.setRate);
  const [isReviewOpen, setIsReviewOpen] = useState(moment?.end !== undefined);
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
  return (
    <QueryProvider>
      <div className="pointer-events-none absolute inset-0 grid grid-rows-[minmax(0,auto)_minmax(0,1fr)_minmax(0,auto)] [&_:is(dialog,[popover])]:pointer-events-auto">
        <PlayerHeader
          video={video}
          isPanelOpen={isPanelOpen}
          onClose={props.onClose}
          className={fadingClass}
        />
        {marks && (
          <Suspense>
            <RideClock video={player.element} marks={marks} />
          </Suspense>
        )}
        {isReviewOpen && (
          <Suspense>
            <ReviewTools
              player={player}
              video={video}
              moment={moment}
              onClose={() => setIsReviewOpen(false)}
              MomentActions={actions.MomentActions}
            />
          </Suspense>
        )}
        <PlayerControls
          player={player}
          videoId={video.video_id}
          isFullscreen={props.isFullscreen}
          isPanelOpen={isPanelOpen}
          onTogglePanel={props.onTogglePanel}
          videoActions={
            <Suspense fallback={<span className="h-11 w-33" />}>
              <actions.VideoActions video={video} onClose={props.onClose} />
            </Suspense>
          }
          isReviewOpen={isReviewOpen}
          onToggleReview={() => setIsReviewOpen(!isReviewOpen)}
          className={fadingClass}
        />
        <div className={fadingClass}>
          <AdjacentVideoButtons onPrevious={props.onPrevious} onNext={props.onNext} />
        </div>
      </div>
      {state.phase === 'buffering' && <BufferingNotice />}
      {sound.isSilenced && state.phase === 'playing' && <SilencedNotice onClick={sound.toggleMuted} />}
      {seekFeedback && <SeekNotice key={seekFeedback.count} seconds={seekFeedback.seconds} />}
      {player.areShortcutsOpen && (
        <ShortcutsDialog
          isEnabled={props.hasShortcuts}
          onChange={props.onShortcutsChange}
          onClose={commands.hideShortcuts}
        />
      )}
    </QueryProvider>
  );
}
