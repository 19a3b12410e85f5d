import { Suspense } from 'react';
import { PlayerError } from '#src/features/player/playback-notices.tsx';
import { PlayerInterface, type PlayerInterfaceProps } from '#src/features/player/player-interface.tsx';
import { RidePanel, type RidePanelProps } from '#src/features/player/ride-panel.tsx';
import { VideoNotFoundDialog } from '#src/ui/video-not-found-dialog.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { lazyComponent } from '../lazy-component.ts';

const VideoActions = lazyComponent(() => import('./player-video-actions.tsx'));

export function Interface(props: PlayerInterfaceProps) {
  const { video, onClose } = props;
  return (
    <QueryProvider>
      <PlayerInterface
        {...props}
        videoActions={
          <Suspense fallback={<span className="h-11 w-33" />}>
            <VideoActions video={video} onClose={onClose} />
          </Suspense>
        }
      />
    </QueryProvider>
  );
}

export function Panel(props: RidePanelProps) {
  return (
    <QueryProvider>
      <RidePanel {...props} />
    </QueryProvider>
  );
}

export { PlayerError, VideoNotFoundDialog };
