import type { SessionUser } from '#src/data/auth/session.ts';
import { parseUser } from '#src/domain/user.ts';
import type { SessionEvent, SessionState } from '#src/session/session-state.ts';

/* Two users, June and Omar, and a ranch that June can act for. */

export const june: SessionUser = { id: 'june', email: 'june@example.com', emailVerified: true };
export const omar: SessionUser = { id: 'omar', email: 'omar@example.com', emailVerified: true };
export const ranch = parseUser('ranch', { name: 'Prairie Ranch', user_access: { june: true } });
const revoked = parseUser('ranch', { name: 'Prairie Ranch', user_access: {} });
export const own = parseUser('june', { first_name: 'June', account_access: { ranch: true } });
export const alone = parseUser('june', { first_name: 'June' });
export const deleted = parseUser('june', { deleted: true });
const omarOwn = parseUser('omar', { first_name: 'Omar' });

const member = { user: june, isLoggingOut: false };
const pendingOmar = { user: omar, isUserInitiated: false };

export const sessionStates = {
  restoring: { status: 'restoring' },
  unrestored: { status: 'unrestored', message: 'Too slow.' },
  visitor: { status: 'signed-out', reason: 'visitor' },
  loggedOut: { status: 'signed-out', reason: 'logged-out' },
  loggingIn: { status: 'logging-in', pending: undefined },
  loggingInOverOmar: { status: 'logging-in', pending: pendingOmar },
  suspended: { status: 'suspended', pending: undefined },
  suspendedOverOmar: { status: 'suspended', pending: pendingOmar },
  restored: { status: 'loading', ...member, isUserInitiated: false },
  loggedIn: { status: 'loading', ...member, isUserInitiated: true },
  unverified: {
    status: 'loading',
    user: { ...june, emailVerified: false },
    isLoggingOut: false,
    isUserInitiated: true,
  },
  failed: { status: 'failed', ...member, isUserInitiated: true, message: 'Offline.', isOffline: true },
  closed: { status: 'closed', ...member },
  revoked: { status: 'revoked', ...member },
  choosing: { status: 'choosing-account', ...member, own, selecting: undefined },
  selecting: { status: 'choosing-account', ...member, own, selecting: 'ranch' },
  signedIn: { status: 'signed-in', ...member, own, selected: own, selecting: undefined },
  acting: { status: 'signed-in', ...member, own, selected: ranch, selecting: undefined },
  leaving: { status: 'signed-in', user: june, isLoggingOut: true, own, selected: own, selecting: undefined },
} satisfies Record<string, SessionState>;

export const sessionEvents = {
  signedOut: { type: 'auth-changed', user: null },
  same: { type: 'auth-changed', user: june },
  other: { type: 'auth-changed', user: omar },
  restoreFailed: { type: 'restore-failed', message: 'Too slow.' },
  newEmail: { type: 'auth-changed', user: { ...june, email: 'new@example.com' } },
  loginStarted: { type: 'login-started' },
  loginSucceeded: { type: 'login-succeeded', user: june },
  loginFailed: { type: 'login-failed' },
  logoutStarted: { type: 'logout-started' },
  logoutFailed: { type: 'logout-failed' },
  suspend: { type: 'suspended' },
  resume: { type: 'resumed' },
  retry: { type: 'load-retried' },
  loaded: { type: 'loaded', userId: 'june', own, selected: own },
  loadedAlone: { type: 'loaded', userId: 'june', own: alone, selected: alone },
  loadedDeleted: { type: 'loaded', userId: 'june', own: deleted, selected: deleted },
  loadedOther: { type: 'loaded', userId: 'omar', own: omarOwn, selected: omarOwn },
  loadFailed: { type: 'load-failed', userId: 'june', message: 'Offline.', isOffline: true },
  loadFailedOther: { type: 'load-failed', userId: 'omar', message: 'Offline.', isOffline: true },
  ownChanged: { type: 'own-changed', own, selected: ranch },
  ownChangedDeleted: { type: 'own-changed', own: deleted, selected: deleted },
  ownChangedOther: { type: 'own-changed', own: omarOwn, selected: omarOwn },
  ownDeleted: { type: 'own-deleted', userId: 'june' },
  ownDeletedOther: { type: 'own-deleted', userId: 'omar' },
  selectedChanged: { type: 'selected-changed', selected: ranch },
  selectedRevoked: { type: 'selected-changed', selected: revoked },
  accessLost: { type: 'access-lost', accountId: 'ranch' },
  selectionStarted: { type: 'selection-started', accountId: 'ranch' },
  selectionFailed: { type: 'selection-failed' },
  selectionStored: { type: 'selection-stored', userId: 'june', account: ranch },
  selectionStoredOther: { type: 'selection-stored', userId: 'omar', account: omarOwn },
  profileSaved: { type: 'profile-saved', accountId: 'ranch', changes: { bio: 'New' } },
  revoked: { type: 'session-revoked', userId: 'june' },
  revokedOther: { type: 'session-revoked', userId: 'omar' },
} satisfies Record<string, SessionEvent>;
