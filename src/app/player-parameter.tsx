import { Suspense } from 'react';
import { Navigate, useMatch, useSearchParams } from 'react-router-dom';
import { buildPlaySearch, paths, playParameter, videoPath } from '#src/config/paths.ts';
import type { SessionState } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { loadVideoPage } from './first-page-code.ts';
import { DialogErrorBoundary } from './frame/error-boundaries.tsx';
import { lazyComponent } from '#src/lib/lazy-component.ts';

const PlayerOverlay = lazyComponent(loadVideoPage, 'PlayerOverlay');

/** Until then, a guard may still redirect to another page. */
const isSettled = ({ status }: SessionState) =>
  !['restoring', 'unrestored', 'loading', 'revoked', 'failed'].includes(status);

/** Opens the video of the URL over any page (GRD-09). */
export function PlayerParameter() {
  const [query, setQuery] = useSearchParams();
  const hasSettled = useSessionStore(isSettled);
  const isOnVideoPage = useMatch(paths.video) !== null;
  const videoId = query.get(playParameter);
  if (!videoId || !hasSettled) return null;
  if (isOnVideoPage) return <Navigate to={videoPath(videoId)} replace />;
  const handleRemove = () => setQuery(buildPlaySearch(query.toString()), { replace: true });
  return (
    <DialogErrorBoundary onClose={handleRemove}>
      <Suspense fallback={null}>
        <PlayerOverlay videoId={videoId} onRemove={handleRemove} />
      </Suspense>
    </DialogErrorBoundary>
  );
}
