import { buildContestant } from '#tests/support/factories/user.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getAdminFirestore, createTestUser, setSecondFactors } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

test.describe('portal', () => {
  test('[POR-01, LGCY-01, GRD-02, GRD-04] shows empty pages and all users, whom it hides from staff @phone', async ({
    login,
    page,
  }) => {
    await page.goto('/portal');
    await expect(page).toHaveURL('/login');
    const user = await createTestUser(buildContestant());
    await login.logIn(user);
    await expect(page).toHaveURL('/portal/home');
    const navigation = page.getByRole('navigation', { name: 'Portal' });
    for (const [name, empty] of [
      ['Orders', 'No orders yet'],
      ['Reports', 'No reports yet'],
      ['Billing', 'No bills yet'],
    ] as const) {
      await navigation.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    }
    await navigation.getByRole('link', { name: 'All Users' }).click();
    const users = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
    await expect(users.first()).toHaveText('Abel Craneabel@legacy.example');
    await users.last().scrollIntoViewIfNeeded();
    await expect(users).toHaveCount(12);

    const options = page.getByLabel('Search in');
    await expect(options).toBeDisabled();
    await expect(options.getByRole('option')).toHaveText(['Orders', 'Reports', 'Billing']);
    await expect(page.getByText("There's nothing to search yet.")).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await getAdminFirestore().doc(`users/${user.id}`).update({ account_type: 6 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(navigation.getByRole('link')).toHaveText(['Home', 'Orders', 'Reports', 'Billing']);
    await expect(users).toHaveCount(0);
  });

  test('[POR-01] removes a second factor after confirmation and reports a failure', async ({
    logInAs,
    login,
    feed,
    page,
  }) => {
    const user = await createTestUser(buildContestant());
    await logInAs(user);
    await setSecondFactors(user.id, ['Work phone', 'Old phone']);
    await page.goto('/portal/home');
    const menu = page.getByRole('button', { name: user.name });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Two-step verification' }).click();
    const list = page.getByRole('dialog', { name: 'Two-step verification' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const remove = async (name: string, button: string) => {
      await list.getByRole('button', { name: `Remove ${name}` }).click();
      const confirmDialog = page.getByRole('dialog', { name: `Remove ${name}?` });
      await expect(confirmDialog).toContainText('Your password alone will be enough to log in.');
      await confirmDialog.getByRole('button', { name: button }).click();
    };
    await remove('Old phone', 'Keep');
    await expect(list.getByRole('listitem')).toHaveCount(2);

    await page.route(/mfaEnrollment:withdraw/, (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
      }),
    );
    await remove('Old phone', 'Remove');
    await expect(page.getByText('You logged in too long ago to remove it here.')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await page.unroute(/mfaEnrollment:withdraw/);
    await remove('Old phone', 'Remove');
    await expect(page.getByText('Old phone removed.')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveText([/Work phone/]);

    await list.getByRole('button', { name: 'Close' }).click();

    // Makes clearing the session fail.
    await page.evaluate(() => {
      Storage.prototype.removeItem = () => {
        throw new DOMException('closed', 'InvalidStateError');
      };
    });
    const logOut = async () => {
      // Uses the keyboard, because a notice covers the menu.
      await menu.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Two-step verification' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Yes' }).click();
    };
    await logOut();
    await expect(page.getByText('Could not logout. Please try again.')).toBeVisible();
    await expect(page).toHaveURL('/portal/home');
    await page.reload();
    await logOut();
    await expect(login.heading).toBeVisible();

    // Login with a second factor is not supported.
    await login.logIn(user);
    await expect(page.getByText('This account uses two-step verification')).toBeVisible();
    await setSecondFactors(user.id, []);
    await login.logIn(user);
    await expect(feed.heading).toBeVisible();
  });
});
