import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { isLoginState } from '#src/session/login-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { AccountRadioGroupSkeleton } from '#src/ui/account-radio-group-skeleton.tsx';
import { copy } from './copy.ts';
import { AuthLayout, AuthTabs } from './auth-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { useTypedEmail } from './use-typed-email.ts';
import { LanguageLinks } from '#src/ui/language-links.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';

const ForgotPasswordForm = lazyComponent(() => import('./forgot-password-form.tsx'), 'ForgotPasswordForm');

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

const returningNotice = { tone: 'info', message: copy.login.returning } as const;

function LoginPanel() {
  const stored: unknown = useLocation().state;
  const state = isLoginState(stored) ? stored : {};
  const email = useTypedEmail().get();
  const [isResetting, setIsResetting] = useState(state.isResetting === true);
  // Whoever has just signed up, or verified the email, was never here.
  const [isFirst] = useState(email !== '');
  const title = isFirst ? copy.login.firstTitle : copy.login.title;
  return (
    <>
      <AuthTabs />
      <PageHeading
        title={isResetting ? copy.recover.title : title}
        step={isResetting ? 'recover' : 'login'}
        className="text-display-xl"
      />
      {isResetting ? (
        <Suspense>
          <ForgotPasswordForm email={email} onBack={() => setIsResetting(false)} />
        </Suspense>
      ) : (
        <LoginForm
          notice={state.notice ?? (state.isReturning ? returningNotice : undefined)}
          email={email}
          onForgotPassword={() => setIsResetting(true)}
        />
      )}
      <LanguageLinks label={copy.layout.language} />
    </>
  );
}
