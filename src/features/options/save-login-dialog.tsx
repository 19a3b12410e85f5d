import { copy } from './copy.ts';
import { LoginRequiredDialog } from './login-required-dialog.tsx';

export function SaveLoginDialog({ onClose }: { onClose: () => void }) {
  return (
    <LoginRequiredDialog
      title={copy.save.loginDialog.title}
      loginText={copy.save.loginDialog.text}
      verifyText={copy.save.loginDialog.verifyText}
      onClose={onClose}
    />
  );
}
