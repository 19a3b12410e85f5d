import { useSessionStore } from '#src/session/session-store.ts';
import { useLoginRedirect } from '#src/session/use-login-redirect.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';

interface LoginRequiredDialogProps {
  title: string;
  loginText: string;
  verifyText: string;
  onClose: () => void;
}

/** For visitors, and for users whose email is not verified. */
export function LoginRequiredDialog({ title, loginText, verifyText, onClose }: LoginRequiredDialogProps) {
  const isSignedIn = useSessionStore(({ status }) => status === 'signed-in');
  const redirectToLogin = useLoginRedirect();
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={isSignedIn ? copy.loginDialog.verify : copy.loginDialog.logIn}
      cancelLabel={copy.loginDialog.cancel}
      onConfirm={redirectToLogin}
      onCancel={onClose}
    >
      {isSignedIn ? verifyText : loginText}
    </ConfirmDialog>
  );
}
