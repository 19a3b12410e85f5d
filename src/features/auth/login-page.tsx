import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionStore } from '#src/session/session-store.ts';
import { AccountRadioGroupSkeleton } from '#src/ui/account-radio-group-skeleton.tsx';
import { isForgotPasswordState } from './forgot-password-state.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** @param accountStep asks who has logged in for whom they act (AUTH-05) */
export default function LoginPage({ accountStep }: { accountStep: ReactNode }) {
  const choosing = useSessionStore(({ status }) => status === 'choosing-account');
  return (
    <AuthLayout>
      {choosing ? (
        <>
          <h1 className="display text-display-xl">User Account</h1>
          <Suspense fallback={<AccountRadioGroupSkeleton />}>{accountStep}</Suspense>
        </>
      ) : (
        <LoginPanel />
      )}
    </AuthLayout>
  );
}

function LoginPanel() {
  const state: unknown = useLocation().state;
  const [recovering, setRecovering] = useState(isForgotPasswordState(state));
  return (
    <>
      <AuthTabs />
      <h1 className="display text-display-xl">{recovering ? 'Recover' : 'Welcome back'}</h1>
      {recovering ? (
        <ForgotPasswordForm onBack={() => setRecovering(false)} />
      ) : (
        <LoginForm onForgotten={() => setRecovering(true)} />
      )}
    </>
  );
}
