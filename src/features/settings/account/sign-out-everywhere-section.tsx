import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { isWrongPasswordError } from '#src/data/auth/password.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { signOutEverywhere } from '#src/session/sign-out-everywhere.ts';
import { useUnsavedWorkMessage } from '#src/session/unsaved-work.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Section } from '#src/ui/section.tsx';

/** Ends the person's sessions on every device, for when one was lost or left open. */
export function SignOutEverywhereSection() {
  const { user } = useAccount();
  const navigate = useNavigate();
  const unsavedWork = useUnsavedWorkMessage();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(password === '' ? 'Current Password is required' : undefined);
    if (password === '') return;
    setBusy(true);
    try {
      await signOutEverywhere(user.id, password);
      showAlert('success', 'You are signed out everywhere.');
      await navigate(paths.login);
    } catch (error) {
      const reason = getErrorMessage(error);
      if (isWrongPasswordError(error)) setProblem(reason);
      else showAlert('error', `You are not signed out everywhere yet. ${reason}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title="Sign out everywhere">
      <p className="text-ink-2">
        Ends your session here and on every other device, for example when you have lost one. Your password
        stays the same.
        {unsavedWork && ` ${unsavedWork} Signing out discards it.`}
      </p>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={problem}
        />
        <Button type="submit" disabled={busy} className="justify-self-end">
          Sign out everywhere
        </Button>
      </form>
    </Section>
  );
}
