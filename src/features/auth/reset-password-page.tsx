import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { resetPassword } from '#src/data/auth/email-actions.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { forgotPasswordState } from './forgot-password-state.ts';
import { resetPasswordSchema, type ResetPasswordValues } from './reset-password-schema.ts';

/** Where the mail about a forgotten password leads. */
export default function ResetPasswordPage() {
  const { oobCode } = useParams();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<ResetPasswordValues>({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  const save = async ({ password }: ResetPasswordValues) => {
    if (!oobCode) {
      // eslint-disable-next-line no-console -- the requirement: logged, and nothing else
      console.error('There is no code to reset a password with.');
      return;
    }
    try {
      await resetPassword(oobCode, password);
      showAlert('success', 'Password has been successfully reset!');
      await navigate(paths.login);
    } catch (error) {
      const reason = getErrorMessage(error);
      showAlert('error', `Error resetting password: ${reason}`);
    }
  };
  return (
    <AuthLayout>
      <h1 className="display text-display-xl">New password</h1>
      <form noValidate className="grid gap-6" onSubmit={(event) => void handleSubmit(save)(event)}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={formState.errors.confirmation?.message}
          {...register('confirmation')}
        />
        <div className="flex flex-wrap-reverse items-center justify-between gap-4">
          <Link
            to={paths.login}
            state={forgotPasswordState}
            className="inline-flex min-h-11 items-center underline"
          >
            Ask for a new mail
          </Link>
          <Button type="submit" variant="primary" large disabled={formState.isSubmitting}>
            Reset password
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
