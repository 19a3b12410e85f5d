import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { storeHistoryPath } from '#src/session/history-path.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface LoginRequiredDialogProps {
  title: string;
  loginText: string;
  verifyText: string;
  onClose: () => void;
}

/** For visitors, and for users whose email is not verified. */
export function LoginRequiredDialog({ title, loginText, verifyText, onClose }: LoginRequiredDialogProps) {
  const isSignedIn = useSessionStore(({ status }) => status === 'signed-in');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const handleConfirm = () => {
    storeHistoryPath(pathname + search);
    void navigate(isSignedIn ? paths.verify : paths.login);
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={isSignedIn ? 'Verify' : 'Log in'}
      cancelLabel="Cancel"
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {isSignedIn ? verifyText : loginText}
    </ConfirmDialog>
  );
}
