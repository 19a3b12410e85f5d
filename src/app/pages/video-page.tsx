import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths, videoPath } from '#src/config/paths.ts';
import { PlayerDialog } from '#src/features/player/player-dialog.tsx';
import { parseQueue } from '#src/features/player/queue.ts';
import { hasPreviousEntry } from '#src/lib/use-go-back.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { countVideoView } from './count-video-view.ts';
import { lazyPlayerParts } from './lazy-player-parts.ts';

export default function VideoPage() {
  const { videoId = '' } = useParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isSignedIn = useSessionStore((session) => session.status === 'signed-in');
  const handleClose = () => {
    if (!isSignedIn) void navigate(paths.login);
    else if (hasPreviousEntry()) void navigate(-1);
    else void navigate(paths.landing);
  };
  return (
    <main className="min-h-screen bg-player">
      <PlayerDialog
        videoId={videoId}
        queue={parseQueue(state)}
        onClose={handleClose}
        onNavigate={(id) => void navigate(videoPath(id), { replace: true, state })}
        onNotFound={() => void navigate(paths.landing)}
        onFirstPlay={countVideoView}
        parts={lazyPlayerParts}
      />
    </main>
  );
}
