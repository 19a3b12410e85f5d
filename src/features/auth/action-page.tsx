import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { verifyAddress } from '#src/data/auth/mail-codes.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button, ButtonAnchor } from '#src/ui/button.tsx';
import { actionOf, mobileAddress } from './action.ts';
import { AuthFrame } from './auth-frame.tsx';

/** The landing page ships without the app and its alerts, so whoever is sent there gets time to read why, in ms. */
const readingTime = 4000;

/** Where the links of all mails lead: to the mobile app on a phone, else to what the link asks for. */
export default function ActionPage() {
  const [parameters] = useSearchParams();
  const [here, setHere] = useState(false);
  const app = mobileAddress(env.mobileLink, navigator.userAgent, parameters);
  if (app && !here) return <ToApp address={app} onStay={() => setHere(true)} />;
  const action = actionOf(parameters);
  switch (action.kind) {
    case 'go':
      return <Navigate to={action.to} replace />;
    case 'invalid':
      return <Refused reason="Invalid verification link." />;
    case 'verify':
      return <Verify oobCode={action.oobCode} />;
  }
}

function ToApp({ address, onStay }: { address: string; onStay: () => void }) {
  useAddress(address);
  return (
    <AuthFrame>
      <h1 className="display text-display-xl">Opening the app</h1>
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor look="primary" href={address}>
          Open the app
        </ButtonAnchor>
        <Button onClick={onStay}>Continue in browser</Button>
      </div>
    </AuthFrame>
  );
}

function useAddress(address: string) {
  useEffect(() => location.assign(address), [address]);
}

function Verify({ oobCode }: { oobCode: string }) {
  const reason = useVerification(oobCode);
  if (reason) return <Refused reason={reason} />;
  return (
    <AuthFrame>
      <h1 className="display text-display-xl">Verifying your email</h1>
      <p role="status" className="text-ink-2">
        One moment.
      </p>
    </AuthFrame>
  );
}

/** Uses the code, once, and goes on. @returns why it did not work, if it did not */
function useVerification(oobCode: string): string | undefined {
  const [reason, setReason] = useState<string>();
  const navigate = useNavigate();
  const used = useRef('');
  useEffect(() => {
    if (used.current === oobCode) return; // the code works once, and an effect may run twice
    used.current = oobCode;
    verifyAddress(oobCode).then(
      (signedIn) => {
        showAlert('success', 'Verify email successfully');
        void navigate(signedIn ? paths.feed : paths.login, { replace: true });
      },
      (error: unknown) => setReason(error instanceof Error ? error.message : String(error)),
    );
  }, [oobCode, navigate]);
  return reason;
}

function Refused({ reason }: { reason: string }) {
  useWayOut(reason);
  return (
    <AuthFrame>
      <h1 className="display text-display-xl">This link did not work</h1>
      <p className="text-ink-2">We lead you on in a moment.</p>
      <ButtonAnchor href={paths.landing} className="justify-self-start">
        Continue
      </ButtonAnchor>
    </AuthFrame>
  );
}

/** Tells why, then leaves for the landing page. */
function useWayOut(reason: string) {
  useEffect(() => {
    showAlert('error', reason);
    const timer = setTimeout(() => location.replace(paths.landing), readingTime);
    return () => clearTimeout(timer);
  }, [reason]);
}
