import { useState, type SubmitEvent } from 'react';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { getFieldValue } from './get-field-value.ts';

export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const [emailError, setEmailError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = getFieldValue(event.currentTarget, 'email').trim();
    setEmailError(email === '' ? 'Email is required' : undefined);
    if (email === '') return;
    setIsBusy(true);
    try {
      const { sendResetEmail } = await import('#src/data/auth/email-actions.ts');
      await sendResetEmail(email);
      showAlert('success', 'Check your email for reset instructions');
    } catch (error) {
      showAlert('error', getErrorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        hint="We send a mail there; its link leads to a new password."
        error={emailError}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button variant="ghost" onClick={onBack}>
          Back to login
        </Button>
        <Button type="submit" variant="primary" large disabled={isBusy}>
          Recover
        </Button>
      </div>
    </form>
  );
}
