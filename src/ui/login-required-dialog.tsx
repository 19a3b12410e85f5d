import type { ReactNode } from 'react';
import { Button, TextButton } from './button.tsx';
import { copy } from './copy.ts';
import { Dialog } from './dialog.tsx';

interface LoginRequiredDialogProps {
  title: string;
  /** Whether only the verification of the email is missing. */
  isSignedIn: boolean;
  onVerify: () => void;
  onLogIn: () => void;
  onSignUp: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** For visitors, and for users whose email is not verified. */
export function LoginRequiredDialog({ title, isSignedIn, children, ...props }: LoginRequiredDialogProps) {
  return (
    <Dialog title={title} onDismiss={props.onClose}>
      <p className="text-ink-2">{children}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {isSignedIn ? (
          <Button variant="primary" className="flex-1" onClick={props.onVerify}>
            {copy.loginRequired.verify}
          </Button>
        ) : (
          <>
            <Button variant="primary" className="flex-1" onClick={props.onSignUp}>
              {copy.loginRequired.signUp}
            </Button>
            <Button className="flex-1" onClick={props.onLogIn}>
              {copy.loginRequired.logIn}
            </Button>
          </>
        )}
      </div>
      <TextButton onClick={props.onClose}>{copy.loginRequired.cancel}</TextButton>
    </Dialog>
  );
}
