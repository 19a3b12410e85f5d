import { screen, waitFor, within } from '@testing-library/react';
import { accessFields } from '#src/domain/access-steps.ts';
import { expect } from 'vitest';
import {
  buildContractor,
  buildFan,
  withSharing,
  type Sharing,
  type StoredUser,
} from './factories/build-user.ts';
import { createTestUser, fetchStoredProfile, type TestUser } from './test-users.ts';
import { click, fill } from './user-actions.ts';

interface OwnerAndDelegate {
  owner: TestUser;
  delegate: TestUser;
}

/** Creates the contractor Cedar Gap and a fan, by default without shared access. */
export async function createOwnerAndDelegate(
  sharing?: Sharing,
  { pendingSince = new Date(), ...fan }: { pendingSince?: Date } & Partial<StoredUser> = {},
): Promise<OwnerAndDelegate> {
  const separate = { grantor: buildContractor({ name: 'Cedar Gap' }), delegate: buildFan(fan) };
  const profiles = sharing ? withSharing(sharing, separate.grantor, separate.delegate) : separate;
  const [owner, delegate] = await Promise.all([
    createTestUser(profiles.grantor, { pendingSince }),
    createTestUser(profiles.delegate, { pendingSince }),
  ]);
  return { owner, delegate };
}

/** Whom a stored profile shares access with, or has invites and requests of, in maps that are not empty. */
export async function fetchAccessMaps({ id }: TestUser): Promise<Record<string, string[]>> {
  const stored = await fetchStoredProfile(id);
  const maps = accessFields.map((field) => [field, Object.keys(stored?.[field] ?? {})] as const);
  return Object.fromEntries(maps.filter(([, ids]) => ids.length > 0));
}

/** The paths of the tabs. */
export const accessPath = (tab: 0 | 1 | 2 | 3 = 0) => `/profile/grant-access?tab=${tab}`;

/** Waits until a list has a number of people. */
export function expectPeople(title: string, count: number): Promise<HTMLElement[]> {
  return waitFor(() => {
    const rows = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
    expect(rows).toHaveLength(count);
    return rows;
  });
}

/** Opens the dialog to invite somebody or request access, and enters an email without sending. */
export async function lookUpAccount(name: 'Invite' | 'Request access', email: string) {
  await click('button', name);
  await fill('Email', email);
}

/** Answers the question that a removal asks. */
export async function confirmRemoval() {
  await click('button', 'Remove', within(await screen.findByRole('dialog', { name: /^(?!Menu)/ })));
}
