import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { applyEmailChange } from '#src/data/auth/change-email.ts';
import { applyEmailVerification } from '#src/data/auth/email-actions.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button, ButtonAnchor } from '#src/ui/button.tsx';
import { parseEmailAction, getMobileAppUrl } from './email-action.ts';
import { AuthLayout } from './auth-layout.tsx';

/** The landing page ships without the app and its alerts, so whoever is sent there gets time to read why, in ms. */
const redirectDelay = 4000;

/** Where the links of all mails lead: to the mobile app on a phone, else to what the link asks for. */
export default function EmailActionPage() {
  const [parameters] = useSearchParams();
  const [here, setHere] = useState(false);
  const app = getMobileAppUrl(env.mobileLink, navigator.userAgent, parameters);
  if (app && !here) return <OpenAppPage address={app} onStay={() => setHere(true)} />;
  const action = parseEmailAction(parameters);
  switch (action.kind) {
    case 'go':
      return <Navigate to={action.to} replace />;
    case 'invalid':
      return <InvalidLinkPage reason="Invalid verification link." />;
    case 'verify':
      return <ApplyCodePage title="Verifying your email" oobCode={action.oobCode} use={verifyEmail} />;
    case 'change email':
      return <ApplyCodePage title="Changing your email" oobCode={action.oobCode} use={applyChange} />;
    case 'recover email':
      return <ApplyCodePage title="Bringing your email back" oobCode={action.oobCode} use={revertChange} />;
  }
}

function OpenAppPage({ address, onStay }: { address: string; onStay: () => void }) {
  useOpenUrl(address);
  return (
    <AuthLayout>
      <h1 className="display text-display-xl">Opening the app</h1>
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor variant="primary" href={address}>
          Open the app
        </ButtonAnchor>
        <Button onClick={onStay}>Continue in browser</Button>
      </div>
    </AuthLayout>
  );
}

function useOpenUrl(address: string) {
  useEffect(() => location.assign(address), [address]);
}

/** Uses a code. @returns what the person is told, and where they are led */
type ApplyCode = (oobCode: string) => Promise<{ told: string; to: string }>;

const verifyEmail: ApplyCode = async (oobCode) => {
  const signedIn = await applyEmailVerification(oobCode);
  return { told: 'Verify email successfully', to: signedIn ? paths.feed : paths.login };
};

/** The provider ends every session when an address changes, so the person logs in anew. */
const applyChange: ApplyCode = async (oobCode) => {
  const email = await applyEmailChange(oobCode);
  return { told: `Your email is changed. Log in with ${email}.`, to: paths.login };
};

const revertChange: ApplyCode = async (oobCode) => {
  const email = await applyEmailChange(oobCode);
  const told = `Your email is ${email} again. If it was not you who changed it, set a new password with 'Forget Password'.`;
  return { told, to: paths.login };
};

function ApplyCodePage({ title, oobCode, use }: { title: string; oobCode: string; use: ApplyCode }) {
  const reason = useApplyCode(oobCode, use);
  if (reason) return <InvalidLinkPage reason={reason} />;
  return (
    <AuthLayout>
      <h1 className="display text-display-xl">{title}</h1>
      <p role="status" className="text-ink-2">
        One moment.
      </p>
    </AuthLayout>
  );
}

/** Uses the code, once, and goes on. @returns why it did not work, if it did not */
function useApplyCode(oobCode: string, use: ApplyCode): string | undefined {
  const [reason, setReason] = useState<string>();
  const navigate = useNavigate();
  const used = useRef('');
  useEffect(() => {
    if (used.current === oobCode) return; // the code works once, and an effect may run twice
    used.current = oobCode;
    use(oobCode).then(
      ({ told, to }) => {
        showAlert('success', told);
        void navigate(to, { replace: true });
      },
      (error: unknown) => setReason(getErrorMessage(error)),
    );
  }, [oobCode, use, navigate]);
  return reason;
}

function InvalidLinkPage({ reason }: { reason: string }) {
  useRedirectToLanding(reason);
  return (
    <AuthLayout>
      <h1 className="display text-display-xl">This link did not work</h1>
      <p className="text-ink-2">We lead you on in a moment.</p>
      <ButtonAnchor href={paths.landing} className="justify-self-start">
        Continue
      </ButtonAnchor>
    </AuthLayout>
  );
}

/** Tells why, then leaves for the landing page. */
function useRedirectToLanding(reason: string) {
  useEffect(() => {
    showAlert('error', reason);
    const timer = setTimeout(() => location.replace(paths.landing), redirectDelay);
    return () => clearTimeout(timer);
  }, [reason]);
}
