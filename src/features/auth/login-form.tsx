import { useState, type MouseEvent, type SubmitEvent } from 'react';
import { getFieldValue } from '#src/lib/get-field-value.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { useBusy } from '#src/lib/use-busy.ts';
import { logIn } from '#src/session/session-actions.ts';
import { Button, TextButton } from '#src/ui/button.tsx';
import { FormAlert, type FormAlertContent } from '#src/ui/form-alert.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { copy } from './copy.ts';
import { useTypedEmail } from './use-typed-email.ts';

const requiredWarning = { tone: 'warning', message: copy.login.missingField } as const;

interface LoginFormProps {
  email: string;
  /** Shown until the next attempt. */
  notice: FormAlertContent | undefined;
  onForgotPassword: () => void;
}

/** Without react-hook-form, which would outweigh the rest of the page. */
export function LoginForm({ email: initialEmail, notice, onForgotPassword }: LoginFormProps) {
  const typedEmail = useTypedEmail();
  const [alert, setAlert] = useState(notice);
  const [isBusy, handleSubmit] = useBusy(async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = getFieldValue(event.currentTarget, 'email').trim();
    const password = getFieldValue(event.currentTarget, 'password');
    const isMissingField = email === '' || password === '';
    setAlert(isMissingField ? requiredWarning : undefined);
    if (isMissingField) return;
    try {
      await logIn(email, password);
      // Another person may log in next.
      typedEmail.keep('');
    } catch (error) {
      setAlert({ tone: 'error', message: getErrorMessage(error) });
    }
  });
  const handleForgotPassword = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    // Browsers may have filled it in without an event.
    if (form) typedEmail.keep(getFieldValue(form, 'email'));
    onForgotPassword();
  };
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void handleSubmit(event)}>
      <FormAlert alert={alert} onClose={() => setAlert(undefined)} />
      <TextField
        label={copy.login.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={initialEmail}
        onChange={typedEmail.handleChange}
      />
      <PasswordField label={copy.login.password} name="password" autoComplete="current-password" />
      <div className="flex flex-wrap-reverse items-center justify-between gap-4">
        <TextButton onClick={handleForgotPassword}>{copy.login.forgotPassword}</TextButton>
        <Button type="submit" variant="primary" large disabled={isBusy}>
          {copy.login.submit}
        </Button>
      </div>
    </form>
  );
}
