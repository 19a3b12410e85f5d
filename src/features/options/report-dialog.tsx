import { reportVideo } from '#src/data/firestore/reports.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import { LoginRequiredDialog } from './login-required-dialog.tsx';
import type { OptionsVideo } from './options.ts';

interface ReportDialogProps {
  video: OptionsVideo;
  onClose: () => void;
}

export function ReportDialog({ video, onClose }: ReportDialogProps) {
  const session = useSessionStore();
  if (session.status !== 'signed-in' || !session.user.emailVerified) {
    return (
      <LoginRequiredDialog
        title="Report this ride?"
        loginText="Log in to report a ride. You come back to it afterwards."
        verifyText="Verify your e-mail address to report a ride."
        onClose={onClose}
      />
    );
  }
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
