import { DataError } from '#src/data/data-error.ts';
import { fetchAccount, updateSelectedAccount } from '#src/data/firestore-lite/users.ts';
import { subscribeToUser } from '#src/data/firestore-live/subscribe-to-user.ts';
import { getAccessibleAccountIds, canActAs } from '#src/domain/access.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { callWhenUnguarded, isGuarded } from '#src/lib/leave-guards.ts';
import { showAlert } from './alerts-store.ts';
import { copy } from './copy.ts';
import { fetchSelectedProfile } from './load-profile.ts';
import type { SessionEvent, SignedIn } from './session-state.ts';
import { dispatchSession, useSessionStore } from './session-store.ts';
import { leaveUnpublishedRide } from './unsaved-work.ts';

function getSignedInSession(): SignedIn | undefined {
  const state = useSessionStore.getState();
  return state.status === 'signed-in' ? state : undefined;
}

function alertSubscriptionFailure() {
  showAlert('error', copy.profileUpdatesFailed);
}

const rideMessages = { kept: copy.switched.rideKept, discarded: copy.switched.rideDiscarded };

function alertSwitch(
  { own, selected }: SignedIn,
  lostAccount: User | undefined,
  ride: keyof typeof rideMessages | undefined,
) {
  const sentences = [
    lostAccount && copy.switched.accessLost(getDisplayName(lostAccount)),
    selected.id === own.id ? copy.switched.toOwn : copy.switched.toOther(getDisplayName(selected)),
    ride && rideMessages[ride],
  ];
  showAlert(lostAccount || ride === 'discarded' ? 'warning' : 'info', sentences.filter(Boolean).join(' '));
}

/** Dispatches an event that may change the selected account; shows an alert unless this tab requested the change. */
function dispatchSwitch(event: SessionEvent, selected: User, isLost: (account: User) => boolean) {
  const before = getSignedInSession();
  const switches = before && before.selected.id !== selected.id;
  const ride = switches ? leaveUnpublishedRide() : undefined;
  dispatchSession(event);
  const after = getSignedInSession();
  if (!switches || !after || before.selecting === selected.id) return;
  alertSwitch(after, isLost(before.selected) ? before.selected : undefined, ride);
}

async function handleOwnProfile(own: User, isLatest: () => boolean) {
  const before = getSignedInSession();
  const selected = await fetchSelectedProfile(own, before?.selected);
  if (!isLatest()) return;
  const isLost = ({ id }: User) => !getAccessibleAccountIds(own).includes(id);
  const isElsewhere = before && before.selected.id !== selected.id && before.selecting !== selected.id;
  if (isElsewhere && isGuarded() && !isLost(before.selected)) {
    // A form here is of the account that another tab left: it is finished first.
    dispatchSession({ type: 'own-changed', own, selected: before.selected });
    callWhenUnguarded(() => isLatest() && void handleOwnProfile(own, isLatest));
  } else dispatchSwitch({ type: 'own-changed', own, selected }, selected, isLost);
}

function handleAccessLost(accountId: string) {
  const session = getSignedInSession();
  if (!session || session.selected.id !== accountId) return;
  dispatchSwitch({ type: 'access-lost', accountId }, session.own, () => true);
  // The next visit falls back to the own account anyway, so a failure needs no message.
  updateSelectedAccount(session.own.id, session.own.id).catch(() => undefined);
}

function handleSelectedProfile(id: string, selected: User | undefined) {
  const session = getSignedInSession();
  if (!session) return;
  if (selected && canActAs(selected, session.own.id)) dispatchSession({ type: 'selected-changed', selected });
  else handleAccessLost(id);
}

export function subscribeToOwnProfile(id: string): () => void {
  let latest: User | undefined;
  const unsubscribe = subscribeToUser(
    id,
    (own) => {
      latest = own;
      if (own) void handleOwnProfile(own, () => own === latest);
      else dispatchSession({ type: 'own-deleted', userId: id });
    },
    alertSubscriptionFailure,
  );
  return () => {
    latest = undefined;
    unsubscribe();
  };
}

/**
 * A subscription may be refused for another reason than the account, such as App Check; then the own profile is refused,
 * too.
 */
async function readSelectedProfile(id: string): Promise<User | undefined> {
  const { own } = getSignedInSession() ?? {};
  const [selected, readOwn] = await Promise.all([fetchAccount(id), own && fetchAccount(own.id)]);
  if (!readOwn) throw new DataError('not-allowed');
  return selected;
}

export function subscribeToSelectedProfile(id: string): () => void {
  let stop: () => void;
  let isStopped = false;
  const handleFailure = async (error: DataError) => {
    try {
      if (error.kind !== 'not-allowed') throw error;
      const selected = await readSelectedProfile(id);
      if (isStopped) return;
      handleSelectedProfile(id, selected);
      if (getSignedInSession()?.selected.id === id) subscribe();
    } catch {
      alertSubscriptionFailure();
    }
  };
  const subscribe = () => {
    stop = subscribeToUser(
      id,
      (selected) => handleSelectedProfile(id, selected),
      (error) => void handleFailure(error),
    );
  };
  subscribe();
  return () => {
    isStopped = true;
    stop();
  };
}
