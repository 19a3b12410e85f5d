import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildContestant, buildFan } from '#tests/support/factories/build-user.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import '#tests/support/locks.ts';
import { createTestUser, fetchStoredProfile, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectNoRole, expectPath, expectRole, expectText } from '#tests/support/user-actions.ts';

const dialog = async () => within(await screen.findByRole('dialog'));

async function openTypeDialog() {
  await click('button', 'Change account type', within(await expectRole('region', 'Account type')));
  return dialog();
}

async function expectNoUpload() {
  await expectNoRole('link', 'Upload Video', within(await expectRole('navigation', 'Main')));
}

describe('change account type', () => {
  test('[TYP-01] asks for confirmation, changes only the type, and lets a former fan upload', async () => {
    const user = await createTestUser(buildFan());
    const before = await fetchStoredProfile(user.id);
    await renderApp('/profile/account', { as: user });
    const choices = await openTypeDialog();
    expect(choices.getByRole<HTMLButtonElement>('button', { name: /^Fan/ }).disabled).toBe(true);
    await click('button', /^Contestant/, choices);
    await expectText(
      'Changing this account type may alter your account but can be reverted. Are you sure you want to proceed?',
      await dialog(),
    );
    await click('button', 'No', await dialog());
    expect(await fetchStoredProfile(user.id)).toEqual(before);
    await click('button', /^Contestant/, await dialog());
    await click('button', 'Yes', await dialog());
    // Contestants need participating events, which fans do not have.
    await expectPath('/profile/edit');
    await expectText('Participating events are required');
    await expectNoRole('dialog', /./);
    expect(await fetchStoredProfile(user.id)).toEqual({ ...before, account_type: 2 });
    await expectRole('link', 'Upload Video', within(await expectRole('navigation', 'Main')));
  });

  test('[TYP-01, GRD-06] a new fan loses upload access', async () => {
    await renderApp('/profile/account', { as: await createTestUser(buildContestant()) });
    const choices = await openTypeDialog();
    expect(choices.getByRole<HTMLButtonElement>('button', { name: /^Contestant/ }).disabled).toBe(true);
    await click('button', /^Fan/, choices);
    await click('button', 'Yes', await dialog());
    await expectText("You're now a fan.");
    await expectNoUpload();
    follow('/upload');
    await expectPath('/feed');
  });

  test('[TYP-01, GRD-06] who became a fan elsewhere leaves the upload', async () => {
    const user = await createTestUser(buildContestant());
    await renderApp('/upload', { as: user });
    await expectRole('heading', /./);
    await getAdminFirestore().doc(`users/${user.id}`).update({ account_type: 3 });
    await expectPath('/feed');
    await expectNoUpload();
  });

  test('[TYP-01] reports a failure and keeps the type', async () => {
    await renderApp('/profile/account', { as: await createTestUser(buildContestant()) });
    const choices = await openTypeDialog();
    failRequests(/documents:commit/);
    await click('button', /^Fan/, choices);
    await click('button', 'Yes', await dialog());
    await expectText("The server can't be reached.");
    await expectText('You have a contestant account.');
  });
});
