import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { hasSessionHint } from '#src/session/session-hint.ts';
import { NotFoundPage } from './errors/not-found-page.tsx';
import {
  RequirePublisher,
  RequireSession,
  RequireUnverified,
  RequireVerified,
  RequireVisitor,
} from './guards.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';
import { RedirectToLanding } from './redirect-to-landing.tsx';

/** Code that does not arrive is a failure with a way to try again, not a page that loads for ever. */
const lazyPage = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => withTimeout(load(), 30_000));

/** Loaded while the session is still being restored, when somebody is probably signed in. */
const loadShellPage = () => import('./pages/shell-page.tsx');
const loadFeedPage = () => import('#src/features/feed/feed-page.tsx');
if (hasSessionHint()) void Promise.all([loadShellPage(), loadFeedPage()]);

const ShellPage = lazyPage(loadShellPage);
const LoginPage = lazyPage(() => import('#src/features/auth/login-page.tsx'));
const AccountStep = lazyPage(() => import('./pages/account-step.tsx'));
const RegisterPage = lazyPage(() => import('#src/features/auth/register/register-page.tsx'));
const SignupPage = lazyPage(() => import('#src/features/auth/signup/signup-page.tsx'));
const VerifyEmailPage = lazyPage(() => import('#src/features/auth/verify-email-page.tsx'));
const EmailActionPage = lazyPage(() => import('#src/features/auth/email-action-page.tsx'));
const ResetPasswordPage = lazyPage(() => import('#src/features/auth/reset-password-page.tsx'));
const LoggedOutPage = lazyPage(() => import('#src/features/auth/logged-out-page.tsx'));
const FeedPage = lazyPage(loadFeedPage);
const TopRidesPage = lazyPage(() => import('#src/features/feed/top-rides-page.tsx'));
const SearchPage = lazyPage(() => import('#src/features/search/search-page.tsx'));
const VideoCardGrid = lazyPage(async () => ({
  default: (await import('#src/features/feed/video-card-grid.tsx')).VideoCardGrid,
}));
const NewsPage = lazyPage(() => import('#src/features/news/news-page.tsx'));
const SchedulePage = lazyPage(() => import('#src/features/schedule/schedule-page.tsx'));
const MyRodeoPage = lazyPage(() => import('./pages/my-rodeo-page.tsx'));
const AnimalPage = lazyPage(() => import('./pages/animal-page.tsx'));
const VisitorLayout = lazyPage(async () => ({
  default: (await import('./shell/visitor-layout.tsx')).VisitorLayout,
}));
const NewAnimalPage = lazyPage(() => import('./pages/new-animal-page.tsx'));
const EditAnimalPage = lazyPage(() => import('#src/features/animals/edit-animal-page.tsx'));
const NotificationsPage = lazyPage(() => import('#src/features/notifications/notifications-page.tsx'));
const UploadPage = lazyPage(() => import('#src/features/upload/upload-page.tsx'));
const EditVideoPage = lazyPage(() => import('#src/features/upload/edit-video-page.tsx'));
const SettingsPage = lazyPage(() => import('#src/features/settings/settings-page.tsx'));
const EditProfilePage = lazyPage(() => import('#src/features/settings/profile/edit-profile-page.tsx'));
const NextEventPage = lazyPage(() => import('#src/features/settings/event/next-event-page.tsx'));
const ChangePasswordPage = lazyPage(() => import('#src/features/settings/password/change-password-page.tsx'));
const AccountPage = lazyPage(() => import('#src/features/settings/account/account-page.tsx'));
const GrantAccessPage = lazyPage(() => import('#src/features/access/grant-access-page.tsx'));
const PortalPage = lazyPage(() => import('./pages/portal-page.tsx'));
const VideoPage = lazyPage(() => import('./pages/video-page.tsx'));

/** What visitors see of an animal's page; whoever is signed in sees it inside the shell. */
const visitorAnimalPage = (
  <VisitorLayout>
    <AnimalPage />
  </VisitorLayout>
);

/** Every route of the app. */
export function AppRoutes() {
  return (
    <Suspense fallback={hasSessionHint() ? <ShellSkeleton /> : null}>
      <Routes>
        <Route element={<RequireVisitor />}>
          <Route path={paths.landing} element={<RedirectToLanding />} />
          <Route path={paths.login} element={<LoginPage accountStep={<AccountStep />} />} />
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.signup} element={<SignupPage />} />
          <Route path={paths.auth} element={<Navigate to={paths.login} replace />} />
        </Route>
        <Route path={paths.action} element={<EmailActionPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.resetPasswordBy} element={<ResetPasswordPage />} />
        <Route path={paths.logout} element={<LoggedOutPage />} />
        <Route path={paths.anyVideo} element={<Navigate to={paths.landing} replace />} />
        <Route path={paths.video} element={<VideoPage />} />
        <Route element={<RequireSession />}>
          <Route element={<RequireUnverified />}>
            <Route path={paths.verify} element={<VerifyEmailPage />} />
          </Route>
          <Route element={<RequireVerified />}>
            <Route element={<ShellPage />}>
              <Route path={paths.feed} element={<FeedPage />} />
              <Route path={paths.topRides} element={<TopRidesPage />} />
              <Route path={paths.notifications} element={<NotificationsPage />} />
              <Route path={paths.search} element={<SearchPage videos={VideoCardGrid} />} />
              <Route path={paths.news} element={<NewsPage />} />
              <Route path={paths.schedules} element={<SchedulePage />} />
              <Route path={paths.schedule} element={<Navigate to={paths.schedules} replace />} />
              <Route path={paths.myRodeo} element={<MyRodeoPage />} />
              <Route path={paths.myRodeoOf} element={<MyRodeoPage />} />
              <Route path={paths.myRodeoUser} element={<MyRodeoPage />} />
              <Route path={paths.myRodeoUserOf} element={<MyRodeoPage />} />
              <Route path={paths.grantAccess} element={<GrantAccessPage />} />
              <Route path={paths.profile} element={<SettingsPage />}>
                <Route index element={<Navigate to={paths.editProfile} replace />} />
                <Route path={paths.changePassword} element={<ChangePasswordPage />} />
                <Route path={paths.account} element={<AccountPage />} />
                <Route path={paths.editProfile} element={<EditProfilePage />} />
                <Route path={paths.upcomingEvent} element={<NextEventPage />} />
              </Route>
              <Route path={paths.editVideo} element={<EditVideoPage />} />
              <Route element={<RequirePublisher />}>
                <Route path={paths.upload} element={<UploadPage />} />
                <Route path={paths.newAnimal} element={<NewAnimalPage />} />
                <Route path={paths.editAnimal} element={<EditAnimalPage />} />
              </Route>
            </Route>
            <Route path={paths.portal} element={<Navigate to={paths.portalHome} replace />} />
            <Route path={paths.portalHome} element={<PortalPage />} />
          </Route>
        </Route>
        {/* The same guards and shell as above, so that the shell stays as it is on the way to an animal. */}
        <Route element={<RequireSession visitorFallback={visitorAnimalPage} />}>
          <Route element={<RequireVerified visitorFallback={visitorAnimalPage} />}>
            <Route element={<ShellPage />}>
              <Route path={paths.animal} element={<AnimalPage />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
