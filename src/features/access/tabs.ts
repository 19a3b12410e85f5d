import type { AccessField, AccessStep, FirstStep } from '#src/domain/access-steps.ts';

/** One list of people, and what can be done about each of them. */
export interface PeopleList {
  title: string;
  /** The map of the own profile that names them. */
  field: AccessField;
  accept?: AccessStep;
  /** Ends it, after a question. */
  undo: { step: AccessStep; name: 'Remove' | 'Deny' | 'Cancel' };
  /** Whether it is for the others to answer. */
  waiting?: true;
}

export interface AccessTab {
  name: string;
  /** What the add button does here. */
  first: FirstStep;
  /** Asked before something is removed here. */
  question: string;
  lists: readonly PeopleList[];
  empty: { title: string; text: string };
}

const users: AccessTab = {
  name: 'Users',
  first: 'invite',
  question: 'Are you sure you want to remove user access?',
  lists: [
    { title: 'They may act for you', field: 'user_access', undo: { step: 'remove user', name: 'Remove' } },
  ],
  empty: {
    title: 'Nobody acts for you',
    text: 'Invite somebody by e-mail. Once they accept, they can publish rides and look after the profile and the animals in your name.',
  },
};

const accounts: AccessTab = {
  name: 'Accounts',
  first: 'request',
  question: 'Are you sure you want to remove account access?',
  lists: [
    {
      title: 'You may act for them',
      field: 'account_access',
      undo: { step: 'leave account', name: 'Remove' },
    },
  ],
  empty: {
    title: 'You act for nobody else',
    text: 'Ask an account for access by its e-mail. Once it accepts, you can switch to it.',
  },
};

const invites: AccessTab = {
  name: 'Invites',
  first: 'invite',
  question: 'Are you sure you want to remove invites?',
  lists: [
    {
      title: 'They invited you',
      field: 'received_invites',
      accept: 'accept invite',
      undo: { step: 'deny invite', name: 'Deny' },
    },
    {
      title: 'You invited them',
      field: 'sent_invites',
      undo: { step: 'cancel invite', name: 'Cancel' },
      waiting: true,
    },
  ],
  empty: {
    title: 'No open invites',
    text: 'An invite stands here until it is answered. Invite somebody by e-mail to let them act for you.',
  },
};

const requests: AccessTab = {
  name: 'Requests',
  first: 'request',
  question: 'Are you sure you want to remove requests?',
  lists: [
    {
      title: 'They ask for yours',
      field: 'received_requests',
      accept: 'accept request',
      undo: { step: 'deny request', name: 'Deny' },
    },
    {
      title: 'You asked for theirs',
      field: 'sent_requests',
      undo: { step: 'cancel request', name: 'Cancel' },
      waiting: true,
    },
  ],
  empty: {
    title: 'No open requests',
    text: 'A request stands here until it is answered. Ask an account for access by its e-mail to act for it.',
  },
};

/** In the order of the query parameter. */
export const tabs = [users, accounts, invites, requests] as const;

export type TabPlace = 0 | 1 | 2 | 3;

export const tabPlaces: readonly TabPlace[] = [0, 1, 2, 3];

/** The tab that an address names; the first one unless it is one of them. */
export const readTab = (parameter: string | null): TabPlace =>
  tabPlaces.find((place) => String(place) === parameter) ?? 0;
