import { toStoredAccountType, type AccountType } from './account-type.ts';
import type { User } from './user.ts';

/** What people tell about themselves when they sign up. */
export interface SignupAnswers {
  type: AccountType;
  firstName: string;
  lastName: string;
  /** Of a contractor. */
  name: string;
  phone: string;
  location: string;
  bio: string;
  sponsors: string;
  events: readonly number[];
  favouriteEvents: readonly number[];
}

/** A profile as it is stored: the account type is a number there. */
export type NewUser = Omit<User, 'account_type'> & { account_type: number };

interface NewUserIdentity {
  id: string;
  email: string;
  photoUrl: string;
  /** Whole seconds since the epoch. */
  now: number;
}

/** The profile of a new account, with exactly the fields that the security rules ask for (DATA-01). */
export function buildNewUser(answers: SignupAnswers, { id, email, photoUrl, now }: NewUserIdentity): NewUser {
  const { type, firstName, lastName, name, phone, location, bio, sponsors } = answers;
  const contractor = type === 'contractor';
  return {
    id,
    // So that ordering and searching by first name find contractors (decision D9).
    first_name: contractor ? name : firstName,
    last_name: contractor ? '' : lastName,
    name: contractor ? name : '',
    email,
    phone,
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
