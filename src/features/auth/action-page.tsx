import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { applyEmailChange } from '#src/data/auth/change-email.ts';
import { verifyAddress } from '#src/data/auth/mail-codes.ts';
import { messageOf } from '#src/lib/message-of.ts';
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
      return <UseCode title="Verifying your email" oobCode={action.oobCode} use={verify} />;
    case 'change email':
      return <UseCode title="Changing your email" oobCode={action.oobCode} use={changeEmail} />;
    case 'recover email':
      return <UseCode title="Bringing your email back" oobCode={action.oobCode} use={recoverEmail} />;
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

/** Uses a code. @returns what the person is told, and where they are led */
type Use = (oobCode: string) => Promise<{ told: string; to: string }>;

const verify: Use = async (oobCode) => {
  const signedIn = await verifyAddress(oobCode);
  return { told: 'Verify email successfully', to: signedIn ? paths.feed : paths.login };
};

/** The provider ends every session when an address changes, so the person logs in anew. */
const changeEmail: Use = async (oobCode) => {
  const email = await applyEmailChange(oobCode);
  return { told: `Your email is changed. Log in with ${email}.`, to: paths.login };
};

const recoverEmail: Use = async (oobCode) => {
  const email = await applyEmailChange(oobCode);
  const told = `Your email is ${email} again. If it was not you who changed it, set a new password with 'Forget Password'.`;
  return { told, to: paths.login };
};

function UseCode({ title, oobCode, use }: { title: string; oobCode: string; use: Use }) {
  const reason = useCode(oobCode, use);
  if (reason) return <Refused reason={reason} />;
  return (
    <AuthFrame>
      <h1 className="display text-display-xl">{title}</h1>
      <p role="status" className="text-ink-2">
        One moment.
      </p>
    </AuthFrame>
  );
}

/** Uses the code, once, and goes on. @returns why it did not work, if it did not */
function useCode(oobCode: string, use: Use): string | undefined {
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
      (error: unknown) => setReason(messageOf(error)),
    );
  }, [oobCode, use, navigate]);
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
