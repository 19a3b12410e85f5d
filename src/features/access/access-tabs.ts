import type { AccessField, AccessStep, AddAccessStep } from '#src/domain/access-steps.ts';

export interface PeopleList {
  title: string;
  /** The field of the own profile that contains their ids. */
  field: AccessField;
  acceptStep?: AccessStep;
  removal: { step: AccessStep; label: 'Remove' | 'Deny' | 'Cancel' };
  /** The other side has to respond; once expired, it can be sent again by this step. */
  resendStep?: AddAccessStep;
}

export interface AccessTab {
  name: string;
  /** What the tab is for, in one or two sentences. */
  explanation: string;
  addStep: AddAccessStep;
  confirmationText: string;
  lists: readonly PeopleList[];
  emptyState: { title: string; text: string };
}

const usersTab: AccessTab = {
  name: 'Users',
  explanation:
    'People who can act for your account: they publish rides and look after its profile and animals. You can remove them anytime.',
  addStep: 'invite',
  confirmationText: 'Are you sure you want to remove user access?',
  lists: [
    {
      title: 'They may act for you',
      field: 'user_access',
      removal: { step: 'remove user', label: 'Remove' },
    },
  ],
  emptyState: {
    title: 'Nobody acts for you',
    text: 'Invite somebody by e-mail. Once they accept, they can publish rides and look after the profile and the animals in your name.',
  },
};

const accountsTab: AccessTab = {
  name: 'Accounts',
  explanation:
    'Accounts you can act for. Switch to one under Switch User; what you post then belongs to that account.',
  addStep: 'request',
  confirmationText: 'Are you sure you want to remove account access?',
  lists: [
    {
      title: 'You may act for them',
      field: 'account_access',
      removal: { step: 'leave account', label: 'Remove' },
    },
  ],
  emptyState: {
    title: 'You act for nobody else',
    text: 'Ask an account for access by its e-mail. Once it accepts, you can switch to it.',
  },
};

const invitesTab: AccessTab = {
  name: 'Invites',
  explanation:
    'Invites that are still open. Invite someone to act for your account, or answer an invite to act for theirs.',
  addStep: 'invite',
  confirmationText: 'Are you sure you want to remove invites?',
  lists: [
    {
      title: 'They invited you',
      field: 'received_invites',
      acceptStep: 'accept invite',
      removal: { step: 'deny invite', label: 'Deny' },
    },
    {
      title: 'You invited them',
      field: 'sent_invites',
      removal: { step: 'cancel invite', label: 'Cancel' },
      resendStep: 'invite',
    },
  ],
  emptyState: {
    title: 'No open invites',
    text: 'An invite stands here until it is answered. Invite somebody by e-mail to let them act for you.',
  },
};

const requestsTab: AccessTab = {
  name: 'Requests',
  explanation:
    'Requests that are still open. Ask for access to act for another account, or answer a request for yours.',
  addStep: 'request',
  confirmationText: 'Are you sure you want to remove requests?',
  lists: [
    {
      title: 'They ask for yours',
      field: 'received_requests',
      acceptStep: 'accept request',
      removal: { step: 'deny request', label: 'Deny' },
    },
    {
      title: 'You asked for theirs',
      field: 'sent_requests',
      removal: { step: 'cancel request', label: 'Cancel' },
      resendStep: 'request',
    },
  ],
  emptyState: {
    title: 'No open requests',
    text: 'A request stands here until it is answered. Ask an account for access by its e-mail to act for it.',
  },
};

/** Indexed by the query parameter `tab`. */
export const accessTabs = [usersTab, accountsTab, invitesTab, requestsTab] as const;

export type TabIndex = 0 | 1 | 2 | 3;

export const tabIndexes: readonly TabIndex[] = [0, 1, 2, 3];

export const parseTabIndex = (parameter: string | null): TabIndex =>
  tabIndexes.find((index) => String(index) === parameter) ?? 0;
