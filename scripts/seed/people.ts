import { createHash } from 'node:crypto';
import {
  buildContestant,
  buildContractor,
  buildFan,
  withSharing,
  type Sharing,
  type StoredUser,
} from '#tests/support/factories/build-user.ts';

/** The password of all demo accounts. */
export const demoPassword = 'rodeo123';

export type PersonKey =
  | 'prairieJack'
  | 'longDraw'
  | 'redMesa'
  | 'cody'
  | 'ana'
  | 'wade'
  | 'jess'
  | 'darius'
  | 'mia'
  | 'ruth'
  | 'sam'
  | 'noor';

const getUserId = (name: PersonKey) => deriveUuid(`user/${name}`);

/** A day of 2026, in seconds since the epoch. */
const toRegisteredTime = (month: number, day: number) => Date.UTC(2026, month - 1, day, 16, 5) / 1000;

const unsharedPeople: Record<PersonKey, StoredUser> = {
  prairieJack: buildContractor({
    id: getUserId('prairieJack'),
    name: 'Prairie Jack Rodeo',
    email: 'contractor@example.com',
    phone: '+1 406 555 0113',
    location: 'Miles City, MT',
    bio: 'Bulls and bucking horses off the Yellowstone breaks since 1987. If it is not fed and rested, it does not load on the truck.',
    sponsors: 'Tongue River Feed, Big Sky Trailer Works',
    isVerified: true,
    favouriteEvents: [1, 3],
    facebook_url: 'https://www.facebook.com/prairiejackrodeo',
    instagram_url: 'https://www.instagram.com/prairiejackrodeo',
    website_url: 'https://prairiejack.example.com',
    registered_time: toRegisteredTime(1, 6),
  }),
  longDraw: buildContractor({
    id: getUserId('longDraw'),
    name: 'Long Draw Bucking Horses',
    email: 'longdraw@example.com',
    phone: '+1 605 555 0187',
    location: 'Fort Pierre, SD',
    bio: 'Three generations of bareback and saddle bronc horses. We raise them by the river and let them tell us when they are ready.',
    sponsors: 'Bad River Grain',
    favouriteEvents: [2, 3],
    youtube_url: 'https://www.youtube.com/@longdrawhorses',
    registered_time: toRegisteredTime(1, 9),
  }),
  redMesa: buildContractor({
    id: getUserId('redMesa'),
    name: 'Red Mesa Rough Stock',
    email: 'redmesa@example.com',
    location: 'Window Rock, AZ',
    bio: 'Family outfit from the Navajo Nation. Youth rodeos first, then everybody else.',
    favouriteEvents: [1, 4, 7],
    facebook_url: 'https://www.facebook.com/redmesaroughstock',
    registered_time: toRegisteredTime(1, 17),
  }),
  cody: buildContestant({
    id: getUserId('cody'),
    first_name: 'Cody',
    last_name: 'Latham',
    email: 'contestant@example.com',
    phone: '+1 254 555 0142',
    location: 'Stephenville, TX',
    bio: 'Bull rider. Two broken wrists, one good left hand, and a long drive to the next one.',
    sponsors: 'Lone Oak Saddlery',
    events: [1, 2],
    favouriteEvents: [1],
    instagram_url: 'https://www.instagram.com/codylathamrides',
    tiktok_url: 'https://www.tiktok.com/@codylathamrides',
    registered_time: toRegisteredTime(1, 8),
  }),
  ana: buildContestant({
    id: getUserId('ana'),
    first_name: 'Ana',
    last_name: 'Delgado',
    email: 'ana@example.com',
    location: 'Marana, AZ',
    bio: 'Barrels with Pistachio, breakaway when the calves are honest. Nurse on weekdays.',
    sponsors: 'Sonoran Hay Co-op, Delgado Farrier',
    isVerified: true,
    events: [5, 8],
    favouriteEvents: [5, 9],
    instagram_url: 'https://www.instagram.com/anaandpistachio',
    registered_time: toRegisteredTime(1, 11),
  }),
  wade: buildContestant({
    id: getUserId('wade'),
    first_name: 'Wade',
    last_name: 'Begay',
    email: 'wade@example.com',
    location: 'Chinle, AZ',
    bio: 'Header, and tie down when my partner sleeps in. Teach roping at the chapter house on Thursdays.',
    events: [4, 7],
    favouriteEvents: [4, 7, 8],
    registered_time: toRegisteredTime(1, 17),
  }),
  jess: buildContestant({
    id: getUserId('jess'),
    first_name: 'Jess',
    last_name: 'Whitfield',
    email: 'jess@example.com',
    location: 'Ponoka, AB',
    bio: 'Goats, poles and breakaway. College team, then wherever the truck goes.',
    sponsors: 'Wolf Creek Vet Clinic',
    events: [8, 9, 10],
    favouriteEvents: [9, 10],
    youtube_url: 'https://www.youtube.com/@jesswhitfieldrodeo',
    registered_time: toRegisteredTime(2, 2),
  }),
  darius: buildContestant({
    id: getUserId('darius'),
    first_name: 'Darius',
    last_name: 'Boone',
    email: 'darius@example.com',
    location: 'Boley, OK',
    bio: 'Steer wrestling and saddle bronc out of Boley, where my grandfather sold tickets at the gate.',
    events: [3, 6],
    favouriteEvents: [3, 6],
    facebook_url: 'https://www.facebook.com/dariusboonerodeo',
    registered_time: toRegisteredTime(1, 23),
  }),
  mia: buildFan({
    id: getUserId('mia'),
    first_name: 'Mia',
    last_name: 'Santos',
    email: 'fan@example.com',
    location: 'Denver, CO',
    bio: 'Row 4, every January.',
    favouriteEvents: [1, 5],
    registered_time: toRegisteredTime(1, 25),
  }),
  ruth: buildFan({
    id: getUserId('ruth'),
    first_name: 'Ruth',
    last_name: 'Hollis',
    email: 'delegate@example.com',
    location: 'Miles City, MT',
    bio: 'I do the books, the entries and the videos for Prairie Jack.',
    current_accessed_account: getUserId('prairieJack'),
    favouriteEvents: [1, 2, 3],
    registered_time: toRegisteredTime(1, 7),
  }),
  sam: buildFan({
    id: getUserId('sam'),
    first_name: 'Sam',
    last_name: 'Ikeda',
    email: 'sam@example.com',
    location: 'Tucson, AZ',
    bio: "Films Ana's runs from the rail.",
    favouriteEvents: [5],
    registered_time: toRegisteredTime(2, 20),
  }),
  noor: buildFan({
    id: getUserId('noor'),
    first_name: 'Noor',
    last_name: 'Haddad',
    email: 'unverified@example.com',
    location: 'Calgary, AB',
    registered_time: toRegisteredTime(9, 18),
  }),
};

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

/** People who have not verified their email. */
export const unverifiedPeople: readonly StoredUser[] = [people.noor];

/** Derives a UUID from a name, so that seeding again replaces the same documents. */
export function deriveUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = '89ab'[parseInt(hex[16] ?? '0', 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
