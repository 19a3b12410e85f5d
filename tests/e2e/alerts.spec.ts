import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { ProfileForm } from './pages/profile-form.page.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.page.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
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

test('[ALRT-02] an alert over a dialog can be copied from and closed, the dialog stays, and the alert outlives it', async ({
  player,
  page,
}) => {
  const ride = buildVideo(buildContestant(), { title: 'Elko Fair' });
  await publishRides(ride);
  const options = new VideoOptionsMenu(page);
  const alert = page.getByRole('status').filter({ hasText: 'Copy failed!' });
  const closeAlert = async () => {
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
  };
  // As in the browsers of some apps.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException()) });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await player.open(ride.id);
  for (const size of sizes.slice(1, 3)) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Share' }).first().click();
    await alert.getByText(`/video/${ride.id}`).click({ clickCount: 3 });
    expect(await page.evaluate(() => String(getSelection()))).toContain(`/video/${ride.id}`);
    await closeAlert();
    await expect(player.video).toBeVisible();

    await options.chooseItem(page.getByRole('dialog', { name: 'Elko Fair' }), 'Embed');
    await options.clickDialogButton('Copy code');
    await closeAlert();
    await options.clickDialogButton('Copy code');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await closeAlert();
  }
});
