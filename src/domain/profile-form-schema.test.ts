import { describe, expect, test } from 'vitest';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/user.ts';
import type { AccountType } from './account-type.ts';
import {
  toProfileFormValues,
  buildProfileChanges,
  getProfileFormSchema,
  type ProfileFormValues,
} from './profile-form-schema.ts';
import { parseUser } from './user.ts';

const stored = { contractor: buildContractor(), contestant: buildContestant(), fan: buildFan() };
const getProfile = (type: keyof typeof stored) => parseUser(stored[type].id, stored[type]);

/** What is said of a complete profile after some of it was typed anew. */
function getErrors(type: keyof typeof stored, typed: Partial<ProfileFormValues>): string[] {
  const parsed = getProfileFormSchema(type).safeParse({ ...toProfileFormValues(getProfile(type)), ...typed });
  return parsed.error?.issues.map((issue) => issue.message) ?? [];
}

describe('what the form of a profile asks for', () => {
  test.each(['contractor', 'contestant', 'fan'] as const)('[PRO-01] a complete %s is taken', (type) => {
    expect(getErrors(type, {})).toEqual([]);
  });

  test.each<[keyof typeof stored, Partial<ProfileFormValues>, string]>([
    ['contractor', { name: ' ' }, 'Name is required'],
    ['contestant', { first_name: '' }, 'First Name is required'],
    ['contestant', { last_name: '  ' }, 'Last Name is required'],
    ['contestant', { events: null }, 'Participating events are required'],
    ['contestant', { events: [] }, 'You have to choose an event'],
    ['fan', { email: '' }, 'E-mail is required'],
    ['fan', { email: 'riley@' }, 'E-mail must be valid'],
  ])('[PRO-01] of a %s, %j gives %j', (type, typed, message) => {
    expect(getErrors(type, typed)).toEqual([message]);
  });

  test('[PRO-01] only contractors are asked for a name, and only contestants for events', () => {
    expect(getErrors('contractor', { first_name: '', last_name: '', events: null })).toEqual([]);
    expect(getErrors('contestant', { name: '' })).toEqual([]);
    expect(getErrors('fan', { name: '', events: null })).toEqual([]);
  });

  test('[PRO-01] fans have a first and a last name too, of letters', () => {
    expect(getErrors('fan', { first_name: '', last_name: '' })).toEqual([
      'First Name is required',
      'Last Name is required',
    ]);
    expect(getErrors('fan', { first_name: 'Riley 2' })).toEqual([
      'First Name may hold letters, with spaces, hyphens and apostrophes between them',
    ]);
  });

  test('[PRO-03] every other field may stay empty, and has a limit', () => {
    const empty = { phone: '', location: '', sponsors: '', bio: '', favouriteEvents: [] };
    expect(getErrors('fan', empty)).toEqual([]);
    const long = 'x'.repeat(2001);
    expect(getErrors('fan', { phone: long, location: long, sponsors: long, bio: long })).toEqual([
      'Phone may have 40 characters at most',
      'Location may have 120 characters at most',
      'Sponsors may have 1000 characters at most',
      'Bio may have 2000 characters at most',
    ]);
  });

  test('[PRO-03] a link is completed, and told when it leads elsewhere', () => {
    const typed = { ...toProfileFormValues(getProfile('fan')), facebook_url: ' facebook.com/riley ' };
    expect(getProfileFormSchema('fan').parse(typed).facebook_url).toBe('https://facebook.com/riley');
    expect(getErrors('fan', { tiktok_url: 'https://example.com/riley' })).toEqual([
      'Enter a link to TikTok, for example tiktok.com/@yourname',
    ]);
  });

  test('[PRO-01] after a change of the account type it asks for what the new type needs', () => {
    const asked = (type: AccountType, before: keyof typeof stored) =>
      getProfileFormSchema(type)
        .safeParse(toProfileFormValues(getProfile(before)))
        .error?.issues.map(({ message }) => message);
    expect(asked('contractor', 'fan')).toEqual(['Name is required']);
    expect(asked('contestant', 'fan')).toEqual(['Participating events are required']);
    expect(asked('fan', 'contractor')).toEqual(['Last Name is required']);
  });
});

describe('what a save writes', () => {
  const changes = (type: keyof typeof stored, typed: Partial<ProfileFormValues>) => {
    const before = getProfile(type);
    return buildProfileChanges(
      before,
      type,
      getProfileFormSchema(type).parse({ ...toProfileFormValues(before), ...typed }),
    );
  };

  test('[DATA-01] only the fields that differ', () => {
    expect(changes('contestant', {})).toEqual({});
    expect(changes('contestant', { bio: ' Rides. ', events: [1, 3], favouriteEvents: [2] })).toEqual({
      bio: 'Rides.',
      events: [1, 3],
      favouriteEvents: [2],
    });
  });

  test('[DATA-01] never the e-mail, which changes where the sign-in is', () => {
    expect(changes('fan', { email: 'other@example.com' })).toEqual({});
  });

  test("[DATA-01] a contractor's first name repeats the name", () => {
    expect(changes('contractor', { name: 'High Mesa' })).toEqual({
      name: 'High Mesa',
      first_name: 'High Mesa',
    });
  });

  test('[DATA-01] a person who became a contractor gives up the last name', () => {
    const before = getProfile('fan');
    const edit = { ...toProfileFormValues(before), name: 'High Mesa' };
    expect(buildProfileChanges(before, 'contractor', edit)).toEqual({
      name: 'High Mesa',
      first_name: 'High Mesa',
      last_name: '',
    });
  });

  test('[DATA-01] events of a fan who was a contestant stay for the way back', () => {
    const before = getProfile('contestant');
    expect(buildProfileChanges(before, 'fan', { ...toProfileFormValues(before), events: null })).toEqual({});
  });
});
