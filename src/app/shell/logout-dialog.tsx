import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';
import { useUnsavedWorkMessage } from '#src/session/unsaved-work.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface LogoutDialogProps {
  onClose: () => void;
  /** What is said when the session did not end; otherwise the reason. */
  failureMessage?: string;
}

export function LogoutDialog({ onClose, failureMessage }: LogoutDialogProps) {
  const navigate = useNavigate();
  const unsavedWork = useUnsavedWorkMessage();
  const logout = async () => {
    const ended = await logOutWithAlert(failureMessage);
    onClose();
    if (ended) await navigate(paths.login);
  };
  return (
    <ConfirmDialog title="Logout" confirmLabel="Yes" cancelLabel="No" onConfirm={logout} onCancel={onClose}>
      Are you sure you want to logout?
      {unsavedWork && ` ${unsavedWork} Logging out discards it.`}
    </ConfirmDialog>
  );
}
