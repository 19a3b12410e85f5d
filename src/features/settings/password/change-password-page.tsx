import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isAuthError } from '#src/data/auth/auth-error.ts';
import { changePassword } from '#src/data/auth/password.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { FormAlert, type FormAlertContent } from '#src/ui/form-alert.tsx';
import { Form } from '#src/ui/form.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields.tsx';
import { CurrentPasswordField } from '#src/ui/password-field.tsx';
import { SettingsHeader } from '../settings-page.tsx';
import { copy } from './copy.ts';
import { emptyPasswords, changePasswordSchema, type ChangePasswordValues } from './change-password-schema.ts';

export default function ChangePasswordPage() {
  const { user, own, selected } = useAccount();
  const form = useForm<ChangePasswordValues>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: emptyPasswords,
  });
  const { register, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const [alert, setAlert] = useState<FormAlertContent>();
  const handleSave = async ({ current, password }: ChangePasswordValues) => {
    try {
      await changePassword(current, password);
      reset();
      showAlert('success', copy.changed);
    } catch (error) {
      const message = getErrorMessage(error);
      if (!isAuthError(error, 'wrong-password')) return setAlert({ tone: 'error', message });
      reportError(error);
      setError('current', { message }, { shouldFocus: true });
    }
  };
  return (
    <>
      <SettingsHeader title={copy.title} />
      <p className="text-ink-2">
        {copy.account(user.email)} {selected.id !== own.id && copy.acting(getDisplayName(selected))}
      </p>
      <Form form={form} onAttempt={() => setAlert(undefined)} onValid={handleSave}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <CurrentPasswordField error={errors.current?.message} {...register('current')} />
        <NewPasswordFields
          password={{
            ...register('password'),
            hint: copy.hint,
            error: errors.password?.message,
          }}
          confirmation={{ ...register('confirmation'), error: errors.confirmation?.message }}
        />
        <FormAlert alert={alert} onClose={() => setAlert(undefined)} />
        <Button type="submit" variant="primary" large disabled={isSubmitting} className="justify-self-end">
          {copy.submit}
        </Button>
      </Form>
    </>
  );
}
