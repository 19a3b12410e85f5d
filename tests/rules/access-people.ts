/** The people of the matrix, by their name in firestore-fixture.ts. All but the last six have no relation to the owner. */
const people = [
  'anonymous',
  'unverifiedAdmin',
  'withoutProfile',
  'otherRider',
  'fan',
  'admin',
  'deletedAdmin',
  'selfGranted',
  'formerDelegate',
  'unverifiedDelegate',
  'deletedDelegate',
  'blocked',
  'rider',
  'delegate',
  'owner',
] as const;

export type Person = (typeof people)[number];
export const allPeople: readonly Person[] = people;

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
