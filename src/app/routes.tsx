import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { hasSessionHint } from '#src/session/session-hint.ts';
import {
  RequirePublisher,
  RequireSession,
  RequireUnverified,
  RequireVerified,
  RequireVisitor,
} from './guards.tsx';
import { lazyComponent } from './lazy-component.ts';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';
import { Redirect } from './redirect.tsx';
import { RedirectToLanding } from './redirect-to-landing.tsx';

const loadShellPage = () => import('./pages/shell-page.tsx');
const loadFeedPage = () => import('#src/features/feed/feed-page.tsx');
// While the session is still being restored; a failure is reported by the page that imports again.
if (hasSessionHint()) void Promise.allSettled([loadShellPage(), loadFeedPage()]);

const ShellPage = lazyComponent(loadShellPage);
const LoginPage = lazyComponent(() => import('#src/features/auth/login-page.tsx'));
const AccountStep = lazyComponent(() => import('./pages/account-step.tsx'));
const RegisterPage = lazyComponent(() => import('#src/features/auth/register/register-page.tsx'));
const SignupPage = lazyComponent(() => import('#src/features/auth/signup/signup-page.tsx'));
const VerifyEmailPage = lazyComponent(() => import('#src/features/auth/verify-email-page.tsx'));
const EmailActionPage = lazyComponent(() => import('#src/features/auth/email-action-page.tsx'));
const ResetPasswordPage = lazyComponent(() => import('#src/features/auth/reset-password-page.tsx'));
const LoggedOutPage = lazyComponent(() => import('#src/features/auth/logged-out-page.tsx'));
const FeedPage = lazyComponent(loadFeedPage);
const TopRidesPage = lazyComponent(() => import('#src/features/feed/top-rides-page.tsx'));
const SearchPage = lazyComponent(() => import('#src/features/search/search-page.tsx'));
const SwitchBackButton = lazyComponent(async () => ({
  default: (await import('#src/features/accounts/switch-back-button.tsx')).SwitchBackButton,
}));
const VideoCardGrid = lazyComponent(async () => ({
  default: (await import('#src/features/feed/video-card-grid.tsx')).VideoCardGrid,
}));
const NewsPage = lazyComponent(() => import('#src/features/news/news-page.tsx'));
const SchedulePage = lazyComponent(() => import('#src/features/schedule/schedule-page.tsx'));
const MyRodeoPage = lazyComponent(() => import('./pages/my-rodeo-page.tsx'));
const AnimalPage = lazyComponent(() => import('./pages/animal-page.tsx'));
const VisitorLayout = lazyComponent(async () => ({
  default: (await import('./shell/visitor-layout.tsx')).VisitorLayout,
}));
const NewAnimalPage = lazyComponent(() => import('./pages/new-animal-page.tsx'));
const EditAnimalPage = lazyComponent(() => import('#src/features/animals/edit-animal-page.tsx'));
const NotificationsPage = lazyComponent(() => import('#src/features/notifications/notifications-page.tsx'));
const FollowingPage = lazyComponent(() => import('./pages/following-page.tsx'));
const UploadPage = lazyComponent(() => import('#src/features/upload/upload-page.tsx'));
const EditVideoPage = lazyComponent(() => import('#src/features/upload/edit-video-page.tsx'));
const SettingsPage = lazyComponent(() => import('#src/features/settings/settings-page.tsx'));
const EditProfilePage = lazyComponent(() => import('#src/features/settings/profile/edit-profile-page.tsx'));
const NextEventPage = lazyComponent(() => import('#src/features/settings/event/next-event-page.tsx'));
const ChangePasswordPage = lazyComponent(
  () => import('#src/features/settings/password/change-password-page.tsx'),
);
const AccountPage = lazyComponent(() => import('#src/features/settings/account/account-page.tsx'));
const GrantAccessPage = lazyComponent(() => import('#src/features/access/grant-access-page.tsx'));
const PortalPage = lazyComponent(() => import('./pages/portal-page.tsx'));
const NotFoundPage = lazyComponent(() => import('./errors/not-found-page.tsx'));
const VideoPage = lazyComponent(() => import('./pages/video-page.tsx'));

const visitorAnimalPage = (
  <VisitorLayout>
    <AnimalPage />
  </VisitorLayout>
);

const visitorNotFoundPage = (
  <VisitorLayout>
    <NotFoundPage isVisitor />
  </VisitorLayout>
);

export function AppRoutes() {
  return (
    <Suspense fallback={hasSessionHint() ? <ShellSkeleton /> : null}>
      <Routes>
        <Route element={<RequireVisitor />}>
          <Route path={paths.landing} element={<RedirectToLanding />} />
          <Route path={paths.login} element={<LoginPage accountStep={<AccountStep />} />} />
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.signup} element={<SignupPage />} />
          <Route path={paths.auth} element={<Redirect to={paths.login} />} />
        </Route>
        <Route path={paths.action} element={<EmailActionPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.resetPasswordWithCode} element={<ResetPasswordPage />} />
        <Route path={paths.logout} element={<LoggedOutPage />} />
        <Route path={paths.videoIndex} element={<Redirect to={paths.landing} />} />
        <Route path={paths.video} element={<VideoPage />} />
        <Route element={<RequireSession />}>
          <Route element={<RequireUnverified />}>
            <Route path={paths.verify} element={<VerifyEmailPage />} />
          </Route>
          <Route element={<RequireVerified />}>
            <Route element={<ShellPage />}>
              <Route path={paths.feed} element={<FeedPage />} />
              <Route path={paths.topRides} element={<TopRidesPage />} />
              <Route
                path={paths.notifications}
                element={<NotificationsPage SwitchBackButton={SwitchBackButton} />}
              />
              <Route path={paths.following} element={<FollowingPage />} />
              <Route path={paths.search} element={<SearchPage VideoGrid={VideoCardGrid} />} />
              <Route path={paths.news} element={<NewsPage />} />
              <Route path={paths.schedules} element={<SchedulePage />} />
              <Route path={paths.schedule} element={<Redirect to={paths.schedules} />} />
              <Route path={paths.myRodeo} element={<MyRodeoPage />} />
              <Route path={paths.myRodeoById} element={<MyRodeoPage />} />
              <Route path={paths.myRodeoUser} element={<MyRodeoPage />} />
              <Route path={paths.myRodeoUserById} element={<MyRodeoPage />} />
              <Route path={paths.profile} element={<SettingsPage />}>
                <Route index element={<Redirect to={paths.editProfile} />} />
                <Route path={paths.changePassword} element={<ChangePasswordPage />} />
                <Route path={paths.account} element={<AccountPage />} />
                <Route path={paths.editProfile} element={<EditProfilePage />} />
                <Route path={paths.nextEvent} element={<NextEventPage />} />
                <Route path={paths.grantAccess} element={<GrantAccessPage />} />
              </Route>
              <Route path={paths.editVideo} element={<EditVideoPage />} />
              <Route element={<RequirePublisher />}>
                <Route path={paths.upload} element={<UploadPage />} />
                <Route path={paths.newAnimal} element={<NewAnimalPage />} />
                <Route path={paths.editAnimal} element={<EditAnimalPage />} />
              </Route>
            </Route>
            <Route path={paths.portal} element={<Redirect to={paths.portalHome} />} />
            <Route path={paths.portalHome} element={<PortalPage />} />
          </Route>
        </Route>
        {/* The same elements as above, so that React keeps the shell mounted on the way to an animal. */}
        <Route element={<RequireSession visitorFallback={visitorAnimalPage} />}>
          <Route element={<RequireVerified visitorFallback={visitorAnimalPage} />}>
            <Route element={<ShellPage />}>
              <Route path={paths.animal} element={<AnimalPage />} />
            </Route>
          </Route>
        </Route>
        <Route element={<RequireSession visitorFallback={visitorNotFoundPage} />}>
          <Route element={<RequireVerified visitorFallback={visitorNotFoundPage} />}>
            <Route element={<ShellPage />}>
              <Route path="*" element={<NotFoundPage />} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
