import { selectAccount } from '#src/data/firestore/accounts.ts';
import { subscribeToUser } from '#src/data/live/subscribe-to-user.ts';
import { getAccessibleAccountIds, canActAs } from '#src/domain/access.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { showAlert } from './alerts-store.ts';
import { fetchSelectedProfile } from './load-profile.ts';
import type { SessionEvent, SignedIn } from './session-state.ts';
import { dispatchSession, useSessionStore } from './session-store.ts';
import { discardUnsavedWork } from './unsaved-work.ts';

function signedIn(): SignedIn | undefined {
  const state = useSessionStore.getState();
  return state.status === 'signed-in' ? state : undefined;
}

function reportFailure() {
  showAlert('error', 'Changes to your profile no longer arrive here. Reload the page.');
}

function announceSwitch(selected: User, lost: User | undefined, discarded: boolean) {
  const now = `You act for ${getDisplayName(selected)} now.`;
  const draft = discarded ? ' The ride you were preparing here has been discarded.' : '';
  if (lost) showAlert('warning', `You no longer have access to ${getDisplayName(lost)}. ${now}${draft}`);
  else showAlert(discarded ? 'warning' : 'info', `${now}${draft}`);
}

/** Dispatches an event that may change the selected account, and says so when another tab or person changed it. */
function dispatchSwitch(event: SessionEvent, selected: User, isLost: (account: User) => boolean) {
  const before = signedIn();
  const switches = before && before.selected.id !== selected.id;
  const discarded = switches ? discardUnsavedWork() : false;
  dispatchSession(event);
  if (!switches || !signedIn() || before.selecting === selected.id) return;
  announceSwitch(selected, isLost(before.selected) ? before.selected : undefined, discarded);
}

async function handleOwn(own: User, isLatest: () => boolean) {
  const selected = await fetchSelectedProfile(own, signedIn()?.selected);
  if (!isLatest()) return;
  const isLost = ({ id }: User) => !getAccessibleAccountIds(own).includes(id);
  dispatchSwitch({ type: 'own-changed', own, selected }, selected, isLost);
}

function loseAccess(accountId: string) {
  const session = signedIn();
  if (!session || session.selected.id !== accountId) return;
  dispatchSwitch({ type: 'access-lost', accountId }, session.own, () => true);
  // The next visit falls back to the own account anyway, so a failure needs no message.
  selectAccount(session.own.id, session.own.id).catch(() => undefined);
}

function handleSelected(id: string, selected: User | undefined) {
  const session = signedIn();
  if (!session) return;
  if (selected && canActAs(selected, session.own.id)) dispatchSession({ type: 'selected-changed', selected });
  else loseAccess(id);
}

/** @returns unsubscribe */
export function subscribeToOwn(id: string): () => void {
  let latest: User | undefined;
  const unsubscribe = subscribeToUser(
    id,
    (own) => {
      latest = own;
      if (own) void handleOwn(own, () => own === latest);
      else dispatchSession({ type: 'own-deleted', userId: id });
    },
    reportFailure,
  );
  return () => {
    latest = undefined;
    unsubscribe();
  };
}

/** @returns unsubscribe */
export function subscribeToSelected(id: string): () => void {
  return subscribeToUser(
    id,
    (selected) => handleSelected(id, selected),
    (error) => (error.kind === 'not-allowed' ? loseAccess(id) : reportFailure()),
  );
}
