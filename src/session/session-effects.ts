import type { SessionUser } from '#src/data/auth/session.ts';
import { isTemporaryError, toDataError } from '#src/data/data-error.ts';
import { deleteLastLists, deleteOfflineData } from '#src/data/device/offline-data.ts';
import { deleteRecentSearches } from '#src/data/device/recent-searches.ts';
import { withSessionTimeout } from '#src/lib/with-timeout.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { clearHistoryPath } from './history-path.ts';
import { importAuth, importLoader } from './session-actions.ts';
import type { SeenRelease } from './release-notice.ts';
import { hasSessionHint, setSessionHint } from './session-hint.ts';
import { isInside, type SessionState } from './session-state.ts';
import { dispatchSession, onAccountLeave, useSessionStore } from './session-store.ts';
import { subscribeWhile } from './session-subscriptions.ts';
import { syncAuthProfile } from './sync-auth-profile.ts';
import { leaveUnpublishedRide } from './unsaved-work.ts';

const importEmailSync = () => import('./sync-email.ts');
const importSubscriptions = () => import('./profile-subscriptions.ts');

const fetchProfiles = async (user: SessionUser) => (await importLoader()).loadProfile(user);

async function dispatchProfile(user: SessionUser, signal: AbortSignal): Promise<void> {
  try {
    const profiles = await withSessionTimeout(fetchProfiles(user));
    if (!signal.aborted) dispatchSession({ type: 'loaded', userId: user.id, ...profiles });
  } catch (error) {
    if (signal.aborted) return;
    const isOffline = isTemporaryError(toDataError(error));
    dispatchSession({ type: 'load-failed', userId: user.id, message: getErrorMessage(error), isOffline });
  }
}

function loadProfiles(): () => void {
  let controller: AbortController | undefined;
  const getLoadingUserId = (state: SessionState) => (state.status === 'loading' ? state.user.id : undefined);
  const update = (state: SessionState) => {
    controller?.abort();
    if (state.status !== 'loading') return;
    controller = new AbortController();
    void dispatchProfile(state.user, controller.signal);
  };
  update(useSessionStore.getState());
  const unsubscribe = useSessionStore.subscribe((state, previous) => {
    if (getLoadingUserId(state) !== getLoadingUserId(previous)) update(state);
  });
  return () => {
    unsubscribe();
    controller?.abort();
  };
}

async function signOutRevoked(): Promise<void> {
  try {
    const { signOut } = await importAuth();
    await signOut();
  } catch (error) {
    reportError(error);
    dispatchSession({ type: 'auth-changed', user: null });
  }
}

function endRevokedSessions(): () => void {
  return useSessionStore.subscribe((state, previous) => {
    if (state.status === 'revoked' && previous.status !== 'revoked') void signOutRevoked();
  });
}

function storeHint(): () => void {
  return useSessionStore.subscribe((state) => {
    if (state.status === 'failed' && state.isOffline) return;
    const isSettled = isInside(state) || ['signed-out', 'failed', 'closed'].includes(state.status);
    const isStaying = isInside(state) && !state.isLoggingOut; // other tabs store nothing while one logs out
    if (isSettled) setSessionHint(isStaying, isInside(state) && state.user.emailVerified);
  });
}

function deleteSearches(): () => void {
  return useSessionStore.subscribe((state, previous) => {
    const hadSession = previous.status === 'restoring' ? hasSessionHint() : previous.status !== 'signed-out';
    if (state.status === 'signed-out' && hadSession) deleteRecentSearches();
  });
}

/** The next person to log in did not request that path. */
function forgetHistoryPath(): () => void {
  return useSessionStore.subscribe((state) => {
    if (state.status === 'signed-out' && state.reason !== 'visitor') clearHistoryPath();
  });
}

function deleteOfflineDataAtSignOut(): () => void {
  return useSessionStore.subscribe((state, previous) => {
    if (state.status === 'signed-out' && previous.status !== 'signed-out') void deleteOfflineData();
  });
}

/** Others find an account by the email on its profile, which has none before the login's email is verified. */
function syncVerifiedEmail(): () => void {
  return useSessionStore.subscribe((state, previous) => {
    if (state.status !== 'signed-in' || !isInside(previous)) return;
    const isVerifiedNow = state.user.emailVerified && !previous.user.emailVerified;
    if (isVerifiedNow && state.user.id === previous.user.id) {
      const { own, user } = state;
      void importEmailSync().then(({ syncEmail }) => syncEmail(own, user), reportError);
    }
  });
}

const getUserId = (state: SessionState) => (isInside(state) ? state.user.id : undefined);
const getOtherAccountId = (state: SessionState) =>
  state.status === 'signed-in' && state.selected.id !== state.own.id ? state.selected.id : undefined;

export function startSessionEffects(): () => void {
  const seen: SeenRelease = {};
  const stops = [
    loadProfiles(),
    endRevokedSessions(),
    deleteSearches(),
    forgetHistoryPath(),
    storeHint(),
    syncVerifiedEmail(),
    syncAuthProfile(),
    deleteOfflineDataAtSignOut(),
    onAccountLeave(deleteLastLists),
    onAccountLeave(leaveUnpublishedRide),
    subscribeWhile(getUserId, async (id) => (await importSubscriptions()).subscribeToOwnProfile(id)),
    subscribeWhile(getOtherAccountId, async (id) =>
      (await importSubscriptions()).subscribeToSelectedProfile(id),
    ),
    subscribeWhile(getUserId, async (id) =>
      (await import('./sign-out-everywhere.ts')).subscribeToSignOuts(id),
    ),
    subscribeWhile(getUserId, async () => (await import('./release-notice.ts')).subscribeToReleases(seen)),
  ];
  return () => stops.forEach((stop) => stop());
}
