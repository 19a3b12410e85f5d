import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { getField } from '#tests/support/fill-profile-form.ts';
import { follow, reload, renderApp } from '#tests/support/render-app.tsx';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { trimClip } from '#tests/support/uploads.ts';
import { click, expectRole, expectText, fill, expectAlert } from '#tests/support/user-actions.ts';

describe('my next event', () => {
  test('[EVT-01, DATA-07, UPL-06] is stored on the device and prefills the next upload', async () => {
    await renderApp('/profile/event', { as: await createTestUser(buildContestant()) });
    await click('button', 'Save');
    await expectText('Event is required');
    await expectText('Location is required');
    await waitFor(() => expect(document.activeElement).toBe(getField('Event')));
    await fill('Event', 'Calgary Stampede');
    await click('radio', 'Team Roping', within(screen.getByRole('radiogroup', { name: 'Event type' })));
    await fill('Location', 'Calgary, AB');
    await fill('Date', '2027-07-02');
    await click('button', 'Save');
    await expectAlert('success', 'Your data has been saved');
    await reload();
    await expectRole('heading', 'My Next Event');
    await waitFor(() => expect(getField('Event').value).toBe('Calgary Stampede'));

    follow('/upload');
    await trimClip();
    await waitFor(() => expect(getField('Rodeo Event').value).toBe('Calgary Stampede'));
    expect(getField('Location').value).toBe('Calgary, AB');
    expect(getField('Event Date').value).toBe('2027-07-02');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Team Roping' }).checked).toBe(true);
  });

  test('[EVT-01] is left without a question once it is saved', async () => {
    await renderApp('/profile/event', { as: await createTestUser() });
    const tabs = within(await expectRole('navigation', 'Profile settings'));
    await fill('Event', 'Calgary Stampede');
    await fill('Location', 'Calgary, AB');
    await click('link', 'Account', tabs);
    await click('button', 'Stay', within(await expectRole('dialog', 'Unsaved changes')));
    await click('button', 'Save');
    await expectAlert('success', 'Your data has been saved');
    await click('link', 'Account', tabs);
    await expectRole('heading', 'Account');
  });

  test('[EVT-01, DATA-07, UPL-06] is stored per profile, and prefills the uploads of the selected one', async () => {
    const { delegate, grantor } = await createSharedAccount();
    await renderApp('/profile/event', { as: delegate });
    await fill('Event', 'Calgary Stampede');
    await fill('Location', 'Calgary, AB');
    await click('button', 'Save');
    await expectAlert('success', 'Your data has been saved');
    await getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: grantor.id });
    await reload();
    await expectRole('heading', 'My Next Event');
    await expectText(grantor.name, within(await screen.findByRole('complementary')));
    expect(getField('Event').value).toBe('');
    await fill('Event', 'Pendleton Round-Up');
    await fill('Location', 'Pendleton, OR');
    await click('button', 'Save');
    await expectAlert('success', 'Your data has been saved');
    follow('/upload');
    await trimClip();
    await waitFor(() => expect(getField('Rodeo Event').value).toBe('Pendleton Round-Up'));
  });
});
