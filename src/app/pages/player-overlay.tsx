import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths, playParameter } from '#src/config/paths.ts';
import { PlayerDialog } from '#src/features/player/player-dialog.tsx';
import { parseQueue } from '#src/features/player/queue.ts';
import { hasPreviousEntry } from '#src/lib/use-go-back.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { countVideoView } from './count-video-view.ts';
import { lazyPlayerParts } from './lazy-player-parts.ts';

interface PlayerOverlayProps {
  videoId: string;
  /** Removes the video from the URL. */
  onRemove: () => void;
}

export default function PlayerOverlay({ videoId, onRemove }: PlayerOverlayProps) {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isSignedIn = useSessionStore(({ status }) => status === 'signed-in');
  const queue = parseQueue(state);
  const handleClose = () => {
    if (!isSignedIn) void navigate(paths.login);
    // One step back is the list that the player was opened from.
    else if (queue.length > 0 && hasPreviousEntry()) void navigate(-1);
    else onRemove();
  };
  const handleNavigate = (id: string) => {
    query.set(playParameter, id);
    setQuery(query, { replace: true, state });
  };
  return (
    <PlayerDialog
      videoId={videoId}
      queue={queue}
      onClose={handleClose}
      onNavigate={handleNavigate}
      onNotFound={onRemove}
      onFirstPlay={countVideoView}
      parts={lazyPlayerParts}
    />
  );
}
