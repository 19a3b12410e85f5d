import { toStoredAccountType, type AccountType } from './account-type.ts';
import type { Contact, User } from './user.ts';

/** The answers of a signup. */
export interface SignupAnswers {
  type: AccountType;
  firstName: string;
  lastName: string;
  /** Contractors only. */
  name: string;
  location: string;
  bio: string;
  sponsors: string;
  events: readonly number[];
  favouriteEvents: readonly number[];
}

/** A profile as sign-up stores it: the account type is a number, and its contact is a document of its own. */
export type NewUser = Omit<User, 'account_type' | 'email_verified' | keyof Contact> & {
  account_type: number;
};

interface NewUserIdentity {
  id: string;
  photoUrl: string;
  /** Whole seconds since the epoch. */
  now: number;
}

/** Builds the profile of a new account, with exactly the fields that the security rules require (DATA-01). */
export function buildNewUser(answers: SignupAnswers, { id, photoUrl, now }: NewUserIdentity): NewUser {
  const { type, firstName, lastName, name, location, bio, sponsors } = answers;
  const isContractor = type === 'contractor';
  return {
    id,
    // Contractors are sorted and searched by first name too (decision D9).
    first_name: isContractor ? name : firstName,
    last_name: isContractor ? '' : lastName,
    name: isContractor ? name : '',
    location,
    bio,
    sponsors,
    photo_url: photoUrl,
    isVerified: false,
    deleted: false,
    account_type: toStoredAccountType(type),
    events: type === 'contestant' ? [...answers.events] : [],
    favouriteEvents: [...answers.favouriteEvents],
    facebook_url: '',
    instagram_url: '',
    twitter_url: '',
    youtube_url: '',
    tiktok_url: '',
    website_url: '',
    registered_time: now,
    current_accessed_account: id,
    account_access: {},
    user_access: {},
    sent_invites: {},
    received_invites: {},
    sent_requests: {},
    received_requests: {},
  };
}
