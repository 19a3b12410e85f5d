import type { ReactNode } from 'react';
import type { Video } from '#src/domain/video.ts';
import { AdjacentVideoButtons } from './adjacent-video-buttons.tsx';
import { copy } from './copy.ts';
import { getFadingClass } from './fading-class.ts';
import { BufferingNotice, PlayerError, SeekNotice, SilencedNotice } from './playback-notices.tsx';
import { PlayerControls } from './player-controls.tsx';
import { PlayerHeader } from './player-header.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { Player } from './use-player.ts';

export interface PlayerInterfaceProps {
  player: Player;
  video: Video;
  isFullscreen: boolean;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  hasShortcuts: boolean;
  onShortcutsChange: (hasShortcuts: boolean) => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

interface PlayerExtras {
  videoActions: ReactNode;
  /** Stays while the controls are hidden. */
  rideClock?: ReactNode;
  rideTime?: ReactNode;
  reviewTools?: ReactNode;
  onToggleReview?: () => void;
}

/** What lies over the picture: facts, controls and notices. */
export function PlayerInterface({
  player,
  video,
  isPanelOpen,
  videoActions,
  ...props
}: PlayerInterfaceProps & PlayerExtras) {
  const { state, commands, sound, seekFeedback } = player;
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
    <>
      <div className="pointer-events-none absolute inset-0 grid grid-rows-[minmax(0,auto)_minmax(0,1fr)_minmax(0,auto)] [&_:is(dialog,[popover])]:pointer-events-auto">
        <PlayerHeader
          video={video}
          isPanelOpen={isPanelOpen}
          onClose={props.onClose}
          rideTime={props.rideTime}
          className={fadingClass}
        />
        {props.rideClock}
        {props.reviewTools}
        <PlayerControls
          player={player}
          videoId={video.video_id}
          isFullscreen={props.isFullscreen}
          isPanelOpen={isPanelOpen}
          onTogglePanel={props.onTogglePanel}
          videoActions={videoActions}
          isReviewOpen={Boolean(props.reviewTools)}
          onToggleReview={props.onToggleReview}
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
    </>
  );
}
