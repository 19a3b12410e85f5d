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

export const except = (group: readonly Person[], ...excluded: Person[]): Person[] =>
  group.filter((person) => !excluded.includes(person));

export const verified = except(allPeople, 'anonymous', 'unverifiedAdmin', 'unverifiedDelegate');
export const members = except(verified, 'withoutProfile', 'deletedAdmin', 'deletedDelegate');
export const membersWhoPublish = except(members, 'fan', 'delegate', 'admin'); // Who have fan accounts.
export const signedIn = except(allPeople, 'anonymous');
export const actors: Person[] = ['owner', 'delegate'];
export const moderators: Person[] = [...actors, 'admin']; // Who can delete the account's videos and their files.
/** The rules of Storage cannot look up their profile as well; see the known gaps in docs/SECURITY.md. */
export const pictureEditors: Person[] = [...actors, 'deletedDelegate'];
export const nobody: Person[] = [];

/** Groups that the table of docs/SECURITY.md names instead of listing their people. */
export const groups: Readonly<Record<string, readonly Person[]>> = {
  members,
  'verified users': verified,
  'signed-in users': signedIn,
  everyone: allPeople,
};
