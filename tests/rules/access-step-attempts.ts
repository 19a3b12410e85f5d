import { deleteField, serverTimestamp } from 'firebase/firestore';
import {
  buildAccessChanges,
  buildStepNotification,
  type AccessChange,
  type AccessStep,
} from '#src/domain/access-steps.ts';
import { getExpiry } from '#src/domain/expiry.ts';
import { buildPendingAccess, getPendingChange } from '#src/domain/pending-access.ts';
import { parseUser } from '#src/domain/user.ts';
import {
  buildPendingEntries,
  withSharing,
  type Sharing,
  type StoredUser,
} from '#tests/support/factories/build-user.ts';
import { expectDenied, type FirestoreFixture, type Caller, type Write } from './firestore-fixture.ts';
import { buildFirstEntry, sentNow } from './publishing.ts';

export type AccessRelation = 'none' | Sharing;

/** The required relation, acting party and resulting relation of each step. */
export const stepTransitions = {
  invite: { from: 'none', by: 'grantor', to: 'invited' },
  'accept invite': { from: 'invited', by: 'delegate', to: 'shared' },
  'deny invite': { from: 'invited', by: 'delegate', to: 'none' },
  'cancel invite': { from: 'invited', by: 'grantor', to: 'none' },
  request: { from: 'none', by: 'delegate', to: 'requested' },
  'accept request': { from: 'requested', by: 'grantor', to: 'shared' },
  'deny request': { from: 'requested', by: 'grantor', to: 'none' },
  'cancel request': { from: 'requested', by: 'delegate', to: 'none' },
  'remove user': { from: 'shared', by: 'grantor', to: 'none' },
  'leave account': { from: 'shared', by: 'delegate', to: 'none' },
} as const satisfies Record<
  AccessStep,
  { from: AccessRelation; by: 'grantor' | 'delegate'; to: AccessRelation }
>;

export const accessSteps = Object.keys(stepTransitions) as (keyof typeof stepTransitions)[];

type Fields = Record<string, unknown>;

/** An attempt at a step; without overrides it writes what the app writes. */
export interface StepAttempt {
  step: AccessStep;
  own: StoredUser;
  other: StoredUser;
  /** The caller; default `own`. */
  by?: Caller;
  /** Overrides of the profile updates by dotted path; undefined omits a write. */
  ownOverrides?: Fields;
  otherOverrides?: Fields;
  /** Overrides of the notification's fields; null omits the notification. */
  notificationOverrides?: Fields | null;
  /** Overrides of the pending entry's fields; null omits creating or deleting it. */
  pendingOverrides?: Fields | null;
  /** Overrides of the caller's rate limit entry; null omits it. */
  entryOverrides?: Fields | null;
  /** Keeps the entry and the notification of an earlier attempt, which may deny this one. */
  keepsTraces?: true;
  /** Limits the batch to one write. */
  only?: 'own' | 'other' | 'notification';
  /** Adds a copy of the notification with this id. */
  duplicateNotificationId?: string;
}

function toFieldUpdates(
  { entries, resetsSelectedAccount }: AccessChange,
  userId: string,
  partnerId: string,
): Fields {
  const updates: Fields = resetsSelectedAccount ? { current_accessed_account: userId } : {};
  for (const [field, isThere] of entries) {
    updates[`${field}.${partnerId}`] = isThere ? true : deleteField();
  }
  return updates;
}

const omitUndefined = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Opens or closes the invite or request of a step. */
function getPendingWrites({ step, own, other, ...attempt }: StepAttempt): Write[] {
  const change = getPendingChange(step, own.id, other.id);
  if (!change || attempt.only) return [];
  const by = attempt.by ?? own.id;
  const { pending, isOpened } = change;
  const path = `pending_access/${pending.id}`;
  const entry = { ...buildFirstEntry(by, 'invite', pending.id), ...attempt.entryOverrides };
  const times = { created: serverTimestamp(), expires: getExpiry('pending_access', Date.now()) };
  const data = omitUndefined({ ...pending, ...times, ...attempt.pendingOverrides });
  const changes: Write[] = isOpened ? [['set', path, data]] : [['delete', path]];
  return [
    ...(isOpened && attempt.entryOverrides !== null
      ? [['set', `rate_limits/${by}_invite`, entry] satisfies Write]
      : []),
    ...(attempt.pendingOverrides === null ? [] : changes),
  ];
}

/** Lets the caller perform a step again without waiting. */
async function removeTraces(
  fixture: FirestoreFixture,
  { own, by = own.id as Caller }: StepAttempt,
  notificationId?: string,
) {
  await fixture.removeDocument(`rate_limits/${by}_invite`);
  if (notificationId !== undefined) await fixture.removeDocument(`notifications/${notificationId}`);
}

export async function attemptStep(fixture: FirestoreFixture, stepAttempt: StepAttempt): Promise<void> {
  const { step, own, other, ...attempt } = stepAttempt;
  const notification = buildStepNotification(step, parseUser(own.id, own), other.id);
  if (!attempt.keepsTraces) await removeTraces(fixture, stepAttempt, notification?.id);
  const writes: Write[] = [];
  const changes = buildAccessChanges(step, own, other);
  const write = (id: string, updates: Fields) =>
    writes.push(['update', `users/${id}`, omitUndefined(updates)]);
  if (attempt.only === undefined || attempt.only === 'own')
    write(own.id, { ...toFieldUpdates(changes.own, own.id, other.id), ...attempt.ownOverrides });
  if (attempt.only === undefined || attempt.only === 'other')
    write(other.id, { ...toFieldUpdates(changes.other, other.id, own.id), ...attempt.otherOverrides });
  writes.push(...getPendingWrites(stepAttempt));
  if (notification && attempt.notificationOverrides !== null) {
    const data = omitUndefined({
      ...notification,
      ...sentNow(),
      ...attempt.notificationOverrides,
    });
    writes.push(['set', `notifications/${notification.id}`, data]);
    const { duplicateNotificationId: id } = attempt;
    if (id !== undefined) writes.push(['set', `notifications/${id}`, { ...data, id }]);
  }
  return fixture.as(attempt.by ?? (own.id as Caller)).commit(...writes);
}

/** The two profiles before a step, by default with the required relation; `own` takes the step. */
export function getSides(
  step: AccessStep,
  grantor: StoredUser,
  delegate: StoredUser,
  relation?: AccessRelation,
) {
  const { from, by } = stepTransitions[step];
  const before = relation ?? from;
  const sides = before === 'none' ? { grantor, delegate } : withSharing(before, grantor, delegate);
  return by === 'grantor'
    ? { own: sides.grantor, other: sides.delegate }
    : { own: sides.delegate, other: sides.grantor };
}

/** Stores or removes the invites and requests between two users, as their profiles list them. */
async function storePendingEntries(
  fixture: FirestoreFixture,
  { own, other }: { own: StoredUser; other: StoredUser },
): Promise<void> {
  const listed = [own, other].flatMap((user) => buildPendingEntries(user));
  for (const field of ['sent_invites', 'received_invites', 'sent_requests', 'received_requests'] as const) {
    const { id } = buildPendingAccess(field, own.id, other.id);
    const pending = listed.find((entry) => entry.id === id);
    if (pending) await fixture.storeDocument(`pending_access/${id}`, pending);
    else await fixture.removeDocument(`pending_access/${id}`);
  }
}

export async function storeSides(
  fixture: FirestoreFixture,
  sides: { own: StoredUser; other: StoredUser },
): Promise<{ own: StoredUser; other: StoredUser }> {
  await Promise.all([sides.own, sides.other].map((user) => fixture.storeDocument(`users/${user.id}`, user)));
  await storePendingEntries(fixture, sides);
  return sides;
}

/** The steps that notify the other party. */
export const notifyingSteps = ['invite', 'request', 'accept invite', 'accept request'] as const;

/**
 * Stores `rider` (the grantor) and `otherRider` in the state before a step. `delegate` can act for both.
 */
export function storeStepPrecondition(
  fixture: FirestoreFixture,
  step: AccessStep,
  relation?: AccessRelation,
) {
  const { rider, otherRider } = fixture.people;
  const access = { user_access: { delegate: true as const } };
  return storeSides(fixture, getSides(step, { ...rider, ...access }, { ...otherRider, ...access }, relation));
}

/** Attempts a step after storing its precondition. */
export async function attemptStoredStep(
  fixture: FirestoreFixture,
  step: AccessStep,
  attempt: Partial<StepAttempt> = {},
): Promise<void> {
  const sides = await storeStepPrecondition(fixture, step);
  return attemptStep(fixture, { step, ...sides, ...attempt });
}

export const expectStepDenied = (
  fixture: FirestoreFixture,
  step: AccessStep,
  attempt: Partial<StepAttempt>,
) => expectDenied(attemptStoredStep(fixture, step, attempt));
