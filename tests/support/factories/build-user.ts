import { toStoredAccountType } from '#src/domain/account-type.ts';
import { buildNewUser, type NewUser } from '#src/domain/new-user.ts';
import { buildPendingAccess, type PendingAccess } from '#src/domain/pending-access.ts';

/** A profile as stored in Firestore. */
export type StoredUser = NewUser & { email_verified?: boolean };

/** In whole seconds since the epoch. */
const defaultRegisteredTime = Date.UTC(2026, 0, 5, 17, 30) / 1000;

/**
 * A stored profile with all fields of DATA-01 but the contact, of a member whose email is verified. By default, the id
 * is unique.
 */
function buildUser(overrides: Partial<StoredUser>): StoredUser {
  const id = overrides.id ?? crypto.randomUUID();
  const fan = buildNewUser(
    {
      ...{ type: 'fan', firstName: 'Riley', lastName: 'Stone', name: '', location: 'Cheyenne, WY' },
      ...{ bio: '', sponsors: '', events: [], favouriteEvents: [] },
    },
    { id, photoUrl: '', now: defaultRegisteredTime },
  );
  return { ...fan, email_verified: true, ...overrides };
}

/** The profile as sign-up creates it, before the email is verified. */
export function toNewProfile(user: StoredUser): NewUser {
  const { email_verified: _verified, ...profile } = user;
  return profile;
}

/** Every field of a profile that the owner can edit, but the photo. */
export const fullProfile: Partial<StoredUser> = {
  ...{ first_name: 'Mary-Kate', last_name: "O'Neil Jr.", name: 'J. R. Ranch' },
  ...{ location: 'Cody, WY', bio: 'Words', sponsors: 'Cinch', events: [1, 2], favouriteEvents: [1, 10] },
  facebook_url: 'https://facebook.com/rider',
  instagram_url: 'https://instagram.com/rider',
  twitter_url: 'https://x.com/rider',
  youtube_url: 'https://youtu.be/rider',
  tiktok_url: 'https://tiktok.com/@rider',
  website_url: 'https://rodeo.example.com/rider',
};

export function buildFan(overrides: Partial<StoredUser> = {}): StoredUser {
  return buildUser(overrides);
}

export function buildContestant(overrides: Partial<StoredUser> = {}): StoredUser {
  return buildUser({
    first_name: 'Dallas',
    last_name: 'Pruitt',
    account_type: toStoredAccountType('contestant'),
    events: [1],
    ...overrides,
  });
}

/** `first_name` mirrors `name`, and `last_name` is empty (decision D9). */
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

/** The relation between a grantor and a delegate (decision D7). */
export type Sharing = 'shared' | 'invited' | 'requested';

/**
 * Copies of both profiles with a relation added.
 */
export function withSharing(
  sharing: Sharing,
  grantor: StoredUser,
  delegate: StoredUser,
): { grantor: StoredUser; delegate: StoredUser } {
  const delegateEntry = { [delegate.id]: true as const };
  const grantorEntry = { [grantor.id]: true as const };
  switch (sharing) {
    case 'shared':
      return {
        grantor: { ...grantor, user_access: { ...grantor.user_access, ...delegateEntry } },
        delegate: { ...delegate, account_access: { ...delegate.account_access, ...grantorEntry } },
      };
    case 'invited':
      return {
        grantor: { ...grantor, sent_invites: { ...grantor.sent_invites, ...delegateEntry } },
        delegate: { ...delegate, received_invites: { ...delegate.received_invites, ...grantorEntry } },
      };
    case 'requested':
      return {
        grantor: { ...grantor, received_requests: { ...grantor.received_requests, ...delegateEntry } },
        delegate: { ...delegate, sent_requests: { ...delegate.sent_requests, ...grantorEntry } },
      };
  }
}

/** An invite or request as it is stored. */
type StoredPendingAccess = PendingAccess & { created: Date };

const pendingFields = ['sent_invites', 'received_invites', 'sent_requests', 'received_requests'] as const;

/** The documents of the invites and requests that a profile lists. @param created by default now */
export function buildPendingEntries(user: StoredUser, created = new Date()): StoredPendingAccess[] {
  return pendingFields.flatMap((field) =>
    Object.keys(user[field]).map((otherId) => ({ ...buildPendingAccess(field, user.id, otherId), created })),
  );
}
