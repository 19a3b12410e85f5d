import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { reportVideo } from '#src/data/firestore/reports.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { storeHistoryPath } from '#src/session/history-path.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import type { OptionsVideo } from './options.ts';

interface ReportDialogProps {
  video: OptionsVideo;
  onClose: () => void;
}

export function ReportDialog({ video, onClose }: ReportDialogProps) {
  const session = useSessionStore();
  if (session.status !== 'signed-in') return <LoginRequiredDialog to={paths.login} onClose={onClose} />;
  if (!session.user.emailVerified) return <LoginRequiredDialog to={paths.verify} onClose={onClose} />;
  const handleConfirm = async () => {
    await reportVideo({
      accountId: session.selected.id,
      reporterId: session.user.id,
      videoId: video.id,
    });
    showAlert('success', 'The ride is reported. Thank you for telling us.');
  };
  return (
    <AsyncConfirmDialog
      title="Report this ride?"
      confirmLabel="Report"
      pendingText="Reporting …"
      cancelLabel="Cancel"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      Somebody will look at “{video.title}” and take it down if it does not belong here.
    </AsyncConfirmDialog>
  );
}

const loginPrompts = {
  [paths.login]: { confirmLabel: 'Log in', text: 'Log in to report a ride. You come back to it afterwards.' },
  [paths.verify]: { confirmLabel: 'Verify', text: 'Verify your e-mail address to report a ride.' },
};

function LoginRequiredDialog({ to, onClose }: { to: keyof typeof loginPrompts; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const handleConfirm = () => {
    storeHistoryPath(pathname + search);
    void navigate(to);
  };
  return (
    <ConfirmDialog
      title="Report this ride?"
      confirmLabel={loginPrompts[to].confirmLabel}
      cancelLabel="Cancel"
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {loginPrompts[to].text}
    </ConfirmDialog>
  );
}
