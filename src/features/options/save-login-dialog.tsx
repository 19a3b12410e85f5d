import { LoginRequiredDialog } from './login-required-dialog.tsx';

export function SaveLoginDialog({ onClose }: { onClose: () => void }) {
  return (
    <LoginRequiredDialog
      title="Save this ride?"
      loginText="Log in to save it for later. You'll come right back to it."
      verifyText="Verify your email to save rides."
      onClose={onClose}
    />
  );
}
