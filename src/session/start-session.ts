import type { SessionUser } from '#src/data/auth/session.ts';
import { inTime } from '#src/lib/in-time.ts';
import { messageOf } from '#src/lib/message-of.ts';
import { showAlert } from './alerts-store.ts';
import { wasByHand } from './by-hand.ts';
import { follow } from './follow.ts';
import { forgetMissed, unlessHeld } from './hold-session.ts';
import { provider } from './provider.ts';
import { sessionHint, setSessionHint } from './session-hint.ts';
import { onLeavingAccount, setSession, useSessionStore, type Session } from './session-store.ts';
import { discardUnsavedWork } from './unsaved-work.ts';

/** Reading profiles needs the document store, which the pages for visitors do without. */
const profiles = () => import('./load-session.ts');

/** How long a part of the app may take to arrive, in milliseconds. */
const longestLoad = 30_000;

/** The session of a signed-in person; one that failed where not even the code to read it arrived. */
async function loadOf(user: SessionUser, byHand: boolean): Promise<Session> {
  try {
    const { loadSession } = await inTime(profiles(), longestLoad);
    return await loadSession(user, byHand);
  } catch (error) {
    const message = messageOf(error);
    return { status: 'failed', user, byHand, message };
  }
}

const isInside = ({ status }: Session) => status === 'signed-in' || status === 'choosing';

/** Follows what is stored about the session, once the page has been drawn. */
function followSession(): (() => void)[] {
  const accounts = () => import('./follow-accounts.ts');
  const insideId = (session: Session) => (session.status === 'signed-in' ? session.own.id : undefined);
  const otherId = (session: Session) => {
    const acts = session.status === 'signed-in' && session.selected.id !== session.own.id;
    return acts ? session.selected.id : undefined;
  };
  return [
    follow(insideId, async (id) => (await accounts()).followOwn(id)),
    follow(otherId, async (id) => (await accounts()).followSelected(id)),
    follow(insideId, async (id) => (await import('./sign-out-everywhere.ts')).followSignOuts(id)),
  ];
}

/** Follows the identity provider; the only listener to it. */
function followProvider(): () => void {
  let turn = 0;
  let current: string | undefined;
  const enter = async (user: SessionUser) => {
    const mine = ++turn;
    const byHand = wasByHand('login');
    const session = await loadOf(user, byHand);
    if (mine === turn) setSession(session);
  };
  const leave = () => {
    turn++;
    forgetMissed();
    current = undefined;
    const leftHere = wasByHand('logout');
    const left = leftHere ? 'left here' : 'left elsewhere';
    setSession({ status: 'signed-out', reason: isInside(useSessionStore.getState()) ? left : 'visitor' });
  };
  const hear = (user: SessionUser) => {
    const changed = `${user.id} ${user.emailVerified}`;
    if (changed === current) return; // only the token was refreshed
    current = changed;
    void enter(user);
  };
  const fail = (error: Error) => {
    leave();
    showAlert('error', error.message);
  };
  let ended = false;
  let unsubscribe = () => {};
  const listen = async () => {
    const { watchSessionUser } = await inTime(provider(), longestLoad);
    if (!ended)
      unsubscribe = watchSessionUser((user) => (user ? unlessHeld(() => hear(user)) : leave()), fail);
  };
  listen().catch(fail);
  return () => {
    ended = true;
    unsubscribe();
    turn++;
  };
}

/**
 * Keeps the session store true for as long as the page lives.
 *
 * @returns ends it
 */
export function startSession(): () => void {
  if (sessionHint()) void profiles();
  const stops = [
    useSessionStore.subscribe((session) => {
      if (session.status !== 'restoring') setSessionHint(isInside(session));
    }),
    onLeavingAccount(discardUnsavedWork),
    ...followSession(),
    followProvider(),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Tries again to read the profile of the person who is signed in. */
export async function retrySession(): Promise<void> {
  const session = useSessionStore.getState();
  if (session.status !== 'failed') return;
  const { user, byHand } = session;
  setSession({ status: 'restoring' });
  setSession(await loadOf(user, byHand));
}
