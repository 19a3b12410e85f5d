import { accessNotification, type AccessNews, type NewNotification } from './notification.ts';
import type { User } from './user.ts';

/*
 * The steps by which two accounts share access (decision D7). Each changes both accounts' profiles at once, and the
 * security rules refuse one side without the other. `own` is the account of whoever takes the step.
 */

/** A profile's maps of the accounts that it shares access with. */
export type AccessField =
  | 'sent_invites'
  | 'received_invites'
  | 'sent_requests'
  | 'received_requests'
  | 'user_access'
  | 'account_access';

export type AccessStep =
  | 'invite'
  | 'accept invite'
  | 'deny invite'
  | 'cancel invite'
  | 'request'
  | 'accept request'
  | 'deny request'
  | 'cancel request'
  | 'remove user'
  | 'leave account';

/** What becomes of the other account's entry in a map: true is set, false is removed. */
type Entry = readonly [field: AccessField, isThere: boolean];

interface Plan {
  own: readonly Entry[];
  other: readonly Entry[];
  /** What the other side is told; denials, cancellations and removals tell nobody. */
  tells?: AccessNews;
  /** Who may have to stop acting for the other one. */
  loser?: 'own' | 'other';
}

const plans: Record<AccessStep, Plan> = {
  invite: { own: [['sent_invites', true]], other: [['received_invites', true]], tells: 'invited' },
  'accept invite': {
    own: [
      ['received_invites', false],
      ['account_access', true],
    ],
    other: [
      ['sent_invites', false],
      ['user_access', true],
    ],
    tells: 'invite accepted',
  },
  'deny invite': { own: [['received_invites', false]], other: [['sent_invites', false]] },
  'cancel invite': { own: [['sent_invites', false]], other: [['received_invites', false]] },
  request: { own: [['sent_requests', true]], other: [['received_requests', true]], tells: 'requested' },
  'accept request': {
    own: [
      ['received_requests', false],
      ['user_access', true],
    ],
    other: [
      ['sent_requests', false],
      ['account_access', true],
    ],
    tells: 'request accepted',
  },
  'deny request': { own: [['received_requests', false]], other: [['sent_requests', false]] },
  'cancel request': { own: [['sent_requests', false]], other: [['received_requests', false]] },
  'remove user': { own: [['user_access', false]], other: [['account_access', false]], loser: 'other' },
  'leave account': { own: [['account_access', false]], other: [['user_access', false]], loser: 'own' },
};

/** What a step changes in one profile. */
export interface AccessChange {
  readonly entries: readonly Entry[];
  /** Whether the account acted for becomes the own one again, because it was the one that is lost. */
  readonly fallsBack: boolean;
}

type Side = Pick<User, 'id' | 'current_accessed_account'>;

/** What a step changes in the profiles of both sides. */
export function accessChanges(
  step: AccessStep,
  own: Side,
  other: Side,
): { own: AccessChange; other: AccessChange } {
  const plan = plans[step];
  return {
    own: {
      entries: plan.own,
      fallsBack: plan.loser === 'own' && own.current_accessed_account === other.id,
    },
    other: {
      entries: plan.other,
      fallsBack: plan.loser === 'other' && other.current_accessed_account === own.id,
    },
  };
}

/** What the other side is told of a step; undefined for steps that tell nobody. */
export function notificationOfStep(
  step: AccessStep,
  own: User,
  otherId: string,
): NewNotification | undefined {
  const { tells } = plans[step];
  return tells && accessNotification(tells, own, otherId);
}

/** The fields of a profile as a change leaves them. */
export function afterChange(
  user: User,
  otherId: string,
  { entries, fallsBack }: AccessChange,
): Partial<User> {
  const changed: Partial<User> = fallsBack ? { current_accessed_account: user.id } : {};
  for (const [field, isThere] of entries) {
    const { [otherId]: _entry, ...rest } = user[field];
    changed[field] = isThere ? { ...rest, [otherId]: true } : rest;
  }
  return changed;
}

/** How a first step is asked for: access to the own account is offered, or to the other's asked for. */
export type FirstStep = 'invite' | 'request';

/** Why there is no use in inviting somebody, or in asking them. */
export type Obstacle = 'own account' | 'has access' | 'already sent' | 'awaits answer';

/** Where each obstacle of a first step stands in the own profile; the rules look at the same maps. */
const obstacles = {
  invite: {
    'has access': 'user_access',
    'already sent': 'sent_invites',
    'awaits answer': 'received_requests',
  },
  request: {
    'has access': 'account_access',
    'already sent': 'sent_requests',
    'awaits answer': 'received_invites',
  },
} as const;

/** What stands in the way of a first step towards an account; undefined when nothing does. */
export function obstacleTo(step: FirstStep, own: User, otherId: string): Obstacle | undefined {
  if (own.id === otherId) return 'own account';
  const fields = obstacles[step];
  const names = ['has access', 'already sent', 'awaits answer'] as const;
  return names.find((name) => own[fields[name]][otherId]);
}
