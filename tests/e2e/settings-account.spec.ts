import { readFile } from 'node:fs/promises';
import { buildPublishedTickets } from '#scripts/admin/plan-migration.ts';
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
} from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

/** Creates a contractor with an animal, a video, their files and notifications. */
async function createContractorWithData(count: number) {
  const profile = buildContractor({ name: 'Long Draw' });
  // Not a name that the search tests look for.
  const animal = buildBull(profile, { name: 'Long Goodbye' });
  const ride = buildVideo(profile, { animal });
  const paths = [
    `users/${profile.id}/profile.jpg`,
    `users/${profile.id}/profile-small.jpg`,
    `animals/${animal.id}/profile.jpg`,
    `videos/${ride.id}.mov`,
    `videos/${ride.id}/${ride.id}.png`,
  ];
  const other = buildFan();
  const savedId = crypto.randomUUID();
  const notifications = Array.from({ length: count }, () => buildInviteNotification(profile, other));
  const batch = getAdminFirestore().batch();
  batch.set(getAdminFirestore().doc(`animals/${animal.id}`), animal);
  batch.set(getAdminFirestore().doc(`videos/${ride.id}`), ride);
  for (const [path, ticket] of buildPublishedTickets(ride, new Date()))
    batch.set(getAdminFirestore().doc(path), ticket);
  for (const notification of notifications)
    batch.set(getAdminFirestore().doc(`notifications/${notification.id}`), notification);
  batch.set(getAdminFirestore().doc(`saved_videos/${profile.id}`), { video_ids: [savedId] });
  batch.set(getAdminFirestore().doc(`follows/${profile.id}`), {
    user_ids: [other.id],
    animal_ids: [animal.id],
  });
  const metadata = { owner: profile.id, uploader: profile.id };
  const [user] = await Promise.all([
    createTestUser(profile),
    batch.commit(),
    ...paths.map((path) =>
      getAdminBucket()
        .file(path)
        .save(Buffer.from('a file'), { resumable: false, validation: false, metadata: { metadata } }),
    ),
  ]);
  return { user, profile, animal, ride, paths, notifications, savedId, followedId: other.id };
}

const documentExists = async (path: string) => (await getAdminFirestore().doc(path).get()).exists;
const fileExists = async (path: string) => (await getAdminBucket().file(path).exists())[0];

test.describe('data export', () => {
  test('downloads all data in one file, including more than one page of documents', async ({
    logInAs,
    account,
    page,
  }) => {
    const { user, animal, ride, savedId, followedId } = await createContractorWithData(101);
    await logInAs(user);
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
      saved_videos: string[];
      followed_accounts: string[];
      followed_animals: string[];
    };
    expect(data.profile).toMatchObject({ id: user.id, email: user.email, account_type: 1 });
    expect(data.animals.map(({ id }) => id)).toEqual([animal.id]);
    expect(data.videos.map(({ id, created }) => [id, created])).toEqual([
      [ride.id, ride.created?.toISOString()],
    ]);
    const clip = await page.request.get(data.videos[0]?.clip_url ?? '');
    expect(await clip.text()).toBe('a file');
    expect(data.saved_videos).toEqual([savedId]);
    expect(data.followed_accounts).toEqual([followedId]);
    expect(data.followed_animals).toEqual([animal.id]);
    expect(new Set(data.notifications.map(({ id }) => id)).size).toBe(101);
  });

  test('reports a network failure and retries', async ({ logInAs, account, page }) => {
    await logInAs(await createTestUser());
    await account.open();
    await expect(page.getByText("You haven't blocked anyone.")).toBeVisible();
    await page.route(/documents:runQuery/, (route) => route.abort());
    const button = page.getByRole('button', { name: 'Download my data' });
    await button.click();
    await expect(page.getByText("The server can't be reached.")).toBeVisible();
    await page.unroute(/documents:runQuery/);
    const download = page.waitForEvent('download');
    await button.click();
    await download;
  });
});

test.describe('delete account', () => {
  test('requires password and consent, and can be canceled', async ({ logInAs, account, page }) => {
    const user = await createTestUser();
    await logInAs(user);
    await account.open();
    await account.openDeleteDialog();
    const { dialog } = account;
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByText('Current Password is required')).toBeVisible();
    await expect(dialog.getByText('Check the box to delete your account')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await account.confirmDeletion('not-this-one');
    await expect(dialog.getByText('Wrong password. Try again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(dialog).toBeHidden();
    expect(await documentExists(`users/${user.id}`)).toBe(true);
  });

  test('continues after failures and deletes all data', async ({ logInAs, login, account, page }) => {
    const { user, animal, ride, paths, notifications } = await createContractorWithData(2);
    const otherContestant = buildContestant();
    const otherVideo = buildVideo(otherContestant, { contestants: [] });
    await getAdminFirestore().doc(`videos/${otherVideo.id}`).set(otherVideo);
    const unpublished = crypto.randomUUID();
    const ticket = {
      id: unpublished,
      owner: user.id,
      uploader: user.id,
      created: new Date(),
      published: null,
      deleter: null,
      deleting: null,
    };
    await getAdminFirestore().doc(`uploads/${unpublished}`).set(ticket);
    await getAdminBucket().file(`videos/${unpublished}.mov`).save('a clip', { contentType: 'video/mp4' });
    await logInAs(user);
    await account.open();
    await account.openDeleteDialog();
    const { dialog } = account;

    const isThumbnail = (url: URL) => decodeURIComponent(url.pathname).endsWith(`${ride.id}.png`);
    // Not a lost connection, after which the SDK tries again for a while.
    await page.route(isThumbnail, (route) => route.fulfill({ status: 403, body: '{}' }));
    await account.confirmDeletion(user.password);
    await expect(dialog.getByText(/Some of your videos are deleted\..*Try again to continue\./)).toBeVisible({
      timeout: 40_000,
    });
    expect(await documentExists(`videos/${ride.id}`)).toBe(true);
    expect(await documentExists(`users/${user.id}`)).toBe(true);
    await page.unroute(isThumbnail);

    await page.route(/accounts:delete/, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('Everything except your login is deleted')).toBeVisible();
    await page.unroute(/accounts:delete/);
    await dialog.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByText('Your account was deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All views are free' })).toBeVisible();
    const deletedPaths = [`users/${user.id}`, `animals/${animal.id}`, `videos/${ride.id}`];
    const listPaths = [`saved_videos/${user.id}`, `follows/${user.id}`];
    for (const path of [
      ...deletedPaths,
      ...listPaths,
      ...notifications.map(({ id }) => `notifications/${id}`),
    ])
      expect(await documentExists(path), path).toBe(false);
    for (const path of [...paths, `videos/${unpublished}.mov`])
      expect(await fileExists(path), path).toBe(false);
    expect(await documentExists(`videos/${otherVideo.id}`)).toBe(true);

    await login.open();
    await login.logIn(user);
    await expect(page.getByText('Wrong email or password.')).toBeVisible();
  });
});

test.describe('change account type', () => {
  test('[TYP-01] asks for confirmation, changes only the type, and lets a former fan upload', async ({
    logInAs,
    shell,
    account,
    page,
  }) => {
    const user = await createTestUser(buildFan());
    const before = await fetchStoredProfile(user.id);
    await logInAs(user);
    await account.open();
    await account.openTypeDialog();
    await expect(account.typeOption('Fan')).toBeDisabled();
    await account.typeOption('Contestant').click();
    await expect(
      account.dialog.getByText(
        'Changing this account type may alter your account but can be reverted. Are you sure you want to proceed?',
      ),
    ).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await account.dialog.getByRole('button', { name: 'No' }).click();
    expect(await fetchStoredProfile(user.id)).toEqual(before);
    await account.typeOption('Contestant').click();
    await account.dialog.getByRole('button', { name: 'Yes' }).click();
    // Contestants need participating events, which fans do not have.
    await expect(page).toHaveURL('/profile/edit');
    await expect(page.getByText('Participating events are required')).toBeVisible();
    await expect(account.dialog).toBeHidden();
    expect(await fetchStoredProfile(user.id)).toEqual({ ...before, account_type: 2 });
    await shell.openMenu();
    await expect(shell.navigation.getByRole('link', { name: 'Upload Video' })).toBeVisible();
  });

  test('[TYP-01, GRD-06] a new fan loses upload access in all tabs', async ({
    logInAs,
    shell,
    page,
    context,
  }) => {
    const profile = buildContestant();
    const user = await createTestUser(profile);
    await logInAs(user);
    await page.goto('/upload');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const otherPage = await context.newPage();
    const otherAccount = new AccountPage(otherPage);
    await otherAccount.open();
    await otherAccount.openTypeDialog();
    await expect(otherAccount.typeOption('Contestant')).toBeDisabled();
    await otherAccount.typeOption('Fan').click();
    await otherAccount.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(otherPage.getByText("You're now a fan.")).toBeVisible();
    await expect(otherPage.getByRole('link', { name: 'Upload Video' }).filter({ visible: true })).toHaveCount(
      0,
    );
    await expect(page).toHaveURL('/feed');
    await expect(shell.navigation.getByRole('link', { name: 'Upload Video' })).toHaveCount(0);
  });

  test('[TYP-01] reports a failure and keeps the type', async ({ logInAs, account, page }) => {
    await logInAs(await createTestUser(buildContestant()));
    await account.open();
    await account.openTypeDialog();
    await page.route(/documents:commit/, (route) => route.abort());
    await account.typeOption('Fan').click();
    await account.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText("The server can't be reached.")).toBeVisible();
    await expect(page.getByText('You have a contestant account.')).toBeVisible();
  });
});
