import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { keepPlayParameter, paths } from '#src/config/paths.ts';
import { isAuthError } from '#src/data/auth/auth-error.ts';
import { applyEmailChange, checkEmailChange } from '#src/data/auth/change-email.ts';
import { applyEmailVerification } from '#src/data/auth/email-actions.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { applyContinueUrl } from '#src/session/continue-url.ts';
import { getPathAfterLogin } from '#src/session/history-path.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button, ButtonAnchor, ButtonLink } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { parseEmailAction, getMobileAppUrl } from './email-action.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { useTypedEmail } from '../use-typed-email.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';

/** Time to read the alert, which the landing page cannot show. */
const redirectDelayMs = 4000;

export default function EmailActionPage() {
  const [parameters] = useSearchParams();
  const [staysInBrowser, setStaysInBrowser] = useState(false);
  const mobileAppUrl = getMobileAppUrl(env.mobileLinkUrl, navigator, parameters);
  if (mobileAppUrl && !staysInBrowser) {
    return <OpenAppPage url={mobileAppUrl} onContinueInBrowser={() => setStaysInBrowser(true)} />;
  }
  const action = parseEmailAction(parameters);
  switch (action.kind) {
    case 'redirect':
      return <Navigate to={keepPlayParameter(action.to, parameters.toString())} replace />;
    case 'invalid':
      return <InvalidLinkPage errorMessage={copy.emailLink.invalid} />;
    case 'verify':
      return (
        <ApplyCodePage title={copy.emailLink.verifying} oobCode={action.oobCode} applyCode={verifyEmail} />
      );
    case 'change email':
      return <ConfirmPage texts={copy.emailLink.changing} oobCode={action.oobCode} applyCode={changeEmail} />;
    case 'recover email':
      return (
        <ConfirmPage texts={copy.emailLink.restoring} oobCode={action.oobCode} applyCode={restoreEmail} />
      );
  }
}

interface ConfirmPageProps extends Omit<ApplyCodePageProps, 'title'> {
  texts: { question: string; text: string; confirm: string; applying: string };
}

/** Of a link that was used, or is too old. Any other failure may be over by the time of the confirmation. */
function useLinkError(oobCode: string): unknown {
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    checkEmailChange(oobCode).catch(setError);
  }, [oobCode]);
  return isAuthError(error, 'link-invalid') ? error : undefined;
}

/** Mail filters open links (decision D76). */
function ConfirmPage({ texts, ...code }: ConfirmPageProps) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const error = useLinkError(code.oobCode);
  if (error && !isConfirmed) return <InvalidLinkPage errorMessage={getErrorMessage(error)} />;
  if (isConfirmed) return <ApplyCodePage title={texts.applying} {...code} />;
  return (
    <AuthLayout>
      <PageHeading title={texts.question} className="text-display-xl" />
      <p className="text-ink-2">{texts.text}</p>
      <Button variant="primary" className="justify-self-start" onClick={() => setIsConfirmed(true)}>
        {texts.confirm}
      </Button>
    </AuthLayout>
  );
}

function OpenAppPage({ url, onContinueInBrowser }: { url: string; onContinueInBrowser: () => void }) {
  useOpenUrl(url);
  return (
    <AuthLayout>
      <PageHeading title={copy.emailLink.openingApp.title} className="text-display-xl" />
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor variant="primary" href={url}>
          {copy.emailLink.openingApp.open}
        </ButtonAnchor>
        <Button onClick={onContinueInBrowser}>{copy.emailLink.openingApp.continue}</Button>
      </div>
    </AuthLayout>
  );
}

function useOpenUrl(url: string) {
  useEffect(() => location.assign(url), [url]);
}

type ApplyCode = (oobCode: string) => Promise<{ email: string; message: string; to: string }>;

const verifyEmail: ApplyCode = async (oobCode) => {
  const { email, isSignedIn } = await applyEmailVerification(oobCode);
  // Where the person came from, maybe in another browser.
  applyContinueUrl(new URLSearchParams(location.search).get('continueUrl'));
  return { email, message: copy.emailLink.verified, to: isSignedIn ? getPathAfterLogin() : paths.login };
};

/** Firebase ends every session when an email changes, so the person has to log in again. */
const changeEmail: ApplyCode = async (oobCode) => {
  const email = await applyEmailChange(oobCode);
  return { email, message: copy.emailLink.changed(email), to: paths.login };
};

const restoreEmail: ApplyCode = async (oobCode) => {
  const email = await applyEmailChange(oobCode);
  return { email, message: copy.emailLink.restored(email), to: paths.login };
};

interface ApplyCodePageProps {
  title: string;
  oobCode: string;
  applyCode: ApplyCode;
}

function ApplyCodePage({ title, oobCode, applyCode }: ApplyCodePageProps) {
  const error = useApplyCode(oobCode, applyCode);
  if (error !== undefined) {
    const isUsed = applyCode === verifyEmail && isAuthError(error, 'link-invalid');
    return <InvalidLinkPage errorMessage={getErrorMessage(error)} mayBeVerified={isUsed} />;
  }
  return (
    <AuthLayout>
      <PageHeading title={title} step={title} className="text-display-xl" />
      <p role="status" className="text-ink-2">
        {copy.emailLink.wait}
      </p>
    </AuthLayout>
  );
}

function useApplyCode(oobCode: string, applyCode: ApplyCode): unknown {
  const [failure, setFailure] = useState<unknown>();
  const navigate = useNavigate();
  const typedEmail = useTypedEmail();
  const appliedCode = useRef('');
  useEffect(() => {
    // The code works once, and StrictMode runs effects twice.
    if (appliedCode.current === oobCode) return;
    appliedCode.current = oobCode;
    applyCode(oobCode).then(({ email, message, to }) => {
      typedEmail.keep(email);
      showAlert('success', message);
      void navigate(to, { replace: true });
    }, setFailure);
  }, [oobCode, applyCode, navigate, typedEmail]);
  return failure;
}

interface InvalidLinkPageProps {
  errorMessage: string;
  /** A mail filter, or the person, may have opened the link before. */
  mayBeVerified?: boolean;
}

function InvalidLinkPage({ errorMessage, mayBeVerified = false }: InvalidLinkPageProps) {
  useRedirectToLanding(errorMessage);
  return (
    <AuthLayout>
      <PageHeading title={copy.emailLink.failed.title} className="text-display-xl" />
      <p className="text-ink-2">
        {mayBeVerified && copy.emailLink.failed.mayBeVerified} {copy.emailLink.failed.text}
      </p>
      <div className="flex flex-wrap gap-3">
        {mayBeVerified && (
          <ButtonLink variant="primary" to={paths.login}>
            {copy.emailLink.failed.logIn}
          </ButtonLink>
        )}
        <ButtonAnchor href={paths.landing}>{copy.emailLink.failed.continue}</ButtonAnchor>
      </div>
    </AuthLayout>
  );
}

function useRedirectToLanding(errorMessage: string) {
  useEffect(() => {
    showAlert('error', errorMessage);
    const timer = setTimeout(() => location.replace(paths.landing), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [errorMessage]);
}
