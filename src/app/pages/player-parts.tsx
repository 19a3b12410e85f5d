import { Suspense, useState } from 'react';
import { getRideMarks } from '#src/domain/ride-clock.ts';
import type { Video } from '#src/domain/video.ts';
import { PlayerError } from '#src/features/player/playback-notices.tsx';
import { PlayerInterface, type PlayerInterfaceProps } from '#src/features/player/player-interface.tsx';
import { RidePanel, type RidePanelProps } from '#src/features/player/ride-panel.tsx';
import { VideoNotFoundDialog } from '#src/ui/video-not-found-dialog.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { useMoment } from './use-moment.ts';

const ReviewTools = lazyComponent(() => import('./player-review-tools.tsx'));
const RideClock = lazyComponent(async () => ({
  default: (await import('#src/features/player/ride-clock-display.tsx')).RideClock,
}));
const RideTime = lazyComponent(async () => ({
  default: (await import('#src/features/player/ride-time.tsx')).RideTime,
}));
const VideoActions = lazyComponent(() => import('./player-video-actions.tsx'));

export function Interface(props: PlayerInterfaceProps) {
  const { video, player, onClose } = props;
  const marks = getRideMarks(video);
  const moment = useMoment(player.commands.setRate);
  const [isReviewOpen, setIsReviewOpen] = useState(moment?.end !== undefined);
  return (
    <QueryProvider>
      <PlayerInterface
        {...props}
        videoActions={
          <Suspense fallback={<span className="h-11 w-33" />}>
            <VideoActions video={video} onClose={onClose} />
          </Suspense>
        }
        rideClock={
          marks && (
            <Suspense>
              <RideClock video={player.videoProps.ref} marks={marks} />
            </Suspense>
          )
        }
        rideTime={<RideTimeOf video={video} className="player-source" />}
        onToggleReview={() => setIsReviewOpen(!isReviewOpen)}
        reviewTools={
          isReviewOpen && (
            <Suspense>
              <ReviewTools
                player={player}
                video={video}
                moment={moment}
                onClose={() => setIsReviewOpen(false)}
              />
            </Suspense>
          )
        }
      />
    </QueryProvider>
  );
}

export function Panel(props: RidePanelProps) {
  return (
    <QueryProvider>
      <RidePanel {...props} rideTime={<RideTimeOf video={props.video} className="" />} />
    </QueryProvider>
  );
}

function RideTimeOf({ video, className }: { video: Video; className: string }) {
  const marks = getRideMarks(video);
  if (!marks) return null;
  return (
    <Suspense>
      <RideTime videoId={video.video_id} marks={marks} className={className} />
    </Suspense>
  );
}

export { PlayerError, VideoNotFoundDialog };
