import { join } from 'node:path';
import { projectRoot } from '#scripts/backend/project.ts';
import { getEmailActionPath } from '#tests/support/sent-emails.ts';
import { fetchStoredProfile, getAdminAuth } from '#tests/support/test-users.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { followLink } from './support/follow-link.ts';
import { expect, test } from './support/e2e-test.ts';

const password = 'rodeo123';
const newPassword = 'longer-than-before';
const picture = join(projectRoot, 'tools/demo-media/out/people/ana.jpg');

test('[SIGN-01, SIGN-02, SIGN-04, SIGN-07, AUTH-03, ACT-05, RST-02] a contestant signs up with a photo, recovers a forgotten password and logs in', async ({
  login,
  feed,
  page,
}) => {
  const email = `signup-${crypto.randomUUID()}@example.com`;
  const next = page.getByRole('button', { name: 'Next' });
  await login.open();
  await followLink(page, '/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please enter a last name')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await followLink(page, '/signup');
  await next.click();
  await page.getByLabel('First name').fill('Cody');
  await page.getByLabel('Last name').fill('Latham');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel("I'm a contestant").check();
  await page.getByLabel('Bull Riding').check();
  await next.click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByLabel('Profile photo').setInputFiles(picture);
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible();
  await page.getByLabel('Location').fill('Cheyenne, WY');
  await page.getByLabel(/^I agree to the/).check();
  await page.getByLabel("I'm 13 or older.").check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(`Open the link we emailed to ${email}`)).toBeVisible();
  await expect(page).toHaveURL('/login');
  const { uid } = await getAdminAuth().getUserByEmail(email);
  expect((await fetchStoredProfile(uid))?.photo_url).toContain('profile.jpg');

  await page.getByRole('button', { name: 'Forget Password' }).click();
  await login.emailInput.fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Check your email for reset instructions')).toBeVisible();
  await page.goto(await getEmailActionPath('PASSWORD_RESET', email));
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password has been successfully reset!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  // Opening the link has also verified the email.
  await login.logIn({ email, password: newPassword });
  await expect(feed.heading).toBeVisible();
});
