import { beforeEach, describe, expect, test } from 'vitest';
import { buildNewUser, type SignupAnswers } from '#src/domain/new-user.ts';
import { parseAccountType, toStoredAccountType } from '#src/domain/account-type.ts';
import {
  toProfileFormValues,
  buildProfileChanges,
  getProfileFormSchema,
  type ProfileFormValues,
} from '#src/domain/profile-form-schema.ts';
import { normalizeLink, validateLink, profileLinks } from '#src/domain/profile-links.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildFan, toNewProfile } from '#tests/support/factories/build-user.ts';
import {
  expectAllowed,
  buildPictureUrl,
  expectDenied,
  createFirestoreFixture,
  type Caller,
  getTestEmail,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

async function fetchStoredProfile(id: string): Promise<Record<string, unknown>> {
  return (await fixture.as('admin').get(`users/${id}`)).data() ?? {};
}

/** The type of each field's value. */
function getFieldTypes(document: Record<string, unknown>): Record<string, string> {
  const getType = (value: unknown) =>
    Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.keys(document)
      .toSorted()
      .map((field) => [field, getType(document[field])]),
  );
}

const newFieldTypes = getFieldTypes(toNewProfile(buildFan()));
const userFieldTypes = getFieldTypes(buildFan());

describe('[DATA-01, SIGN-07, SIGN-09] the rules allow profiles created by the app', () => {
  const answers: SignupAnswers = {
    type: 'fan',
    firstName: 'Anna-Lena',
    lastName: "O'Neill",
    name: '',
    location: 'Cheyenne, WY',
    bio: '',
    sponsors: '',
    events: [1, 3],
    favouriteEvents: [5],
  };

  test.each([
    ['contractor', { name: 'Cedar Gap' }],
    ['contestant', { sponsors: 'Cinch' }],
    ['fan', {}],
  ] as const)('%s, with the same field types as the factory', async (type, typeAnswers) => {
    const id = `signup-made-${type}` as const;
    const now = Math.floor(Date.now() / 1000);
    const account = {
      id,
      photoUrl: buildPictureUrl(`users/${id}/profile.jpg`),
      now,
    };
    await expectAllowed(fixture.signUp(id, id, buildNewUser({ ...answers, ...typeAnswers, type }, account)));
    expect(getFieldTypes(await fetchStoredProfile(id))).toEqual(newFieldTypes);
  });
});

describe('[DATA-01, PRO-03] the rules allow profiles edited by the app', () => {
  beforeEach(() =>
    Promise.all(
      [fixture.people.owner, fixture.people.rider].map((user) =>
        fixture.storeDocument(`users/${user.id}`, user),
      ),
    ),
  );

  /** Saves form input with the app's own functions, like src/data/firestore-lite/users.ts. */
  async function save(by: Caller, id: string, input: Partial<ProfileFormValues>): Promise<object> {
    const before = parseUser(id, await fetchStoredProfile(id));
    const edit = getProfileFormSchema(before.account_type).parse({
      ...toProfileFormValues({ ...before, email: getTestEmail(id) }),
      ...input,
    });
    const { phone, ...changes } = buildProfileChanges(before, before.account_type, edit);
    const contact = { email: getTestEmail(id), phone: phone ?? before.phone };
    await expectAllowed(
      fixture
        .as(by)
        .commit(['update', `users/${id}`, changes], ['set', `users/${id}/private/contact`, contact]),
    );
    return changes;
  }

  const everything = {
    phone: '+1 307 555 0100',
    location: 'Guthrie, OK',
    bio: 'Grew up behind the chutes.',
    sponsors: 'Cinch',
    favouriteEvents: [2, 9],
    facebook_url: 'facebook.com/x',
    instagram_url: 'instagram.com/x',
    twitter_url: 'x.com/x',
    youtube_url: 'youtube.com/@x',
    tiktok_url: 'tiktok.com/@x',
    website_url: 'rodeo.example',
  };

  test.each(['owner', 'delegate'] as const)('all editable fields of a contractor, by the %s', async (by) => {
    const changes = await save(by, 'owner', { ...everything, name: 'High Mesa' });
    expect(Object.keys(changes)).toHaveLength(13);
    const after = await fetchStoredProfile('owner');
    expect(after).toMatchObject({ ...changes, name: 'High Mesa', first_name: 'High Mesa', last_name: '' });
    expect(getFieldTypes(after)).toEqual(userFieldTypes);
  });

  test('all editable fields of a contestant', async () => {
    await save('rider', 'rider', {
      ...everything,
      first_name: 'José',
      last_name: 'de la Cruz',
      events: [4, 10],
    });
    const after = await fetchStoredProfile('rider');
    expect(after).toMatchObject({ first_name: 'José', last_name: 'de la Cruz', events: [4, 10], name: '' });
    expect(getFieldTypes(after)).toEqual(userFieldTypes);
  });

  test.each(['contractor', 'contestant', 'fan'] as const)(
    'a user who changed their type to %s',
    async (type) => {
      for (const user of [fixture.people.owner, fixture.people.rider]) {
        await fixture.storeDocument(`users/${user.id}`, { ...user, account_type: toStoredAccountType(type) });
        const answers = { name: 'High Mesa', first_name: 'Cody', last_name: 'Vance', events: [1] };
        await save(parseUser(user.id, user).id === 'owner' ? 'owner' : 'rider', user.id, answers);
        expect(parseAccountType((await fetchStoredProfile(user.id))['account_type'])).toBe(type);
      }
    },
  );

  test.each(profileLinks.map(({ field }) => field))(
    '%s is allowed if and only if the form accepts it',
    async (field) => {
      const inputs = [
        ...profileLinks.map(({ example }) => example),
        ...['http://www.facebook.com', 'X.com/Cody?a=1#b', 'cody.example:8080', 'evil.example/x.com', ''],
      ];
      for (const input of inputs) {
        const url = normalizeLink(input);
        const write = fixture.as('rider').update('users/rider', { [field]: url });
        await (validateLink(field, url) ? expectDenied(write) : expectAllowed(write));
      }
    },
  );
});
