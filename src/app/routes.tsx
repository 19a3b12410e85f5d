import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { sessionHint } from '#src/session/session-hint.ts';
import { NotFoundPage } from './errors/not-found-page.tsx';
import {
  RequirePublisher,
  RequireSession,
  RequireUnverified,
  RequireVerified,
  RequireVisitor,
} from './guards.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';
import { ToLanding } from './to-landing.tsx';

/** Loaded while the session is still being restored, when somebody is probably signed in. */
const shell = () => import('./pages/shell-page.tsx');
const feed = () => import('#src/features/feed/feed-page.tsx');
if (sessionHint()) void Promise.all([shell(), feed()]);

const ShellPage = lazy(shell);
const LoginPage = lazy(() => import('#src/features/auth/login-page.tsx'));
const SignupPage = lazy(() => import('#src/features/auth/signup/signup-page.tsx'));
const VerifyPage = lazy(() => import('#src/features/auth/verify-page.tsx'));
const ActionPage = lazy(() => import('#src/features/auth/action-page.tsx'));
const ResetPage = lazy(() => import('#src/features/auth/reset-page.tsx'));
const LoggedOutPage = lazy(() => import('#src/features/auth/logged-out-page.tsx'));
const FeedPage = lazy(feed);
const TopRidesPage = lazy(() => import('#src/features/feed/top-rides-page.tsx'));
const MyRodeoPage = lazy(() => import('./pages/my-rodeo-page.tsx'));
const UploadPage = lazy(() => import('#src/features/upload/upload-page.tsx'));
const SettingsPage = lazy(() => import('#src/features/settings/settings-page.tsx'));
const VideoPage = lazy(() => import('./pages/video-page.tsx'));

/** Every route of the app. */
export function AppRoutes() {
  return (
    <Suspense fallback={sessionHint() ? <ShellSkeleton /> : null}>
      <Routes>
        <Route element={<RequireVisitor />}>
          <Route path={paths.landing} element={<ToLanding />} />
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.signup} element={<SignupPage />} />
          <Route path={paths.auth} element={<Navigate to={paths.login} replace />} />
        </Route>
        <Route path={paths.action} element={<ActionPage />} />
        <Route path={paths.resetPassword} element={<ResetPage />} />
        <Route path={paths.resetPasswordBy} element={<ResetPage />} />
        <Route path={paths.logout} element={<LoggedOutPage />} />
        <Route path={paths.video} element={<VideoPage />} />
        <Route element={<RequireSession />}>
          <Route element={<RequireUnverified />}>
            <Route path={paths.verify} element={<VerifyPage />} />
          </Route>
          <Route element={<RequireVerified />}>
            <Route element={<ShellPage />}>
              <Route path={paths.feed} element={<FeedPage />} />
              <Route path={paths.topRides} element={<TopRidesPage />} />
              <Route path={paths.myRodeo} element={<MyRodeoPage />} />
              <Route path={paths.myRodeoOf} element={<MyRodeoPage />} />
              <Route path={paths.profile} element={<SettingsPage />}>
                <Route index element={<Navigate to={paths.editProfile} replace />} />
              </Route>
              <Route element={<RequirePublisher />}>
                <Route path={paths.upload} element={<UploadPage />} />
              </Route>
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
