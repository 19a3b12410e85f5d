import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { isAuthError } from '#src/data/auth/auth-error.ts';
import { getFieldValue } from '#src/lib/get-field-value.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { useBusy } from '#src/lib/use-busy.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { signOutEverywhere } from '#src/session/sign-out-everywhere.ts';
import { useUnsavedWorkMessage } from '#src/session/unsaved-work-message.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { CurrentPasswordField } from '#src/ui/password-field.tsx';
import { Section } from '#src/ui/section.tsx';
import { copy } from './copy.ts';

export function SignOutEverywhereSection() {
  const { user } = useAccount();
  const navigate = useNavigate();
  const unsavedWork = useUnsavedWorkMessage(copy.logOutEverywhere.loggingOut);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isBusy, handleSubmit] = useBusy(async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = getFieldValue(event.currentTarget, 'password');
    setErrorMessage(password === '' ? copy.missingPassword : undefined);
    if (password === '') return;
    try {
      await signOutEverywhere(user.id, password);
      showAlert('success', copy.logOutEverywhere.done);
      await navigate(paths.login);
    } catch (error) {
      const reason = getErrorMessage(error);
      if (isAuthError(error, 'wrong-password')) setErrorMessage(reason);
      else showAlert('error', copy.logOutEverywhere.failed(reason));
    }
  });
  return (
    <Section title={copy.logOutEverywhere.title}>
      <p className="text-ink-2">
        {copy.logOutEverywhere.text} {unsavedWork}
      </p>
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(event)}>
        <CurrentPasswordField name="password" error={errorMessage} />
        <Button type="submit" disabled={isBusy} className="justify-self-end">
          {copy.logOutEverywhere.submit}
        </Button>
      </form>
    </Section>
  );
}
