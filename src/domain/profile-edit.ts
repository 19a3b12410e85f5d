import * as z from 'zod/mini';
import type { AccountType } from './account-type.ts';
import { completeLink, linkProblem, type LinkField } from './profile-links.ts';
import type { User } from './user.ts';
import { personName } from './validators.ts';

const required = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `${label} is required`, abort: true }),
      z.maxLength(80, `${label} may have 80 characters at most`),
    );

const nameOfPerson = (label: string) =>
  required(label).check(
    z.regex(personName, `${label} may hold letters, with spaces, hyphens and apostrophes between them`),
  );

const optional = (label: string, longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, `${label} may have ${longest} characters at most`));

/** What is typed is completed to a whole address. */
const link = (field: LinkField) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const address = completeLink(typed);
      const message = linkProblem(field, address);
      if (message) context.issues.push({ code: 'custom', message, input: typed });
      return address;
    }),
  );

const eventList = z.array(z.int());

/** Fields that everybody has. */
const everybodys = {
  // Shown here, and changed where the sign-in is (decision D25).
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'E-mail is required', abort: true }),
      z.email('E-mail must be valid'),
    ),
  phone: optional('Phone', 40),
  location: optional('Location', 120),
  favouriteEvents: eventList,
  sponsors: optional('Sponsors', 1000),
  facebook_url: link('facebook_url'),
  instagram_url: link('instagram_url'),
  twitter_url: link('twitter_url'),
  youtube_url: link('youtube_url'),
  tiktok_url: link('tiktok_url'),
  website_url: link('website_url'),
  bio: optional('Bio', 2000),
};

const anything = z.string();

/** Null where none has ever been chosen, as after a change of the account type. */
const anyEvents = z.nullable(eventList);

const contractor = z.object({
  ...everybodys,
  name: required('Name'),
  first_name: anything,
  last_name: anything,
  events: anyEvents,
});

const person = z.object({
  ...everybodys,
  name: anything,
  first_name: nameOfPerson('First Name'),
  last_name: nameOfPerson('Last Name'),
  events: anyEvents,
});

const contestant = z.extend(person, {
  events: anyEvents.check(
    z.refine((events) => events !== null, { error: 'Participating events are required', abort: true }),
    z.refine((events) => events?.length !== 0, 'You have to choose an event'),
  ),
});

/** A profile as its form holds it. */
export type ProfileEdit = z.infer<typeof person>;

/** What the form of a profile asks for: each account type needs something else (PRO-01, decision D32). */
export function profileEdit(type: AccountType) {
  if (type === 'contractor') return contractor;
  return type === 'contestant' ? contestant : person;
}

/** The profile as its form shows it. */
export function editOf(user: User): ProfileEdit {
  const { name, first_name, last_name, email, phone, location, favouriteEvents, sponsors, bio } = user;
  const { facebook_url, instagram_url, twitter_url, youtube_url, tiktok_url, website_url } = user;
  return {
    ...{ name, first_name, last_name, email, phone, location, favouriteEvents, sponsors, bio },
    ...{ facebook_url, instagram_url, twitter_url, youtube_url, tiktok_url, website_url },
    events: user.events.length > 0 ? user.events : null,
  };
}

/** The fields that the owner and those who act for the account may change (the security rules list the same). */
export type ProfileChanges = Partial<Pick<User, Exclude<keyof ProfileEdit, 'email'> | 'photo_url'>>;

/** What a checked form makes of the profile. */
function storedForm(type: AccountType, edit: ProfileEdit): ProfileChanges {
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
export function profileChanges(before: User, type: AccountType, edit: ProfileEdit): ProfileChanges {
  const stored: Readonly<Record<string, unknown>> = before;
  const differs = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(stored[field]);
  return Object.fromEntries(Object.entries(storedForm(type, edit)).filter(differs));
}
