import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { termsVersion } from '#src/domain/agreement.ts';
import { getEmailHash } from '#scripts/admin/plan-migration.ts';
import { createUnverifiedUser, openEmailLink } from '#tests/support/sent-emails.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import {
  fetchStoredContact,
  fetchStoredProfile,
  getAdminAuth,
  getAdminFirestore,
} from '#tests/support/test-users.ts';
import {
  agree,
  at,
  click,
  expectPath,
  expectRole,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';

const labels = {
  firstname: 'First name',
  lastname: 'Last name',
  mail: 'Email',
  phone: 'Phone',
  password: 'Password',
  password_confirm: 'Confirm password',
};

type Answers = Partial<Record<keyof typeof labels, string>>;

const validAnswers: Answers = {
  firstname: 'José',
  lastname: "O'Neill",
  phone: '+1 406 555 0113',
  password: 'rodeo123',
  password_confirm: 'rodeo123',
};

function getField(name: keyof typeof labels): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`There is no field ${name}`);
  return field;
}

async function fillForm(answers: Answers) {
  for (const [name, value] of Object.entries(answers)) await fill(labels[name as keyof typeof labels], value);
}

async function register(answers: Answers) {
  await renderApp('/register');
  await fillForm(answers);
  await agree();
  await click('button', 'Create account');
}

const createEmailAddress = () => `register-${crypto.randomUUID()}@example.com`;

async function fetchProfile(mail: string) {
  const { uid } = await getAdminAuth().getUserByEmail(mail);
  return fetchStoredProfile(uid);
}

describe('the registration form', () => {
  test('[REG-01, REG-03, GRD-07] creates a fan, who is held until the email is verified', async () => {
    const mail = createEmailAddress();
    await register({ ...validAnswers, mail });
    await expectAlert('success', 'Registration Successful');
    await expectPath('/verify');
    await expectText(mail);
    expect(await fetchProfile(mail)).toMatchObject({
      first_name: validAnswers.firstname,
      last_name: validAnswers.lastname,
      account_type: 3,
      deleted: false,
      events: [],
      user_access: {},
    });
    const { id = '' } = (await fetchProfile(mail)) ?? {};
    const agreement = await getAdminFirestore().doc(`users/${id}/private/agreement`).get();
    expect(agreement.data()).toEqual({ version: termsVersion, of_age: true, agreed: expect.anything() });
    expect(await fetchStoredContact(id)).toEqual({ phone: validAnswers.phone });
    await openEmailLink('VERIFY_EMAIL', mail);
    await expectRole('heading', 'Feed');
    // From now on, others find the account by this email.
    await waitFor(async () =>
      expect(await fetchStoredContact(id)).toEqual({ email: mail, phone: validAnswers.phone }),
    );
    const entry = await getAdminFirestore()
      .doc(`emails/${getEmailHash(mail)}`)
      .get();
    expect(entry.get('user_id')).toBe(id);
  });

  test.each([-40, 40])('[REG-03] creates an account on a device whose clock is %d days off', async (days) => {
    const now = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + days * 24 * 3_600_000);
    const mail = createEmailAddress();
    await register({ ...validAnswers, mail });
    await expectAlert('success', 'Registration Successful');
    vi.restoreAllMocks();
    const { registered_time } = (await fetchProfile(mail)) ?? {};
    expect(Math.abs(Number(registered_time) - Date.now() / 1000)).toBeLessThan(3600);
  });

  test('[REG-03] tells where to send the verification email again when it could not be sent', async () => {
    failRequests(/accounts:sendOobCode/);
    await register({ ...validAnswers, mail: createEmailAddress() });
    await expectText("We couldn't send the verification email. Resend it here.");
    await expectPath('/verify');
  });

  test('[REG-01] has six fields and a link to the login', async () => {
    await renderApp('/register');
    await expectRole('button', 'Create account');
    const names = [...document.querySelectorAll('form [name]:not([type=checkbox])')].map((field) =>
      field.getAttribute('name'),
    );
    expect(names).toHaveLength(6);
    for (const [name, label] of Object.entries(labels))
      expect(screen.getByLabelText(label).getAttribute('name')).toBe(name);
    await click('link', 'Already have an account? Login now!');
    await expectRole('heading', 'Welcome back');
  });

  test('[REG-01] asks to agree to the terms and the privacy policy, and for the age', async () => {
    const mail = createEmailAddress();
    await renderApp('/register');
    await fillForm({ ...validAnswers, mail });
    await click('button', 'Create account');
    await expectText('Check the box to sign up');
    await expectText('You must be 13 or older to have an account');
    for (const [name, path] of [
      ['Terms and Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    }
    await agree();
    await click('button', 'Create account');
    await expectAlert('success', 'Registration Successful');
  });

  test('[REG-02, VAL-01] reports missing and invalid fields and keeps the input', async () => {
    await register({
      firstname: 'R2',
      password: 'rodeo123',
      password_confirm: 'rodeo124',
      mail: 'jose@',
    });
    for (const message of [
      'First name must only consist of alphanumeric characters',
      'Please enter a last name',
      'Please enter a valid email.',
      'Phone Number cannot be empty.',
      "Passwords don't match",
    ])
      await expectText(message);
    expect(getField('firstname').value).toBe('R2');
  });

  test('[REG-02] refuses a pasted password of more than 40 characters instead of cutting it', async () => {
    await renderApp('/register');
    await fillForm(validAnswers);
    for (const name of ['password', 'password_confirm'] as const) {
      await userEvent.clear(getField(name));
      await userEvent.paste('x'.repeat(60));
      expect(getField(name).value).toHaveLength(60);
    }
    await click('button', 'Create account');
    await expectText("Password can't be longer than 40 characters");
  });

  test('[REG-03] shows an error of Firebase Auth in an alert', async () => {
    const mail = await createUnverifiedUser();
    await register({ ...validAnswers, mail });
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    await expectAlert('error', 'This email address is already taken', within(alert));
    expect(at()).toBe('/register');
    expect(getField('mail').value).toBe(mail);
  });

  test('[REG-03] completes an account whose profile was not saved on retry', async () => {
    const mail = createEmailAddress();
    const failure = failRequests(/documents:commit/);
    await register({ ...validAnswers, mail });
    await expectText("Your account is ready, but we couldn't save your profile.");
    expect(at()).toBe('/register');
    expect(await fetchProfile(mail)).toBeUndefined();
    failure.stop();
    await click('button', 'Create account');
    await expectPath('/verify');
    expect(await fetchProfile(mail)).toMatchObject({ first_name: validAnswers.firstname });
  });
});
