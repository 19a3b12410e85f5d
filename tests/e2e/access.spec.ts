import type { Browser, Page } from '@playwright/test';
import { buildContractor, buildFan, withSharing, type StoredUser } from '#tests/support/factories/user.ts';
import { AccessPage } from './pages/access-page.ts';
import { AccountChooser } from './pages/account-chooser.ts';
import { LoginPage } from './pages/login-page.ts';
import { AppShell } from './pages/app-shell.ts';
import { createTestUser, fetchStoredProfile, type TestUser } from './support/test-users.ts';
import { expect, test } from './support/test.ts';

/** Another person, in a browser of their own. */
async function openBrowserAs(browser: Browser, person: TestUser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(person);
  await page.getByRole('heading', { name: 'Feed', exact: true }).waitFor();
  return page;
}

/** An owner of stock and a fan, as they are before either has done anything unless more is given. */
async function createOwnerAndHelper(
  grantor: StoredUser = buildContractor({ name: 'Cedar Gap' }),
  delegate: StoredUser = buildFan(),
) {
  const [owner, helper] = await Promise.all([createTestUser(grantor), createTestUser(delegate)]);
  return { owner, helper };
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
  test('[ACC-01, ACC-02, ACC-03, ACC-04, NOTE-02, SIDE-01, SWT-01] from the invite through acting to the end of it, between two browsers @phone', async ({
    browser,
    logInAs,
    shell,
    page,
  }) => {
    // Two browsers, one after the other in most steps.
    test.setTimeout(120_000);
    const { owner, helper } = await createOwnerAndHelper();
    const theirs = await openBrowserAs(browser, helper);
    await logInAs(owner);
    const access = new AccessPage(page);
    await shell.openMenu();
    await shell.settings('Grant Account Access').click();
    await expect(page.getByRole('heading', { name: 'Nobody acts for you' })).toBeVisible();
    await access.lookUpAccount('Invite', helper.email);
    await expect(access.dialog.getByText(helper.name)).toBeVisible();
    await access.sendButton.click();
    await expect(access.dialog).toHaveCount(0);
    await expect(page.getByText(`Your invite to ${helper.name} is sent.`)).toBeVisible();
    await access.tab('Invites').click();
    await expect(access.tab('Invites')).toHaveAccessibleName('Invites 1');
    await expect(access.peopleRows('You invited them')).toContainText('Waiting');

    const there = new AppShell(theirs);
    await expect(there.unreadBadge).toHaveText('1 unread');
    await theirs.goto('/notifications');
    await theirs.getByRole('link', { name: 'Cedar Gap invited you to use their account.' }).click();
    await expect(theirs).toHaveURL('/profile/grant-access?tab=2');
    const accessThere = new AccessPage(theirs);
    await expect(accessThere.peopleRows('They invited you')).toContainText(owner.email);
    await accessThere.button('Accept Cedar Gap').click();
    await expect(theirs.getByText('You may act for Cedar Gap now.')).toBeVisible();
    await expect(accessThere.tab('Accounts')).toHaveAccessibleName('Accounts 1');

    // The owner's lists follow by themselves.
    await expect(page.getByRole('heading', { name: 'No open invites' })).toBeVisible();
    await access.tab('Users').click();
    await expect(access.peopleRows('They may act for you')).toContainText(helper.name);
    await expect(shell.unreadBadge).toHaveText('1 unread');

    await there.openMenu();
    await there.settings('Switch User').click();
    await new AccountChooser(theirs).choose('Cedar Gap');
    await expect(theirs).toHaveURL('/feed');
    await accessThere.open(1);
    await expect(
      theirs.getByText('You act for Cedar Gap. This page is about your own account'),
    ).toBeVisible();

    await access.button(`Remove ${helper.name}`).click();
    await expect(access.dialog).toContainText('Are you sure you want to remove user access?');
    await access.dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(access.peopleRows('They may act for you')).toHaveCount(1);
    await access.button(`Remove ${helper.name}`).click();
    await access.confirmRemoval();
    await expect(page.getByText(`${helper.name} no longer acts for you.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nobody acts for you' })).toBeVisible();

    await expect(theirs.getByText('You no longer have access to Cedar Gap.')).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'You act for nobody else' })).toBeVisible();
    expect((await fetchStoredProfile(helper.id))?.current_accessed_account).toBe(helper.id);
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(helper)]).toEqual([
      emptyAccessMaps,
      emptyAccessMaps,
    ]);
    await theirs.context().close();
  });

  test('[ACC-01, ACC-02, ACC-03, ACC-04] from the request through its acceptance to leaving the account', async ({
    browser,
    logInAs,
    page,
  }) => {
    // Two browsers, one after the other in most steps.
    test.setTimeout(120_000);
    const { owner, helper } = await createOwnerAndHelper();
    const theirs = await openBrowserAs(browser, owner);
    const accessThere = new AccessPage(theirs);
    await accessThere.open(3);
    await logInAs(helper);
    const access = new AccessPage(page);
    await access.open(3);
    await access.lookUpAccount('Request access', owner.email.toUpperCase());
    await access.sendButton.click();
    await expect(page.getByText('Your request to Cedar Gap is sent.')).toBeVisible();
    await expect(access.peopleRows('You asked for theirs')).toContainText('Waiting');
    await expect(accessThere.peopleRows('They ask for yours')).toContainText(helper.name);
    await accessThere.button(`Accept ${helper.name}`).click();
    await expect(theirs.getByText(`${helper.name} may act for you now.`)).toBeVisible();
    await expect(accessThere.tab('Users')).toHaveAccessibleName('Users 1');
    await access.tab('Accounts').click();
    await expect(access.peopleRows('You may act for them')).toContainText(owner.email);
    await page.goto('/notifications');
    await page.getByRole('link', { name: 'Cedar Gap accepted your request.' }).click();
    await expect(page).toHaveURL('/profile/grant-access?tab=1');
    await access.button('Remove Cedar Gap').click();
    await expect(access.dialog).toContainText('Are you sure you want to remove account access?');
    await access.confirmRemoval();
    await expect(page.getByRole('heading', { name: 'You act for nobody else' })).toBeVisible();
    await expect(accessThere.tab('Users')).toHaveAccessibleName('Users 0');
    expect([await fetchAccessMaps(owner), await fetchAccessMaps(helper)]).toEqual([
      emptyAccessMaps,
      emptyAccessMaps,
    ]);
    await theirs.context().close();
  });

  for (const { sharing, tab, list, button, question } of [
    { sharing: 'invited', tab: 2, list: 'You invited them', button: 'Cancel', question: 'invites' },
    { sharing: 'requested', tab: 3, list: 'They ask for yours', button: 'Deny', question: 'requests' },
  ] as const) {
    test(`[ACC-03, ACC-04] what is ${sharing} ends on both sides, after a question`, async ({
      logInAs,
      page,
    }) => {
      const both = withSharing(sharing, buildContractor({ name: 'Cedar Gap' }), buildFan());
      const { owner, helper } = await createOwnerAndHelper(both.grantor, both.delegate);
      await logInAs(owner);
      const access = new AccessPage(page);
      await access.open(tab);
      await expect(access.peopleRows(list)).toHaveCount(1);
      await access.button(`${button} ${helper.name}`).click();
      await expect(access.dialog).toContainText(`Are you sure you want to remove ${question}?`);
      await access.confirmRemoval();
      await expect(access.peopleRows(list)).toHaveCount(0);
      expect([await fetchAccessMaps(owner), await fetchAccessMaps(helper)]).toEqual([
        emptyAccessMaps,
        emptyAccessMaps,
      ]);
    });

    test(`[ACC-03, ACC-04] the other side of what is ${sharing} may end it as well`, async ({
      logInAs,
      page,
    }) => {
      const both = withSharing(sharing, buildContractor({ name: 'Cedar Gap' }), buildFan());
      const { owner, helper } = await createOwnerAndHelper(both.grantor, both.delegate);
      await logInAs(helper);
      const access = new AccessPage(page);
      await access.open(tab);
      await access.button(`${button === 'Deny' ? 'Cancel' : 'Deny'} Cedar Gap`).click();
      await access.confirmRemoval();
      await expect(page.getByRole('heading', { name: /^No open/ })).toBeVisible();
      expect([await fetchAccessMaps(owner), await fetchAccessMaps(helper)]).toEqual([
        emptyAccessMaps,
        emptyAccessMaps,
      ]);
    });
  }
});

test.describe('the address of an invite or a request', () => {
  test('[ACC-02] is checked as it is typed, and found or not', async ({ logInAs, page }) => {
    const { owner, helper } = await createOwnerAndHelper();
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
    await access.emailInput.fill(`no-${helper.email}`);
    await expect(access.sendButton).toBeDisabled();
    await expect(access.dialog.getByText('E-mail does not exist')).toBeVisible();
    await expect(access.sendButton).toBeDisabled();
    await access.emailInput.fill(helper.email);
    await expect(access.dialog.getByText(helper.name)).toBeVisible();
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

  test('[ACC-02] leads nowhere when somebody has access, is invited or asks already', async ({
    logInAs,
    page,
  }) => {
    let grantor: StoredUser = buildContractor({ name: 'Cedar Gap' });
    const others: TestUser[] = [];
    for (const sharing of ['shared', 'invited', 'requested'] as const) {
      const both = withSharing(sharing, grantor, buildFan());
      grantor = both.grantor;
      others.push(await createTestUser(both.delegate));
    }
    await logInAs(await createTestUser(grantor));
    const access = new AccessPage(page);
    await access.open();
    await access.lookUpAccount('Invite', '');
    for (const [place, words] of [
      'act for you already',
      'invited already',
      'accept their request',
    ].entries()) {
      await access.emailInput.fill(others[place]?.email ?? '');
      await expect(access.dialog.getByText(words)).toBeVisible();
      await expect(access.sendButton).toBeDisabled();
    }
  });

  test('[ACC-02, ACC-03] stays typed when the server is away, and is sent at the next try', async ({
    logInAs,
    page,
  }) => {
    const { owner, helper } = await createOwnerAndHelper();
    await logInAs(owner);
    const access = new AccessPage(page);
    await access.open();
    await page.route(/documents:runQuery/, (route) => route.abort());
    await access.lookUpAccount('Invite', helper.email);
    await expect(access.dialog.getByText('The server cannot be reached.')).toBeVisible({ timeout: 20_000 });
    await expect(access.sendButton).toBeDisabled();
    await page.unroute(/documents:runQuery/);
    await access.dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(access.sendButton).toBeEnabled();

    await page.route(/documents:commit/, (route) => route.abort());
    await access.sendButton.click();
    await expect(page.getByText('Your invite was not sent. The server cannot be reached.')).toBeVisible();
    await expect(access.emailInput).toHaveValue(helper.email);
    expect(await fetchAccessMaps(helper)).toEqual(emptyAccessMaps);
    await page.unroute(/documents:commit/);
    await access.sendButton.click();
    await expect(page.getByText(`Your invite to ${helper.name} is sent.`)).toBeVisible();
  });
});
