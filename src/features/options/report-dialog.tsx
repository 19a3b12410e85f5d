import { reportVideo } from '#src/data/firestore/reports.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import { copy } from './copy.ts';
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
        title={copy.reportDialog.title}
        loginText={copy.reportDialog.loginText}
        verifyText={copy.reportDialog.verifyText}
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
    showAlert('success', copy.reportDialog.reported);
  };
  return (
    <AsyncConfirmDialog
      title={copy.reportDialog.title}
      confirmLabel={copy.reportDialog.confirm}
      pendingText={copy.reportDialog.pending}
      cancelLabel={copy.reportDialog.cancel}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {copy.reportDialog.text(video.title)}
    </AsyncConfirmDialog>
  );
}
