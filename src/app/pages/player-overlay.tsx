import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths, playParameter } from '#src/config/paths.ts';
import { parseQueue } from '#src/features/player/queue.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { PlayerVideoOptions } from './player-video-options.tsx';

const PlayerDialog = lazy(async () => ({
  default: (await import('#src/features/player/player-dialog.tsx')).PlayerDialog,
}));

/** Opens the video named by `?play=` over whatever page is shown; closing it takes the parameter away. */
export function PlayerOverlay() {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const signedIn = useSessionStore(({ status }) => status === 'signed-in');
  const videoId = query.get(playParameter);
  if (!videoId) return null;
  const queue = parseQueue(state);
  const take = () => {
    query.delete(playParameter);
    setQuery(query, { replace: true });
  };
  const close = () => {
    if (!signedIn) void navigate(paths.login);
    // Opened from a list: the list is one step back, and Back after closing leads where it would have before.
    else if (queue.length > 0 && location.key !== 'default') void navigate(-1);
    else take();
  };
  const move = (id: string) => {
    query.set(playParameter, id);
    setQuery(query, { replace: true, state });
  };
  return (
    <Suspense fallback={null}>
      <PlayerDialog
        videoId={videoId}
        queue={queue}
        onClose={close}
        onNavigate={move}
        onNotFound={take}
        Options={PlayerVideoOptions}
      />
    </Suspense>
  );
}
