import type { Page } from '@playwright/test';
import { getEmailActionPath } from '#tests/support/sent-emails.ts';
import { sampleClip, sampleRide } from '#tests/support/sample-upload.ts';
import { followLink } from './support/follow-link.ts';
import { expect, test } from './support/e2e-test.ts';

/** As browsers do where the person blocks all site data. */
async function denyStorage(page: Page) {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const reject = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get: deny });
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: deny, set: deny });
    for (const [target, name] of [
      [StorageManager.prototype, 'getDirectory'],
      [LockManager.prototype, 'request'],
      [ServiceWorkerContainer.prototype, 'register'],
      [ServiceWorkerContainer.prototype, 'getRegistrations'],
    ] as const)
      Object.defineProperty(target, name, { value: reject });
    Object.defineProperty(window, 'BroadcastChannel', { value: deny });
  });
}

const password = 'rodeo123';

test('[AUTH-01, GRD-04] with all storage denied, a contestant signs up, logs in where they wanted to, changes settings, publishes and watches', async ({
  login,
  shell,
  feed,
  upload,
  player,
  page,
  consoleErrors,
}) => {
  const email = `denied-${crypto.randomUUID()}@example.com`;
  await denyStorage(page);
  await page.goto('/signup');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await page.getByLabel('First name').fill('J.B.');
  await page.getByLabel('Last name').fill('O‘Neill');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel("I'm a contestant").check();
  await page.getByLabel('Bull Riding').check();
  await next.click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByLabel('Location').fill('Cheyenne, WY');
  await page.getByLabel(/^I agree to the/).check();
  await page.getByLabel("I'm 13 or older.").check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(`Open the link we emailed to ${email}`)).toBeVisible();
  await page.goto(await getEmailActionPath('VERIFY_EMAIL', email));
  await expect(page.getByText('Verify email successfully')).toBeVisible();

  // The path is kept without storage, too.
  await page.goto('/profile/edit');
  await expect(login.heading).toBeVisible();
  await login.logIn({ email, password });
  await expect(page).toHaveURL('/profile/edit');
  await page.getByLabel('Location').fill('Elko, NV');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your information was updated successfully.')).toBeVisible();

  await followLink(page, '/upload');
  await upload.chooseFile(sampleClip);
  await upload.nextButton.click();
  await upload.fillDetails(sampleRide);
  await upload.publish();
  await expect(page.getByText('Ride published.')).toBeVisible();
  await feed.play(sampleRide.title);
  await player.waitUntilPlaying();
  await page.keyboard.press('Escape');
  await shell.logOut();
  await expect(login.heading).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
