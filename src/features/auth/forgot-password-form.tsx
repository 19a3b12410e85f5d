import { useState, type SubmitEvent } from 'react';
import { getErrorMessage } from '#src/lib/log.ts';
import { Button, TextButton } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FormAlert, type FormAlertContent } from '#src/ui/form-alert.tsx';
import { getFieldValue } from './get-field-value.ts';

export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const [emailError, setEmailError] = useState<string>();
  const [alert, setAlert] = useState<FormAlertContent>();
  const [isBusy, setIsBusy] = useState(false);
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = getFieldValue(event.currentTarget, 'email').trim();
    setAlert(undefined);
    setEmailError(email === '' ? 'Email is required' : undefined);
    if (email === '') return;
    setIsBusy(true);
    try {
      const { sendResetEmail } = await import('#src/data/auth/email-actions.ts');
      await sendResetEmail(email);
      setAlert({ tone: 'success', message: 'Check your email for reset instructions' });
    } catch (error) {
      setAlert({ tone: 'error', message: getErrorMessage(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void handleSubmit(event)}>
      <FormAlert alert={alert} onClose={() => setAlert(undefined)} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        hint="We send a mail there; its link leads to a new password."
        error={emailError}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <TextButton onClick={onBack}>Back to login</TextButton>
        <Button type="submit" variant="primary" large disabled={isBusy}>
          Recover
        </Button>
      </div>
    </form>
  );
}
