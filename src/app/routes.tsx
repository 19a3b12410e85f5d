import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths, videoPath } from '#src/config/paths.ts';
import { toPagePath } from '#src/config/trim-link.ts';
import { hasSessionHint } from '#src/session/session-hint.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { loadMemberRoutes, loadVideoPage } from './first-page-code.ts';
import { RequireVisitor } from './require-visitor.tsx';
import { FirstLink } from './frame/first-link.tsx';
import { RideSkeleton } from './frame/ride-skeleton.tsx';
import { ShellSkeleton } from './frame/shell-skeleton.tsx';
import { Redirect } from './redirect.tsx';
import { RedirectToLanding } from './redirect-to-landing.tsx';

const LoginPage = lazyComponent(() => import('#src/features/auth/login-page.tsx'));
const AccountStep = lazyComponent(() => import('#src/features/accounts/account-chooser.tsx'), 'AccountStep');
const RegisterPage = lazyComponent(() => import('#src/features/auth/register/register-page.tsx'));
const SignupPage = lazyComponent(() => import('#src/features/auth/signup/signup-page.tsx'));
const EmailActionPage = lazyComponent(() => import('#src/features/auth/email/email-action-page.tsx'));
const ResetPasswordPage = lazyComponent(() => import('#src/features/auth/email/reset-password-page.tsx'));
const LoggedOutPage = lazyComponent(() => import('#src/features/auth/logged-out-page.tsx'));
const VideoPage = lazyComponent(loadVideoPage);
const MemberRoutes = lazyComponent(loadMemberRoutes, 'MemberRoutes');

/** Shows the same as app.html before the app has started. */
function FirstScreen() {
  if (location.pathname.startsWith(videoPath(''))) return <RideSkeleton />;
  return hasSessionHint() ? <ShellSkeleton /> : <FirstLink />;
}

export function AppRoutes() {
  const { pathname, search, hash } = useLocation();
  const trimmed = toPagePath(pathname);
  if (trimmed !== pathname) return <Navigate to={trimmed + search + hash} replace />;
  return (
    <Suspense fallback={<FirstScreen />}>
      <Routes>
        <Route element={<RequireVisitor />}>
          <Route path={paths.landing} element={<RedirectToLanding />} />
          <Route path={paths.login} element={<LoginPage accountStep={<AccountStep />} />} />
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.signup} element={<SignupPage />} />
          <Route path={paths.auth} element={<Redirect isAlias to={paths.login} />} />
        </Route>
        <Route path={paths.action} element={<EmailActionPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.resetPasswordWithCode} element={<ResetPasswordPage />} />
        <Route path={paths.logout} element={<LoggedOutPage />} />
        <Route path={paths.videoIndex} element={<Redirect to={paths.landing} />} />
        <Route path={paths.video} element={<VideoPage />} />
        <Route path="*" element={<MemberRoutes />} />
      </Routes>
    </Suspense>
  );
}
