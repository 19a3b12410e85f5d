import { deleteField, doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import {
  buildAccessChanges,
  buildStepNotification,
  type AccessChange,
  type AccessStep,
} from '#src/domain/access-steps.ts';
import { parseUser } from '#src/domain/user.ts';
import { withSharing, type Sharing, type StoredUser } from '#tests/support/factories/user.ts';
import { expectDenied, type FirestoreFixture, type Caller } from './firestore-fixture.ts';

/** Who is related to whom before a step is taken, seen from the account that is or would be acted for. */
export type AccessRelation = 'none' | Sharing;

/** Every step, with what has to be there before, whether the grantor or the delegate takes it, and what it leads to. */
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

/** One try at a step; without changes it is what the app does. */
export interface StepAttempt {
  step: AccessStep;
  own: StoredUser;
  other: StoredUser;
  /** Who signs it; whoever takes the step unless it is given. */
  by?: Caller;
  /** Writes besides or instead of what the step writes, by dotted path; undefined leaves one out. */
  ownToo?: Fields;
  otherToo?: Fields;
  /** The same for the notification; null leaves all of it out. */
  told?: Fields | null;
  /** Only one of the writes. */
  only?: 'own' | 'other' | 'notification';
  /** Tells the same under another id as well. */
  toldToo?: string;
}

/** A step's changes of one profile as an update by dotted paths. */
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

/** Takes a step in one batch. */
export function attemptStep(
  stage: FirestoreFixture,
  { step, own, other, ...how }: StepAttempt,
): Promise<void> {
  const database = stage.firestoreAs(how.by ?? (own.id as Caller));
  const changes = buildAccessChanges(step, own, other);
  const batch = writeBatch(database);
  const write = (id: string, updates: Fields) =>
    batch.update(doc(database, 'users', id), omitUndefined(updates));
  if (how.only === undefined || how.only === 'own')
    write(own.id, { ...toFieldUpdates(changes.own, own.id, other.id), ...how.ownToo });
  if (how.only === undefined || how.only === 'other')
    write(other.id, { ...toFieldUpdates(changes.other, other.id, own.id), ...how.otherToo });
  const notification = buildStepNotification(step, parseUser(own.id, own), other.id);
  if (notification && how.told !== null) {
    const told = omitUndefined({ ...notification, timestamp: serverTimestamp(), ...how.told });
    batch.set(doc(database, 'notifications', notification.id), told);
    const { toldToo: id } = how;
    if (id !== undefined) batch.set(doc(database, 'notifications', id), { ...told, id });
  }
  return batch.commit();
}

/** Two accounts as a step finds them, `own` being the one that takes it. */
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

/** Stores two accounts as a step finds them. */
export async function storeSides(
  stage: FirestoreFixture,
  sides: { own: StoredUser; other: StoredUser },
): Promise<{ own: StoredUser; other: StoredUser }> {
  await Promise.all([sides.own, sides.other].map((user) => stage.storeDocument(`users/${user.id}`, user)));
  return sides;
}

/** The steps of which the other side is told. */
export const notifyingSteps = ['invite', 'request', 'accept invite', 'accept request'] as const;

/**
 * Stores the rider and the partner as a step finds them: the rider's account is, or would be, acted for. `delegate`
 * acts for both of them.
 */
export function storeStepPrecondition(stage: FirestoreFixture, step: AccessStep, relation?: AccessRelation) {
  const { rider, partner } = stage.people;
  const acted = { user_access: { delegate: true as const } };
  return storeSides(stage, getSides(step, { ...rider, ...acted }, { ...partner, ...acted }, relation));
}

/** Tries a step that finds what it needs. */
export async function attemptStoredStep(
  stage: FirestoreFixture,
  step: AccessStep,
  how: Partial<StepAttempt> = {},
): Promise<void> {
  const sides = await storeStepPrecondition(stage, step);
  return attemptStep(stage, { step, ...sides, ...how });
}

export const expectStepDenied = (stage: FirestoreFixture, step: AccessStep, how: Partial<StepAttempt>) =>
  expectDenied(attemptStoredStep(stage, step, how));
