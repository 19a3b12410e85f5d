import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { openProfileForm, saveProfile } from '#tests/support/fill-profile-form.ts';
import { follow, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { createTestUser, fetchLoginName, fetchStoredProfile } from '#tests/support/test-users.ts';
import { click, expectNoText, expectText, fill } from '#tests/support/user-actions.ts';

describe('the name of a profile', () => {
  test('a new one removes the verified badge after a note', async () => {
    const note = 'Changing the name removes the verified badge';
    const user = await createTestUser(buildContractor({ name: 'Cedar Gap', isVerified: true }));
    await openProfileForm(user);
    await fill('Bio', 'Bucking bulls since 1998.');
    await expectNoText(note);
    await fill('Name', 'Cedar Gap & Sons');
    await expectText(note);
    await saveProfile();
    expect(await fetchStoredProfile(user.id)).toMatchObject({ name: 'Cedar Gap & Sons', isVerified: false });
    await waitFor(async () => expect(await fetchLoginName(user.id)).toBe('Cedar Gap & Sons'));
    await expectNoText(note);
  });

  test('a new one is on the cards of the own page, also those published before', async () => {
    const owner = buildContractor({ name: 'Cedar Gap' });
    const ride = buildVideo(owner, { title: 'Bovina Buckout' });
    const user = await createTestUser(owner);
    await storeDocuments({ [`videos/${ride.id}`]: ride });
    await renderApp('/my-rodeo', { as: user });
    const card = async () => within(await screen.findByRole('article'));
    await expectText('Cedar Gap', await card());
    follow('/profile/edit');
    await fill('Name', 'High Mesa');
    await saveProfile();
    follow('/my-rodeo');
    await expectText('High Mesa', await card());
    await expectNoText('Cedar Gap', await card());
  });

  test('says which characters it can have', async () => {
    const user = await createTestUser(buildContractor({ name: 'Cedar Gap' }));
    await openProfileForm(user);
    await fill('Name', 'www.win.example');
    await click('button', 'Save');
    await expectText("Name can only have letters, numbers, spaces and . , ' & - / # + ! ( )");
    // Copied from elsewhere, with marks that change the direction of text.
    await fill('Name', '\u202aHigh Mesa\u202c');
    await saveProfile();
    expect(await fetchStoredProfile(user.id)).toMatchObject({ name: 'High Mesa', first_name: 'High Mesa' });
  });
});
