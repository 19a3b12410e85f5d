import { join } from 'node:path';
import { buildContestant, buildContractor, buildFan, withSharing } from '#tests/support/factories/user.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getAdminFirestore, createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const clip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');

test.describe('my next event', () => {
  test('[EVT-01, DATA-07, UPL-06] is stored on the device and prefills the next upload', async ({
    logInAs,
    upload,
    page,
  }) => {
    await logInAs(await createTestUser(buildContestant()));
    await page.goto('/profile/event');
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(page.getByText('Event is required')).toBeVisible();
    await expect(page.getByText('Location is required')).toBeVisible();
    await expect(page.getByLabel('Event', { exact: true })).toBeFocused();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel('Event', { exact: true }).fill('Calgary Stampede');
    await page.getByRole('radiogroup', { name: 'Event type' }).getByText('Team Roping').click();
    await page.getByLabel('Location').fill('Calgary, AB');
    await page.getByLabel('Date').fill('2027-07-02');
    await save.click();
    await expect(page.getByText('Your data has been saved')).toBeVisible();
    await page.reload();
    await page.getByRole('heading', { name: 'My Next Event' }).waitFor();
    await expect(page.getByLabel('Event', { exact: true })).toHaveValue('Calgary Stampede');

    await upload.completeTrimStep(clip);
    await expect(page.getByLabel('Rodeo Event')).toHaveValue('Calgary Stampede', { timeout: 120_000 });
    await expect(page.getByLabel('Location')).toHaveValue('Calgary, AB');
    await expect(page.getByLabel('Event Date')).toHaveValue('2027-07-02');
    await expect(page.getByRole('radio', { name: 'Team Roping' })).toBeChecked();
  });

  test('[EVT-01, DATA-07] is stored per profile', async ({ logInAs, page }) => {
    const { grantor, delegate } = withSharing('shared', buildContractor(), buildFan());
    const owner = await createTestUser(grantor);
    const delegateUser = await createTestUser(delegate);
    await logInAs(delegateUser);
    await page.goto('/profile/event');
    await page.getByLabel('Event', { exact: true }).fill('Calgary Stampede');
    await page.getByLabel('Location').fill('Calgary, AB');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your data has been saved')).toBeVisible();
    await getAdminFirestore()
      .collection('users')
      .doc(delegateUser.id)
      .update({ current_accessed_account: owner.id });
    await page.reload();
    await page.getByRole('heading', { name: 'My Next Event' }).waitFor();
    await expect(page.getByRole('complementary').getByText(owner.name)).toBeVisible();
    await expect(page.getByLabel('Event', { exact: true })).toHaveValue('');
  });
});
