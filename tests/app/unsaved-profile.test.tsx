import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getField, openProfileForm, saveProfile } from '#tests/support/fill-profile-form.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { createTestUser } from '#tests/support/test-users.ts';
import { at, click, expectPath, expectRole, expectText, fill } from '#tests/support/user-actions.ts';

const tabs = async () => within(await expectRole('navigation', 'Profile settings'));
const question = async () => within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));

describe('unsaved changes of a profile', () => {
  test('[PRO-01] are not left without a question', async () => {
    await renderApp('/top-rides', { as: await createTestUser() });
    await expectRole('heading', 'Top Rides');
    await click('link', 'Edit Profile', within(await expectRole('navigation', 'Settings')));
    await fill('Bio', 'Not saved yet');
    await click('link', 'Upcoming event', await tabs());
    await expectText('Are you sure you want to discard?', await question());
    await click('button', 'Stay', await question());
    expect(at()).toBe('/profile/edit');
    expect(getField('Bio').value).toBe('Not saved yet');
    await click('button', 'Back');
    await click('button', 'Discard', await question());
    await expectPath('/top-rides');
  });

  test('[PRO-01] are none after saving', async () => {
    await openProfileForm(await createTestUser());
    await fill('Bio', 'Saved');
    await saveProfile();
    await click('link', 'Upcoming event', await tabs());
    await expectRole('heading', 'My Next Event');
  });
});
