import { createHash } from 'node:crypto';
import type { Contact } from '#src/domain/user.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  toNewProfile,
  withSharing,
  type Sharing,
  type StoredUser,
} from '#tests/support/factories/build-user.ts';

/** The password of all demo accounts. */
export const demoPassword = 'rodeo123';

const getUserId = (name: string) => deriveUuid(`user/${name}`);

/** A day of 2026, in seconds since the epoch. */
const toRegisteredTime = (month: number, day: number) => Date.UTC(2026, month - 1, day, 16, 5) / 1000;

type Registered = readonly [month: number, day: number];

const describeCompany = (
  key: string,
  name: string,
  location: string,
  [month, day]: Registered,
  others: Partial<StoredUser>,
): Partial<StoredUser> => ({
  ...{ id: getUserId(key), name, location },
  registered_time: toRegisteredTime(month, day),
  ...others,
});

const describePerson: typeof describeCompany = (key, name, ...others) => {
  const [first_name = '', last_name = ''] = name.split(' ');
  return { ...describeCompany(key, '', ...others), first_name, last_name };
};

const unsharedPeople = {
  prairieJack: buildContractor(
    describeCompany('prairieJack', 'Prairie Jack Rodeo', 'Miles City, MT', [1, 6], {
      bio: 'Bulls and bucking horses off the Yellowstone breaks since 1987. If it is not fed and rested, it does not load on the truck.',
      sponsors: 'Tongue River Feed, Big Sky Trailer Works',
      isVerified: true,
      favouriteEvents: [1, 3],
      facebook_url: 'https://www.facebook.com/prairiejackrodeo',
      instagram_url: 'https://www.instagram.com/prairiejackrodeo',
      website_url: 'https://prairiejack.example.com',
    }),
  ),
  longDraw: buildContractor(
    describeCompany('longDraw', 'Long Draw Bucking Horses', 'Fort Pierre, SD', [1, 9], {
      bio: 'Three generations of bareback and saddle bronc horses. We raise them by the river and let them tell us when they are ready.',
      sponsors: 'Bad River Grain',
      favouriteEvents: [2, 3],
      youtube_url: 'https://www.youtube.com/@longdrawhorses',
    }),
  ),
  redMesa: buildContractor(
    describeCompany('redMesa', 'Red Mesa Rough Stock', 'Window Rock, AZ', [1, 17], {
      bio: 'Family outfit from the Navajo Nation. Youth rodeos first, then everybody else.',
      favouriteEvents: [1, 4, 7],
      facebook_url: 'https://www.facebook.com/redmesaroughstock',
    }),
  ),
  cody: buildContestant(
    describePerson('cody', 'Cody Latham', 'Stephenville, TX', [1, 8], {
      bio: 'Bull rider. Two broken wrists, one good left hand, and a long drive to the next one.',
      sponsors: 'Lone Oak Saddlery',
      events: [1, 2],
      favouriteEvents: [1],
      instagram_url: 'https://www.instagram.com/codylathamrides',
      tiktok_url: 'https://www.tiktok.com/@codylathamrides',
    }),
  ),
  ana: buildContestant(
    describePerson('ana', 'Ana Delgado', 'Marana, AZ', [1, 11], {
      bio: 'Barrels with Pistachio, breakaway when the calves are honest. Nurse on weekdays.',
      sponsors: 'Sonoran Hay Co-op, Delgado Farrier',
      isVerified: true,
      events: [5, 8],
      favouriteEvents: [5, 9],
      instagram_url: 'https://www.instagram.com/anaandpistachio',
    }),
  ),
  wade: buildContestant(
    describePerson('wade', 'Wade Begay', 'Chinle, AZ', [1, 17], {
      bio: 'Header, and tie down when my partner sleeps in. Teach roping at the chapter house on Thursdays.',
      events: [4, 7],
      favouriteEvents: [4, 7, 8],
    }),
  ),
  jess: buildContestant(
    describePerson('jess', 'Jess Whitfield', 'Ponoka, AB', [2, 2], {
      bio: 'Goats, poles and breakaway. College team, then wherever the truck goes.',
      sponsors: 'Wolf Creek Vet Clinic',
      events: [8, 9, 10],
      favouriteEvents: [9, 10],
      youtube_url: 'https://www.youtube.com/@jesswhitfieldrodeo',
    }),
  ),
  darius: buildContestant(
    describePerson('darius', 'Darius Boone', 'Boley, OK', [1, 23], {
      bio: 'Steer wrestling and saddle bronc out of Boley, where my grandfather sold tickets at the gate.',
      events: [3, 6],
      favouriteEvents: [3, 6],
      facebook_url: 'https://www.facebook.com/dariusboonerodeo',
    }),
  ),
  mia: buildFan(
    describePerson('mia', 'Mia Santos', 'Denver, CO', [1, 25], {
      bio: 'Row 4, every January.',
      favouriteEvents: [1, 5],
    }),
  ),
  ruth: buildFan(
    describePerson('ruth', 'Ruth Hollis', 'Miles City, MT', [1, 7], {
      bio: 'I do the books, the entries and the videos for Prairie Jack.',
      current_accessed_account: getUserId('prairieJack'),
      favouriteEvents: [1, 2, 3],
    }),
  ),
  sam: buildFan(
    describePerson('sam', 'Sam Ikeda', 'Tucson, AZ', [2, 20], {
      bio: "Films Ana's runs from the rail.",
      favouriteEvents: [5],
    }),
  ),
  noor: toNewProfile(buildFan(describePerson('noor', 'Noor Haddad', 'Calgary, AB', [9, 18], {}))),
};

export type PersonKey = keyof typeof unsharedPeople;

export const sharings: readonly [sharing: Sharing, grantor: PersonKey, delegate: PersonKey][] = [
  ['shared', 'prairieJack', 'ruth'],
  ['shared', 'ana', 'sam'],
  ['shared', 'redMesa', 'wade'],
  ['invited', 'longDraw', 'ruth'],
  ['invited', 'jess', 'mia'],
  ['requested', 'prairieJack', 'darius'],
  ['requested', 'wade', 'sam'],
];

function applySharings(people: Record<PersonKey, StoredUser>): Record<PersonKey, StoredUser> {
  const result = { ...people };
  for (const [sharing, grantor, delegate] of sharings) {
    const shared = withSharing(sharing, result[grantor], result[delegate]);
    [result[grantor], result[delegate]] = [shared.grantor, shared.delegate];
  }
  return result;
}

export const people = applySharings(unsharedPeople);

/** Has the custom claim. */
export const administrator: StoredUser = people.darius;

const buildContact = (name: string, phone = ''): Contact => ({ email: `${name}@example.com`, phone });

const contactsByKey: Readonly<Record<keyof typeof people, Contact>> = {
  prairieJack: buildContact('contractor', '+1 406 555 0113'),
  longDraw: buildContact('longdraw', '+1 605 555 0187'),
  redMesa: buildContact('redmesa'),
  cody: buildContact('contestant', '+1 254 555 0142'),
  ana: buildContact('ana'),
  wade: buildContact('wade'),
  jess: buildContact('jess'),
  darius: buildContact('darius'),
  mia: buildContact('fan'),
  ruth: buildContact('delegate'),
  sam: buildContact('sam'),
  noor: buildContact('unverified'),
};

/** The email and phone of a person. */
export const getContact = (id: string): Contact => {
  const [, contact] = Object.entries(contactsByKey).find(([key]) => getUserId(key) === id) ?? [];
  return contact ?? { email: '', phone: '' };
};

/** People who have not verified their email. */
export const unverifiedPeople: readonly StoredUser[] = [people.noor];

/** Derives a UUID from a name, so that seeding again replaces the same documents. */
export function deriveUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = '89ab'[parseInt(hex[16] ?? '0', 16) % 4];
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, `$1-$2-4$3-${variant}$4-$5`);
}
