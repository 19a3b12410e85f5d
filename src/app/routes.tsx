import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { inTime } from '#src/lib/in-time.ts';
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

/** Code that does not arrive is a failure with a way to try again, not a page that loads for ever. */
const page = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => inTime(load(), 30_000));

/** Loaded while the session is still being restored, when somebody is probably signed in. */
const shell = () => import('./pages/shell-page.tsx');
const feed = () => import('#src/features/feed/feed-page.tsx');
if (sessionHint()) void Promise.all([shell(), feed()]);

const ShellPage = page(shell);
const LoginPage = page(() => import('#src/features/auth/login-page.tsx'));
const AccountStep = page(() => import('./pages/account-step.tsx'));
const RegisterPage = page(() => import('#src/features/auth/register/register-page.tsx'));
const SignupPage = page(() => import('#src/features/auth/signup/signup-page.tsx'));
const VerifyPage = page(() => import('#src/features/auth/verify-page.tsx'));
const ActionPage = page(() => import('#src/features/auth/action-page.tsx'));
const ResetPage = page(() => import('#src/features/auth/reset-page.tsx'));
const LoggedOutPage = page(() => import('#src/features/auth/logged-out-page.tsx'));
const FeedPage = page(feed);
const TopRidesPage = page(() => import('#src/features/feed/top-rides-page.tsx'));
const SearchPage = page(() => import('#src/features/search/search-page.tsx'));
const VideoCards = page(async () => ({
  default: (await import('#src/features/feed/video-cards.tsx')).VideoCards,
}));
const NewsPage = page(() => import('#src/features/news/news-page.tsx'));
const SchedulePage = page(() => import('#src/features/schedule/schedule-page.tsx'));
const MyRodeoPage = page(() => import('./pages/my-rodeo-page.tsx'));
const AnimalPage = page(() => import('./pages/animal-page.tsx'));
const VisitorFrame = page(async () => ({
  default: (await import('./shell/visitor-frame.tsx')).VisitorFrame,
}));
const NewAnimalPage = page(() => import('./pages/new-animal-page.tsx'));
const EditAnimalPage = page(() => import('#src/features/animals/edit-animal-page.tsx'));
const NotificationsPage = page(() => import('#src/features/notifications/notifications-page.tsx'));
const UploadPage = page(() => import('#src/features/upload/upload-page.tsx'));
const EditPage = page(() => import('#src/features/upload/edit-page.tsx'));
const SettingsPage = page(() => import('#src/features/settings/settings-page.tsx'));
const EditProfilePage = page(() => import('#src/features/settings/profile/edit-profile-page.tsx'));
const NextEventPage = page(() => import('#src/features/settings/event/next-event-page.tsx'));
const ChangePasswordPage = page(() => import('#src/features/settings/password/change-password-page.tsx'));
const AccountPage = page(() => import('#src/features/settings/account/account-page.tsx'));
const GrantAccessPage = page(() => import('#src/features/access/grant-access-page.tsx'));
const PortalPage = page(() => import('./pages/portal-page.tsx'));
const VideoPage = page(() => import('./pages/video-page.tsx'));

/** What visitors see of an animal's page; whoever is signed in sees it inside the shell. */
const animalForVisitors = (
  <VisitorFrame>
    <AnimalPage />
  </VisitorFrame>
);

/** Every route of the app. */
export function AppRoutes() {
  return (
    <Suspense fallback={sessionHint() ? <ShellSkeleton /> : null}>
      <Routes>
        <Route element={<RequireVisitor />}>
          <Route path={paths.landing} element={<ToLanding />} />
          <Route path={paths.login} element={<LoginPage accountStep={<AccountStep />} />} />
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.signup} element={<SignupPage />} />
          <Route path={paths.auth} element={<Navigate to={paths.login} replace />} />
        </Route>
        <Route path={paths.action} element={<ActionPage />} />
        <Route path={paths.resetPassword} element={<ResetPage />} />
        <Route path={paths.resetPasswordBy} element={<ResetPage />} />
        <Route path={paths.logout} element={<LoggedOutPage />} />
        <Route path={paths.anyVideo} element={<Navigate to={paths.landing} replace />} />
        <Route path={paths.video} element={<VideoPage />} />
        <Route element={<RequireSession />}>
          <Route element={<RequireUnverified />}>
            <Route path={paths.verify} element={<VerifyPage />} />
          </Route>
          <Route element={<RequireVerified />}>
            <Route element={<ShellPage />}>
              <Route path={paths.feed} element={<FeedPage />} />
              <Route path={paths.topRides} element={<TopRidesPage />} />
              <Route path={paths.notifications} element={<NotificationsPage />} />
              <Route path={paths.search} element={<SearchPage videos={VideoCards} />} />
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
              <Route path={paths.editVideo} element={<EditPage />} />
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
        <Route element={<RequireSession visitors={animalForVisitors} />}>
          <Route element={<RequireVerified visitors={animalForVisitors} />}>
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
