import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { isAuthError } from '#src/data/auth/auth-error.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { signOutEverywhere } from '#src/session/sign-out-everywhere.ts';
import { useUnsavedWorkMessage } from '#src/session/unsaved-work.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { CurrentPasswordField } from '#src/ui/password-field.tsx';
import { Section } from '#src/ui/section.tsx';

export function SignOutEverywhereSection() {
  const { user } = useAccount();
  const navigate = useNavigate();
  const unsavedWork = useUnsavedWorkMessage('Signing out');
  const [password, setPassword] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    setErrorMessage(password === '' ? 'Current Password is required' : undefined);
    if (password === '') return;
    setIsBusy(true);
    try {
      await signOutEverywhere(user.id, password);
      showAlert('success', 'You are signed out everywhere.');
      await navigate(paths.login);
    } catch (error) {
      const reason = getErrorMessage(error);
      if (isAuthError(error, 'wrong-password')) setErrorMessage(reason);
      else showAlert('error', `You are not signed out everywhere yet. ${reason}`);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Section title="Sign out everywhere">
      <p className="text-ink-2">
        Ends your session here and on every other device, for example when you have lost one. Your password
        stays the same.
        {unsavedWork && ` ${unsavedWork}`}
      </p>
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(event)}>
        <CurrentPasswordField
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errorMessage}
        />
        <Button type="submit" disabled={isBusy} className="justify-self-end">
          Sign out everywhere
        </Button>
      </form>
    </Section>
  );
}
