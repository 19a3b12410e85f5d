import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { checkVerification, resendVerificationEmail } from '#src/data/auth/verification.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { logOut } from '#src/session/log-out.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { Logo } from '#src/ui/logo.tsx';

const pollIntervalMs = 3000;

function useVerificationPolling() {
  useEffect(() => {
    // The next poll retries.
    const timer = setInterval(() => void checkVerification().catch(() => undefined), pollIntervalMs);
    return () => clearInterval(timer);
  }, []);
}

export default function VerifyEmailPage() {
  const { user } = useAccount();
  useVerificationPolling();
  const navigate = useNavigate();
  const handleLogout = async () => {
    await logOut();
    await navigate(paths.login);
  };
  const handleResend = async () => {
    try {
      await resendVerificationEmail();
      showAlert('success', `A new mail is on its way to ${user.email}.`);
    } catch (error) {
      showAlert('error', getErrorMessage(error));
    }
  };
  return (
    <main className="mx-auto grid min-h-screen max-w-upload content-center justify-items-center gap-6 px-(--gutter) py-12 text-center">
      <Logo className="size-28 text-ink" />
      <h1 className="display text-display-xl">Check your mail</h1>
      <p className="max-w-[44ch] text-ink-2">
        We sent a verification mail to <b className="text-ink">{user.email}</b>. Follow its link and this page
        lets you in; if it has not come, look into your spam folder or send it again. You may also reload this
        page once you are verified.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => void handleLogout()}>Logout</Button>
        <Button variant="primary" onClick={() => void handleResend()}>
          Resend Verfication Mail
        </Button>
      </div>
    </main>
  );
}
