import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { logOutAndTell } from '#src/session/log-out.ts';
import { useUnsavedWork } from '#src/session/unsaved-work.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface LogoutDialogProps {
  onClose: () => void;
  /** What is said when the session did not end; otherwise the reason. */
  notEnded?: string;
}

export function LogoutDialog({ onClose, notEnded }: LogoutDialogProps) {
  const navigate = useNavigate();
  const unsavedWork = useUnsavedWork();
  const logout = async () => {
    const ended = await logOutAndTell(notEnded);
    onClose();
    if (ended) await navigate(paths.login);
  };
  return (
    <ConfirmDialog title="Logout" confirm="Yes" cancel="No" onConfirm={logout} onCancel={onClose}>
      Are you sure you want to logout?
      {unsavedWork && ` ${unsavedWork} Logging out discards it.`}
    </ConfirmDialog>
  );
}
