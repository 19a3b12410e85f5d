import * as z from 'zod/mini';
import { readAccountType, type AccountType } from './account-type.ts';
import { flag, idMap, numbers, text, wholeNumber } from './read.ts';

const userDocument = z.object({
  id: text,
  first_name: text,
  last_name: text,
  name: text,
  email: text,
  phone: text,
  location: text,
  bio: text,
  sponsors: text,
  photo_url: text,
  photoUrl: text,
  isVerified: flag,
  deleted: flag,
  account_type: z.optional(z.unknown()),
  events: numbers,
  favouriteEvents: z.optional(numbers),
  favorite_events: numbers,
  facebook_url: text,
  instagram_url: text,
  twitter_url: text,
  youtube_url: text,
  tiktok_url: text,
  website_url: text,
  registered_time: wholeNumber,
  current_accessed_account: text,
  account_access: idMap,
  user_access: idMap,
  sent_invites: idMap,
  received_invites: idMap,
  sent_requests: idMap,
  received_requests: idMap,
});

type UserDocument = z.infer<typeof userDocument>;

/** A profile: a contractor, a contestant or a fan. Keyed by the identity provider's user id. */
export type User = Omit<UserDocument, 'account_type' | 'photoUrl' | 'favorite_events' | 'favouriteEvents'> & {
  account_type: AccountType;
  favouriteEvents: number[];
};

/**
 * Reads a stored profile; missing fields become empty ones.
 *
 * @param id the document's id, which stands above an `id` field that disagrees
 */
export function readUser(id: string, data: unknown): User {
  const { photoUrl, favorite_events, favouriteEvents, ...user } = userDocument.parse(data);
  return {
    ...user,
    id,
    account_type: readAccountType(user.account_type),
    photo_url: user.photo_url || photoUrl,
    favouriteEvents: favouriteEvents ?? favorite_events,
  };
}

type Named = Pick<User, 'account_type' | 'name' | 'first_name' | 'last_name'>;

/** The organisation's name for a contractor, otherwise first and last name; never empty. */
export function displayName(user: Named): string {
  const person = `${user.first_name} ${user.last_name}`.trim();
  const name = user.account_type === 'contractor' ? user.name.trim() || person : person || user.name.trim();
  return name || 'Unnamed';
}
