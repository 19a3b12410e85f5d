import { deleteField, doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import {
  accessChanges,
  notificationOfStep,
  type AccessChange,
  type AccessStep,
} from '#src/domain/access-steps.ts';
import { readUser } from '#src/domain/user.ts';
import { withSharing, type Sharing, type StoredUser } from '#tests/support/factories/user.ts';
import { refused, type Stage, type Who } from './stage.ts';

/** Who is related to whom before a step is taken, seen from the account that is or would be acted for. */
export type Relation = 'none' | Sharing;

/** Every step, with what has to be there before, whether the grantor or the delegate takes it, and what it leads to. */
export const protocol = {
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
} as const satisfies Record<AccessStep, { from: Relation; by: 'grantor' | 'delegate'; to: Relation }>;

export const steps = Object.keys(protocol) as (keyof typeof protocol)[];

type Fields = Record<string, unknown>;

/** One try at a step; without changes it is what the app does. */
export interface Attempt {
  step: AccessStep;
  own: StoredUser;
  other: StoredUser;
  /** Who signs it; whoever takes the step unless it is given. */
  by?: Who;
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
function updatesOf({ entries, fallsBack }: AccessChange, userId: string, partnerId: string): Fields {
  const updates: Fields = fallsBack ? { current_accessed_account: userId } : {};
  for (const [field, isThere] of entries) {
    updates[`${field}.${partnerId}`] = isThere ? true : deleteField();
  }
  return updates;
}

const given = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Takes a step in one batch. */
export function attempt(stage: Stage, { step, own, other, ...how }: Attempt): Promise<void> {
  const database = stage.as(how.by ?? (own.id as Who));
  const changes = accessChanges(step, own, other);
  const batch = writeBatch(database);
  const write = (id: string, updates: Fields) => batch.update(doc(database, 'users', id), given(updates));
  if (how.only === undefined || how.only === 'own')
    write(own.id, { ...updatesOf(changes.own, own.id, other.id), ...how.ownToo });
  if (how.only === undefined || how.only === 'other')
    write(other.id, { ...updatesOf(changes.other, other.id, own.id), ...how.otherToo });
  const notification = notificationOfStep(step, readUser(own.id, own), other.id);
  if (notification && how.told !== null) {
    const told = given({ ...notification, timestamp: serverTimestamp(), ...how.told });
    batch.set(doc(database, 'notifications', notification.id), told);
    const { toldToo: id } = how;
    if (id !== undefined) batch.set(doc(database, 'notifications', id), { ...told, id });
  }
  return batch.commit();
}

/** Two accounts as a step finds them, `own` being the one that takes it. */
export function sidesOf(step: AccessStep, grantor: StoredUser, delegate: StoredUser, relation?: Relation) {
  const { from, by } = protocol[step];
  const before = relation ?? from;
  const sides = before === 'none' ? { grantor, delegate } : withSharing(before, grantor, delegate);
  return by === 'grantor'
    ? { own: sides.grantor, other: sides.delegate }
    : { own: sides.delegate, other: sides.grantor };
}

/** Stores two accounts as a step finds them. */
export async function storeSides(
  stage: Stage,
  sides: { own: StoredUser; other: StoredUser },
): Promise<{ own: StoredUser; other: StoredUser }> {
  await Promise.all([sides.own, sides.other].map((user) => stage.put(`users/${user.id}`, user)));
  return sides;
}

/** The steps of which the other side is told. */
export const telling = ['invite', 'request', 'accept invite', 'accept request'] as const;

/**
 * Stores the rider and the partner as a step finds them: the rider's account is, or would be, acted for. `delegate`
 * acts for both of them.
 */
export function storeScene(stage: Stage, step: AccessStep, relation?: Relation) {
  const { rider, partner } = stage.people;
  const acted = { user_access: { delegate: true as const } };
  return storeSides(stage, sidesOf(step, { ...rider, ...acted }, { ...partner, ...acted }, relation));
}

/** Tries a step that finds what it needs. */
export async function tryStep(stage: Stage, step: AccessStep, how: Partial<Attempt> = {}): Promise<void> {
  const sides = await storeScene(stage, step);
  return attempt(stage, { step, ...sides, ...how });
}

export const expectStepRefused = (stage: Stage, step: AccessStep, how: Partial<Attempt>) =>
  refused(tryStep(stage, step, how));
