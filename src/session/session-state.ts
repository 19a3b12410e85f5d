import type { SessionUser } from '#src/data/auth/session.ts';
import { getAccessibleAccountIds, canActAs } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';

export type EndReason = 'visitor' | 'logged-out' | 'ended-elsewhere';

interface PendingUser {
  user: SessionUser;
  isUserInitiated: boolean;
}

interface Authenticated {
  user: SessionUser;
  isLoggingOut: boolean;
}

interface WithProfile extends Authenticated {
  own: User;
  /** The account whose selection this tab is storing. */
  selecting: string | undefined;
}

export type SignedIn = WithProfile & {
  status: 'signed-in';
  selected: User;
};

export type SessionState =
  | { status: 'restoring' }
  /** Somebody is probably signed in, but the provider has not answered; a late answer still counts. */
  | { status: 'unrestored'; message: string }
  | { status: 'signed-out'; reason: EndReason }
  /** Auth changes wait for the result of the login form. */
  | { status: 'logging-in'; pending: PendingUser | undefined }
  /** Signup creates an account before its profile exists; auth changes wait until it is done. */
  | { status: 'suspended'; pending: PendingUser | undefined }
  | (Authenticated & { status: 'loading'; isUserInitiated: boolean })
  | (Authenticated & { status: 'failed'; isUserInitiated: boolean; message: string; isOffline: boolean })
  | (Authenticated & { status: 'closed' })
  /** Signed out everywhere: shows nothing of the account until the sign-out here is complete. */
  | (Authenticated & { status: 'revoked' })
  | (WithProfile & { status: 'choosing-account' })
  | SignedIn;

export type SessionEvent =
  | { type: 'auth-changed'; user: SessionUser | null }
  | { type: 'restore-failed'; message: string }
  | { type: 'login-started' }
  | { type: 'login-succeeded'; user: SessionUser }
  | { type: 'login-failed' }
  | { type: 'logout-started' }
  | { type: 'logout-failed' }
  | { type: 'suspended' }
  | { type: 'resumed' }
  | { type: 'load-retried' }
  | { type: 'loaded'; userId: string; own: User; selected: User }
  | { type: 'load-failed'; userId: string; message: string; isOffline: boolean }
  | { type: 'own-changed'; own: User; selected: User }
  | { type: 'own-deleted'; userId: string }
  | { type: 'selected-changed'; selected: User }
  | { type: 'access-lost'; accountId: string }
  | { type: 'selection-started'; accountId: string }
  | { type: 'selection-failed' }
  | { type: 'selection-stored'; userId: string; account: User }
  | { type: 'profile-saved'; accountId: string; changes: Partial<User> }
  | { type: 'session-revoked'; userId: string };

const load = ({ user, isUserInitiated }: PendingUser): SessionState => ({
  status: 'loading',
  user,
  isUserInitiated,
  isLoggingOut: false,
});

const resume = (pending: PendingUser | undefined): SessionState =>
  pending ? load(pending) : { status: 'signed-out', reason: 'visitor' };

/** An event that does not belong to the state, or to its user, changes nothing. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'auth-changed':
      return event.user ? authenticate(state, event.user) : signOut(state);
    case 'restore-failed':
      return state.status === 'restoring' ? { status: 'unrestored', message: event.message } : state;
    case 'login-started':
      return startLogin(state);
    case 'login-succeeded':
      return state.status === 'logging-in' ? load({ user: event.user, isUserInitiated: true }) : state;
    case 'login-failed':
      return state.status === 'logging-in' ? resume(state.pending) : state;
    case 'suspended':
      return canLogIn(state) ? { status: 'suspended', pending: pendingUser(state) } : state;
    case 'resumed':
      return state.status === 'suspended' ? resume(state.pending) : state;
    default:
      return 'user' in state ? nextAuthenticated(state, event) : state;
  }
}

type AuthenticatedState = Extract<SessionState, Authenticated>;
type AuthenticatedEvent = Exclude<
  SessionEvent,
  { type: 'auth-changed' | 'restore-failed' | `login-${string}` | 'suspended' | 'resumed' }
>;

function nextAuthenticated(state: AuthenticatedState, event: AuthenticatedEvent): SessionState {
  switch (event.type) {
    case 'logout-started':
      return { ...state, isLoggingOut: true };
    case 'logout-failed':
      return { ...state, isLoggingOut: false };
    case 'load-retried':
      return state.status === 'failed' ? load(state) : state;
    case 'loaded':
      return state.status === 'loading' && isOf(state, event)
        ? enter(state, event.own, event.selected)
        : state;
    case 'load-failed':
      return state.status === 'loading' && isOf(state, event)
        ? { ...state, status: 'failed', message: event.message, isOffline: event.isOffline }
        : state;
    case 'session-revoked':
      return isInside(state) && isOf(state, event) && !state.isLoggingOut
        ? { status: 'revoked', user: state.user, isLoggingOut: false }
        : state;
    default:
      return isInside(state) ? nextInside(state, event) : state;
  }
}

type InsideState = Extract<SessionState, WithProfile>;
type InsideEvent = Exclude<
  AuthenticatedEvent,
  { type: `logout-${string}` | `load${string}` | 'session-revoked' }
>;

function nextInside(state: InsideState, event: InsideEvent): SessionState {
  switch (event.type) {
    case 'own-deleted':
      return state.user.id === event.userId && !state.isLoggingOut ? close(state) : state;
    case 'own-changed':
      return changeOwn(state, event.own, event.selected);
    case 'selection-started':
      return { ...state, selecting: event.accountId };
    case 'selection-failed':
      return { ...state, selecting: undefined };
    case 'selection-stored':
      return isOf(state, event) ? select(state, event.account) : state;
    default:
      return state.status === 'signed-in' ? nextSignedIn(state, event) : state;
  }
}

type SignedInEvent = Extract<InsideEvent, { type: 'selected-changed' | 'access-lost' | 'profile-saved' }>;

function nextSignedIn(state: SignedIn, event: SignedInEvent): SessionState {
  switch (event.type) {
    case 'selected-changed':
      if (event.selected.id !== state.selected.id) return state;
      return { ...state, selected: canActAs(event.selected, state.own.id) ? event.selected : state.own };
    case 'access-lost':
      return event.accountId === state.selected.id ? { ...state, selected: state.own } : state;
    case 'profile-saved': {
      const save = (user: User) => (user.id === event.accountId ? { ...user, ...event.changes } : user);
      return { ...state, own: save(state.own), selected: save(state.selected) };
    }
  }
}

const isOf = ({ user }: Authenticated, { userId }: { userId: string }) => user.id === userId;

/** Whether the session could not begin because there is no connection. */
export const isSessionOffline = (state: SessionState): boolean =>
  state.status === 'failed' && state.isOffline;

export const isInside = (state: SessionState): state is InsideState =>
  state.status === 'signed-in' || state.status === 'choosing-account';

const canLogIn = ({ status }: SessionState) =>
  status === 'restoring' || status === 'signed-out' || status === 'logging-in' || status === 'loading';

const pendingUser = (state: SessionState): PendingUser | undefined => {
  if (state.status === 'loading') return { user: state.user, isUserInitiated: state.isUserInitiated };
  return 'pending' in state ? state.pending : undefined;
};

const startLogin = (state: SessionState): SessionState =>
  canLogIn(state) ? { status: 'logging-in', pending: pendingUser(state) } : state;

function authenticate(state: SessionState, user: SessionUser): SessionState {
  if ('user' in state && state.user.id === user.id) return refreshUser(state, user);
  if ('pending' in state) {
    const isUserInitiated = state.pending?.user.id === user.id && state.pending.isUserInitiated;
    return { ...state, pending: { user, isUserInitiated } };
  }
  return load({ user, isUserInitiated: false });
}

function refreshUser(state: AuthenticatedState, user: SessionUser): SessionState {
  const { email, emailVerified } = state.user;
  return email === user.email && emailVerified === user.emailVerified ? state : { ...state, user };
}

function signOut(state: SessionState): SessionState {
  if (state.status === 'signed-out') return state;
  if ('pending' in state) return { ...state, pending: undefined };
  if ('user' in state && state.isLoggingOut) return { status: 'signed-out', reason: 'logged-out' };
  const wasInside = isInside(state) || state.status === 'closed' || state.status === 'revoked';
  return { status: 'signed-out', reason: wasInside ? 'ended-elsewhere' : 'visitor' };
}

/** Unverified users cannot act for others, so they are not asked (decision D27). */
function enter(state: Extract<SessionState, { status: 'loading' }>, own: User, selected: User): SessionState {
  const { user, isLoggingOut, isUserInitiated } = state;
  if (own.deleted) return close(state);
  const base = { user, isLoggingOut, own, selecting: undefined };
  const asks = isUserInitiated && user.emailVerified && getAccessibleAccountIds(own).length > 1;
  return asks ? { status: 'choosing-account', ...base } : { status: 'signed-in', ...base, selected };
}

const close = ({ user, isLoggingOut }: Authenticated): SessionState => ({
  status: 'closed',
  user,
  isLoggingOut,
});

function changeOwn(state: InsideState, own: User, selected: User): SessionState {
  if (own.id !== state.user.id) return state;
  if (own.deleted && !state.isLoggingOut) return close(state);
  return state.status === 'signed-in' ? { ...state, own, selected } : { ...state, own };
}

function select(state: InsideState, account: User): SessionState {
  const own = { ...state.own, current_accessed_account: account.id };
  const selected = account.id === own.id ? own : account;
  const { user, isLoggingOut } = state;
  return { status: 'signed-in', user, isLoggingOut, own, selected, selecting: undefined };
}
