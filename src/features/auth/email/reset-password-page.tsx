import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { isAuthError } from '#src/data/auth/auth-error.ts';
import { checkResetCode, resetPassword } from '#src/data/auth/email-actions.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { FormAlert, type FormAlertContent } from '#src/ui/form-alert.tsx';
import { Form } from '#src/ui/form.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields.tsx';
import { copy } from './copy.ts';
import { AuthLayout } from '../auth-layout.tsx';
import type { LoginState } from '#src/session/login-state.ts';
import { useTypedEmail } from '../use-typed-email.ts';
import { resetPasswordSchema, type ResetPasswordValues } from './reset-password-schema.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';

/** Before anybody thinks up a password in vain. @returns the email of the account, once it is known */
function useCheckedLink(oobCode: string | undefined, onInvalid: (error: unknown) => void) {
  const [email, setEmail] = useState('');
  const handleInvalid = useEffectEvent(onInvalid);
  useEffect(() => {
    if (!oobCode) return;
    checkResetCode(oobCode).then(setEmail, (error: unknown) => {
      if (isAuthError(error, 'link-invalid', 'link-expired')) handleInvalid(error);
    });
  }, [oobCode]);
  return email;
}

export default function ResetPasswordPage() {
  const { oobCode } = useParams();
  const navigate = useNavigate();
  const form = useForm<ResetPasswordValues>({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  const typedEmail = useTypedEmail();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const [alert, setAlert] = useState<FormAlertContent>();
  const [isInvalid, setIsInvalid] = useState(false);
  const alertFailure = (error: unknown) =>
    setAlert({ tone: 'error', message: copy.resetPassword.failed(getErrorMessage(error)) });
  const email = useCheckedLink(oobCode, (error) => {
    setIsInvalid(true);
    alertFailure(error);
  });
  const handleValid = async ({ password }: ResetPasswordValues) => {
    if (!oobCode) {
      reportError('There is no code to reset a password with.');
      return;
    }
    try {
      await resetPassword(oobCode, password);
      typedEmail.keep(email);
      showAlert('success', copy.resetPassword.done);
      await navigate(paths.login);
    } catch (error) {
      alertFailure(error);
    }
  };
  return (
    <AuthLayout>
      <PageHeading title={copy.resetPassword.title} className="text-display-xl" />
      <Form form={form} onAttempt={() => setAlert(undefined)} onValid={handleValid}>
        <FormAlert alert={alert} onClose={() => setAlert(undefined)} />
        {email !== '' && (
          <>
            <p className="text-ink-2">{copy.resetPassword.account(email)}</p>
            {/* Tells password managers which account the password belongs to. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
          </>
        )}
        {!isInvalid && (
          <NewPasswordFields
            password={{ ...register('password'), error: errors.password?.message }}
            confirmation={{ ...register('confirmation'), error: errors.confirmation?.message }}
          />
        )}
        <div className="flex flex-wrap-reverse items-center justify-between gap-4">
          <Link
            to={paths.login}
            state={{ isResetting: true } satisfies LoginState}
            className="inline-flex min-h-11 items-center underline"
          >
            {copy.resetPassword.requestLink}
          </Link>
          {!isInvalid && (
            <Button type="submit" variant="primary" large disabled={isSubmitting}>
              {copy.resetPassword.submit}
            </Button>
          )}
        </div>
      </Form>
    </AuthLayout>
  );
}
