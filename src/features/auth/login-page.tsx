import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionStore } from '#src/session/session-store.ts';
import { AccountChoiceSkeleton } from '#src/ui/account-choice-skeleton.tsx';
import { asksForMail } from './asking-for-mail.ts';
import { AuthFrame } from './auth-frame.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RecoverForm } from './recover-form.tsx';

/** @param accountStep asks who has logged in for whom they act (AUTH-05) */
export default function LoginPage({ accountStep }: { accountStep: ReactNode }) {
  const choosing = useSessionStore(({ status }) => status === 'choosing-account');
  return (
    <AuthFrame>
      {choosing ? (
        <>
          <h1 className="display text-display-xl">User Account</h1>
          <Suspense fallback={<AccountChoiceSkeleton />}>{accountStep}</Suspense>
        </>
      ) : (
        <LogIn />
      )}
    </AuthFrame>
  );
}

function LogIn() {
  const state: unknown = useLocation().state;
  const [recovering, setRecovering] = useState(asksForMail(state));
  return (
    <>
      <AuthTabs />
      <h1 className="display text-display-xl">{recovering ? 'Recover' : 'Welcome back'}</h1>
      {recovering ? (
        <RecoverForm onBack={() => setRecovering(false)} />
      ) : (
        <LoginForm onForgotten={() => setRecovering(true)} />
      )}
    </>
  );
}
