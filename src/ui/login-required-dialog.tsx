import type { ReactNode } from 'react';
import { Button, TextButton } from './button.tsx';
import { copy } from './copy.ts';
import { Dialog, DialogButtons } from './dialog.tsx';

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
      <DialogButtons>
        {isSignedIn ? (
          <Button variant="primary" onClick={props.onVerify}>
            {copy.loginRequired.verify}
          </Button>
        ) : (
          <>
            <Button variant="primary" onClick={props.onSignUp}>
              {copy.loginRequired.signUp}
            </Button>
            <Button onClick={props.onLogIn}>{copy.loginRequired.logIn}</Button>
          </>
        )}
      </DialogButtons>
      <TextButton onClick={props.onClose}>{copy.loginRequired.cancel}</TextButton>
    </Dialog>
  );
}
