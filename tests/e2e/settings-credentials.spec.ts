import { changeEmailUnverified, getEmailActionPath } from './support/emails.ts';
import { getAdminFirestore, createTestUser, fetchStoredProfile } from './support/test-users.ts';
import { createSharedAccount } from './support/account-sharing.ts';
import { expect, test } from './support/test.ts';

const newPassword = 'longer-than-before';

test.describe('changing the password', () => {
  test('[PWD-01] asks for all three, tells a wrong current one at its field, and opens the next login @phone', async ({
    logInAs,
    shell,
    login,
    feed,
    page,
  }) => {
    const person = await createTestUser();
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await logInAs(person);
    await page.goto('/profile/change-password');
    await expect(page.getByText(person.email)).toBeVisible();
    const save = page.getByRole('button', { name: 'Change password' });
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const current = field('Current password');
    const entry = field('New password');
    const confirmation = field('Confirm password');
    await save.click();
    for (const name of ['Current', 'New', 'Confirm'])
      await expect(page.getByText(`${name} Password is required`)).toBeVisible();

    await current.fill('not-this-one');
    await entry.fill('rodeo12');
    await confirmation.fill(newPassword);
    await expect(page.getByText('Should be atleast 8 characters long')).toBeVisible();
    await expect(page.getByText('Password does not match')).toBeVisible();
    await entry.fill(newPassword);
    await expect(entry).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).nth(1).click();
    await expect(entry).toHaveAttribute('type', 'text');

    await save.click();
    await expect(current).toHaveAccessibleDescription('The current password is not right.');
    await expect(current).toBeFocused();
    await expect(entry).toHaveValue(newPassword);
    expect(logged.join()).toContain('The current password is not right.');
    await current.fill(person.password);
    await save.click();
    await expect(
      page.getByText('Your password is changed. Other browsers and phones are signed out'),
    ).toBeVisible();
    await expect(current).toHaveValue('');

    await shell.logOut();
    await login.logIn(person);
    await expect(page.getByText('The email or the password is not right.')).toBeVisible();
    await login.logIn({ ...person, password: newPassword });
    await expect(feed.heading).toBeVisible();
  });

  test('[PWD-01] is about the session user, also while they act for another account', async ({
    login,
    page,
    account,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    await getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: grantor.id });
    await login.open();
    await login.logIn(delegate);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('/feed');
    await page.goto('/profile/change-password');
    await expect(page.getByText(delegate.email)).toBeVisible();
    await expect(page.getByText(`it is not that of ${grantor.name}, for whom you act`)).toBeVisible();

    await account.open();
    await expect(page.getByText(`This page is about your own account, ${delegate.name}.`)).toBeVisible();
    await account.openTypeDialog();
    await expect(account.dialog.getByText('Only its owner changes its type')).toBeVisible();
  });
});

test.describe('changing the email', () => {
  test('follows the link of the mail, then the login, then the profile @phone', async ({
    logInAs,
    login,
    feed,
    account,
    page,
  }) => {
    const person = await createTestUser();
    const email = `new-${person.email}`;
    await logInAs(person);
    await account.open();
    const section = account.section('Email');
    await section.getByRole('button', { name: 'Change email' }).click();
    await expect(section.getByText('E-mail is required')).toBeVisible();
    await account.changeEmail(person.email, 'not-this-one');
    await expect(section.getByText('This is your e-mail already')).toBeVisible();
    await account.changeEmail(email, 'not-this-one');
    await expect(section.getByLabel('Current password')).toHaveAccessibleDescription(
      'The current password is not right.',
    );
    await account.changeEmail(email, person.password);
    await expect(section.getByText(`A mail is on its way to ${email}.`)).toBeVisible();
    expect((await fetchStoredProfile(person.id))?.email).toBe(person.email);

    const path = await getEmailActionPath('VERIFY_AND_CHANGE_EMAIL', person.email);
    await page.goto(path);
    await expect(page.getByText(`Your email is changed. Log in with ${email}.`)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await login.logIn(person);
    await expect(page.getByText('The email or the password is not right.')).toBeVisible();
    await login.logIn({ ...person, email });
    await expect(feed.heading).toBeVisible();
    await expect.poll(async () => (await fetchStoredProfile(person.id))?.email).toBe(email);

    await page.goto(path);
    await expect(page.getByText('This link is not right, or was used already.')).toBeVisible();
  });

  test("to an address that is somebody else's is told at its field", async ({ logInAs, account }) => {
    const [person, other] = await Promise.all([createTestUser(), createTestUser()]);
    await logInAs(person);
    await account.open();
    await account.changeEmail(other.email, person.password);
    await expect(account.section('Email').getByLabel('New e-mail')).toHaveAccessibleDescription(
      'This email address is already taken',
    );
  });

  test('is taken back by the link that the old address was sent', async ({ login, feed, page }) => {
    const person = await createTestUser();
    const changed = `taken-${person.email}`;
    await changeEmailUnverified(person.email, person.password, changed);
    await page.goto(await getEmailActionPath('RECOVER_EMAIL', person.email));
    await expect(page.getByText(`Your email is ${person.email} again.`)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await login.logIn(person);
    await expect(feed.heading).toBeVisible();
  });
});
