import { readFile } from 'node:fs/promises';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildInviteNotification } from '#tests/support/factories/notification.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  type StoredUser,
} from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { AccountPage } from './pages/account-page.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import {
  getAdminFirestore,
  getAdminBucket,
  createTestUser,
  fetchStoredProfile,
} from './support/test-users.ts';
import { expect, test } from './support/test.ts';

/** A contractor with an animal, a video of it with its files, and notifications. */
async function createContractorWithData(count: number) {
  const profile = buildContractor({ name: 'Long Draw' });
  // A name of its own: the search is tested beside.
  const animal = buildBull(profile, { name: 'Long Goodbye' });
  const ride = buildVideo(profile, { animal });
  const paths = [
    `users/${profile.id}/profile.jpg`,
    `animals/${animal.id}/profile.jpg`,
    `videos/${ride.id}.mov`,
    `videos/${ride.id}/${ride.id}.png`,
  ];
  const other = buildFan();
  const told = Array.from({ length: count }, () => buildInviteNotification(profile, other));
  const batch = getAdminFirestore().batch();
  batch.set(getAdminFirestore().doc(`animals/${animal.id}`), animal);
  batch.set(getAdminFirestore().doc(`videos/${ride.id}`), ride);
  for (const one of told) batch.set(getAdminFirestore().doc(`notifications/${one.id}`), one);
  const metadata = { owner: profile.id, uploader: profile.id };
  const [person] = await Promise.all([
    createTestUser(profile),
    batch.commit(),
    ...paths.map((path) =>
      getAdminBucket()
        .file(path)
        .save(Buffer.from('a file'), { resumable: false, validation: false, metadata: { metadata } }),
    ),
  ]);
  return { person, profile, animal, ride, paths, told };
}

const documentExists = async (path: string) => (await getAdminFirestore().doc(path).get()).exists;
const fileExists = async (path: string) => (await getAdminBucket().file(path).exists())[0];

test.describe('taking the data along', () => {
  test('one file holds everything, also what takes more than one page to read', async ({
    logInAs,
    account,
    page,
  }) => {
    const { person, animal, ride } = await createContractorWithData(101);
    await logInAs(person);
    await account.open();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^rodeo-reel-my-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      profile: StoredUser;
      videos: { id: string; created: string; clip_url: string }[];
      animals: { id: string }[];
      notifications: { id: string }[];
    };
    expect(data.profile).toMatchObject({ id: person.id, email: person.email, account_type: 1 });
    expect(data.animals.map(({ id }) => id)).toEqual([animal.id]);
    expect(data.videos.map(({ id, created }) => [id, created])).toEqual([
      [ride.id, ride.created?.toISOString()],
    ]);
    const clip = await page.request.get(data.videos[0]?.clip_url ?? '');
    expect(await clip.text()).toBe('a file');
    expect(new Set(data.notifications.map(({ id }) => id)).size).toBe(101);
  });

  test('a server that does not answer is told, and another try works', async ({ logInAs, account, page }) => {
    await logInAs(await createTestUser());
    await account.open();
    await page.route(/documents:runQuery/, (route) => route.abort());
    const button = page.getByRole('button', { name: 'Download my data' });
    await button.click();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await page.unroute(/documents:runQuery/);
    const download = page.waitForEvent('download');
    await button.click();
    await download;
  });
});

test.describe('deleting the account', () => {
  test('asks for the password and for consent, and can be left @phone', async ({ logInAs, account }) => {
    const person = await createTestUser();
    await logInAs(person);
    await account.open();
    await account.openDeleteDialog();
    const { dialog } = account;
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByText('Current Password is required')).toBeVisible();
    await expect(dialog.getByText('Confirm that this is what you want')).toBeVisible();
    await account.confirmDeletion('not-this-one');
    await expect(dialog.getByText('The current password is not right.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toBeHidden();
    expect(await documentExists(`users/${person.id}`)).toBe(true);
  });

  test('goes on after a failure at either end, and leaves nothing behind @phone', async ({
    logInAs,
    login,
    account,
    page,
  }) => {
    const { person, animal, ride, paths, told } = await createContractorWithData(2);
    const stranger = buildContestant();
    const kept = buildVideo(stranger, { contestants: [] });
    await getAdminFirestore().doc(`videos/${kept.id}`).set(kept);
    await logInAs(person);
    await account.open();
    await account.openDeleteDialog();
    const { dialog } = account;

    const thumbnail = (url: URL) => decodeURIComponent(url.pathname).endsWith(`${ride.id}.png`);
    await page.route(thumbnail, (route) => route.abort());
    await account.confirmDeletion(person.password);
    await expect(dialog.getByText(/Not all of your videos are deleted.*Try again to go on/)).toBeVisible({
      timeout: 40_000,
    });
    expect(await documentExists(`videos/${ride.id}`)).toBe(true);
    expect(await documentExists(`users/${person.id}`)).toBe(true);
    await page.unroute(thumbnail);

    await page.route(/accounts:delete/, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('All is deleted but your login')).toBeVisible({ timeout: 20_000 });
    await page.unroute(/accounts:delete/);
    await dialog.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByText('Your account is deleted, with all that belonged to it.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All views are free' })).toBeVisible();
    const gone = [`users/${person.id}`, `animals/${animal.id}`, `videos/${ride.id}`];
    for (const path of [...gone, ...told.map(({ id }) => `notifications/${id}`)])
      expect(await documentExists(path), path).toBe(false);
    for (const path of paths) expect(await fileExists(path), path).toBe(false);
    expect(await documentExists(`videos/${kept.id}`)).toBe(true);

    await login.open();
    await login.logIn(person);
    await expect(page.getByText('The email or the password is not right.')).toBeVisible();
  });
});

test.describe('changing the account type', () => {
  test('[TYP-01] asks first, writes nothing else, and lets a fan upload at once @phone', async ({
    logInAs,
    shell,
    account,
    page,
  }) => {
    const person = await createTestUser(buildFan());
    const before = await fetchStoredProfile(person.id);
    await logInAs(person);
    await account.open();
    await account.openTypeDialog();
    await expect(account.typeOption('Fan')).toBeDisabled();
    await account.typeOption('Contestant').click();
    await expect(
      account.dialog.getByText(
        'Changing this account type may alter your account but can be reverted. Are you sure you want to proceed?',
      ),
    ).toBeVisible();
    await account.dialog.getByRole('button', { name: 'No' }).click();
    expect(await fetchStoredProfile(person.id)).toEqual(before);
    await account.typeOption('Contestant').click();
    await account.dialog.getByRole('button', { name: 'Yes' }).click();
    // A contestant competes in something, which a fan was never asked for.
    await expect(page).toHaveURL('/profile/edit');
    await expect(page.getByText('Participating events are required')).toBeVisible();
    await expect(account.dialog).toBeHidden();
    expect(await fetchStoredProfile(person.id)).toEqual({ ...before, account_type: 2 });
    await shell.openMenu();
    await expect(shell.navigation.getByRole('link', { name: 'Upload Video' })).toBeVisible();
  });

  test('[TYP-01, GRD-06] a fan has nothing to upload from that moment on, in every window', async ({
    logInAs,
    shell,
    page,
    context,
  }) => {
    const profile = buildContestant();
    const person = await createTestUser(profile);
    await logInAs(person);
    await page.goto('/upload');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    const there = new AccountPage(other);
    await there.open();
    await there.openTypeDialog();
    await expect(there.typeOption('Contestant')).toBeDisabled();
    await there.typeOption('Fan').click();
    await there.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(other.getByText('Your account is now that of a fan.')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Upload Video' }).filter({ visible: true })).toHaveCount(0);
    await expect(page).toHaveURL('/feed', { timeout: 20_000 });
    await expect(shell.navigation.getByRole('link', { name: 'Upload Video' })).toHaveCount(0);
  });

  test('[TYP-01] a failure is told, and the type stays', async ({ logInAs, account, page }) => {
    await logInAs(await createTestUser(buildContestant()));
    await account.open();
    await account.openTypeDialog();
    await page.route(/documents:commit/, (route) => route.abort());
    await account.typeOption('Fan').click();
    await account.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expect(page.getByText('This is the account of a contestant.')).toBeVisible();
  });
});

test('password, account and their dialogs have no accessibility violations @phone', async ({
  logInAs,
  account,
  page,
}) => {
  await logInAs(await createTestUser());
  await page.goto('/profile/change-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('New Password is required')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await account.open();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await account.openTypeDialog();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await account.typeOption('Contractor').click();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await account.dialog.getByRole('button', { name: 'No' }).click();
  await account.dialog.getByRole('button', { name: 'Cancel' }).click();
  await account.openDeleteDialog();
  await account.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
