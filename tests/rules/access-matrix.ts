/*
 * Who can do what: every person tries every operation (access-matrix.test.ts); `npm run docs` writes SECURITY.md from
 * it. Operations are written as the app writes them; who is not listed is denied.
 */

/** The people of the tables, by their name in firestore-fixture.ts. All but the last six have no relation to the owner. */
export const people = {
  anonymous: 'signed out',
  unverifiedAdmin: 'unverified administrator',
  withoutProfile: 'no profile',
  otherRider: 'member',
  fan: 'fan',
  admin: 'administrator',
  deletedAdmin: 'deleted administrator',
  selfGranted: 'only claims access',
  formerDelegate: 'former delegate',
  unverifiedDelegate: 'unverified delegate',
  deletedDelegate: 'deleted delegate',
  blocked: 'blocked',
  rider: 'tagged',
  delegate: 'delegate',
  owner: 'owner',
} as const;

export type Person = keyof typeof people;
export const allPeople = Object.keys(people) as Person[];

const except = (group: readonly Person[], ...excluded: Person[]): Person[] =>
  group.filter((person) => !excluded.includes(person));

const verified = except(allPeople, 'anonymous', 'unverifiedAdmin', 'unverifiedDelegate');
const members = except(verified, 'withoutProfile', 'deletedAdmin', 'deletedDelegate');
const membersWhoPublish = except(members, 'fan', 'delegate', 'admin'); // Who have fan accounts.
const signedIn = except(allPeople, 'anonymous');
const actors: Person[] = ['owner', 'delegate'];
const moderators: Person[] = [...actors, 'admin']; // Who can delete the account's videos and their files.
/** The rules of Storage cannot look up their profile as well; see the known gaps in docs/SECURITY.md. */
const pictureEditors: Person[] = [...actors, 'deletedDelegate'];
const nobody: Person[] = [];

/** Groups that the table of docs/SECURITY.md names instead of listing their people. */
export const groups: Readonly<Record<string, readonly Person[]>> = {
  members,
  'verified users': verified,
  'signed-in users': signedIn,
  everyone: allPeople,
};

const videoFiles = {
  get: allPeople,
  list: nobody,
  'upload with their own open ticket': pictureEditors,
  "upload with the owner's open ticket": ['owner'],
  overwrite: nobody,
  'change the metadata': nobody,
  'mark and delete those of a published video': moderators,
  'mark and delete those of an upload': moderators,
  'mark and delete those they uploaded': members,
  'delete without a mark': ['admin'],
} as const;

/** Without other words, an operation concerns the owner's account, or what belongs to it. */
export const accessMatrix = {
  users: {
    'get the profile': members,
    'get their own profile': signedIn,
    'get a deleted profile': ['admin'],
    'list 20 verified profiles': members,
    'list 21 verified profiles': nobody,
    'create their own profile, if they have none': ['withoutProfile', 'unverifiedAdmin'],
    'create a profile for another id': nobody,
    'edit the details': actors,
    'remove what a profile from before has in public': actors,
    'write an email or phone into it': nobody,
    'edit the details of a deleted account': nobody,
    'grant themselves access': nobody,
    'select the account': actors,
    'change the account type': ['owner'],
    'change their own account type': members,
    'set the verified badge': ['admin'],
    'delete the profile, after a login': ['owner'],
    'delete their own profile, after a login': members,
    'delete their own profile, 11 minutes later': nobody,
  },
  'users/private': {
    "get the owner's": moderators,
    'get their own': signedIn,
    'get that of a deleted account': ['admin'],
    list: nobody,
    'sign up with a phone, if they have no profile': ['withoutProfile', 'unverifiedAdmin'],
    "change the owner's phone": actors,
    "change the owner's email": nobody,
    "get the owner's agreement": ['owner', 'admin'],
    'change what they agreed to': nobody,
    'set the email of their login': members,
  },
  erasures: { get: nobody, list: nobody, 'create alone': nobody, delete: nobody },
  pending_access: {
    "get the owner's invite": ['owner', 'rider'],
    'list invites and requests': nobody,
    'invite the owner': except(members, 'owner', 'blocked'),
    // Two carry an old entry of the account in their own profile.
    "ask for the owner's account": ['otherRider', 'fan', 'admin', 'rider'],
    "accept the owner's invite": ['rider'],
    "accept the owner's invite after 30 days": nobody,
    "end the owner's invite": ['owner', 'rider'],
    "end the delegate's access": actors,
    'delete an entry alone': nobody,
  },
  blocks: {
    get: nobody,
    "list the owner's blocks": ['owner'],
    'list their own blocks': members,
    'list all blocks': nobody,
    'block for the owner': ['owner'],
    'block for themselves': members,
    update: nobody,
    'unblock for the owner': ['owner'],
    'unblock for themselves': members,
  },
  saved_videos: {
    "get the owner's": ['owner'],
    'get their own': members,
    list: nobody,
    'save for the owner': ['owner'],
    'save for themselves': members,
    'save a missing video': nobody,
    "remove from the owner's": ['owner'],
    "delete the owner's": ['owner'],
  },
  follows: {
    "get the owner's": ['owner'],
    'get their own': members,
    list: nobody,
    'follow for the owner': ['owner'],
    'follow a person': members,
    'follow an animal': members,
    'follow a deleted account': nobody,
    "remove from the owner's": ['owner'],
    "delete the owner's": ['owner'],
  },
  emails: {
    get: members,
    list: nobody,
    'write the entry of their own email': members,
    "write the entry of the owner's email": ['owner'],
    'delete the entry of their own email': verified,
    "delete the entry of the owner's email": ['owner'],
  },
  rate_limits: {
    'get a mark': ['owner'],
    list: nobody,
    'create their own mark': members,
    'move their own mark': members,
    'move a mark': ['owner'],
    delete: nobody,
  },
  animals: {
    get: allPeople,
    'list 20': members,
    'list 21': nobody,
    create: actors,
    'create for themselves': membersWhoPublish,
    edit: actors,
    delete: ['owner'],
    'delete without marking the id': nobody,
    'create under the id of a deleted one': nobody,
  },
  deleted_animals: {
    get: nobody,
    list: nobody,
    'create without deleting the animal': nobody,
    update: nobody,
    delete: nobody,
  },
  stops: { get: allPeople, list: nobody, set: nobody, delete: nobody },
  uploads: {
    'get a ticket': actors,
    'get a missing ticket': members,
    "list the account's tickets": actors,
    'open a ticket': actors,
    'open a ticket for themselves': membersWhoPublish,
    'close a ticket without a video': nobody,
    "change a ticket's owner": nobody,
    'mark the deletion of a video': moderators,
    'mark the deletion of a video without its notification': ['owner', 'admin'],
    'mark the deletion of an upload': moderators,
    'mark the deletion of an upload of their own': members,
    delete: nobody,
  },
  videos: {
    get: allPeople,
    'list 20': allPeople,
    'list 21': nobody,
    publish: actors,
    'publish for themselves': membersWhoPublish,
    "publish for themselves, with the owner's animal": except(membersWhoPublish, 'blocked'),
    'publish under a used id': nobody,
    edit: actors,
    'edit a ride of the week': nobody,
    'remove the tag of a contestant': ['rider'],
    "remove the owner's animal from another video": actors,
    'choose the ride of the week': ['admin'],
    delete: moderators,
  },
  notifications: {
    get: actors,
    list: actors,
    "list everybody's": nobody,
    'create alone': nobody,
    update: nobody,
    delete: actors,
    'delete one about the video': [...actors, 'rider'],
    'delete one about a delegate': ['owner'],
    'delete a missing one': members,
  },
  records: { get: allPeople, list: nobody, create: nobody, delete: nobody },
  reported_videos: {
    get: ['admin'],
    list: ['admin'],
    'create for the account': actors,
    'create for themselves': members,
    update: nobody,
    delete: ['admin'],
  },
  handled_reports: {
    get: nobody,
    list: nobody,
    'dismiss a report': ['admin'],
    'answer a report': ['admin'],
    'take down a reported video': ['admin'],
    update: nobody,
    delete: nobody,
  },
  admin_log: {
    get: nobody,
    list: nobody,
    'log a choice': ['admin'],
    'log a command': nobody,
    update: nobody,
    delete: nobody,
  },
  'other documents': { get: nobody, list: nobody, create: nobody, update: nobody, delete: nobody },
  clips: { ...videoFiles, 'add to a published video': nobody },
  thumbnails: { ...videoFiles, 'add to a published video': nobody },
  renditions: { ...videoFiles, 'add to a published video': pictureEditors },
  'profile photos': {
    get: allPeople,
    list: nobody,
    upload: actors,
    replace: actors,
    'upload their own': [...members, 'withoutProfile', 'unverifiedAdmin'],
    'replace their own': members,
    delete: actors,
  },
  'small photos': {
    'get the one of the current photo': allPeople,
    'get the one of an earlier photo': nobody,
    list: nobody,
    upload: actors,
    replace: actors,
    'upload their own': [...members, 'withoutProfile', 'unverifiedAdmin'],
    'replace their own': members,
    delete: actors,
  },
  'animal pictures': {
    get: allPeople,
    list: nobody,
    upload: pictureEditors,
    replace: pictureEditors,
    delete: pictureEditors,
  },
  'other files': { get: nobody, upload: nobody, delete: nobody },
  videoViews: {
    get: allPeople,
    list: nobody,
    'create as 0': verified,
    'add one': allPeople,
    'add two': nobody,
    delete: nobody,
  },
  signOuts: {
    get: ['owner'],
    'get their own': signedIn,
    list: nobody,
    'set to now': ['owner'],
    'set their own to now': verified,
    delete: nobody,
  },
  release: { get: allPeople, set: nobody },
  flags: { get: allPeople, set: nobody },
  'other values': { get: nobody, set: nobody },
} as const satisfies Record<string, Record<string, readonly Person[]>>;

export type Area = keyof typeof accessMatrix;

/** How a person tries each operation of an area, on documents of their own making. */
export type Attempts<Name extends Area> = {
  readonly [Operation in keyof (typeof accessMatrix)[Name]]: (caller: Person) => Promise<unknown>;
};
