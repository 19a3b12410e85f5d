import * as z from 'zod/mini';
import type { AccountType } from './account-type.ts';
import { normalizeLink, validateLink, type LinkField } from './profile-links.ts';
import type { User } from './user.ts';
import { personNamePattern } from './validators.ts';

const requiredText = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `${label} is required`, abort: true }),
      z.maxLength(80, `${label} may have 80 characters at most`),
    );

const createPersonNameSchema = (label: string) =>
  requiredText(label).check(
    z.regex(
      personNamePattern,
      `${label} may hold letters, with spaces, hyphens and apostrophes between them`,
    ),
  );

const optionalText = (label: string, longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, `${label} may have ${longest} characters at most`));

/** What is typed is completed to a whole address. */
const createLinkSchema = (field: LinkField) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const address = normalizeLink(typed);
      const message = validateLink(field, address);
      if (message) context.issues.push({ code: 'custom', message, input: typed });
      return address;
    }),
  );

const eventIds = z.array(z.int());

/** Fields that everybody has. */
const sharedFields = {
  // Shown here, and changed where the sign-in is (decision D25).
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'E-mail is required', abort: true }),
      z.email('E-mail must be valid'),
    ),
  phone: optionalText('Phone', 40),
  location: optionalText('Location', 120),
  favouriteEvents: eventIds,
  sponsors: optionalText('Sponsors', 1000),
  facebook_url: createLinkSchema('facebook_url'),
  instagram_url: createLinkSchema('instagram_url'),
  twitter_url: createLinkSchema('twitter_url'),
  youtube_url: createLinkSchema('youtube_url'),
  tiktok_url: createLinkSchema('tiktok_url'),
  website_url: createLinkSchema('website_url'),
  bio: optionalText('Bio', 2000),
};

const uncheckedText = z.string();

/** Null where none has ever been chosen, as after a change of the account type. */
const nullableEventIds = z.nullable(eventIds);

const contractorFormSchema = z.object({
  ...sharedFields,
  name: requiredText('Name'),
  first_name: uncheckedText,
  last_name: uncheckedText,
  events: nullableEventIds,
});

const personFormSchema = z.object({
  ...sharedFields,
  name: uncheckedText,
  first_name: createPersonNameSchema('First Name'),
  last_name: createPersonNameSchema('Last Name'),
  events: nullableEventIds,
});

const contestantFormSchema = z.extend(personFormSchema, {
  events: nullableEventIds.check(
    z.refine((events) => events !== null, { error: 'Participating events are required', abort: true }),
    z.refine((events) => events?.length !== 0, 'You have to choose an event'),
  ),
});

/** A profile as its form holds it. */
export type ProfileFormValues = z.infer<typeof personFormSchema>;

/** What the form of a profile asks for: each account type needs something else (PRO-01, decision D32). */
export function getProfileFormSchema(type: AccountType) {
  if (type === 'contractor') return contractorFormSchema;
  return type === 'contestant' ? contestantFormSchema : personFormSchema;
}

/** The profile as its form shows it. */
export function toProfileFormValues(user: User): ProfileFormValues {
  const { name, first_name, last_name, email, phone, location, favouriteEvents, sponsors, bio } = user;
  const { facebook_url, instagram_url, twitter_url, youtube_url, tiktok_url, website_url } = user;
  return {
    ...{ name, first_name, last_name, email, phone, location, favouriteEvents, sponsors, bio },
    ...{ facebook_url, instagram_url, twitter_url, youtube_url, tiktok_url, website_url },
    events: user.events.length > 0 ? user.events : null,
  };
}

/** The fields that the owner and those who act for the account may change (the security rules list the same). */
export type ProfileChanges = Partial<Pick<User, Exclude<keyof ProfileFormValues, 'email'> | 'photo_url'>>;

/** What a checked form makes of the profile. */
function toProfileFields(type: AccountType, edit: ProfileFormValues): ProfileChanges {
  const { email: _email, name, first_name, last_name, events, ...rest } = edit;
  // So that ordering and searching by first name find contractors (decision D9).
  const names = type === 'contractor' ? { name, first_name: name, last_name: '' } : { first_name, last_name };
  return { ...rest, ...names, ...(type === 'contestant' && { events: events ?? [] }) };
}

/**
 * What a save has to write: the fields that differ, and no others, so that what somebody else has changed
 * meanwhile stays.
 *
 * @param before the profile as the form showed it
 * @param type the account type now
 * @param edit what the form's schema gives
 */
export function buildProfileChanges(
  before: User,
  type: AccountType,
  edit: ProfileFormValues,
): ProfileChanges {
  const stored: Readonly<Record<string, unknown>> = before;
  const differs = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(stored[field]);
  return Object.fromEntries(Object.entries(toProfileFields(type, edit)).filter(differs));
}
