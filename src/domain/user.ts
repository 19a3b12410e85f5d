import { trimAsRules } from './rules-text.ts';
import { parseAccountType, type AccountType } from './account-type.ts';
import {
  createReader,
  readBoolean,
  readIdMap,
  readIntegers,
  readText,
  readInteger,
} from './field-readers.ts';

const readUserFields = createReader({
  id: readText,
  first_name: readText,
  last_name: readText,
  name: readText,
  email: readText,
  phone: readText,
  location: readText,
  bio: readText,
  sponsors: readText,
  photo_url: readText,
  photoUrl: readText,
  isVerified: readBoolean,
  email_verified: readBoolean,
  deleted: readBoolean,
  account_type: (stored) => stored,
  events: readIntegers,
  favouriteEvents: (stored) => (stored === undefined ? undefined : readIntegers(stored)),
  favorite_events: readIntegers,
  facebook_url: readText,
  instagram_url: readText,
  twitter_url: readText,
  youtube_url: readText,
  tiktok_url: readText,
  website_url: readText,
  registered_time: readInteger,
  current_accessed_account: readText,
  account_access: readIdMap,
  user_access: readIdMap,
  sent_invites: readIdMap,
  received_invites: readIdMap,
  sent_requests: readIdMap,
  received_requests: readIdMap,
});

type UserDocument = ReturnType<typeof readUserFields>;

/**
 * A profile. Its id is the user id of the identity provider. `isVerified` is the badge; `email_verified` says that the
 * login's email was verified once, before which the profile is in no list.
 */
export type User = Omit<UserDocument, 'account_type' | 'photoUrl' | 'favorite_events' | 'favouriteEvents'> & {
  account_type: AccountType;
  favouriteEvents: number[];
};

/**
 * What only the account itself, its delegates and administrators can read: it is stored apart from the profile, so it
 * is empty in profiles that others read. The email is that of the login once it is verified (decision D25).
 */
export type Contact = Pick<User, 'email' | 'phone'>;

/** Parses a stored profile; missing fields become empty. @param id the document's id, which overrides an `id` field */
export function parseUser(id: string, data: unknown): User {
  const { photoUrl, favorite_events, favouriteEvents, ...user } = readUserFields(data);
  return {
    ...user,
    id,
    account_type: parseAccountType(user.account_type),
    photo_url: user.photo_url || photoUrl,
    favouriteEvents: favouriteEvents ?? favorite_events,
  };
}

/** What is stored, in English, of a person or an animal without a name. */
export const storedUnnamed = 'Unnamed';

type NameFields = Pick<User, 'account_type' | 'name' | 'first_name' | 'last_name'>;

/** The name of the organization for a contractor, otherwise first and last name; never empty. */
export function getDisplayName(user: NameFields): string {
  const person = trimAsRules(`${user.first_name} ${user.last_name}`);
  const name =
    user.account_type === 'contractor' ? trimAsRules(user.name) || person : person || trimAsRules(user.name);
  return name || storedUnnamed;
}

/** What changes with the account type. */
export type AccountTypeChanges = Pick<User, 'account_type'> & Partial<Pick<User, 'isVerified'>>;

/** The types show different name fields, and the verified badge confirms the name that is shown. */
export function buildAccountTypeChanges(user: User, account_type: AccountType): AccountTypeChanges {
  const isRenamed = getDisplayName({ ...user, account_type }) !== getDisplayName(user);
  return { account_type, ...(user.isVerified && isRenamed && { isVerified: false }) };
}
