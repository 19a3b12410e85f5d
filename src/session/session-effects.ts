import type { SessionUser } from '#src/data/auth/session.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from './alerts-store.ts';
import { importAuth } from './import-auth.ts';
import { hasSessionHint, setSessionHint } from './session-hint.ts';
import { isInside, type SessionState } from './session-state.ts';
import { dispatchSession, onAccountLeave, useSessionStore } from './session-store.ts';
import { subscribeWhile } from './session-subscriptions.ts';
import { discardUnsavedWork } from './unsaved-work.ts';

// Visitors' pages work without Firestore, so it loads with the first profile.
const importLoader = () => import('./load-profile.ts');
const importSubscriptions = () => import('./profile-subscriptions.ts');

const importTimeoutMs = 30_000;

async function load(user: SessionUser, signal: AbortSignal): Promise<void> {
  try {
    const { loadProfile } = await withTimeout(importLoader(), importTimeoutMs);
    const profiles = await loadProfile(user);
    if (!signal.aborted) dispatchSession({ type: 'loaded', userId: user.id, ...profiles });
  } catch (error) {
    if (!signal.aborted)
      dispatchSession({ type: 'load-failed', userId: user.id, message: getErrorMessage(error) });
  }
}

function runLoads(): () => void {
  let controller: AbortController | undefined;
  const loadingId = (state: SessionState) => (state.status === 'loading' ? state.user.id : undefined);
  const run = (state: SessionState) => {
    controller?.abort();
    if (state.status !== 'loading') return;
    controller = new AbortController();
    void load(state.user, controller.signal);
  };
  run(useSessionStore.getState());
  const unsubscribe = useSessionStore.subscribe((state, previous) => {
    if (loadingId(state) !== loadingId(previous)) run(state);
  });
  return () => {
    unsubscribe();
    controller?.abort();
  };
}

function watchAuth(): () => void {
  let ended = false;
  let unsubscribe = () => {};
  const fail = (error: unknown) => {
    dispatchSession({ type: 'auth-changed', user: null });
    showAlert('error', getErrorMessage(error));
  };
  const start = async () => {
    const { subscribeToSessionUser } = await withTimeout(importAuth(), importTimeoutMs);
    if (ended) return;
    unsubscribe = subscribeToSessionUser((user) => dispatchSession({ type: 'auth-changed', user }), fail);
  };
  start().catch(fail);
  return () => {
    ended = true;
    unsubscribe();
  };
}

function keepHint(): () => void {
  return useSessionStore.subscribe((state) => {
    const settled = isInside(state) || ['signed-out', 'failed', 'closed'].includes(state.status);
    if (settled) setSessionHint(isInside(state));
  });
}

const userId = (state: SessionState) => (isInside(state) ? state.user.id : undefined);
const otherAccountId = (state: SessionState) =>
  state.status === 'signed-in' && state.selected.id !== state.own.id ? state.selected.id : undefined;

/** @returns stop */
export function startSession(): () => void {
  if (hasSessionHint()) void importLoader();
  const stops = [
    runLoads(),
    keepHint(),
    onAccountLeave(discardUnsavedWork),
    subscribeWhile(userId, async (id) => (await importSubscriptions()).subscribeToOwn(id)),
    subscribeWhile(otherAccountId, async (id) => (await importSubscriptions()).subscribeToSelected(id)),
    subscribeWhile(userId, async (id) => (await import('./sign-out-everywhere.ts')).subscribeToSignOuts(id)),
    watchAuth(),
  ];
  return () => stops.forEach((stop) => stop());
}
