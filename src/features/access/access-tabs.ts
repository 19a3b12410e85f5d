import type { AccessField, AccessStep, AddAccessStep } from '#src/domain/access-steps.ts';
import { copy } from './copy.ts';

export interface PeopleList {
  title: string;
  /** The field of the own profile that contains their ids. */
  field: AccessField;
  acceptStep?: AccessStep;
  removal: { step: AccessStep; label: string };
  /** The user acts for them, and so sees their emails. */
  areAccounts?: true;
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
  name: copy.tabs.users,
  explanation: copy.users.explanation,
  addStep: 'invite',
  confirmationText: copy.removal.users,
  lists: [
    {
      title: copy.users.list,
      field: 'user_access',
      removal: { step: 'remove user', label: copy.person.remove },
    },
  ],
  emptyState: copy.users.empty,
};

const accountsTab: AccessTab = {
  name: copy.tabs.accounts,
  explanation: copy.accounts.explanation,
  addStep: 'request',
  confirmationText: copy.removal.accounts,
  lists: [
    {
      title: copy.accounts.list,
      field: 'account_access',
      areAccounts: true,
      removal: { step: 'leave account', label: copy.person.remove },
    },
  ],
  emptyState: copy.accounts.empty,
};

const invitesTab: AccessTab = {
  name: copy.tabs.invites,
  explanation: copy.invites.explanation,
  addStep: 'invite',
  confirmationText: copy.removal.invites,
  lists: [
    {
      title: copy.invites.received,
      field: 'received_invites',
      acceptStep: 'accept invite',
      removal: { step: 'deny invite', label: copy.person.deny },
    },
    {
      title: copy.invites.sent,
      field: 'sent_invites',
      removal: { step: 'cancel invite', label: copy.person.cancel },
      resendStep: 'invite',
    },
  ],
  emptyState: copy.invites.empty,
};

const requestsTab: AccessTab = {
  name: copy.tabs.requests,
  explanation: copy.requests.explanation,
  addStep: 'request',
  confirmationText: copy.removal.requests,
  lists: [
    {
      title: copy.requests.received,
      field: 'received_requests',
      acceptStep: 'accept request',
      removal: { step: 'deny request', label: copy.person.deny },
    },
    {
      title: copy.requests.sent,
      field: 'sent_requests',
      removal: { step: 'cancel request', label: copy.person.cancel },
      resendStep: 'request',
    },
  ],
  emptyState: copy.requests.empty,
};

/** Indexed by the query parameter `tab`. */
export const accessTabs = [usersTab, accountsTab, invitesTab, requestsTab] as const;

export type TabIndex = 0 | 1 | 2 | 3;

export const tabIndexes: readonly TabIndex[] = [0, 1, 2, 3];

export const parseTabIndex = (parameter: string | null): TabIndex =>
  tabIndexes.find((index) => String(index) === parameter) ?? 0;
