import type { ReactNode } from 'react';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { AdjacentVideoButtons } from './adjacent-video-buttons.tsx';
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

/** What lies over the picture: facts and controls. */
export function PlayerInterface({
  player,
  video,
  isPanelOpen,
  videoActions,
  ...props
}: PlayerInterfaceProps & { videoActions: ReactNode }) {
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
      {player.areShortcutsOpen && (
        <ShortcutsDialog
          isEnabled={props.hasShortcuts}
          onChange={props.onShortcutsChange}
          onClose={player.commands.hideShortcuts}
        />
      )}
    </>
  );
}
