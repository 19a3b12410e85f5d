import {
  buildAccessNotification,
  type AccessNotificationType,
  type NewNotification,
} from './notification.ts';
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
type EntryChange = readonly [field: AccessField, isThere: boolean];

interface StepPlan {
  own: readonly EntryChange[];
  other: readonly EntryChange[];
  /** What the other side is told; denials, cancellations and removals tell nobody. */
  notificationType?: AccessNotificationType;
  /** Who may have to stop acting for the other one. */
  accessLostBy?: 'own' | 'other';
}

const stepPlans: Record<AccessStep, StepPlan> = {
  invite: { own: [['sent_invites', true]], other: [['received_invites', true]], notificationType: 'invited' },
  'accept invite': {
    own: [
      ['received_invites', false],
      ['account_access', true],
    ],
    other: [
      ['sent_invites', false],
      ['user_access', true],
    ],
    notificationType: 'invite accepted',
  },
  'deny invite': { own: [['received_invites', false]], other: [['sent_invites', false]] },
  'cancel invite': { own: [['sent_invites', false]], other: [['received_invites', false]] },
  request: {
    own: [['sent_requests', true]],
    other: [['received_requests', true]],
    notificationType: 'requested',
  },
  'accept request': {
    own: [
      ['received_requests', false],
      ['user_access', true],
    ],
    other: [
      ['sent_requests', false],
      ['account_access', true],
    ],
    notificationType: 'request accepted',
  },
  'deny request': { own: [['received_requests', false]], other: [['sent_requests', false]] },
  'cancel request': { own: [['sent_requests', false]], other: [['received_requests', false]] },
  'remove user': { own: [['user_access', false]], other: [['account_access', false]], accessLostBy: 'other' },
  'leave account': { own: [['account_access', false]], other: [['user_access', false]], accessLostBy: 'own' },
};

/** What a step changes in one profile. */
export interface AccessChange {
  readonly entries: readonly EntryChange[];
  /** Whether the account acted for becomes the own one again, because it was the one that is lost. */
  readonly resetsSelectedAccount: boolean;
}

type AccessParty = Pick<User, 'id' | 'current_accessed_account'>;

/** What a step changes in the profiles of both sides. */
export function buildAccessChanges(
  step: AccessStep,
  own: AccessParty,
  other: AccessParty,
): { own: AccessChange; other: AccessChange } {
  const plan = stepPlans[step];
  return {
    own: {
      entries: plan.own,
      resetsSelectedAccount: plan.accessLostBy === 'own' && own.current_accessed_account === other.id,
    },
    other: {
      entries: plan.other,
      resetsSelectedAccount: plan.accessLostBy === 'other' && other.current_accessed_account === own.id,
    },
  };
}

/** What the other side is told of a step; undefined for steps that tell nobody. */
export function buildStepNotification(
  step: AccessStep,
  own: User,
  otherId: string,
): NewNotification | undefined {
  const { notificationType } = stepPlans[step];
  return notificationType && buildAccessNotification(notificationType, own, otherId);
}

/** The fields of a profile as a change leaves them. */
export function applyAccessChange(
  user: User,
  otherId: string,
  { entries, resetsSelectedAccount }: AccessChange,
): Partial<User> {
  const changed: Partial<User> = resetsSelectedAccount ? { current_accessed_account: user.id } : {};
  for (const [field, isThere] of entries) {
    const { [otherId]: _entry, ...rest } = user[field];
    changed[field] = isThere ? { ...rest, [otherId]: true } : rest;
  }
  return changed;
}

/** How a first step is asked for: access to the own account is offered, or to the other's asked for. */
export type AddAccessStep = 'invite' | 'request';

/** Why there is no use in inviting somebody, or in asking them. */
export type Obstacle = 'own account' | 'has access' | 'already sent' | 'awaits answer';

/** Where each obstacle of a first step stands in the own profile; the rules look at the same maps. */
const obstacleFields = {
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
export function findObstacle(step: AddAccessStep, own: User, otherId: string): Obstacle | undefined {
  if (own.id === otherId) return 'own account';
  const fields = obstacleFields[step];
  const names = ['has access', 'already sent', 'awaits answer'] as const;
  return names.find((name) => own[fields[name]][otherId]);
}
