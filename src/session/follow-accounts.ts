import { selectAccount } from '#src/data/firestore/accounts.ts';
import { watchUser } from '#src/data/live/watch-user.ts';
import { mayActAs } from '#src/domain/access.ts';
import { displayName, type User } from '#src/domain/user.ts';
import { showAlert } from './alerts-store.ts';
import { isBeingChosen } from './choose-account.ts';
import { selectedProfile } from './load-session.ts';
import { setSession, useSessionStore } from './session-store.ts';
import { discardUnsavedWork } from './unsaved-work.ts';

/*
 * What happens to the own profile and to the selected one elsewhere (AUTH-10): a switch made in another tab arrives
 * here, and lost access ends acting for the account at once (SWT-01). Imported after the first paint.
 */

function inside() {
  const session = useSessionStore.getState();
  return session.status === 'signed-in' ? session : undefined;
}

function tellOfFailure() {
  showAlert('error', 'Changes to your profile no longer arrive here. Reload the page.');
}

/** Acts for another account than before, and tells the person why. */
function actFor(own: User, selected: User, lost: boolean) {
  const session = inside();
  if (!session) return;
  const before = session.selected;
  const discarded = discardUnsavedWork();
  setSession({ ...session, own, selected });
  if (isBeingChosen(selected.id)) return;
  const now = `You act for ${displayName(selected)} now.`;
  const draft = discarded ? ' The ride you were preparing here has been discarded.' : '';
  if (lost) showAlert('warning', `You no longer have access to ${displayName(before)}. ${now}${draft}`);
  else showAlert(discarded ? 'warning' : 'info', `${now}${draft}`);
}

async function hearOfOwn(own: User, isLatest: () => boolean) {
  const known = inside()?.selected;
  if (!known) return;
  const selected = await selectedProfile(own, known);
  const session = inside();
  if (!session || !isLatest()) return;
  if (selected.id !== session.selected.id) {
    actFor(own, selected, !accessLasts(own, session.selected));
  } else {
    setSession({ ...session, own, selected: selected.id === own.id ? own : session.selected });
  }
}

const accessLasts = (own: User, account: User) => account.id === own.id || own.account_access[account.id];

/** Back to the own account, in what is stored as well, so that the next visit starts there. */
function loseSelected() {
  const session = inside();
  if (!session || session.selected.id === session.own.id) return;
  actFor(session.own, session.own, true);
  // Acting for oneself is what a session falls back to anyway, so that a failure changes nothing.
  selectAccount(session.own.id, session.own.id).catch(() => undefined);
}

function hearOfSelected(selected: User | undefined) {
  const session = inside();
  if (!session) return;
  if (selected && mayActAs(selected, session.own.id)) setSession({ ...session, selected });
  else loseSelected();
}

/** @returns ends it */
export function followOwn(id: string): () => void {
  let latest: User | undefined;
  const stop = watchUser(
    id,
    (own) => {
      latest = own;
      if (own) void hearOfOwn(own, () => own === latest);
    },
    tellOfFailure,
  );
  return () => {
    latest = undefined;
    stop();
  };
}

/**
 * @param id of an account that is not the own one
 * @returns ends it
 */
export function followSelected(id: string): () => void {
  return watchUser(id, hearOfSelected, (error) =>
    error.kind === 'not-allowed' ? loseSelected() : tellOfFailure(),
  );
}
