import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { followMail, newcomer } from './support/mail.ts';
import { documents } from './support/people.ts';
import { expect, test } from './support/test.ts';

const names = ['firstname', 'lastname', 'mail', 'phone', 'password', 'password_confirm'];

const complete = {
  firstname: 'José',
  lastname: "O'Neill",
  phone: '+1 406 555 0113',
  password: 'rodeo123',
  password_confirm: 'rodeo123',
};

async function fill(page: Page, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) await page.locator(`[name="${name}"]`).fill(value);
}

const register = (page: Page) => page.getByRole('button', { name: 'Register' }).click();
const newAddress = () => `register-${crypto.randomUUID()}@example.com`;

async function storedByMail(mail: string) {
  const found = await documents().collection('users').where('email', '==', mail).get();
  return found.docs.map((document) => document.data());
}

test.describe('the registration form', () => {
  test('[REG-01, REG-03, GRD-07] makes a fan with a full profile, who is held until the address is verified @phone', async ({
    feed,
    page,
  }) => {
    const mail = newAddress();
    await page.goto('/register');
    await expect(page.locator('form [name]')).toHaveCount(names.length);
    for (const name of names) await expect(page.locator(`[name="${name}"]`)).toBeVisible();
    await fill(page, { ...complete, mail });
    await register(page);
    await expect(page.getByText('Registration Successful')).toBeVisible();
    await expect(page).toHaveURL('/verify');
    await expect(page.getByText(mail)).toBeVisible();
    expect(await storedByMail(mail)).toEqual([
      expect.objectContaining({
        first_name: complete.firstname,
        last_name: complete.lastname,
        phone: complete.phone,
        account_type: 3,
        deleted: false,
        events: [],
        user_access: {},
      }),
    ]);
    await followMail('VERIFY_EMAIL', mail);
    await expect(feed.heading).toBeVisible();
  });

  test('[REG-02, VAL-01] says what is missing or wrong, and keeps what was typed', async ({ page }) => {
    await page.goto('/register');
    await fill(page, { firstname: 'R2', password: 'rodeo123', password_confirm: 'rodeo124', mail: 'jose@' });
    await register(page);
    for (const message of [
      'First name must only consist of alphanumeric characters',
      'Please enter a last name',
      'Please enter a valid email.',
      'Phone Number cannot be empty.',
      "Passwords don't match",
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(page.locator('[name="firstname"]')).toHaveValue('R2');
    await expect(page.locator('[name="password"]')).toHaveAttribute('maxlength', '40');
    await expect(page.locator('[name="password_confirm"]')).toHaveAttribute('maxlength', '40');
    await fill(page, { ...complete, mail: newAddress(), password: 'x'.repeat(50) });
    await expect(page.locator('[name="password"]')).toHaveValue('x'.repeat(40));
  });

  test('[REG-03] a refusal of the provider is told in an alert', async ({ page }) => {
    const mail = await newcomer();
    await page.goto('/register');
    await fill(page, { ...complete, mail });
    await register(page);
    await expect(page.getByRole('status').getByText('This email address is already taken')).toBeVisible();
    await expect(page).toHaveURL('/register');
    await expect(page.locator('[name="mail"]')).toHaveValue(mail);
  });

  test('[REG-03] an account whose profile was not saved is finished by the next try', async ({ page }) => {
    const mail = newAddress();
    await page.goto('/register');
    await fill(page, { ...complete, mail });
    await page.route('**/documents:commit*', (route) => route.abort());
    await register(page);
    await expect(page.getByText('Your account is made, but your profile was not saved.')).toBeVisible();
    await expect(page).toHaveURL('/register');
    expect(await storedByMail(mail)).toEqual([]);
    await page.unroute('**/documents:commit*');
    await register(page);
    await expect(page).toHaveURL('/verify');
    expect(await storedByMail(mail)).toHaveLength(1);
  });

  test('[REG-01, GRD-05] leads to the login, and whoever is signed in away from it', async ({
    logInAs,
    login,
    page,
  }) => {
    await page.goto('/register');
    await page.getByRole('link', { name: 'Already have an account? Login now!' }).click();
    await expect(login.heading).toBeVisible();
    await logInAs('fan');
    await page.goto('/register');
    await expect(page).toHaveURL('/feed');
  });

  test('has no accessibility violations @phone', async ({ page }) => {
    await page.goto('/register');
    await register(page);
    await expect(page.getByText('Please enter a first name')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
