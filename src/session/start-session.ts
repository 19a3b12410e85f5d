import { watchSessionUser, type SessionUser } from '#src/data/auth/session.ts';
import { showAlert } from './alerts-store.ts';
import { sessionIsHeld } from './hold-session.ts';
import { sessionHint, setSessionHint } from './session-hint.ts';
import { setSession, useSessionStore } from './session-store.ts';

/** Follows the own profile once the page has been drawn, so that its subscription costs no first paint. */
async function followOwnProfile(user: SessionUser, stillCurrent: () => boolean): Promise<() => void> {
  const [{ watchUser }, { selectedProfile }] = await Promise.all([
    import('#src/data/live/watch-user.ts'),
    profiles(),
  ]);
  if (!stillCurrent()) return () => {};
  return watchUser(
    user.id,
    (own) => {
      const session = useSessionStore.getState();
      if (!own || session.status !== 'signed-in') return;
      void selectedProfile(own, session.selected).then((selected) => {
        if (stillCurrent())
          setSession({ status: 'signed-in', user, own, selected: selected.id === own.id ? own : selected });
      });
    },
    () => showAlert('error', 'Changes to your profile no longer arrive here. Reload the page.'),
  );
}

/** Reading profiles needs the document store, which the pages for visitors do without. */
const profiles = () => import('./load-session.ts');

/** A long first paint must not hold the subscription back for ever. */
const afterFirstPaint = 1500;

/**
 * Keeps the session store true for as long as the page lives: the only listener to the identity provider.
 *
 * @returns ends it
 */
export function startSession(): () => void {
  if (sessionHint()) void profiles();
  let turn = 0;
  let unfollow = () => {};
  const enter = async (user: SessionUser) => {
    const mine = ++turn;
    const stillCurrent = () => mine === turn;
    const { loadSession } = await profiles();
    const session = await loadSession(user);
    if (!stillCurrent()) return;
    setSessionHint(session.status === 'signed-in');
    setSession(session);
    await new Promise((resolve) => setTimeout(resolve, afterFirstPaint));
    const stop = stillCurrent() ? await followOwnProfile(user, stillCurrent) : () => {};
    if (stillCurrent()) unfollow = stop;
    else stop();
  };
  const leave = () => {
    turn++;
    unfollow();
    unfollow = () => {};
    setSessionHint(false);
    const wasSignedIn = useSessionStore.getState().status === 'signed-in';
    setSession({ status: 'signed-out', reason: wasSignedIn ? 'left' : 'visitor' });
  };
  let current: string | undefined;
  const unsubscribe = watchSessionUser(
    (user) => {
      if (user && sessionIsHeld()) return;
      const changed = user ? `${user.id} ${user.emailVerified}` : undefined;
      if (changed !== undefined && changed === current) return; // only the token was refreshed
      current = changed;
      unfollow();
      if (user) void enter(user);
      else leave();
    },
    (error) => {
      leave();
      showAlert('error', error.message);
    },
  );
  return () => {
    unsubscribe();
    turn++;
    unfollow();
  };
}

/** Tries again to read the profile of the person who is signed in. */
export async function retrySession(): Promise<void> {
  const session = useSessionStore.getState();
  if (session.status !== 'failed') return;
  setSession({ status: 'restoring' });
  const { loadSession } = await profiles();
  const next = await loadSession(session.user);
  setSessionHint(next.status === 'signed-in');
  setSession(next);
}
