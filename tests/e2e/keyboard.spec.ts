import type { Page } from '@playwright/test';
import { getEmailActionPath } from './support/emails.ts';
import { expect, test } from './support/test.ts';

/** More than any page has tab stops. */
const maxTabPresses = 60;

/** Presses Tab until a control has the focus. */
async function tabToControl(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'checkbox' | 'radio',
  name: string | RegExp,
) {
  const control = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  await control.waitFor();
  for (let step = 0; step < maxTabPresses; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not reach the ${role} '${String(name)}'`);
}

test('[LAND-01, SIGN-02, SIGN-07] a contestant signs up and logs in with the keyboard only', async ({
  feed,
  page,
}) => {
  test.setTimeout(120_000);
  const email = `keys-${crypto.randomUUID()}@example.com`;
  const press = async (role: Parameters<typeof tabToControl>[1], name: string | RegExp, key = 'Enter') => {
    await tabToControl(page, role, name);
    await page.keyboard.press(key);
  };
  const type = async (name: string, text: string) => {
    await tabToControl(page, 'textbox', name);
    await page.keyboard.type(text);
  };

  await page.goto('/');
  await press('link', 'Sign up');
  await expect(page).toHaveURL('/signup');
  await press('button', 'Next');
  await type('First name', 'Wade');
  await type('Last name', 'Halloran');
  await type('Email', email);
  await type('Password', 'rodeo123');
  await type('Confirm password', 'rodeo123');
  await press('checkbox', /^I am a contestant/, 'Space');
  await press('checkbox', 'Bull Riding', 'Space');
  await press('button', 'Next');
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await press('button', 'Next');
  await type('Location', 'Dodge City, KS');
  await press('button', 'Sign up');
  await expect(page.getByText(`Follow the link in our mail to ${email}`)).toBeVisible();

  await page.goto(await getEmailActionPath('VERIFY_EMAIL', email));
  await expect(page).toHaveURL('/login');
  await type('Email', email);
  await type('Password', 'rodeo123');
  await page.keyboard.press('Enter');
  await expect(feed.heading).toBeVisible();
});
