import { useLocation, useNavigate, useParams, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { buildPlaySearch, paths, videoPath } from '#src/config/paths.ts';
import { Arrival } from '../arrival.tsx';
import { PlayerDialog } from '#src/features/player/player-dialog.tsx';
import type { PlayerActions } from '#src/features/player/controls/player-context.ts';
import { parseQueue } from '#src/features/player/page/queue.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { hasPreviousEntry } from '#src/lib/use-go-back.ts';
import { isReturnState } from '#src/session/history-path.ts';
import { useSessionStore } from '#src/session/session-store.ts';

const actions: PlayerActions = {
  VideoActions: lazyComponent(
    () => import('#src/features/options/player-video-actions.tsx'),
    'PlayerVideoActions',
  ),
  MomentActions: lazyComponent(
    () => import('#src/features/options/player-video-actions.tsx'),
    'MomentActions',
  ),
};

interface LinkedPlayerProps {
  videoId: string;
  /** Whether one step back is the page that the player was opened from, also without a list of rides. */
  isPage?: boolean;
  onNavigate: (videoId: string, options: NavigateOptions) => void;
  onLeave: () => void;
}

function LinkedPlayer({ videoId, isPage = false, onNavigate, onLeave }: LinkedPlayerProps) {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isSignedIn = useSessionStore(({ status }) => status === 'signed-in');
  const queue = parseQueue(state);
  const handleClose = () => {
    if (!isSignedIn && location.pathname !== paths.watch) void navigate(paths.login);
    else if (isReturnState(state)) void navigate(paths.feed, { replace: true });
    else if ((isPage || queue.length > 0) && hasPreviousEntry()) void navigate(-1);
    else onLeave();
  };
  return (
    <PlayerDialog
      videoId={videoId}
      queue={queue}
      onClose={handleClose}
      onNavigate={(id) => onNavigate(id, { replace: true, state })}
      onNotFound={onLeave}
      actions={actions}
    />
  );
}

export default function VideoPage() {
  const { videoId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <main className="min-h-screen bg-player">
      <Arrival />
      <LinkedPlayer
        isPage
        videoId={videoId}
        onNavigate={(id, options) => void navigate(videoPath(id), options)}
        onLeave={() => void navigate(paths.landing)}
      />
    </main>
  );
}

interface PlayerOverlayProps {
  videoId: string;
  /** Removes the video from the URL. */
  onRemove: () => void;
}

/** Over the page whose URL names the video. */
export function PlayerOverlay({ videoId, onRemove }: PlayerOverlayProps) {
  const [query, setQuery] = useSearchParams();
  return (
    <LinkedPlayer
      videoId={videoId}
      onNavigate={(id, options) => setQuery(buildPlaySearch(query.toString(), id), options)}
      onLeave={onRemove}
    />
  );
}
