import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { playParameter, paths } from '#src/config/paths.ts';
import type { AccountType } from '#src/domain/account-type.ts';
import { readStored } from '#src/data/device/local-storage.ts';
import { readObject, readText } from '#src/domain/field-readers.ts';
import { storeHistoryPath } from '#src/session/history-path.ts';
import type { SessionState, SignedIn } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { MemberRoutes } from './member-routes.tsx';
import { PlayerParameter } from './player-parameter.tsx';
import { AppRoutes } from './routes.tsx';

vi.hoisted(() => vi.stubGlobal('injectedEnv', { productName: 'Rodeo Reel', firebase: {}, emulators: {} }));

const loaded = vi.hoisted(() => ({ MemberRoutes: (): React.ReactNode => null }));
loaded.MemberRoutes = MemberRoutes;

/** The guards are real; a page only shows the name of its file, and the pages inside it. */
vi.mock('#src/lib/lazy-component.ts', () => ({
  lazyComponent: (load: () => Promise<unknown>) => {
    const name = /([\w-]+)\.tsx/.exec(load.toString())?.[1];
    if (name === 'member-routes') return () => <loaded.MemberRoutes />;
    if (name === 'session-problem')
      return ({ session }: { session: SessionState }) => <p>{session.status} account</p>;
    const hasInnerRoutes = name === 'shell-page' || name === 'settings-page';
    return ({ children }: { children?: React.ReactNode }) => (
      <>
        <p>{name}</p>
        {children}
        {hasInnerRoutes && <Outlet />}
      </>
    );
  },
}));
vi.mock('./redirect-to-landing.tsx', () => ({ RedirectToLanding: () => <p>landing document</p> }));

const { signedIn } = sessionStates;

const signInAs = (type: AccountType): SignedIn => {
  const own = { ...signedIn.own, account_type: type };
  return { ...signedIn, own, selected: own };
};

const actAs = (own: AccountType, selected: AccountType): SessionState => ({
  ...sessionStates.acting,
  own: { ...signedIn.own, account_type: own },
  selected: { ...sessionStates.acting.selected, account_type: selected },
});

const visitors = {
  'signed out': sessionStates.visitor,
  unverified: { ...signInAs('contestant'), user: { ...signedIn.user, emailVerified: false } },
  fan: signInAs('fan'),
  contestant: signInAs('contestant'),
  contractor: signInAs('contractor'),
  'fan acting for a contractor': actAs('fan', 'contractor'),
  'contractor acting for a fan': actAs('contractor', 'fan'),
  'closed account': sessionStates.closed,
} satisfies Record<string, SessionState>;

type Visitor = keyof typeof visitors;

/** What a visitor gets: the page, the page outside of the shell, another path, or a word about the closed account. */
type Outcome = 'page' | 'visitor page' | 'login' | 'verify' | 'feed' | 'closed';

const forMembers = (outcome: Outcome) =>
  ({
    fan: outcome,
    contestant: outcome,
    contractor: outcome,
    'fan acting for a contractor': outcome,
    'contractor acting for a fan': outcome,
  }) as const;

/** Only `login` saves the path. */
const accessKinds = {
  public: { 'signed out': 'page', unverified: 'page', ...forMembers('page'), 'closed account': 'page' },
  'public, in the shell for members': {
    ...{ 'signed out': 'visitor page', unverified: 'visitor page' },
    ...forMembers('page'),
    'closed account': 'visitor page',
  },
  'signed out': {
    ...{ 'signed out': 'page', unverified: 'verify' },
    ...forMembers('feed'),
    'closed account': 'closed',
  },
  unverified: {
    ...{ 'signed out': 'login', unverified: 'page' },
    ...forMembers('feed'),
    'closed account': 'closed',
  },
  'signed in': {
    ...{ 'signed out': 'login', unverified: 'verify' },
    ...forMembers('page'),
    'closed account': 'closed',
  },
  publisher: {
    ...{ 'signed out': 'login', unverified: 'verify' },
    ...forMembers('page'),
    ...{ fan: 'feed', 'contractor acting for a fan': 'feed' },
    'closed account': 'closed',
  },
} satisfies Record<string, Record<Visitor, Outcome>>;

interface RouteAccess {
  access: keyof typeof accessKinds;
  page: string;
  /** Where the route leads instead of showing a page of its own. */
  leadsTo?: string;
  /** Also those whom a guard stops. */
  redirectsEveryone?: boolean;
}

/** Documents without the app's router; browser tests open them signed out. */
type OwnDocument = 'privacyPolicy' | 'terms';

const inShell = (page: string) => ({ access: 'signed in', page: `shell-page ${page}` }) as const;
const inSettings = (page: string) => inShell(`settings-page ${page}`);
const publicInShell = (page: string) => ({ access: 'public, in the shell for members', page }) as const;
const forPublishers = (page: string) => ({ access: 'publisher', page: `shell-page ${page}` }) as const;

const routes: Record<Exclude<keyof typeof paths, OwnDocument> | 'unknown', RouteAccess> = {
  landing: { access: 'signed out', page: 'landing document' },
  login: { access: 'signed out', page: 'login-page' },
  signup: { access: 'signed out', page: 'signup-page' },
  auth: { access: 'signed out', page: 'login-page', leadsTo: '/login' },
  register: { access: 'signed out', page: 'register-page' },
  verify: { access: 'unverified', page: 'verify-email-page' },
  logout: { access: 'public', page: 'logged-out-page' },
  action: { access: 'public', page: 'email-action-page' },
  resetPassword: { access: 'public', page: 'reset-password-page' },
  resetPasswordWithCode: { access: 'public', page: 'reset-password-page' },
  feed: inShell('feed-page'),
  topRides: inShell('top-rides-page'),
  watch: publicInShell('watch-page'),
  search: inShell('search-page'),
  news: inShell('news-page'),
  schedules: inShell('schedule-page'),
  schedule: { ...inShell('schedule-page'), leadsTo: '/schedules' },
  notifications: inShell('notifications-page'),
  following: inShell('following-page'),
  kept: inShell('kept-page'),
  upload: forPublishers('upload-page'),
  uploadNight: forPublishers('night-page'),
  videoIndex: { access: 'signed out', page: 'landing document', leadsTo: '/', redirectsEveryone: true },
  video: { access: 'public', page: 'video-page' },
  editVideo: inShell('edit-video-page'),
  ...{ myRodeo: inShell('my-rodeo-page'), myRodeoById: inShell('my-rodeo-page') },
  ...{ myRodeoUser: inShell('my-rodeo-page'), myRodeoUserById: inShell('my-rodeo-page') },
  rodeo: publicInShell('rodeo-page'),
  animal: publicInShell('animal-page'),
  ...{ newReel: forPublishers('new-reel-page'), editReel: forPublishers('edit-reel-page') },
  ...{ reel: publicInShell('reel-page'), printedReel: { access: 'public', page: 'printed-reel-page' } },
  leaderboards: publicInShell('leaderboards-page'),
  ...{ season: publicInShell('season-page'), matchup: publicInShell('matchup-page') },
  compare: publicInShell('compare-page'),
  ...{ newAnimal: forPublishers('new-animal-page'), editAnimal: forPublishers('edit-animal-page') },
  editPedigree: forPublishers('pedigree-page'),
  profile: { ...inSettings('edit-profile-page'), leadsTo: '/profile/edit' },
  ...{ editProfile: inSettings('edit-profile-page'), changePassword: inSettings('change-password-page') },
  account: inSettings('account-page'),
  grantAccess: inSettings('grant-access-page'),
  nextEvent: inSettings('next-event-page'),
  myDraw: inShell('my-draw-page'),
  herdSheet: { access: 'publisher', page: 'herd-sheet-page' },
  saleSheet: { access: 'publisher', page: 'pedigree-page' },
  insights: forPublishers('insights-page'),
  portal: { access: 'signed in', page: 'portal-page', leadsTo: '/portal/home' },
  portalHome: { access: 'signed in', page: 'portal-page' },
  unknown: publicInShell('not-found-page'),
};

const toPath = (name: keyof typeof routes) =>
  name === 'unknown' ? '/no/such/gate' : paths[name].replace(/:\w+/, 'some-id');

const suffix = '?tab=1#top';

/** What a visitor sees who opens `path`, which is also the path to save. */
function describeOutcome(route: RouteAccess, outcome: Outcome, path: string) {
  const { page, leadsTo, redirectsEveryone } = route;
  const ownAddress = redirectsEveryone ? leadsTo : (leadsTo ?? path) + suffix;
  const isShared = route.access === 'public, in the shell for members';
  switch (outcome) {
    case 'page':
      return { address: ownAddress, shown: isShared ? `shell-page ${page}` : page };
    case 'visitor page':
      return { address: ownAddress, shown: `visitor-layout ${page}` };
    case 'login':
      return { address: '/login', shown: 'login-page', savedPath: path + suffix };
    case 'verify':
      return { address: '/verify', shown: 'verify-email-page' };
    case 'feed':
      return { address: '/feed', shown: 'shell-page feed-page' };
    case 'closed':
      return { address: redirectsEveryone ? ownAddress : path + suffix, shown: 'closed account' };
  }
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function open(path: string, session: SessionState) {
  useSessionStore.setState(session, true);
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppRoutes />
      <PlayerParameter />
      <Address />
    </MemoryRouter>,
  );
}

const readScreen = () => ({
  address: screen.getByRole('status').textContent,
  shown: screen
    .queryAllByRole('paragraph')
    .map((element) => element.textContent)
    .join(' '),
  savedPath: readText(readObject(readStored('historyPath'))['path']) || undefined,
});

beforeEach(() => localStorage.removeItem('historyPath'));

const routeNames = Object.keys(routes) as (keyof typeof routes)[];

const visitorNames = Object.keys(visitors) as Visitor[];

describe.each(visitorNames)('[GRD-01, GRD-02, GRD-03, GRD-06] %s', (visitor) => {
  test.each(routeNames)('%s', (name) => {
    const route = routes[name];
    const path = toPath(name);
    open(path + suffix, visitors[visitor]);
    expect(readScreen()).toEqual(describeOutcome(route, accessKinds[route.access][visitor], path));
  });
});

describe.each(visitorNames)('[GRD-09] a video link opens where it leads a %s', (visitor) => {
  test.each(routeNames)('%s', (name) => {
    open(`${toPath(name)}?${playParameter}=ride`, visitors[visitor]);
    const { address, shown } = readScreen();
    const isVideoPage = routes[name].page === 'video-page';
    expect(address).toMatch(isVideoPage ? /^\/video\/ride$/ : /\?play=ride$/);
    expect(shown).toMatch(isVideoPage ? /^video-page$/ : /.+ video-page$/);
  });
});

test.each(routeNames)('[GRD-09] a video link stays open on %s while an account is chosen', (name) => {
  open(`${toPath(name)}?${playParameter}=some%20ride`, sessionStates.choosing);
  expect(readScreen().address).toMatch(/\?play=some(%20|\+)ride$|^\/video\/some(%20|\+)ride$/);
});

test('[GRD-04, GRD-09] a video link stays open on the way to the saved path', () => {
  storeHistoryPath('/search?category=bull-riding#top');
  open('/login?play=ride', visitors.fan);
  expect(readScreen().address).toBe('/search?category=bull-riding&play=ride#top');
});

describe('[GRD-04, GRD-07] the saved path', () => {
  test.each(['fan', 'contestant', 'contractor', 'fan acting for a contractor'] as const)(
    'leads a %s on from the login, once',
    (visitor) => {
      storeHistoryPath('/news#top');
      open('/login', visitors[visitor]);
      expect(readScreen()).toEqual({ address: '/news#top', shown: 'shell-page news-page' });
    },
  );

  test('is kept until the email is verified, also on public pages', () => {
    storeHistoryPath('/news');
    open('/login', visitors.unverified);
    expect(readScreen()).toMatchObject({ address: '/verify', savedPath: '/news' });
    cleanup();
    open('/animals/some-id', visitors.unverified);
    expect(readScreen().savedPath).toBe('/news');
    cleanup();
    open('/verify', visitors.unverified);
    act(() => useSessionStore.setState(visitors.contestant, true));
    expect(readScreen()).toEqual({ address: '/news', shown: 'shell-page news-page' });
  });

  test.each(['login', 'register'] as const)(
    'of a public page waits for the verification after /%s',
    (name) => {
      storeHistoryPath('/video/some-id');
      open(paths[name], visitors.unverified);
      expect(readScreen()).toMatchObject({ address: '/verify', savedPath: '/video/some-id' });
      act(() => useSessionStore.setState(visitors.contestant, true));
      expect(readScreen().address).toBe('/video/some-id');
    },
  );

  test.each(['/', '/signup', '/verify'])('%s does not replace the feed', (path) => {
    storeHistoryPath(path);
    open('/login', visitors.fan);
    expect(readScreen()).toEqual({ address: '/feed', shown: 'shell-page feed-page' });
  });
});
