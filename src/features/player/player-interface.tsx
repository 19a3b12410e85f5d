import type { ReactNode } from 'react';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { AdjacentVideoButtons } from './adjacent-video-buttons.tsx';
import { copy } from './copy.ts';
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

/** What lies over the picture: facts, controls and notices. */
export function PlayerInterface({
  player,
  video,
  isPanelOpen,
  videoActions,
  ...props
}: PlayerInterfaceProps & { videoActions: ReactNode }) {
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
  return (
    <>
      <div
        data-controls
        // Lets clicks between its controls through to the picture.
        className={classNames(
          'pointer-events-none absolute inset-0 grid grid-rows-[minmax(0,auto)_minmax(0,auto)] content-between transition-opacity duration-240 [&_:is(dialog,[popover])]:pointer-events-auto',
          player.areControlsVisible ? '[&_:is(a,button,input,dl)]:pointer-events-auto' : 'opacity-0',
        )}
      >
        <PlayerHeader video={video} isPanelOpen={isPanelOpen} onClose={props.onClose} />
        <PlayerControls
          player={player}
          videoId={video.video_id}
          isFullscreen={props.isFullscreen}
          isPanelOpen={isPanelOpen}
          onTogglePanel={props.onTogglePanel}
          videoActions={videoActions}
        />
        <AdjacentVideoButtons onPrevious={props.onPrevious} onNext={props.onNext} />
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
