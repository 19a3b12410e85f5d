import { buildContestant } from '#tests/support/factories/build-user.ts';
import { ProfileForm } from './pages/profile-form.page.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

test('[ALRT-01] an alert covers no field and no button at any size', async ({ logInAs, page }) => {
  const profileForm = new ProfileForm(page);
  await logInAs(await createTestUser(buildContestant()));
  await profileForm.open();
  const message = page.getByText('Your information was updated successfully.');
  const alert = page.getByRole('status').filter({ has: message });
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await profileForm.bioInput.fill(`Rides since 199${index}.`);
    await profileForm.saveButton.click();
    await expect(message).toBeVisible();
    await expect(alert).toBeInViewport({ ratio: 1 });
    const covered = await alert.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [...document.querySelectorAll('button, input, select, textarea')]
        .filter((control) => !element.contains(control) && control.checkVisibility())
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map((control) => control.outerHTML.slice(0, 120));
    });
    expect(covered, `${size.width}x${size.height}`).toEqual([]);
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
  }
});
