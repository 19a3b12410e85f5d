import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { changePassword, isWrongPasswordError } from '#src/data/auth/password.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SettingsHeader } from '../settings-header.tsx';
import { emptyPasswords, changePasswordSchema, type ChangePasswordValues } from './change-password-schema.ts';

const successMessage =
  'Your password is changed. Other browsers and phones are signed out, each within the hour; you stay logged in here.';

/** A password belongs to the person, whomever they act for. */
export default function ChangePasswordPage() {
  const { user, own, selected } = useAccount();
  const { register, handleSubmit, setError, reset, formState } = useForm<ChangePasswordValues>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: emptyPasswords,
  });
  const save = async ({ current, password }: ChangePasswordValues) => {
    try {
      await changePassword(current, password);
      reset();
      showAlert('success', successMessage);
    } catch (error) {
      const message = getErrorMessage(error);
      if (!isWrongPasswordError(error)) return showAlert('error', message);
      // eslint-disable-next-line no-console -- the requirement: logged; decision D12: and told at its field
      console.error(error);
      setError('current', { message }, { shouldFocus: true });
    }
  };
  return (
    <>
      <SettingsHeader title="Change Password" />
      <p className="text-ink-2">
        This is the password that <b className="text-ink">{getDisplayName(own)}</b> logs in with, as{' '}
        {user.email}
        {selected.id !== own.id && <>; it is not that of {getDisplayName(selected)}, for whom you act</>}.
      </p>
      <form noValidate className="grid gap-6" onSubmit={(event) => void handleSubmit(save)(event)}>
        {/* A password manager learns from this whose password is changed. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={formState.errors.current?.message}
          {...register('current')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={formState.errors.confirmation?.message}
          {...register('confirmation')}
        />
        <Button
          type="submit"
          variant="primary"
          large
          disabled={formState.isSubmitting}
          className="justify-self-end"
        >
          Change password
        </Button>
      </form>
    </>
  );
}
