import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths, videoPath } from '#src/config/paths.ts';
import { PlayerDialog } from '#src/features/player/player-dialog.tsx';
import { parseQueue } from '#src/features/player/queue.ts';
import { PlayerVideoOptions } from './player-video-options.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { useSessionStore } from '#src/session/session-store.ts';

/** A page that is nothing but one video. */
export default function VideoPage() {
  const { videoId = '' } = useParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const signedIn = useSessionStore((session) => session.status === 'signed-in');
  const close = () => {
    if (!signedIn) void navigate(paths.login);
    else if (location.key === 'default') void navigate(paths.landing);
    else void navigate(-1);
  };
  return (
    <QueryProvider>
      <main className="min-h-screen bg-stage">
        <PlayerDialog
          videoId={videoId}
          queue={parseQueue(state)}
          onClose={close}
          onNavigate={(id) => void navigate(videoPath(id), { replace: true, state })}
          onNotFound={() => void navigate(paths.landing)}
          Options={PlayerVideoOptions}
        />
      </main>
    </QueryProvider>
  );
}
