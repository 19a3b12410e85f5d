import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { checkVerification, resendVerificationEmail } from '#src/data/auth/verification.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { getContinueUrl } from '#src/session/continue-url.ts';
import { logOut } from '#src/session/log-out.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { FormAlert, type FormAlertContent } from '#src/ui/form-alert.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';

const pollIntervalMs = 3000;

function useVerificationPolling() {
  useEffect(() => {
    // The next poll retries.
    const timer = setInterval(() => void checkVerification().catch(() => undefined), pollIntervalMs);
    return () => clearInterval(timer);
  }, []);
}

/** `ChangeEmail` is how somebody who mistyped the email corrects it. */
export default function VerifyEmailPage({ ChangeEmail }: { ChangeEmail: ComponentType<{ email: string }> }) {
  const { user } = useAccount();
  const [isChanging, setIsChanging] = useState(false);
  useVerificationPolling();
  const [alert, setAlert] = useState<FormAlertContent>();
  const handleResend = async () => {
    setAlert(undefined);
    try {
      await resendVerificationEmail(getContinueUrl());
      showAlert('success', copy.verifyEmail.resent(user.email));
    } catch (error) {
      setAlert({ tone: 'error', title: copy.verifyEmail.resendFailed, message: getErrorMessage(error) });
    }
  };
  return (
    <main className="mx-auto grid min-h-screen max-w-upload content-center justify-items-center gap-6 px-(--gutter) py-12 text-center">
      <Logo className="size-28 text-ink" />
      <PageHeading title={copy.verifyEmail.title} className="text-display-xl" />
      <p className="max-w-[44ch] text-ink-2">
        {copy.verifyEmail.sentTo} <b className="text-ink">{user.email}</b>
      </p>
      <p className="max-w-[44ch] text-ink-2">{copy.verifyEmail.help}</p>
      {alert && (
        <div className="text-left">
          <FormAlert alert={alert} onClose={() => setAlert(undefined)} />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => void logOut()}>{copy.verifyEmail.logOut}</Button>
        <Button aria-expanded={isChanging} onClick={() => setIsChanging(!isChanging)}>
          {copy.verifyEmail.changeEmail}
        </Button>
        <Button variant="primary" onClick={() => void handleResend()}>
          {copy.verifyEmail.resend}
        </Button>
      </div>
      {isChanging && (
        <div className="w-full max-w-[40rem] text-left">
          <Suspense fallback={<Skeleton className="h-72" />}>
            <ChangeEmail email={user.email} />
          </Suspense>
        </div>
      )}
    </main>
  );
}
