import type { Page } from '@playwright/test';
import { revokeAccess } from '#tests/support/account-sharing.ts';
import { buildInviteNotification } from '#tests/support/factories/build-notification.ts';
import { buildContractor, buildFan, withSharing } from '#tests/support/factories/build-user.ts';
import { createTestUser, fetchStoredProfile, getAdminFirestore } from '#tests/support/test-users.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { expect, test } from './support/e2e-test.ts';

/** The page 'Account access'. */
export class AccessPage {
  readonly heading;
  readonly dialog;
  readonly emailInput;
  readonly sendButton;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Account access' });
    this.dialog = page.getByRole('dialog');
    this.emailInput = this.dialog.getByLabel('Email');
    this.sendButton = this.dialog.getByRole('button', { name: 'Send' });
  }

  async open(tab: 0 | 1 | 2 | 3 = 0) {
    await this.#page.goto(`/profile/grant-access?tab=${tab}`);
    await this.heading.waitFor();
  }

  tab(name: 'Users' | 'Accounts' | 'Invites' | 'Requests') {
    return this.#page
      .getByRole('navigation', { name: 'Account access', exact: true })
      .getByRole('link', { name });
  }

  peopleRows(title: string) {
    return this.#page.getByRole('region', { name: title }).getByRole('listitem');
  }

  button(name: string) {
    return this.#page.getByRole('main').getByRole('button', { name });
  }

  /** Opens the dialog and enters an email, without sending. */
  async lookUpAccount(button: 'Invite' | 'Request access', email: string) {
    await this.#page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await this.emailInput.fill(email);
  }
}

const monthMs = 31 * 24 * 60 * 60 * 1000;

test('[ACC-01, ACC-02, ACC-03, NOTE-02, SIDE-01, SWT-01] an invite arrives, is accepted and used, and the end of access arrives', async ({
  openFeedAs,
  shell,
  chooser,
  page,
}) => {
  const owner = buildContractor({
    name: 'Vandersteen-Castellanos-Montgomery Bucking Stock',
  });
  const invited = withSharing('invited', owner, buildFan());
  const expired = withSharing('requested', buildContractor({ name: 'Dry Creek' }), invited.delegate);
  const [grantor, delegate] = await Promise.all([
    createTestUser(invited.grantor, {
      email: `bartholomew.vandersteen-castellanos.${crypto.randomUUID()}@example.com`,
    }),
    createTestUser(expired.delegate),
    createTestUser(expired.grantor, { pendingSince: new Date(Date.now() - monthMs) }),
  ]);
  await openFeedAs(delegate);
  const invite = buildInviteNotification(expired.delegate, owner);
  await getAdminFirestore().doc(`notifications/${invite.id}`).set(invite);
  await expect(shell.unreadBadge).toHaveText('1 unread');
  await shell.goTo('Notifications');
  await page.getByRole('link', { name: `${grantor.name} invited you to use their account.` }).click();
  await expect(page).toHaveURL('/profile/grant-access?tab=2');

  const access = new AccessPage(page);
  await expect(access.peopleRows('Invites for you')).toContainText(grantor.name);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await access.button(`Accept ${grantor.name}`).click();
  await expect(page.getByText(`You now have access to ${grantor.name}.`)).toBeVisible();
  await expect(access.tab('Accounts')).toHaveAccessibleName('Accounts 1');
  await access.tab('Requests').click();
  await expect(access.peopleRows('Requests you sent')).toContainText('Dry Creek');
  await access.lookUpAccount('Request access', grantor.email);
  await expect(access.dialog.getByText('You already have access.')).toBeVisible();
  await expect(access.sendButton).toBeDisabled();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await access.dialog.getByRole('button', { name: 'Cancel' }).click();

  await shell.settings('Switch User').click();
  await chooser.choose(grantor.name);
  await expect(page).toHaveURL('/feed');
  await shell.settings('Grant Account Access').click();
  await access.tab('Accounts').click();
  await expect(page.getByText(`You're acting as ${grantor.name}.`)).toBeVisible();
  await revokeAccess({ delegate, grantor });
  await expect(page.getByText(`You no longer have access to ${grantor.name}.`)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: "You don't have access to other accounts yet" }),
  ).toBeVisible();
  expect((await fetchStoredProfile(delegate.id))?.current_accessed_account).toBe(delegate.id);
});
