import type { Page } from '@playwright/test';
import { getEmailHash } from '#scripts/admin/plan-migration.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { openEmailLink, createUnverifiedUser } from '#tests/support/emails.ts';
import { fetchStoredProfile, getAdminAuth, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const fieldNames = ['firstname', 'lastname', 'mail', 'phone', 'password', 'password_confirm'];

const validAnswers = {
  firstname: 'José',
  lastname: "O'Neill",
  phone: '+1 406 555 0113',
  password: 'rodeo123',
  password_confirm: 'rodeo123',
};

async function fillForm(page: Page, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) await page.locator(`[name="${name}"]`).fill(value);
}

const submitForm = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();
const createEmailAddress = () => `register-${crypto.randomUUID()}@example.com`;

async function fetchProfile(mail: string) {
  const { uid } = await getAdminAuth().getUserByEmail(mail);
  return fetchStoredProfile(uid);
}

test.describe('registration form', () => {
  test('[REG-01, REG-03, GRD-07] creates a fan, who is blocked until the email is verified', async ({
    feed,
    page,
  }) => {
    const mail = createEmailAddress();
    await page.goto('/register');
    await expect(page.locator('form [name]')).toHaveCount(fieldNames.length);
    for (const name of fieldNames) await expect(page.locator(`[name="${name}"]`)).toBeVisible();
    await fillForm(page, { ...validAnswers, mail });
    await submitForm(page);
    await expect(page.getByText('Registration Successful')).toBeVisible();
    await expect(page).toHaveURL('/verify');
    await expect(page.getByText(mail)).toBeVisible();
    expect(await fetchProfile(mail)).toMatchObject({
      first_name: validAnswers.firstname,
      last_name: validAnswers.lastname,
      email: '',
      phone: validAnswers.phone,
      account_type: 3,
      deleted: false,
      events: [],
      user_access: {},
    });
    await openEmailLink('VERIFY_EMAIL', mail);
    await expect(feed.heading).toBeVisible();
    // From now on, others find the account by this email.
    await expect.poll(async () => (await fetchProfile(mail))?.email).toBe(mail);
    const entry = await getAdminFirestore()
      .doc(`emails/${getEmailHash(mail)}`)
      .get();
    expect(entry.get('user_id')).toBe((await fetchProfile(mail))?.id);
  });

  test('[REG-02, VAL-01] reports missing and invalid fields and keeps the input', async ({ page }) => {
    await page.goto('/register');
    await fillForm(page, {
      firstname: 'R2',
      password: 'rodeo123',
      password_confirm: 'rodeo124',
      mail: 'jose@',
    });
    await submitForm(page);
    for (const message of [
      'First name must only consist of alphanumeric characters',
      'Please enter a last name',
      'Please enter a valid email.',
      'Phone Number cannot be empty.',
      "Passwords don't match",
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await expect(page.locator('[name="firstname"]')).toHaveValue('R2');
    await expect(page.locator('[name="password"]')).toHaveAttribute('maxlength', '40');
    await expect(page.locator('[name="password_confirm"]')).toHaveAttribute('maxlength', '40');
    await fillForm(page, { ...validAnswers, mail: createEmailAddress(), password: 'x'.repeat(50) });
    await expect(page.locator('[name="password"]')).toHaveValue('x'.repeat(40));
  });

  test('[REG-03] shows an error of Firebase Auth in an alert', async ({ page }) => {
    const mail = await createUnverifiedUser();
    await page.goto('/register');
    await fillForm(page, { ...validAnswers, mail });
    await submitForm(page);
    await expect(
      page.getByRole('main').getByRole('alert').getByText('This email address is already taken'),
    ).toBeVisible();
    await expect(page).toHaveURL('/register');
    await expect(page.locator('[name="mail"]')).toHaveValue(mail);
  });

  test('[REG-03] completes an account whose profile was not saved on retry', async ({ page }) => {
    const mail = createEmailAddress();
    await page.goto('/register');
    await fillForm(page, { ...validAnswers, mail });
    await page.route('**/documents:commit*', (route) => route.abort());
    await submitForm(page);
    await expect(page.getByText("Your account is ready, but we couldn't save your profile.")).toBeVisible();
    await expect(page).toHaveURL('/register');
    expect(await fetchProfile(mail)).toBeUndefined();
    await page.unroute('**/documents:commit*');
    await submitForm(page);
    await expect(page).toHaveURL('/verify');
    expect(await fetchProfile(mail)).toMatchObject({ first_name: validAnswers.firstname });
  });

  test('[REG-01, GRD-05] links to the login page and redirects signed-in users', async ({
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
});
