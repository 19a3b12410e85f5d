import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { checkVerification, resendVerificationEmail } from '#src/data/auth/verification.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { logOut } from '#src/session/log-out.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { Logo } from '#src/ui/logo.tsx';

/** How often the page asks whether the address has been verified, in milliseconds. */
const pollInterval = 3000;

/** Lets the person in as soon as they have followed the link, without a reload. */
function useVerificationPolling() {
  useEffect(() => {
    // A failed question is asked again; a person can do nothing about it.
    const timer = setInterval(() => void checkVerification().catch(() => undefined), pollInterval);
    return () => clearInterval(timer);
  }, []);
}

export default function VerifyEmailPage() {
  const { user } = useAccount();
  useVerificationPolling();
  const navigate = useNavigate();
  const logout = async () => {
    // A failed logout has nothing to say here: the person is still where they were.
    await logOut();
    await navigate(paths.login);
  };
  const resend = async () => {
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
        <Button onClick={() => void logout()}>Logout</Button>
        <Button variant="primary" onClick={() => void resend()}>
          Resend Verfication Mail
        </Button>
      </div>
    </main>
  );
}
