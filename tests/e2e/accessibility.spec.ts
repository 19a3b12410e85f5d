import { createUnverifiedUser } from './support/emails.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('visitor pages have no accessibility violations', async ({ login, page }) => {
  await login.open();
  await expect(login.heading).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Forget Password' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  for (const path of ['/reset-password/some-code', '/logout', '/no/such/gate']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  }
  await page.goto('/action?mode=verifyEmail&oobCode=used');
  await expect(page.getByText('This link is invalid')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the verification page has no accessibility violations @phone', async ({ login, page }) => {
  await login.open();
  await login.logIn({ email: await createUnverifiedUser(), password: 'rodeo123' });
  await expect(page.getByRole('button', { name: 'Resend Verfication Mail' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
