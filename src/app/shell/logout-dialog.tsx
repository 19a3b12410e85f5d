import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { signOut } from '#src/data/auth/session.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const logout = async () => {
    try {
      await signOut();
      await navigate(paths.login);
    } catch (error) {
      showAlert('error', error instanceof Error ? error.message : String(error));
      onClose();
    }
  };
  return (
    <ConfirmDialog title="Logout" confirm="Yes" cancel="No" onConfirm={logout} onCancel={onClose}>
      Are you sure you want to logout?
    </ConfirmDialog>
  );
}
