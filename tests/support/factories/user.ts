import { toStoredAccountType } from '#src/domain/account-type.ts';
import type { User } from '#src/domain/user.ts';

/** A profile as Firestore stores it: the account type is a number there. */
export type StoredUser = Omit<User, 'account_type'> & { account_type: number };

/** Whole seconds since the epoch: the moment the made-up people signed up, unless a test says otherwise. */
const defaultRegisteredTime = Date.UTC(2026, 0, 5, 17, 30) / 1000;

/**
 * A stored profile with every field of DATA-01. The id is new each time, and the name and the address carry
 * a part of it, so that two profiles of one test never look alike. `registered_time` is in seconds.
 */
function buildUser(overrides: Partial<StoredUser>): StoredUser {
  const id = overrides.id ?? crypto.randomUUID();
  return {
    id,
    first_name: 'Riley',
    last_name: 'Stone',
    name: '',
    email: `person-${id.slice(0, 8)}@example.com`,
    phone: '',
    location: 'Cheyenne, WY',
    bio: '',
    sponsors: '',
    photo_url: '',
    isVerified: false,
    deleted: false,
    account_type: toStoredAccountType('fan'),
    events: [],
    favouriteEvents: [],
    facebook_url: '',
    instagram_url: '',
    twitter_url: '',
    youtube_url: '',
    tiktok_url: '',
    website_url: '',
    registered_time: defaultRegisteredTime,
    current_accessed_account: id,
    account_access: {},
    user_access: {},
    sent_invites: {},
    received_invites: {},
    sent_requests: {},
    received_requests: {},
    ...overrides,
  };
}

/** Watches, and publishes nothing. */
export function buildFan(overrides: Partial<StoredUser> = {}): StoredUser {
  return buildUser(overrides);
}

/** Competes, and publishes own rides. */
export function buildContestant(overrides: Partial<StoredUser> = {}): StoredUser {
  return buildUser({
    first_name: 'Dallas',
    last_name: 'Pruitt',
    account_type: toStoredAccountType('contestant'),
    events: [1],
    ...overrides,
  });
}

/** Owns stock. `first_name` mirrors the organisation's `name`, and `last_name` is empty (decision D9). */
export function buildContractor(overrides: Partial<StoredUser> = {}): StoredUser {
  const name = overrides.name ?? 'Cedar Gap Rodeo Stock';
  return buildUser({
    name,
    first_name: name,
    last_name: '',
    account_type: toStoredAccountType('contractor'),
    ...overrides,
  });
}

/** How two accounts stand to each other, when one lets the other act for it (decision D7). */
export type Sharing = 'shared' | 'invited' | 'requested';

/**
 * Both sides' documents after a step of the access protocol; the arguments are not changed.
 *
 * @param grantor the account that is, or would be, acted for
 * @param delegate the person who acts, or would act, for it
 */
export function withSharing(
  sharing: Sharing,
  grantor: StoredUser,
  delegate: StoredUser,
): { grantor: StoredUser; delegate: StoredUser } {
  const ours = { [delegate.id]: true as const };
  const theirs = { [grantor.id]: true as const };
  switch (sharing) {
    case 'shared':
      return {
        grantor: { ...grantor, user_access: { ...grantor.user_access, ...ours } },
        delegate: { ...delegate, account_access: { ...delegate.account_access, ...theirs } },
      };
    case 'invited':
      return {
        grantor: { ...grantor, sent_invites: { ...grantor.sent_invites, ...ours } },
        delegate: { ...delegate, received_invites: { ...delegate.received_invites, ...theirs } },
      };
    case 'requested':
      return {
        grantor: { ...grantor, received_requests: { ...grantor.received_requests, ...ours } },
        delegate: { ...delegate, sent_requests: { ...delegate.sent_requests, ...theirs } },
      };
  }
}
