import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor, buildFan, withSharing } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { AccessPage } from './pages/access-page.ts';
import { TagPicker } from './pages/tag-picker.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { openBrowserAs } from './support/open-browser.ts';
import { publishRides } from '#tests/support/rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';
import { waitUntilIndexed } from '#tests/support/wait-until-indexed.ts';

test('a member blocks somebody, who can no longer invite them, and unblocks them in the settings', async ({
  logInAs,
  account,
  page,
  browser,
}) => {
  const [member, stranger] = await Promise.all([
    createTestUser(buildFan({ first_name: 'Mara' })),
    createTestUser(buildContractor({ name: 'Cedar Gap' })),
  ]);
  await logInAs(member);
  await page.goto(`/my-rodeo/${stranger.id}`);
  const options = page.getByRole('button', { name: 'Options for Cedar Gap' });
  await options.click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block Cedar Gap?' });
  await expect(dialog).toContainText("They can't invite you");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await options.press('Enter');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('You blocked Cedar Gap.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await getAdminFirestore().doc(`blocks/${member.id}_${stranger.id}`).get()).exists).toBe(true);

  const strangerPage = await openBrowserAs(browser, stranger);
  const access = new AccessPage(strangerPage);
  await access.open();
  await access.lookUpAccount('Invite', member.email);
  await access.sendButton.click();
  await expect(strangerPage.getByText("This account can't receive it right now.")).toBeVisible();
  await strangerPage.context().close();

  await account.open();
  const section = account.section('Blocked accounts');
  await expect(section.getByRole('listitem')).toContainText('Cedar Gap');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await section.getByRole('button', { name: 'Unblock Cedar Gap' }).click();
  await expect(page.getByText('You unblocked Cedar Gap.')).toBeVisible();
  await expect(section.getByText("You haven't blocked anyone.")).toBeVisible();
});

test('the profile menu unblocks, and says that a delegate keeps access', async ({ logInAs, page }) => {
  const { grantor, delegate } = withSharing('shared', buildContractor(), buildFan({ first_name: 'Mara' }));
  const [owner] = await Promise.all([createTestUser(grantor), createTestUser(delegate)]);
  await logInAs(owner);
  await page.goto(`/my-rodeo/${delegate.id}`);
  const options = page.getByRole('button', { name: /^Options for Mara/ });
  await options.click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('They still have access to your account.');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(/^You blocked Mara/)).toBeVisible();
  await options.click();
  await page.getByRole('menuitem', { name: 'Unblock' }).click();
  await expect(page.getByText(/^You unblocked Mara/)).toBeVisible();
  expect((await getAdminFirestore().doc(`blocks/${owner.id}_${delegate.id}`).get()).exists).toBe(false);
  await page.goto(`/my-rodeo/${owner.id}`);
  await expect(page.getByRole('button', { name: /^Options for/ })).toHaveCount(0);
});

test('tagging somebody who blocks the account is refused with a reason', async ({
  logInAs,
  upload,
  page,
}) => {
  const lastName = `Quill${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const owner = buildContractor();
  const rider = buildContestant({ first_name: 'Zed', last_name: lastName });
  const bull = buildBull(owner);
  const ride = buildVideo(owner, { animal: bull });
  await getAdminFirestore().doc(`animals/${bull.id}`).set(bull);
  await getAdminFirestore()
    .doc(`blocks/${rider.id}_${owner.id}`)
    .set({ user_id: rider.id, blocked_id: owner.id, created: new Date() });
  const [user] = await Promise.all([createTestUser(owner), createTestUser(rider), publishRides(ride)]);
  await waitUntilIndexed('users', rider.id);
  await logInAs(user);
  await page.goto(`/edit/video/${ride.id}`);
  const tags = new TagPicker(page);
  await tags.chooseContestant(lastName);
  const save = async () => {
    await upload.saveButton.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  };
  await save();
  await expect(page.getByText("One of the tags didn't work.")).toBeVisible();
  await page.getByRole('button', { name: 'Clear contestant' }).click();
  await save();
  await expect(page.getByText('Changes saved.')).toBeVisible();
});
