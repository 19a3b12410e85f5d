import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { RequirePublisher, RequireSession, RequireUnverified, RequireVerified } from './guards.tsx';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { PagePartsContext } from '#src/ui/page-parts.ts';
import { pageParts } from './pages/shared-parts.tsx';
import { Arrival } from './arrival.tsx';
import { Redirect } from './redirect.tsx';

const ShellPage = lazyComponent(() => import('./pages/shell-page.tsx'));
const VerifyEmailPage = lazyComponent(() => import('#src/features/auth/email/verify-email-page.tsx'));
const ChangeEmailSection = lazyComponent(
  () => import('#src/features/settings/account/change-email-section.tsx'),
  'ChangeEmailSection',
);
const FeedPage = lazyComponent(() => import('#src/features/feed/feed-page.tsx'));
const TopRidesPage = lazyComponent(() => import('#src/features/feed/top-rides-page.tsx'));
const WatchPage = lazyComponent(() => import('#src/features/feed/watch-page.tsx'));
const SearchPage = lazyComponent(() => import('#src/features/search/search-page.tsx'));
const SwitchBackButton = lazyComponent(
  () => import('#src/features/accounts/switch-back-button.tsx'),
  'SwitchBackButton',
);
const NewsPage = lazyComponent(() => import('#src/features/news/news-page.tsx'));
const SchedulePage = lazyComponent(() => import('#src/features/schedule/schedule-page.tsx'));
const MyRodeoPage = lazyComponent(() => import('./pages/my-rodeo-page.tsx'));
const AnimalPage = lazyComponent(() => import('./pages/animal-page.tsx'));
const RodeoPage = lazyComponent(() => import('#src/features/rodeos/rodeo-page.tsx'));
const LeaderboardsPage = lazyComponent(() => import('#src/features/leaderboards/leaderboards-page.tsx'));
const ReelPage = lazyComponent(() => import('./pages/reel-page.tsx'));
const NewReelPage = lazyComponent(() => import('#src/features/reels/new-reel-page.tsx'));
const EditReelPage = lazyComponent(() => import('#src/features/reels/edit-reel-page.tsx'));
const PrintedReelPage = lazyComponent(() => import('#src/features/reels/printed-reel-page.tsx'));
const SeasonPage = lazyComponent(() => import('#src/features/records/season-page.tsx'));
const MatchupPage = lazyComponent(() => import('#src/features/records/matchup-page.tsx'));
const ComparePage = lazyComponent(() => import('./pages/compare-page.tsx'));
const VisitorLayout = lazyComponent(() => import('./shell/visitor-layout.tsx'), 'VisitorLayout');
const NewAnimalPage = lazyComponent(() => import('./pages/new-animal-page.tsx'));
const EditAnimalPage = lazyComponent(() => import('#src/features/animals/edit-animal-page.tsx'));
const PedigreePage = lazyComponent(() => import('#src/features/pedigree/pedigree-page.tsx'));
const NotificationsPage = lazyComponent(() => import('#src/features/notifications/notifications-page.tsx'));
const KeptPage = lazyComponent(() => import('./pages/kept-page.tsx'));
const FollowingPage = lazyComponent(() => import('#src/features/following/following-page.tsx'));
const UploadPage = lazyComponent(() => import('#src/features/upload/upload-page.tsx'));
const NightPage = lazyComponent(() => import('#src/features/upload/night-page.tsx'));
const EditVideoPage = lazyComponent(() => import('#src/features/upload/edit/edit-video-page.tsx'));
const SettingsPage = lazyComponent(() => import('#src/features/settings/settings-page.tsx'));
const EditProfilePage = lazyComponent(() => import('#src/features/settings/profile/edit-profile-page.tsx'));
const NextEventPage = lazyComponent(() => import('#src/features/settings/event/next-event-page.tsx'));
const MyDrawPage = lazyComponent(() => import('#src/features/draw/my-draw-page.tsx'));
const ChangePasswordPage = lazyComponent(
  () => import('#src/features/settings/password/change-password-page.tsx'),
);
const AccountPage = lazyComponent(() => import('#src/features/settings/account/account-page.tsx'));
const GrantAccessPage = lazyComponent(() => import('#src/features/access/grant-access-page.tsx'));
const PortalPage = lazyComponent(() => import('./pages/portal-page.tsx'));
const HerdSheetPage = lazyComponent(() => import('#src/features/herd/herd-sheet-page.tsx'));
const InsightsPage = lazyComponent(() => import('#src/features/insights/insights-page.tsx'));
const NotFoundPage = lazyComponent(() => import('./errors/not-found-page.tsx'));

/** Inside the shell, or for visitors on a page of its own. */
function createPublicRoute(path: string, page: ReactElement, visitorPage = page) {
  const visitorFallback = <VisitorLayout>{visitorPage}</VisitorLayout>;
  return (
    <Route element={<RequireSession visitorFallback={visitorFallback} />}>
      <Route element={<RequireVerified visitorFallback={visitorFallback} />}>
        <Route element={<ShellPage />}>
          <Route path={path} element={page} />
        </Route>
      </Route>
    </Route>
  );
}

/** Apart from the other routes: visitors who watch a video or log in do not load their code. */
export function MemberRoutes() {
  return (
    <PagePartsContext value={pageParts}>
      <Arrival />
      <Routes>
        <Route element={<RequireSession />}>
          <Route element={<RequireUnverified />}>
            <Route path={paths.verify} element={<VerifyEmailPage ChangeEmail={ChangeEmailSection} />} />
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
              <Route path={paths.kept} element={<KeptPage />} />
              <Route path={paths.search} element={<SearchPage />} />
              <Route path={paths.news} element={<NewsPage />} />
              <Route path={paths.schedules} element={<SchedulePage />} />
              <Route path={paths.schedule} element={<Redirect isAlias to={paths.schedules} />} />
              <Route path={paths.myRodeo} element={<MyRodeoPage />} />
              <Route path={paths.myRodeoById} element={<MyRodeoPage />} />
              <Route path={paths.myRodeoUser} element={<MyRodeoPage />} />
              <Route path={paths.myRodeoUserById} element={<MyRodeoPage />} />
              <Route path={paths.profile} element={<SettingsPage />}>
                <Route index element={<Redirect isAlias to={paths.editProfile} />} />
                <Route path={paths.changePassword} element={<ChangePasswordPage />} />
                <Route path={paths.account} element={<AccountPage />} />
                <Route path={paths.editProfile} element={<EditProfilePage />} />
                <Route path={paths.nextEvent} element={<NextEventPage />} />
                <Route path={paths.grantAccess} element={<GrantAccessPage />} />
              </Route>
              <Route path={paths.myDraw} element={<MyDrawPage />} />
              <Route path={paths.editVideo} element={<EditVideoPage />} />
              <Route element={<RequirePublisher />}>
                <Route path={paths.upload} element={<UploadPage />} />
                <Route path={paths.uploadNight} element={<NightPage />} />
                <Route path={paths.newAnimal} element={<NewAnimalPage />} />
                <Route path={paths.editAnimal} element={<EditAnimalPage />} />
                <Route path={paths.editPedigree} element={<PedigreePage />} />
                <Route path={paths.newReel} element={<NewReelPage />} />
                <Route path={paths.editReel} element={<EditReelPage />} />
                <Route path={paths.insights} element={<InsightsPage />} />
              </Route>
            </Route>
            <Route element={<RequirePublisher />}>
              <Route path={paths.herdSheet} element={<HerdSheetPage />} />
              <Route path={paths.saleSheet} element={<PedigreePage isPaper />} />
            </Route>
            <Route path={paths.portal} element={<Redirect isAlias to={paths.portalHome} />} />
            <Route path={paths.portalHome} element={<PortalPage />} />
          </Route>
        </Route>
        {/* The same elements as above, so that React keeps the shell mounted on the way to an animal. */}
        {createPublicRoute(paths.watch, <WatchPage />)}
        {createPublicRoute(paths.animal, <AnimalPage />)}
        {createPublicRoute(paths.rodeo, <RodeoPage />)}
        {createPublicRoute(paths.reel, <ReelPage />)}
        {createPublicRoute(paths.leaderboards, <LeaderboardsPage />)}
        {createPublicRoute(paths.season, <SeasonPage />)}
        {createPublicRoute(paths.matchup, <MatchupPage />)}
        {createPublicRoute(paths.compare, <ComparePage />)}
        <Route path={paths.printedReel} element={<PrintedReelPage />} />
        {createPublicRoute('*', <NotFoundPage />, <NotFoundPage isVisitor />)}
      </Routes>
    </PagePartsContext>
  );
}
