import type { Route } from '@playwright/test';
import { buildContractor, buildFan, withSharing, type StoredUser } from '#tests/support/factories/user.ts';
import { AccessPage } from './pages/access-page.ts';
import { AccountChooser } from './pages/account-chooser.ts';
import { AppShell } from './pages/app-shell.ts';
import { openBrowserAs } from './support/open-browser.ts';
import { createTestUser, fetchStoredProfile, type TestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

/** Creates two users, by default without shared access. */
async function createOwnerAndDelegate(
  grantor: StoredUser = buildContractor({ name: 'Cedar Gap' }),
  delegateProfile: StoredUser = buildFan(),
) {
  const [owner, delegate] = await Promise.all([createTestUser(grantor), createTestUser(delegateProfile)]);
  return { owner, delegate };
}

const fetchAccessMaps = async ({ id }: TestUser) => {
  const stored = await fetchStoredProfile(id);
  return [
    stored?.user_access,
    stored?.account_access,
    stored?.sent_invites,
    stored?.received_invites,
    stored?.sent_requests,
    stored?.received_requests,
  ].map((map) => Object.keys(map ?? {}));
};
const emptyAccessMaps = [[], [], [], [], [], []];

test.describe('sharing an account', () => {
  test('[ACC-01, ACC-02, ACC-03, ACC-04, NOTE-02, SIDE-01, SWT-01] invites a user, who accepts, acts for the account and is removed', async ({
    browser,
    openFeedAs,
    shell,
    page,
  }) => {
    const { owner, delegate } = await createOwnerAndDelegate();
    const otherPage = await openBrowserAs(browser, delegate);
    await otherPage.goto('/feed');
    await openFeedAs(owner);
    const access = new AccessPage(page);
    await shell.openMenu();
    await shell.settings('Grant Account Access').click();
    await expect(page.getByRole('heading', { name: 'No one has access to your account yet' })).toBeVisible();
    await access.lookUpAccount('Invite', delegate.email);
    await expect(access.dialog.getByText(delegate.name)).toBeVisible();
    await access.sendButton.click();
    await expect(access.dialog).toHaveCount(0);
    await expect(page.getByText(`Invite sent to ${delegate.name}.`)).toBeVisible();
    await access.tab('Invites').click();
    await expect(access.tab('Invites')).toHaveAccessibleName('Invites 1');
    await expect(access.peopleRows('Invites you sent')).toContainText('Pending');

    const otherShell = new AppShell(otherPage);
    await expect(otherShell.unreadBadge).toHaveText('1 unread');
    await otherPage.goto('/notifications');
    await otherPage.getByRole('link', { name: 'Cedar Gap invited you to use their account.' }).click();
    await expect(otherPage).toHaveURL('/profile/grant-access?tab=2');
    const otherAccess = new AccessPage(otherPage);
    await expect(otherAccess.peopleRows('Invites for you')).toContainText(owner.email);
    await otherAccess.button('Accept Cedar Gap').click();
    await expect(otherPage.getByText('You now have access to Cedar Gap.')).toBeVisible();
    await expect(otherAccess.tab('Accounts')).toHaveAccessibleName('Accounts 1');

    // The owner's lists update live.
    await expect(page.getByRole('heading', { name: 'No invites yet' })).toBeVisible();
    await access.tab('Users').click();
    await expect(access.peopleRows('People with access')).toContainText(delegate.name);
    await expect(shell.unreadBadge).toHaveText('1 unread');

    await otherShell.openMenu();
    await otherShell.settings('Switch User').click();
    await new AccountChooser(otherPage).choose('Cedar Gap');
    await expect(otherPage).toHaveURL('/feed');
    await otherAccess.open(1);
    await expect(
      otherPage.getByText("You're acting as Cedar Gap. This page is about your own account"),
    ).toBeVisible();

    await access.button(`Remove ${delegate.name}`).click();
    await expect(access.dialog).toContainText('Are you sure you want to remove user access?');
    await access.dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(access.peopleRows('People with access')).toHaveCount(1);
    await access.button(`Remove ${delegate.name}`).click();
    await access.confirmRemoval();
    await expect(page.getByText(`${delegate.name} no longer has access to your account.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No one has access to your account yet' })).toBeVisible();

    await expect(otherPage.getByText('You no longer have access to Cedar Gap.')).toBeVisible();
    await expect(
      otherPage.getByRole('heading', { name: "You don't have access to other accounts yet" }),
    ).toBeVisible();
    expect((await fetchStoredProfile(delegate.id))?.current_accessed_account).toBe(delegate.id);
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([
      emptyAccessMaps,
      emptyAccessMaps,
    ]);
    await otherPage.context().close();
  });

  test('[ACC-01, ACC-02, ACC-03, ACC-04] requests access, which is accepted, and leaves the account', async ({
    browser,
    logInAs,
    page,
  }) => {
    const { owner, delegate } = await createOwnerAndDelegate();
    const otherPage = await openBrowserAs(browser, owner);
    const otherAccess = new AccessPage(otherPage);
    await otherAccess.open(3);
    await logInAs(delegate);
    const access = new AccessPage(page);
    await access.open(3);
    await access.lookUpAccount('Request access', owner.email.toUpperCase());
    await access.sendButton.click();
    await expect(page.getByText('Request sent to Cedar Gap.')).toBeVisible();
    await expect(access.peopleRows('Requests you sent')).toContainText('Pending');
    await expect(otherAccess.peopleRows('Requests for your account')).toContainText(delegate.name);
    await otherAccess.button(`Accept ${delegate.name}`).click();
    await expect(otherPage.getByText(`${delegate.name} now has access to your account.`)).toBeVisible();
    await expect(otherAccess.tab('Users')).toHaveAccessibleName('Users 1');
    await access.tab('Accounts').click();
    await expect(access.peopleRows('Accounts you can act as')).toContainText(owner.email);
    await page.goto('/notifications');
    await page.getByRole('link', { name: 'Cedar Gap accepted your request.' }).click();
    await expect(page).toHaveURL('/profile/grant-access?tab=1');
    await access.button('Remove Cedar Gap').click();
    await expect(access.dialog).toContainText('Are you sure you want to remove account access?');
    await access.confirmRemoval();
    await expect(
      page.getByRole('heading', { name: "You don't have access to other accounts yet" }),
    ).toBeVisible();
    await expect(otherAccess.tab('Users')).toHaveAccessibleName('Users 0');
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([
      emptyAccessMaps,
      emptyAccessMaps,
    ]);
    await otherPage.context().close();
  });

  for (const { sharing, tab, list, button, question } of [
    { sharing: 'invited', tab: 2, list: 'Invites you sent', button: 'Cancel', question: 'invites' },
    { sharing: 'requested', tab: 3, list: 'Requests for your account', button: 'Deny', question: 'requests' },
  ] as const) {
    test(`[ACC-03, ACC-04] the sender or owner ends what is ${sharing} after confirmation`, async ({
      logInAs,
      page,
    }) => {
      const profiles = withSharing(sharing, buildContractor({ name: 'Cedar Gap' }), buildFan());
      const { owner, delegate } = await createOwnerAndDelegate(profiles.grantor, profiles.delegate);
      await logInAs(owner);
      const access = new AccessPage(page);
      await access.open(tab);
      await expect(access.peopleRows(list)).toHaveCount(1);
      await access.button(`${button} ${delegate.name}`).click();
      await expect(access.dialog).toContainText(`Are you sure you want to remove ${question}?`);
      await access.confirmRemoval();
      await expect(access.peopleRows(list)).toHaveCount(0);
      expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([
        emptyAccessMaps,
        emptyAccessMaps,
      ]);
    });

    test(`[ACC-03, ACC-04] the other party can end what is ${sharing}`, async ({ logInAs, page }) => {
      const profiles = withSharing(sharing, buildContractor({ name: 'Cedar Gap' }), buildFan());
      const { owner, delegate } = await createOwnerAndDelegate(profiles.grantor, profiles.delegate);
      await logInAs(delegate);
      const access = new AccessPage(page);
      await access.open(tab);
      await access.button(`${button === 'Deny' ? 'Cancel' : 'Deny'} Cedar Gap`).click();
      await access.confirmRemoval();
      await expect(page.getByRole('heading', { name: /^No (invites|requests) yet$/ })).toBeVisible();
      expect([await fetchAccessMaps(owner), await fetchAccessMaps(delegate)]).toEqual([
        emptyAccessMaps,
        emptyAccessMaps,
      ]);
    });
  }
});

test.describe('email of an invite or request', () => {
  test('[ACC-02] is validated and looked up while typing', async ({ logInAs, page }) => {
    const { owner, delegate } = await createOwnerAndDelegate();
    await logInAs(owner);
    const access = new AccessPage(page);
    await access.open();
    await access.lookUpAccount('Invite', 'x');
    await expect(access.dialog.getByText('E-mail must be valid')).toBeVisible();
    await access.emailInput.fill('');
    await access.emailInput.blur();
    await expect(access.dialog.getByText('E-mail is required')).toBeVisible();
    await access.emailInput.fill(owner.email);
    await expect(access.dialog.getByText('E-mail cannot be yours')).toBeVisible();
    await expect(access.sendButton).toBeDisabled();
    await access.emailInput.fill(`no-${delegate.email}`);
    await expect(access.sendButton).toBeDisabled();
    await expect(access.dialog.getByText('E-mail does not exist')).toBeVisible();
    await expect(access.sendButton).toBeDisabled();
    await access.emailInput.fill(delegate.email);
    await expect(access.dialog.getByText(delegate.name)).toBeVisible();
    await expect(access.sendButton).toBeEnabled();
    await access.emailInput.press('End');
    await access.emailInput.pressSequentially('x');
    await expect(access.sendButton).toBeDisabled();
    await access.dialog.getByRole('button', { name: 'Cancel' }).click();

    await access.open(1);
    await access.lookUpAccount('Request access', owner.email);
    await expect(access.dialog.getByText('This is your own account.')).toBeVisible();
    await expect(access.dialog.getByText('E-mail cannot be yours')).toHaveCount(0);
    await expect(access.sendButton).toBeDisabled();
  });

  test('[ACC-02] is rejected if the user already has access, an invite or a request', async ({
    logInAs,
    page,
  }) => {
    let grantor: StoredUser = buildContractor({ name: 'Cedar Gap' });
    const delegates: TestUser[] = [];
    for (const sharing of ['shared', 'invited', 'requested'] as const) {
      const profiles = withSharing(sharing, grantor, buildFan());
      grantor = profiles.grantor;
      delegates.push(await createTestUser(profiles.delegate));
    }
    await logInAs(await createTestUser(grantor));
    const access = new AccessPage(page);
    await access.open();
    await access.lookUpAccount('Invite', '');
    for (const [index, text] of [
      'already have access',
      'already invited',
      'accept their request',
    ].entries()) {
      await access.emailInput.fill(delegates[index]?.email ?? '');
      await expect(access.dialog.getByText(text)).toBeVisible();
      await expect(access.sendButton).toBeDisabled();
    }
  });

  test('[ACC-02, ACC-03] is kept after a network failure and sent on retry', async ({ logInAs, page }) => {
    const { owner, delegate } = await createOwnerAndDelegate();
    await logInAs(owner);
    const access = new AccessPage(page);
    await access.open();
    const isLookup = (route: Route) => route.request().postData()?.includes('/emails/') ?? false;
    await page.route(/documents:batchGet/, (route) => (isLookup(route) ? route.abort() : route.continue()));
    await access.lookUpAccount('Invite', delegate.email);
    await expect(access.dialog.getByText("The server can't be reached.")).toBeVisible();
    await expect(access.sendButton).toBeDisabled();
    await page.unroute(/documents:batchGet/);
    await access.dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(access.sendButton).toBeEnabled();

    await page.route(/documents:commit/, (route) => route.abort());
    await access.sendButton.click();
    await expect(page.getByText("We couldn't send the invite. The server can't be reached.")).toBeVisible();
    await expect(access.emailInput).toHaveValue(delegate.email);
    expect(await fetchAccessMaps(delegate)).toEqual(emptyAccessMaps);
    await page.unroute(/documents:commit/);
    await access.sendButton.click();
    await expect(page.getByText(`Invite sent to ${delegate.name}.`)).toBeVisible();
  });
});
