import { useState, type SubmitEvent } from 'react';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { getFieldValue } from './get-field-value.ts';

/** Asks for the mail by which a forgotten password is replaced. */
export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = getFieldValue(event.currentTarget, 'email').trim();
    setProblem(email === '' ? 'Email is required' : undefined);
    if (email === '') return;
    setBusy(true);
    try {
      const { sendResetEmail } = await import('#src/data/auth/email-actions.ts');
      await sendResetEmail(email);
      showAlert('success', 'Check your email for reset instructions');
    } catch (error) {
      showAlert('error', getErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        hint="We send a mail there; its link leads to a new password."
        error={problem}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button variant="quiet" onClick={onBack}>
          Back to login
        </Button>
        <Button type="submit" variant="primary" large disabled={busy}>
          Recover
        </Button>
      </div>
    </form>
  );
}
