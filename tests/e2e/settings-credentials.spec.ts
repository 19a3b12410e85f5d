import { findAccessibilityViolations } from './support/accessibility.ts';
import { changeEmailUnverified, getEmailActionPath } from '#tests/support/emails.ts';
import { getAdminFirestore, createTestUser, fetchStoredProfile } from '#tests/support/test-users.ts';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { expect, test } from './support/test.ts';

const newPassword = 'longer-than-before';

test.describe('change password', () => {
  test('[PWD-01] requires all fields, reports a wrong current password and changes the login', async ({
    logInAs,
    shell,
    login,
    feed,
    page,
  }) => {
    const user = await createTestUser();
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await logInAs(user);
    await page.goto('/profile/change-password');
    await expect(page.getByText(user.email)).toBeVisible();
    const save = page.getByRole('button', { name: 'Change password' });
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const current = field('Current password');
    const newEntry = field('New password');
    const confirmation = field('Confirm password');
    await save.click();
    for (const name of ['Current', 'New', 'Confirm'])
      await expect(page.getByText(`${name} Password is required`)).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await current.fill('not-this-one');
    await newEntry.fill('rodeo12');
    await confirmation.fill(newPassword);
    await expect(page.getByText('Should be atleast 8 characters long')).toBeVisible();
    await expect(page.getByText('Password does not match')).toBeVisible();
    await newEntry.fill(newPassword);
    await expect(newEntry).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).nth(1).click();
    await expect(newEntry).toHaveAttribute('type', 'text');

    await save.click();
    await expect(current).toHaveAccessibleDescription('Wrong password. Try again.');
    await expect(current).toBeFocused();
    await expect(newEntry).toHaveValue(newPassword);
    expect(logged.join()).toContain('Wrong password. Try again.');
    await current.fill(user.password);
    await save.click();
    await expect(
      page.getByText("Password changed. You'll be logged out on your other devices within an hour."),
    ).toBeVisible();
    await expect(current).toHaveValue('');

    await shell.logOut();
    await login.logIn(user);
    await expect(page.getByText('Wrong email or password.')).toBeVisible();
    await login.logIn({ ...user, password: newPassword });
    await expect(feed.heading).toBeVisible();
  });

  test('[PWD-01] applies to the session user while acting for another account', async ({
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
    await expect(page.getByText(`${grantor.name}'s password stays the same.`)).toBeVisible();

    await account.open();
    await expect(page.getByText(`This page is about your own account, ${delegate.name}.`)).toBeVisible();
    await account.openTypeDialog();
    await expect(account.dialog.getByText('Only the owner can change its account type.')).toBeVisible();
  });
});

test.describe('change email', () => {
  test('takes effect after the email link is opened, then updates the profile at login', async ({
    logInAs,
    login,
    feed,
    account,
    page,
  }) => {
    const user = await createTestUser();
    const email = `new-${user.email}`;
    await logInAs(user);
    await account.open();
    const section = account.section('Email');
    await section.getByRole('button', { name: 'Change email' }).click();
    await expect(section.getByText('E-mail is required')).toBeVisible();
    await account.changeEmail(user.email, 'not-this-one');
    await expect(section.getByText('This is already your email')).toBeVisible();
    await account.changeEmail(email, 'not-this-one');
    await expect(section.getByLabel('Current password')).toHaveAccessibleDescription(
      'Wrong password. Try again.',
    );
    await account.changeEmail(email, user.password);
    await expect(section.getByText(`We sent a link to ${email}.`)).toBeVisible();
    expect((await fetchStoredProfile(user.id))?.email).toBe(user.email);

    const path = await getEmailActionPath('VERIFY_AND_CHANGE_EMAIL', user.email);
    await page.goto(path);
    await expect(page.getByText(`Your email is now ${email}.`)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await login.logIn(user);
    await expect(page.getByText('Wrong email or password.')).toBeVisible();
    await login.logIn({ ...user, email });
    await expect(feed.heading).toBeVisible();
    await expect.poll(async () => (await fetchStoredProfile(user.id))?.email).toBe(email);

    await page.goto(path);
    await expect(page.getByText('This link is invalid or has already been used.')).toBeVisible();
  });

  test('reports other failures next to the form until the next attempt', async ({
    logInAs,
    account,
    page,
  }) => {
    const user = await createTestUser();
    const email = `new-${user.email}`;
    await logInAs(user);
    await account.open();
    await page.route('**/accounts:sendOobCode*', (route) => route.abort());
    await account.changeEmail(email, user.password);
    const alert = account.section('Email').getByRole('alert');
    await expect(alert).toContainText("We couldn't change your email");
    await expect(alert).toContainText("The server can't be reached.");
    await page.unroute('**/accounts:sendOobCode*');
    await account.changeEmail(email, user.password);
    await expect(account.section('Email').getByText(`We sent a link to ${email}.`)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('reports an email that is already taken', async ({ logInAs, account }) => {
    const [user, other] = await Promise.all([createTestUser(), createTestUser()]);
    await logInAs(user);
    await account.open();
    await account.changeEmail(other.email, user.password);
    await expect(account.section('Email').getByLabel('New email')).toHaveAccessibleDescription(
      'This email address is already taken',
    );
  });

  test('is reverted by the link sent to the old email', async ({ login, feed, page }) => {
    const user = await createTestUser();
    const newEmail = `taken-${user.email}`;
    await changeEmailUnverified(user.email, user.password, newEmail);
    await page.goto(await getEmailActionPath('RECOVER_EMAIL', user.email));
    await expect(page.getByText(`Your email is ${user.email} again.`)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await login.logIn(user);
    await expect(feed.heading).toBeVisible();
  });
});
