import { createUnverifiedUser } from '#tests/support/sent-emails.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { stayOnFailedLink } from './support/screens.ts';
import { expect, test } from './support/e2e-test.ts';

// The states that every-screen.spec.ts does not open.
test('a refused form and link of a visitor and the verification page have no accessibility violations @phone', async ({
  login,
  page,
}) => {
  await stayOnFailedLink(page);
  await page.goto('/action?mode=verifyEmail&oobCode=used');
  await expect(page.getByText('This link is invalid')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await login.open();
  await page.getByRole('button', { name: 'Forget Password' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to login' }).click();
  await login.logIn({ email: await createUnverifiedUser(), password: 'rodeo123' });
  await expect(page.getByRole('button', { name: 'Resend Verfication Mail' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
