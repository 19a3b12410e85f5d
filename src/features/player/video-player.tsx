import type { ReactNode } from 'react';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { AdjacentVideoButtons } from './adjacent-video-buttons.tsx';
import { copy } from './copy.ts';
import { BufferingNotice, PlayerError, SeekNotice, SilencedNotice } from './playback-notices.tsx';
import { PlayerControls } from './player-controls.tsx';
import { PlayerHeader } from './player-header.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { Fullscreen } from './use-fullscreen.ts';
import { usePlayer } from './use-player.ts';
import './player.css';

interface VideoPlayerProps {
  /** As in the URL; of older videos it may be that of the document, not that of the clip. */
  videoId: string;
  /** Undefined until it is loaded; the clip does not wait for it. */
  video: Video | undefined;
  /** Buttons for the video, such as its menu. */
  videoActions: ReactNode;
  settings: PlayerSettings;
  onSettingsChange: (changes: Partial<PlayerSettings>) => void;
  fullscreen: Fullscreen;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function VideoPlayer({ videoId, video, videoActions, isPanelOpen, ...props }: VideoPlayerProps) {
  const clipId = video?.video_id ?? videoId;
  const player = usePlayer({ clipId, video, ...props });
  const { state, commands, seekFeedback, areControlsVisible } = player;
  return (
    <div
      className={classNames('player relative min-w-0 flex-1', !areControlsVisible && 'cursor-none')}
      {...player.stageProps}
    >
      <video
        {...player.videoProps}
        poster={video?.thumbnail_url}
        playsInline
        className="absolute inset-0 size-full touch-manipulation object-contain"
      />
      {video && state.phase === 'failed' && (
        <PlayerError
          title={copy.playbackError.title}
          message={copy.playbackError.text}
          onRetry={commands.retry}
          onClose={props.onClose}
        />
      )}
      {video && state.phase !== 'failed' && (
        <ControlsOverlay isVisible={areControlsVisible}>
          <PlayerHeader video={video} isPanelOpen={isPanelOpen} onClose={props.onClose} />
          <PlayerControls
            player={player}
            isFullscreen={props.fullscreen.isFullscreen}
            isPanelOpen={isPanelOpen}
            onTogglePanel={props.onTogglePanel}
            videoActions={videoActions}
          />
          <AdjacentVideoButtons onPrevious={props.onPrevious} onNext={props.onNext} />
        </ControlsOverlay>
      )}
      {video && state.phase === 'buffering' && <BufferingNotice />}
      {player.sound.isSilenced && state.phase === 'playing' && (
        <SilencedNotice onClick={player.sound.toggleMuted} />
      )}
      {seekFeedback && <SeekNotice key={seekFeedback.count} seconds={seekFeedback.seconds} />}
      {player.areShortcutsOpen && (
        <ShortcutsDialog
          isEnabled={props.settings.hasShortcuts}
          onChange={(hasShortcuts) => props.onSettingsChange({ hasShortcuts })}
          onClose={commands.hideShortcuts}
        />
      )}
    </div>
  );
}

/** Lets clicks between its controls through to the picture. */
function ControlsOverlay({ isVisible, children }: { isVisible: boolean; children: ReactNode }) {
  return (
    <div
      data-controls
      className={classNames(
        'pointer-events-none absolute inset-0 grid grid-rows-[minmax(0,auto)_minmax(0,auto)] content-between transition-opacity duration-240 [&_:is(dialog,[popover])]:pointer-events-auto',
        isVisible ? '[&_:is(a,button,input,dl)]:pointer-events-auto' : 'opacity-0',
      )}
    >
      {children}
    </div>
  );
}
