import { useState, type SubmitEvent } from 'react';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { logIn } from '#src/session/session-actions.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { getFieldValue } from './get-field-value.ts';

const requiredMessage = 'All field are required';

/** Without react-hook-form, which would outweigh the rest of the page. */
export function LoginForm({ onForgotPassword }: { onForgotPassword: () => void }) {
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = getFieldValue(event.currentTarget, 'email').trim();
    const password = getFieldValue(event.currentTarget, 'password');
    const isMissingField = email === '' || password === '';
    setIsIncomplete(isMissingField);
    if (isMissingField) return;
    setIsBusy(true);
    try {
      await logIn(email, password);
    } catch (error) {
      showAlert('error', getErrorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void handleSubmit(event)}>
      {isIncomplete && (
        <Banner tone="warning" message={requiredMessage} onClose={() => setIsIncomplete(false)} />
      )}
      <TextField label="Email" name="email" type="email" autoComplete="username" />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
      <div className="flex flex-wrap-reverse items-center justify-between gap-4">
        <Button variant="ghost" onClick={onForgotPassword} className="-ml-3 underline">
          Forget Password
        </Button>
        <Button type="submit" variant="primary" large disabled={isBusy}>
          Log in
        </Button>
      </div>
    </form>
  );
}
