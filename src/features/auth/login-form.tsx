import { useState, type SubmitEvent } from 'react';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { logIn } from '#src/session/log-in.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { getFieldValue } from './get-field-value.ts';

const requiredMessage = 'All field are required';

/**
 * Logging in changes the session; the guard of the page then leads on. Two fields with one rule need no form
 * library, which would weigh more than the rest of this page.
 */
export function LoginForm({ onForgotten }: { onForgotten: () => void }) {
  const [warning, setWarning] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = getFieldValue(event.currentTarget, 'email').trim();
    const password = getFieldValue(event.currentTarget, 'password');
    const complete = email !== '' && password !== '';
    setWarning(!complete);
    if (!complete) return;
    setBusy(true);
    try {
      await logIn(email, password);
    } catch (error) {
      showAlert('error', getErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
      {warning && <Banner tone="warning" message={requiredMessage} onClose={() => setWarning(false)} />}
      <TextField label="Email" name="email" type="email" autoComplete="username" />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
      <div className="flex flex-wrap-reverse items-center justify-between gap-4">
        <Button variant="quiet" onClick={onForgotten} className="-ml-3 underline">
          Forget Password
        </Button>
        <Button type="submit" variant="primary" large disabled={busy}>
          Log in
        </Button>
      </div>
    </form>
  );
}
