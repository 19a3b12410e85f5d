import { createHash } from 'node:crypto';
import { buildContestant, type StoredUser } from '#tests/support/factories/build-user.ts';
import { getTestEmail, type FirestoreFixture } from '../firestore-fixture.ts';
import type { Person } from '../access-matrix.ts';

/** The profile of a person, as it would be for those who have none. */
export function getProfile({ people }: FirestoreFixture, person: Person): StoredUser {
  const profiles = new Map<string, StoredUser>(Object.entries(people));
  return profiles.get(person) ?? buildContestant({ id: person, email: getTestEmail(person) });
}

/** Stores a person's profile with changes; removes that of people who have none. */
export async function restoreProfile(
  fixture: FirestoreFixture,
  person: Person,
  changes: Partial<StoredUser> = {},
): Promise<void> {
  if (person in fixture.people)
    await fixture.storeDocument(`users/${person}`, { ...getProfile(fixture, person), ...changes });
  else await fixture.removeDocument(`users/${person}`);
}

export const getEmailPath = (person: Person) =>
  `emails/${createHash('sha256').update(getTestEmail(person)).digest('hex')}`;
