import { buildContestant } from '#tests/support/factories/user.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getAdminFirestore, createTestUser, setSecondFactors } from './support/test-users.ts';
import { expect, test } from './support/test.ts';

test.describe('the portal', () => {
  test('[POR-01, GRD-02, GRD-04] says of each page that nothing is there yet, and keeps All Users from type 6 @phone', async ({
    login,
    page,
  }) => {
    await page.goto('/portal');
    await expect(page).toHaveURL('/login');
    const person = await createTestUser(buildContestant());
    await login.logIn(person);
    await expect(page).toHaveURL('/portal/home');
    const pages = page.getByRole('navigation', { name: 'Portal' });
    for (const [name, empty] of [
      ['Orders', 'No orders yet'],
      ['Reports', 'No reports yet'],
      ['Billing', 'No bills yet'],
      ['All Users', 'No users here yet'],
    ] as const) {
      await pages.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    }
    const options = page.getByLabel('Search in');
    await expect(options).toBeDisabled();
    await expect(options.getByRole('option')).toHaveText(['Orders', 'Reports', 'Billing']);
    await expect(page.getByText('There is nothing to search yet.')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await getAdminFirestore().doc(`users/${person.id}`).update({ account_type: 6 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(pages.getByRole('link')).toHaveText(['Home', 'Orders', 'Reports', 'Billing']);
  });

  test('[POR-01] takes a second factor away after a question, and tells when it cannot', async ({
    logInAs,
    login,
    feed,
    page,
  }) => {
    const person = await createTestUser(buildContestant());
    await logInAs(person);
    await setSecondFactors(person.id, ['Work phone', 'Old phone']);
    await page.goto('/portal/home');
    const menu = page.getByRole('button', { name: person.name });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Second factors' }).click();
    const list = page.getByRole('dialog', { name: 'Second factors' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const question = page.getByRole('dialog', { name: 'Remove second factor' });
    const remove = async (name: string, answer: string) => {
      await list.getByRole('button', { name: `Remove ${name}` }).click();
      await expect(question).toContainText(`Are you sure you want to remove ${name}?`);
      await question.getByRole('button', { name: answer }).click();
    };
    await remove('Old phone', 'Keep it');
    await expect(list.getByRole('listitem')).toHaveCount(2);

    await page.route(/mfaEnrollment:withdraw/, (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
      }),
    );
    await remove('Old phone', 'Remove');
    await expect(page.getByText('You have logged in too long ago to remove it here.')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await page.unroute(/mfaEnrollment:withdraw/);
    await remove('Old phone', 'Remove');
    await expect(page.getByText('Old phone is removed.')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveText([/Work phone/]);

    await list.getByRole('button', { name: 'Close' }).click();

    // A browser that does not let go of the session.
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('closed', 'InvalidStateError');
      };
    });
    const logOut = async () => {
      // By the keyboard: what was told a moment ago lies over the menu.
      await menu.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Second factors' })).toBeFocused();
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

    // The login page cannot take the factor that is left, and says so.
    await login.logIn(person);
    await expect(page.getByText('This account asks for a second factor')).toBeVisible();
    await setSecondFactors(person.id, []);
    await login.logIn(person);
    await expect(feed.heading).toBeVisible();
  });
});
