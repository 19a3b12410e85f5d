import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newUser, type SignupAnswers } from '#src/domain/new-user.ts';
import { readAccountType, storedAccountType } from '#src/domain/account-type.ts';
import { editOf, profileChanges, profileEdit, type ProfileEdit } from '#src/domain/profile-edit.ts';
import { completeLink, linkProblem, profileLinks } from '#src/domain/profile-links.ts';
import { readUser } from '#src/domain/user.ts';
import { fan } from '#tests/support/factories/user.ts';
import { allowed, pictureAddress, refused, setStage, type Stage, type Who } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

const profile = (by: Who, id: string) => doc(stage.as(by), 'users', id);

async function stored(id: string): Promise<Record<string, unknown>> {
  return (await getDoc(profile('admin', id))).data() ?? {};
}

/** What kind of value each stored field holds. */
function kinds(document: Record<string, unknown>): Record<string, string> {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
  return Object.fromEntries(
    Object.keys(document)
      .toSorted()
      .map((field) => [field, kindOf(document[field])]),
  );
}

const fieldsOfUser = kinds({ ...fan() });

describe('[DATA-01, SIGN-07, SIGN-09] what the app makes of a signup passes the rules', () => {
  const answers: SignupAnswers = {
    type: 'fan',
    firstName: 'Anna-Lena',
    lastName: "O'Neill",
    name: '',
    phone: '',
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
  ] as const)('of a %s, and is stored with exactly these fields of these types', async (type, given) => {
    const id = `signup-made-${type}` as const;
    const now = Math.floor(Date.now() / 1000);
    const account = {
      id,
      email: `${id}@example.com`,
      photoUrl: pictureAddress(`users/${id}/profile.jpg`),
      now,
    };
    await allowed(setDoc(profile(id, id), newUser({ ...answers, ...given, type }, account)));
    expect(kinds(await stored(id))).toEqual(fieldsOfUser);
  });
});

describe('[DATA-01, PRO-03] what the app makes of an edited profile passes the rules', () => {
  beforeEach(() =>
    Promise.all([stage.people.owner, stage.people.rider].map((one) => stage.put(`users/${one.id}`, one))),
  );

  /** Saves as src/data/firestore/users.ts does, out of what the form's schema and the domain make of it. */
  async function save(by: Who, id: string, typed: Partial<ProfileEdit>): Promise<object> {
    const before = readUser(id, await stored(id));
    const edit = profileEdit(before.account_type).parse({ ...editOf(before), ...typed });
    const changes = profileChanges(before, before.account_type, edit);
    await allowed(updateDoc(profile(by, id), { ...changes }));
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

  test.each(['owner', 'delegate'] as const)('every public field of a contractor, by the %s', async (by) => {
    const changes = await save(by, 'owner', { ...everything, name: 'High Mesa' });
    expect(Object.keys(changes)).toHaveLength(13);
    const after = await stored('owner');
    expect(after).toMatchObject({ ...changes, name: 'High Mesa', first_name: 'High Mesa', last_name: '' });
    expect(kinds(after)).toEqual(fieldsOfUser);
  });

  test('every public field of a contestant', async () => {
    await save('rider', 'rider', {
      ...everything,
      first_name: 'José',
      last_name: 'de la Cruz',
      events: [4, 10],
    });
    const after = await stored('rider');
    expect(after).toMatchObject({ first_name: 'José', last_name: 'de la Cruz', events: [4, 10], name: '' });
    expect(kinds(after)).toEqual(fieldsOfUser);
  });

  test.each(['contractor', 'contestant', 'fan'] as const)('whoever has become a %s', async (type) => {
    for (const one of [stage.people.owner, stage.people.rider]) {
      await stage.put(`users/${one.id}`, { ...one, account_type: storedAccountType(type) });
      const answers = { name: 'High Mesa', first_name: 'Cody', last_name: 'Vance', events: [1] };
      await save(readUser(one.id, one).id === 'owner' ? 'owner' : 'rider', one.id, answers);
      expect(readAccountType((await stored(one.id))['account_type'])).toBe(type);
    }
  });

  test.each(profileLinks.map(({ field }) => field))(
    'a %s passes exactly where the form takes it',
    async (field) => {
      const typed = [
        ...profileLinks.map(({ example }) => example),
        ...['http://www.facebook.com', 'X.com/Cody?a=1#b', 'cody.example:8080', 'evil.example/x.com', ''],
      ];
      for (const words of typed) {
        const address = completeLink(words);
        const write = updateDoc(profile('rider', 'rider'), { [field]: address });
        await (linkProblem(field, address) ? refused(write) : allowed(write));
      }
    },
  );
});
