import type { Wish } from '#src/session/history-path.ts';
import { useLoginRedirect } from '#src/session/use-login-redirect.ts';
import { LoginRequiredDialog } from '#src/ui/login-required-dialog.tsx';

interface WishLoginDialogProps {
  wish: Wish;
  /** `verifyText` is for members whose email is not verified. */
  texts: Readonly<Record<'title' | 'text' | 'verifyText', string>>;
  onClose: () => void;
}

/** Asks to log in for what a visitor wants to do, which is done after that. */
export function WishLoginDialog({ wish, texts, onClose }: WishLoginDialogProps) {
  const login = useLoginRedirect(wish);
  return (
    <LoginRequiredDialog title={texts.title} {...login} onClose={onClose}>
      {login.isSignedIn ? texts.verifyText : texts.text}
    </LoginRequiredDialog>
  );
}
