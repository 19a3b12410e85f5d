import { useState, type SubmitEvent } from 'react';
import { getErrorMessage } from '#src/lib/log.ts';
import { useBusy } from '#src/lib/use-busy.ts';
import { Button, TextButton } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FormAlert, type FormAlertContent } from '#src/ui/form-alert.tsx';
import { copy } from './copy.ts';
import { useTypedEmail } from './use-typed-email.ts';
import { getFieldValue } from '#src/lib/get-field-value.ts';

export function ForgotPasswordForm({ email, onBack }: { email: string; onBack: () => void }) {
  const typedEmail = useTypedEmail();
  const [emailError, setEmailError] = useState<string>();
  const [alert, setAlert] = useState<FormAlertContent>();
  const [isBusy, handleSubmit] = useBusy(async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = getFieldValue(event.currentTarget, 'email').trim();
    setAlert(undefined);
    setEmailError(address === '' ? copy.recover.missingEmail : undefined);
    if (address === '') return;
    try {
      const { sendResetEmail } = await import('#src/data/auth/email-actions.ts');
      await sendResetEmail(address);
      setAlert({ tone: 'success', message: copy.recover.sent });
    } catch (error) {
      setAlert({ tone: 'error', message: getErrorMessage(error) });
    }
  });
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void handleSubmit(event)}>
      <FormAlert alert={alert} onClose={() => setAlert(undefined)} />
      <TextField
        label={copy.recover.email}
        name="email"
        type="email"
        defaultValue={email}
        onChange={typedEmail.handleChange}
        autoComplete="username"
        hint={copy.recover.hint}
        error={emailError}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <TextButton onClick={onBack}>{copy.recover.back}</TextButton>
        <Button type="submit" variant="primary" large disabled={isBusy}>
          {copy.recover.submit}
        </Button>
      </div>
    </form>
  );
}
