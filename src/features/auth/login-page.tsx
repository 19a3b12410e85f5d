import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionStore } from '#src/session/session-store.ts';
import { AccountRadioGroupSkeleton } from '#src/ui/account-radio-group-skeleton.tsx';
import { copy } from './copy.ts';
import { isForgotPasswordState, ForgotPasswordForm } from './forgot-password-form.tsx';
import { AuthLayout, AuthTabs } from './auth-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';

/** `accountStep` asks which account to act for (AUTH-05). */
export default function LoginPage({ accountStep }: { accountStep: ReactNode }) {
  const isChoosingAccount = useSessionStore(({ status }) => status === 'choosing-account');
  return (
    <AuthLayout>
      {isChoosingAccount ? (
        <>
          <PageHeading title={copy.accountChoice.title} className="text-display-xl" />
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
  const [isResetting, setIsResetting] = useState(isForgotPasswordState(state));
  return (
    <>
      <AuthTabs />
      <PageHeading
        title={isResetting ? copy.recover.title : copy.login.title}
        step={isResetting ? 'recover' : 'login'}
        className="text-display-xl"
      />
      {isResetting ? (
        <ForgotPasswordForm onBack={() => setIsResetting(false)} />
      ) : (
        <LoginForm onForgotPassword={() => setIsResetting(true)} />
      )}
    </>
  );
}
