import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';
import { useUnsavedWorkMessage } from '#src/session/unsaved-work.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface LogoutDialogProps {
  onClose: () => void;
  /** Defaults to the message of the error. */
  failureMessage?: string;
}

export function LogoutDialog({ onClose, failureMessage }: LogoutDialogProps) {
  const navigate = useNavigate();
  const unsavedWork = useUnsavedWorkMessage();
  const handleConfirm = async () => {
    const isLoggedOut = await logOutWithAlert(failureMessage);
    onClose();
    if (isLoggedOut) await navigate(paths.login);
  };
  return (
    <ConfirmDialog
      title="Logout"
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      Are you sure you want to logout?
      {unsavedWork && ` ${unsavedWork} Logging out discards it.`}
    </ConfirmDialog>
  );
}
