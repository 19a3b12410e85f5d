import { Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths, playParameter } from '#src/config/paths.ts';
import { parseQueue } from '#src/features/player/queue.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { DialogErrorBoundary } from '../errors/dialog-error-boundary.tsx';
import { lazyComponent } from '../lazy-component.ts';
import { PlayerVideoOptions } from './video-options-slots.tsx';

const PlayerDialog = lazyComponent(async () => ({
  default: (await import('#src/features/player/player-dialog.tsx')).PlayerDialog,
}));

export function PlayerOverlay() {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isSignedIn = useSessionStore(({ status }) => status === 'signed-in');
  const videoId = query.get(playParameter);
  if (!videoId) return null;
  const queue = parseQueue(state);
  const removePlayParameter = () => {
    query.delete(playParameter);
    setQuery(query, { replace: true });
  };
  const handleClose = () => {
    if (!isSignedIn) void navigate(paths.login);
    // One step back is the list that the player was opened from.
    else if (queue.length > 0 && location.key !== 'default') void navigate(-1);
    else removePlayParameter();
  };
  const handleNavigate = (id: string) => {
    query.set(playParameter, id);
    setQuery(query, { replace: true, state });
  };
  return (
    <DialogErrorBoundary onClose={removePlayParameter}>
      <Suspense fallback={null}>
        <PlayerDialog
          videoId={videoId}
          queue={queue}
          onClose={handleClose}
          onNavigate={handleNavigate}
          onNotFound={removePlayParameter}
          Options={PlayerVideoOptions}
        />
      </Suspense>
    </DialogErrorBoundary>
  );
}
