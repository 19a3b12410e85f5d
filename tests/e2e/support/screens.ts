import type { Page } from '@playwright/test';
import { getAnimalByBrandOrName } from '#tests/support/demo/seed-animals.ts';
import { people } from '#tests/support/demo/people.ts';
import { videos } from '#tests/support/demo/seed-videos.ts';
import { comparePath } from '#src/config/record-links.ts';
import { portalPath } from '#src/config/paths.ts';
import { openDialog, reelScreens } from './reel-screens.ts';
import { AppShell } from '../pages/app-shell.page.ts';
import { VideoOptionsMenu } from '../pages/video-options-menu.page.ts';
import { sampleClip } from '#tests/support/sample-upload.ts';

/** A page, or a dialog or step that opens on it. */
export interface Screen {
  name: string;
  path: string;
  /** What to do before the page loads. */
  prepare?: (page: Page) => Promise<void>;
  /** What to do once the page has loaded. */
  open?: (page: Page) => Promise<void>;
  /** Whether it starts in another state where the window is small, or opens by another way. */
  differsOnPhone?: boolean;
  /** Whether it needs a document of its own: the app does not navigate to it, or keeps a state that it starts without. */
  isDocument?: boolean;
}

/** Who sees the screens: nobody signed in, or the demo account of a role. */
export type ScreenRole = 'visitor' | 'contestant' | 'contractor' | 'fan' | 'administrator';

const rideOf = (owner: keyof typeof people) => {
  const ride = videos.find((video) => video.user_id === people[owner].id);
  if (!ride) throw new Error(`${owner} has no ride`);
  return ride.id;
};
const bull = getAnimalByBrandOrName('J7').id;
const rodeoPath = '/rodeos/cheyenne-frontier-days_cheyenne-wy_2026';
const linkedRide = rideOf('prairieJack');
export const unknownPath = '/no/such/page';

const clickButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

const openMenuEntry = (name: string) => async (page: Page) => {
  const shell = new AppShell(page);
  await shell.openMenu();
  await shell.settings(name).click();
  await page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading') })
    .last()
    .waitFor();
};

/** See `Screen`. */
const onPhone = { differsOnPhone: true };

const openRideOption = (option: string) => async (page: Page) => {
  await new VideoOptionsMenu(page).chooseItem(page.getByRole('article').first(), option);
  await page.getByRole('dialog').waitFor();
};

async function playFirstRide(page: Page) {
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('heading', { level: 1 }).waitFor();
}

async function signUpTo(page: Page, step: 2 | 3 | 4) {
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await page.getByLabel("I'm a contestant").check();
  if (step === 2) {
    await next.click();
    await page.getByText('First name is required').waitFor();
    return;
  }
  await page.getByLabel('First name').fill('Maximiliana');
  await page.getByLabel('Last name').fill('Featherstonehaugh');
  await page.getByLabel('Email').fill('somebody-new@example.com');
  await page.getByLabel('Password', { exact: true }).fill('rodeo123');
  await page.getByLabel('Confirm password').fill('rodeo123');
  await page.getByLabel('Bull Riding').check();
  await next.click();
  await page.getByLabel('Sponsors').waitFor();
  if (step === 3) return;
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByLabel('Profile photo').waitFor();
}

async function chooseVideo(page: Page) {
  const startOver = page.getByRole('button', { name: 'Start over' });
  const chooseButton = page.getByRole('button', { name: 'Choose video' });
  await startOver.or(chooseButton).waitFor();
  // The draft of another screen.
  if (await startOver.isVisible()) {
    await startOver.click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await chooseButton.waitFor();
  }
  await page.getByLabel('Video file').setInputFiles(sampleClip);
  await page.getByRole('slider', { name: 'Start' }).waitFor();
}

async function openRideDetails(page: Page) {
  await chooseVideo(page);
  await clickButton('Next')(page);
  await page.getByLabel('Rodeo Event').waitFor();
}

/** A failed link leads to the landing page a while later, which may be before a slow check has ended. No content: the page stays. */
export const stayOnFailedLink = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ status: 204 }),
  );

const visitorScreens: readonly Screen[] = [
  { name: 'landing', isDocument: true, path: '/' },
  { name: 'privacy policy', isDocument: true, path: '/privacy-policy' },
  { name: 'terms', isDocument: true, path: '/terms-and-conditions' },
  { name: 'login', path: '/login' },
  { name: 'forgotten password', path: '/login', open: clickButton('Forget Password') },
  { name: 'signup', path: '/signup' },
  { name: 'signup about', path: '/signup', open: (page) => signUpTo(page, 2) },
  { name: 'signup bio', path: '/signup', open: (page) => signUpTo(page, 3) },
  { name: 'signup profile', path: '/signup', open: (page) => signUpTo(page, 4) },
  { name: 'register', path: '/register' },
  { name: 'logged out', path: '/logout' },
  {
    name: 'email action',
    path: '/action?mode=verifyEmail&oobCode=used',
    prepare: async (page) => {
      await page.route('**/accounts:update?*', () => undefined);
      await stayOnFailedLink(page);
    },
  },
  { name: 'reset password', path: '/reset-password' },
  { name: 'reset password with a code', path: '/reset-password/some-code' },
  { name: 'not found', path: unknownPath },
  { name: 'linked ride', path: `/video/${linkedRide}`, differsOnPhone: true, isDocument: true },
  { name: 'unknown ride', path: '/video/unknown', differsOnPhone: true, isDocument: true },
  // The unknown ride before it leaves the app when it is closed.
  { name: 'animal of a visitor', path: `/animals/${bull}?rides=qualified`, isDocument: true },
  { name: 'rodeo of a visitor', path: rodeoPath },
  { name: 'season of a visitor', path: `/seasons/${people.cody.id}` },
  { name: 'leaderboard of a visitor', path: '/leaderboards?event=1&season=2026' },
  { name: 'two rides compared', path: comparePath(linkedRide, rideOf('cody')) },
  { name: 'rides that were shared', path: '/watch' },
  { name: 'two rides overlaid', path: `${comparePath(linkedRide, rideOf('cody'))}&view=overlay` },
];

const fanScreens: readonly Screen[] = [
  { name: 'feed', path: '/feed' },
  { name: 'top rides', path: '/top-rides' },
  { name: 'search', path: '/search' },
  { name: 'search results', path: '/search?category=contractors' },
  { name: 'no search results', path: '/search?category=contractors&search=qqqq' },
  { name: 'news', path: '/news' },
  { name: 'my rodeo of a fan', path: '/my-rodeo' },
  { name: 'my rodeo of a contractor', path: `/my-rodeo/${people.prairieJack.id}` },
  { name: 'my rodeo of nobody', path: '/my-rodeo/unknown' },
  { name: 'animal', path: `/animals/${bull}` },
  { name: 'unknown animal', path: '/animals/unknown' },
  { name: 'rodeo', path: rodeoPath },
  { name: 'rodeo without rides', path: '/rodeos/nowhere_elko-nv_2026' },
  { name: 'unknown rodeo', path: '/rodeos/unknown' },
  { name: 'leaderboard of animals', path: '/leaderboards?board=animals&event=1&season=2025' },
  { name: 'empty leaderboard', path: '/leaderboards?board=contractors&event=10&season=1999' },
  { name: 'matchup', path: `/matchups/${people.cody.id}/${bull}` },
  {
    name: 'choice of two rides',
    path: `/animals/${bull}`,
    open: openDialog('Compare'),
  },
  { name: 'player', path: '/feed', open: playFirstRide, differsOnPhone: true },
  {
    name: 'player panel',
    path: '/feed',
    differsOnPhone: true,
    open: async (page) => {
      await playFirstRide(page);
      // On a phone held upright it is part of the page.
      const panelButton = page.getByRole('button', { name: 'Details and more rides', expanded: false });
      if (await panelButton.isVisible()) await panelButton.click();
      await page.getByRole('region', { name: 'Up next' }).waitFor();
    },
  },
  {
    name: 'player speeds',
    path: '/feed',
    differsOnPhone: true,
    open: async (page) => {
      await playFirstRide(page);
      const speedButton = page.getByRole('button', { name: '1x Speed' });
      if (await speedButton.isVisible()) await speedButton.click();
      await page.getByRole('slider', { name: 'Speed' }).waitFor();
    },
  },
  {
    name: 'player shortcuts',
    path: '/feed',
    differsOnPhone: true,
    open: async (page) => {
      await playFirstRide(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'ride options',
    path: '/feed',
    open: async (page) => {
      await new VideoOptionsMenu(page).optionsButton(page.getByRole('article').first()).click();
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'embed dialog', path: '/feed', open: openRideOption('Embed') },
  { name: 'report dialog', path: '/feed', open: openRideOption('Report') },
  { name: 'not found for a member', path: unknownPath },
];

const contestantScreens: readonly Screen[] = [
  { name: 'notifications', path: '/notifications' },
  // With My Next Event, which fans do not have.
  { name: 'schedule', path: '/schedules' },
  {
    ...{ name: 'menu', path: '/feed', differsOnPhone: true },
    open: async (page) => {
      await new AppShell(page).openMenu();
      await new AppShell(page).navigation.waitFor();
    },
  },
  { name: 'account type dialog', path: '/feed', open: openMenuEntry('Change Account Type'), ...onPhone },
  { name: 'switch user dialog', path: '/feed', open: openMenuEntry('Switch User'), ...onPhone },
  { name: 'logout dialog', path: '/feed', open: openMenuEntry('Logout'), differsOnPhone: true },
  { name: 'my rodeo', path: '/my-rodeo' },
  { name: 'profile settings', path: '/profile/edit' },
  { name: 'password settings', path: '/profile/change-password' },
  { name: 'account settings', path: '/profile/account' },
  { name: 'delete account dialog', path: '/profile/account', open: clickButton('Delete account') },
  { name: 'event settings', path: '/profile/event' },
  { name: 'no draw', path: '/profile/event/draw' },
  {
    ...{ name: 'my draw', path: `/animals/${bull}` },
    open: async (page) => {
      await clickButton('I drew this one')(page);
      await page.getByRole('region', { name: 'Last outs' }).waitFor();
    },
  },
  { name: 'upload', path: '/upload' },
  { name: 'rodeo night', path: '/upload/night' },
  { name: 'upload trim', path: '/upload', isDocument: true, open: chooseVideo },
  { name: 'upload details', path: '/upload', isDocument: true, open: openRideDetails },
  {
    name: 'upload mistakes',
    path: '/upload',
    isDocument: true,
    open: async (page) => {
      await openRideDetails(page);
      await clickButton('Publish')(page);
    },
  },
  { name: 'edit ride', path: `/edit/video/${rideOf('cody')}` },
  { name: 'edit a ride of another', path: `/edit/video/${linkedRide}` },
  { name: 'delete ride dialog', path: '/my-rodeo', open: openRideOption('Delete') },
  { name: 'ride card dialog', path: '/my-rodeo', open: openRideOption('Make a Ride Card') },
  { name: 'hard to watch dialog', path: '/my-rodeo', open: openRideOption('Mark as Hard to Watch') },
  { name: 'portal', path: '/portal/home' },
];

const contractorScreens: readonly Screen[] = [
  { name: 'users with access', path: '/profile/grant-access?tab=0' },
  { name: 'shared accounts', path: '/profile/grant-access?tab=1' },
  { name: 'invites', path: '/profile/grant-access?tab=2' },
  { name: 'requests', path: '/profile/grant-access?tab=3' },
  { name: 'invite dialog', path: '/profile/grant-access?tab=2', open: clickButton('Invite') },
  {
    name: 'remove access dialog',
    path: '/profile/grant-access?tab=0',
    open: async (page) => {
      await page.getByRole('listitem').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'my rodeo animals', path: '/my-rodeo?tab=animals' },
  { name: 'herd sheet', path: '/my-rodeo/herd-sheet' },
  { name: 'pen cards', path: '/my-rodeo/herd-sheet?layout=cards' },
  { name: 'insights', path: '/my-rodeo/insights' },
  { name: 'new animal', path: '/animals/new' },
  { name: 'edit animal', path: `/animals/edit/${bull}` },
  { name: 'pedigree', path: `/animals/pedigree/${bull}` },
  { name: 'sale sheet', path: `/animals/sale-sheet/${bull}` },
  { name: 'delete animal dialog', path: `/animals/edit/${bull}`, open: clickButton('Delete animal') },
];

const openDecision = (button: string) => async (page: Page) => {
  await clickButton(button)(page);
  await page.getByRole('dialog').waitFor();
};

const administratorScreens: readonly Screen[] = [
  { name: 'portal of an administrator', path: portalPath('reports') },
  { name: 'take down dialog', path: portalPath('reports'), open: openDecision('Take down') },
  { name: 'answer dialog', path: portalPath('reports'), open: openDecision('Answer') },
  { name: 'rides of the week', path: portalPath('rides') },
];

/** Every route, dialog and step, by who sees it. */
export const screens: Readonly<Record<ScreenRole, readonly Screen[]>> = {
  visitor: [...visitorScreens, ...reelScreens.visitor],
  fan: [...fanScreens, ...reelScreens.fan],
  contestant: [...contestantScreens, ...reelScreens.contestant],
  contractor: contractorScreens,
  administrator: administratorScreens,
};
