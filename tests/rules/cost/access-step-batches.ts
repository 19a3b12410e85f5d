import { getExpiry } from '#src/domain/expiry.ts';
import {
  buildAccessChanges,
  buildStepNotification,
  type AccessChange,
  type AccessStep,
} from '#src/domain/access-steps.ts';
import { getPendingChange } from '#src/domain/pending-access.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildContractor, buildFan, type StoredUser } from '#tests/support/factories/build-user.ts';
import { getSides } from '../access-step-attempts.ts';
import { getEmailPath } from '../firestore-fixture.ts';
import { longAgo, type Batch } from './measure-cost.ts';

function applyAccessChange(
  user: StoredUser,
  partnerId: string,
  { entries, resetsSelectedAccount }: AccessChange,
): StoredUser {
  const after = structuredClone(user);
  for (const [field, isThere] of entries) {
    if (isThere) after[field][partnerId] = true;
    else delete after[field][partnerId];
  }
  return resetsSelectedAccount ? { ...after, current_accessed_account: user.id } : after;
}

/** An access step with its notification, its pending entry and the entry; a repeated one finds those from before. */
export function buildStepBatch(step: AccessStep, isRepeated: boolean): Batch {
  const { own, other } = getSides(step, buildContractor({ id: 'grantor' }), buildFan({ id: 'delegate' }));
  const changes = buildAccessChanges(step, own, other);
  const before = new Map<string, object>([
    [`users/${own.id}`, own],
    [`users/${other.id}`, other],
    [getEmailPath(`${own.id}@example.com`), { user_id: own.id, updated: longAgo }],
  ]);
  const after = new Map<string, object | null>([
    [`users/${own.id}`, applyAccessChange(own, other.id, changes.own)],
    [`users/${other.id}`, applyAccessChange(other, own.id, changes.other)],
  ]);
  const notification = buildStepNotification(step, parseUser(own.id, own), other.id);
  if (notification) {
    if (isRepeated) before.set(`notifications/${notification.id}`, { ...notification, timestamp: longAgo });
    after.set(`notifications/${notification.id}`, {
      ...notification,
      ...{ timestamp: new Date(), expires: getExpiry('notifications', Date.now()) },
    });
  }
  const change = getPendingChange(step, own.id, other.id);
  if (!change) return { uid: own.id, before, after };
  const { pending, isOpened } = change;
  if (isRepeated || !isOpened) before.set(`pending_access/${pending.id}`, { ...pending, created: longAgo });
  after.set(
    `pending_access/${pending.id}`,
    isOpened ? { ...pending, created: new Date(), expires: getExpiry('pending_access', Date.now()) } : null,
  );
  if (!isOpened) return { uid: own.id, before, after };
  const entry = {
    user_id: own.id,
    kind: 'invite',
    subject: pending.id,
    last: longAgo,
    day: longAgo,
    expires: getExpiry('rate_limits', Date.now()),
    count: 1,
  };
  if (isRepeated) before.set(`rate_limits/${own.id}_invite`, entry);
  after.set(`rate_limits/${own.id}_invite`, { ...entry, last: new Date(), day: new Date() });
  return { uid: own.id, before, after };
}
