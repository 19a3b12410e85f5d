import { maxAccessEntries } from './list-limits.ts';
import {
  buildAccessNotification,
  type AccessNotificationType,
  type NewNotification,
} from './notification.ts';
import type { User } from './user.ts';

/*
 * The steps of access sharing between two accounts (decision D7). Each step changes both profiles at once; the
 * security rules refuse to change only one. `own` is the account that performs the step.
 */

/** The maps of a profile whose keys are the ids of other accounts. */
export const accessFields = [
  'sent_invites',
  'received_invites',
  'account_access',
  'user_access',
  'sent_requests',
  'received_requests',
] as const;

export type AccessField = (typeof accessFields)[number];

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

/** Sets (true) or removes (false) the other account's entry in a map. */
type EntryChange = readonly [field: AccessField, isPresent: boolean];

interface StepPlan {
  own: readonly EntryChange[];
  other: readonly EntryChange[];
  /** Sent to the other account. Denials, cancellations and removals send none. */
  notificationType?: AccessNotificationType;
  /** The account that loses access, and may have to stop acting as the other one. */
  accessLostBy?: 'own' | 'other';
}

export const stepPlans: Record<AccessStep, StepPlan> = {
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
    notificationType: 'inviteAccepted',
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
    notificationType: 'requestAccepted',
  },
  'deny request': { own: [['received_requests', false]], other: [['sent_requests', false]] },
  'cancel request': { own: [['sent_requests', false]], other: [['received_requests', false]] },
  'remove user': { own: [['user_access', false]], other: [['account_access', false]], accessLostBy: 'other' },
  'leave account': { own: [['account_access', false]], other: [['user_access', false]], accessLostBy: 'own' },
};

/** The changes of a step in one profile. */
export interface AccessChange {
  readonly entries: readonly EntryChange[];
  /** True when access to the selected account is lost: the own account becomes the selected one. */
  readonly resetsSelectedAccount: boolean;
}

type AccessParty = Pick<User, 'id' | 'current_accessed_account'>;

/** The changes of a step in both profiles. */
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

/** The notification for the other account; undefined for steps that send none. */
export function buildStepNotification(
  step: AccessStep,
  own: User,
  otherId: string,
): NewNotification | undefined {
  const { notificationType } = stepPlans[step];
  return notificationType && buildAccessNotification(notificationType, own, otherId);
}

/** Whether a step adds to a map of the profile that has no room. */
export const isFull = (user: Pick<User, AccessField>, { entries }: AccessChange): boolean =>
  entries.some(([field, isPresent]) => isPresent && Object.keys(user[field]).length >= maxAccessEntries);

/** The changed fields of a profile after a step. */
export function applyAccessChange(
  user: User,
  otherId: string,
  { entries, resetsSelectedAccount }: AccessChange,
): Partial<User> {
  const changedFields: Partial<User> = resetsSelectedAccount ? { current_accessed_account: user.id } : {};
  for (const [field, isPresent] of entries) {
    const { [otherId]: _entry, ...rest } = user[field];
    changedFields[field] = isPresent ? { ...rest, [otherId]: true } : rest;
  }
  return changedFields;
}

/** Offers access to the own account, or requests access to the other one. */
export type AddAccessStep = 'invite' | 'request';

/** Why an invite or request cannot be sent. */
export type Obstacle = 'own account' | 'has access' | 'already sent' | 'awaiting response';

/** The map in the own profile that contains the other account for each obstacle. */
export const obstacleFields = {
  invite: {
    'has access': 'user_access',
    'already sent': 'sent_invites',
    'awaiting response': 'received_requests',
  },
  request: {
    'has access': 'account_access',
    'already sent': 'sent_requests',
    'awaiting response': 'received_invites',
  },
} as const;

/** Why an invite or request to an account cannot be sent; undefined when it can. */
export function findObstacle(step: AddAccessStep, own: User, otherId: string): Obstacle | undefined {
  if (own.id === otherId) return 'own account';
  const fields = obstacleFields[step];
  const names = ['has access', 'already sent', 'awaiting response'] as const;
  return names.find((name) => own[fields[name]][otherId]);
}
