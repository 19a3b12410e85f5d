import * as z from 'zod/mini';
import { parseAccountType, type AccountType } from './account-type.ts';
import { booleanField, idMapField, integerListField, stringField, integerField } from './field-schemas.ts';

const userDocumentSchema = z.object({
  id: stringField,
  first_name: stringField,
  last_name: stringField,
  name: stringField,
  email: stringField,
  phone: stringField,
  location: stringField,
  bio: stringField,
  sponsors: stringField,
  photo_url: stringField,
  photoUrl: stringField,
  isVerified: booleanField,
  deleted: booleanField,
  account_type: z.optional(z.unknown()),
  events: integerListField,
  favouriteEvents: z.optional(integerListField),
  favorite_events: integerListField,
  facebook_url: stringField,
  instagram_url: stringField,
  twitter_url: stringField,
  youtube_url: stringField,
  tiktok_url: stringField,
  website_url: stringField,
  registered_time: integerField,
  current_accessed_account: stringField,
  account_access: idMapField,
  user_access: idMapField,
  sent_invites: idMapField,
  received_invites: idMapField,
  sent_requests: idMapField,
  received_requests: idMapField,
});

type UserDocument = z.infer<typeof userDocumentSchema>;

/** A profile. Its id is the user id of the identity provider. */
export type User = Omit<UserDocument, 'account_type' | 'photoUrl' | 'favorite_events' | 'favouriteEvents'> & {
  account_type: AccountType;
  favouriteEvents: number[];
};

/** Parses a stored profile; missing fields become empty. @param id the document's id, which overrides an `id` field */
export function parseUser(id: string, data: unknown): User {
  const { photoUrl, favorite_events, favouriteEvents, ...user } = userDocumentSchema.parse(data);
  return {
    ...user,
    id,
    account_type: parseAccountType(user.account_type),
    photo_url: user.photo_url || photoUrl,
    favouriteEvents: favouriteEvents ?? favorite_events,
  };
}

type NameFields = Pick<User, 'account_type' | 'name' | 'first_name' | 'last_name'>;

/** The name of the organization for a contractor, otherwise first and last name; never empty. */
export function getDisplayName(user: NameFields): string {
  const person = `${user.first_name} ${user.last_name}`.trim();
  const name = user.account_type === 'contractor' ? user.name.trim() || person : person || user.name.trim();
  return name || 'Unnamed';
}

/** What changes with the account type. */
export type AccountTypeChanges = Pick<User, 'account_type'> & Partial<Pick<User, 'isVerified'>>;

/** The types show different name fields, and the verified badge confirms the name that is shown. */
export function buildAccountTypeChanges(user: User, account_type: AccountType): AccountTypeChanges {
  const isRenamed = getDisplayName({ ...user, account_type }) !== getDisplayName(user);
  return { account_type, ...(user.isVerified && isRenamed && { isVerified: false }) };
}
