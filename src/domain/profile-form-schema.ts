import * as z from 'zod/mini';
import type { AccountType } from './account-type.ts';
import { copy } from './forms/copy.ts';
import { lineCheck, maxLengthCheck, nameChecks, personNameChecks } from './names.ts';
import { straighten } from './straighten.ts';
import { optionalLine, optionalText } from './validators.ts';
import { normalizeLink, validateLink, type LinkField } from './profile-links.ts';
import { lineLimits, textLimits } from './text-limits.ts';
import type { User } from './user.ts';

const { labels } = copy;

const requiredText = (label: string) =>
  z
    .string()
    .check(
      lineCheck,
      z.minLength(1, { error: copy.required(label), abort: true }),
      maxLengthCheck(label, lineLimits.name),
    );

const createPersonNameSchema = (label: string) => requiredText(label).check(...personNameChecks(label));

const createLinkSchema = (field: LinkField) =>
  z.pipe(
    z.string(),
    z.transform((input, context) => {
      const url = normalizeLink(input);
      const message = validateLink(field, url);
      if (message) context.issues.push({ code: 'custom', message, input });
      return url;
    }),
  );

const eventIds = z.array(z.int());

const sharedFields = {
  // Read-only: it changes with the login (decision D25).
  email: z
    .string()
    .check(z.trim(), z.minLength(1, { error: copy.emailRequired, abort: true }), z.email(copy.emailInvalid)),
  phone: optionalLine(labels.phone, lineLimits.phone),
  location: optionalLine(labels.location, lineLimits.location),
  favouriteEvents: eventIds,
  sponsors: optionalText(labels.sponsors, textLimits.sponsors),
  facebook_url: createLinkSchema('facebook_url'),
  instagram_url: createLinkSchema('instagram_url'),
  twitter_url: createLinkSchema('twitter_url'),
  youtube_url: createLinkSchema('youtube_url'),
  tiktok_url: createLinkSchema('tiktok_url'),
  website_url: createLinkSchema('website_url'),
  bio: optionalText(labels.bio, textLimits.bio),
};

const uncheckedText = z.string();

/** Null when none was ever chosen, for example after a change of the account type. */
const nullableEventIds = z.nullable(eventIds);

const contractorFormSchema = z.object({
  ...sharedFields,
  name: requiredText(labels.name).check(...nameChecks(labels.name)),
  first_name: uncheckedText,
  last_name: uncheckedText,
  events: nullableEventIds,
});

const personFormSchema = z.object({
  ...sharedFields,
  name: uncheckedText,
  first_name: createPersonNameSchema(labels.firstName),
  last_name: createPersonNameSchema(labels.lastName),
  events: nullableEventIds,
});

const contestantFormSchema = z.extend(personFormSchema, {
  events: nullableEventIds.check(
    z.refine((events) => events !== null, { error: copy.participatingEventsRequired, abort: true }),
    z.refine((events) => events?.length !== 0, copy.eventRequired),
  ),
});

/** The values of the profile form. */
export type ProfileFormValues = z.infer<typeof personFormSchema>;

/** The schema of the profile form by account type (PRO-01, decision D32). */
export function getProfileFormSchema(type: AccountType) {
  if (type === 'contractor') return contractorFormSchema;
  return type === 'contestant' ? contestantFormSchema : personFormSchema;
}

/** The initial values of the form. */
export function toProfileFormValues(user: User): ProfileFormValues {
  const { name, first_name, last_name, email, phone, location, favouriteEvents, sponsors, bio } = user;
  const { facebook_url, instagram_url, twitter_url, youtube_url, tiktok_url, website_url } = user;
  return {
    ...{ name, first_name, last_name, email, phone, location, favouriteEvents, sponsors, bio },
    ...{ facebook_url, instagram_url, twitter_url, youtube_url, tiktok_url, website_url },
    events: user.events.length > 0 ? user.events : null,
  };
}

/** The fields that the owner and delegates can change. */
export type ProfileChanges = Partial<
  Pick<User, Exclude<keyof ProfileFormValues, 'email'> | 'photo_url' | 'isVerified'>
>;

function toProfileFields(type: AccountType, values: ProfileFormValues): ProfileChanges {
  const { email: _email, name, first_name, last_name, events, ...rest } = values;
  // Contractors are sorted and searched by first name too (decision D9).
  const names = type === 'contractor' ? { name, first_name: name, last_name: '' } : { first_name, last_name };
  return { ...rest, ...names, ...(type === 'contestant' && { events: events ?? [] }) };
}

/**
 * Builds the changes of an edit: only fields that differ, which keeps concurrent changes of others.
 *
 * @param before the profile when the form was opened
 * @param type the current account type
 */
export function buildProfileChanges(
  before: User,
  type: AccountType,
  values: ProfileFormValues,
): ProfileChanges {
  const storedFields: Readonly<Record<string, unknown>> = before;
  // Another apostrophe is no other name, which would cost the badge.
  const isSame = (value: unknown, stored: unknown) =>
    typeof stored === 'string'
      ? value === stored || value === straighten(stored)
      : JSON.stringify(value) === JSON.stringify(stored);
  const isChanged = ([field, value]: [string, unknown]) => !isSame(value, storedFields[field]);
  const changes: ProfileChanges = Object.fromEntries(
    Object.entries(toProfileFields(type, values)).filter(isChanged),
  );
  const isRenamed = ['name', 'first_name', 'last_name'].some((field) => field in changes);
  // The badge confirms the earlier name.
  return isRenamed ? { ...changes, isVerified: false } : changes;
}
