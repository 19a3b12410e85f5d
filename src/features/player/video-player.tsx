import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { clipUrl } from '#src/config/service-urls.ts';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { reportError } from '#src/lib/log.ts';
import { countView, viewCountQuery } from '#src/queries/views.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { PlayerControls } from './player-controls.tsx';
import { PlayerHeader } from './player-header.tsx';
import { useControlsVisibility } from './use-controls-visibility.ts';
import { usePlayback } from './use-playback.ts';

interface VideoPlayerProps {
  video: Video;
  options: ReactNode;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

function useViewCounter(videoId: string) {
  const queryClient = useQueryClient();
  const { data: views } = useQuery(viewCountQuery(videoId));
  const count = () => {
    countView(queryClient, videoId).catch((error: unknown) =>
      reportError(error, 'The view could not be counted'),
    );
  };
  return { views, count };
}

export function VideoPlayer({ video, options, onClose, onPrevious, onNext }: VideoPlayerProps) {
  const { views, count } = useViewCounter(video.video_id);
  const controls = useControlsVisibility();
  const { state, actions, videoProps } = usePlayback({
    onPlay: controls.keepVisible,
    onFirstPlay: count,
  });
  const hasVisibleControls = controls.isActive || !state.isPlaying;
  return (
    <div
      className={classNames('relative grid size-full', !hasVisibleControls && 'cursor-none')}
      {...controls.handlers}
    >
      <video
        {...videoProps}
        src={clipUrl(video.video_id)}
        poster={video.thumbnail_url}
        autoPlay
        playsInline
        onClick={actions.toggle}
        className="absolute inset-0 size-full object-contain"
      />
      {state.hasFailed ? (
        <PlaybackError onRetry={actions.retry} onClose={onClose} />
      ) : (
        <div
          className={classNames(
            'pointer-events-none relative grid grid-rows-[auto_1fr_auto] transition-opacity duration-240 [&>*]:pointer-events-auto',
            !hasVisibleControls && 'opacity-0',
          )}
        >
          <PlayerHeader video={video} options={options} onClose={onClose} />
          <div className="pointer-events-none! flex items-center justify-between px-4 [&>*]:pointer-events-auto">
            <AdjacentVideoButton
              label="Previous video"
              onClick={onPrevious}
              icon={<ChevronLeft className="size-6" />}
            />
            <AdjacentVideoButton
              label="Next video"
              onClick={onNext}
              icon={<ChevronRight className="size-6" />}
            />
          </div>
          <PlayerControls state={state} actions={actions} views={views} />
        </div>
      )}
    </div>
  );
}

function AdjacentVideoButton({
  label,
  onClick,
  icon,
}: {
  label: string;
  onClick: (() => void) | undefined;
  icon: ReactNode;
}) {
  if (!onClick) return <span />;
  return (
    <IconButton label={label} onClick={onClick} roundClassName="size-14 bg-overlay">
      {icon}
    </IconButton>
  );
}

function PlaybackError({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <div className="relative m-auto w-full max-w-upload p-4 text-ink">
      <StatePanel
        variant="error"
        title="The video does not play"
        action={
          <div className="flex gap-3">
            <Button onClick={onClose}>Close</Button>
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          </div>
        }
      >
        Its file could not be loaded. Check your connection and try again.
      </StatePanel>
    </div>
  );
}
