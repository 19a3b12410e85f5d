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

/** What still has to be answered, by the member or the other side. */
const createPendingTab = (step: AddAccessStep): AccessTab => {
  const kind = `${step}s` as const;
  const texts = copy[kind];
  return {
    name: copy.tabs[kind],
    explanation: texts.explanation,
    addStep: step,
    confirmationText: copy.removal[kind],
    lists: [
      {
        title: texts.received,
        field: `received_${kind}`,
        acceptStep: `accept ${step}`,
        removal: { step: `deny ${step}`, label: copy.person.deny },
      },
      {
        title: texts.sent,
        field: `sent_${kind}`,
        removal: { step: `cancel ${step}`, label: copy.person.cancel },
        resendStep: step,
      },
    ],
    emptyState: texts.empty,
  };
};

/** Indexed by the query parameter `tab`. */
export const accessTabs = [
  usersTab,
  accountsTab,
  createPendingTab('invite'),
  createPendingTab('request'),
] as const;

export type TabIndex = 0 | 1 | 2 | 3;

export const tabIndexes: readonly TabIndex[] = [0, 1, 2, 3];

export const parseTabIndex = (parameter: string | null): TabIndex =>
  tabIndexes.find((index) => String(index) === parameter) ?? 0;
