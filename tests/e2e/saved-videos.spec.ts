import { buildContestant, buildContractor, buildFan, withSharing } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { SavedPage } from './pages/saved-page.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { publishRides } from './support/rides.ts';
import { createTestUser, getAdminFirestore } from './support/test-users.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ options: VideoOptionsMenu; saved: SavedPage }>({
  options: ({ page }, use) => use(new VideoOptionsMenu(page)),
  saved: ({ page }, use) => use(new SavedPage(page)),
});

async function createRiderWithRides(count: number) {
  const rider = buildContestant();
  const rides = Array.from({ length: count }, (_, index) =>
    buildVideo(rider, { title: `Saved ${index} ${crypto.randomUUID().slice(0, 4)}`, contestants: [] }),
  );
  await Promise.all([createTestUser(rider), publishRides(...rides)]);
  return { rider, rides };
}

const fetchSaved = async (userId: string) =>
  ((await getAdminFirestore().doc(`saved_videos/${userId}`).get()).data()?.['video_ids'] ?? []) as string[];

test('a ride is saved from its card and in the player, listed, and removed again @phone', async ({
  logInAs,
  options,
  saved,
  shell,
  feed,
  player,
  page,
}) => {
  const { rider, rides } = await createRiderWithRides(2);
  const [first, second] = rides;
  const member = await createTestUser();
  await logInAs(member);
  await shell.goTo('Saved');
  await expect(page.getByText('No saved rides yet')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.goto(`/my-rodeo/${rider.id}`);
  await options.chooseItem(feed.card(first!.title), 'Save');
  await expect(page.getByText('Ride saved.')).toBeVisible();
  await options.optionsButton(feed.card(first!.title)).click();
  await expect(options.menuItems.first()).toHaveText('Remove from Saved');
  await page.keyboard.press('Escape');

  await feed.play(second!.title);
  const saveButton = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
  await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
  await saveButton.press('Enter');
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => fetchSaved(member.id)).toEqual([first!.id, second!.id]);
  await player.close();

  await shell.goTo('Saved');
  await expect(saved.titles).toHaveText([second!.title, first!.title]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.reload();
  await expect(saved.titles).toHaveText([second!.title, first!.title]);
  await options.chooseItem(feed.card(second!.title), 'Remove from Saved');
  await expect(saved.titles).toHaveText([first!.title]);
  await feed.play(first!.title);
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
  await saveButton.click();
  await player.close();
  await expect(page.getByText('No saved rides yet')).toBeVisible();
  await expect.poll(() => fetchSaved(member.id)).toEqual([]);
});

test('saving that fails is taken back and says so', async ({ logInAs, page }) => {
  const { rides } = await createRiderWithRides(1);
  const member = await createTestUser();
  await logInAs(member);
  await page.goto(`/video/${rides[0]!.id}`);
  const saveButton = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
  await expect(saveButton).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/documents:commit/, async (route) => {
    await held;
    await route.abort();
  });
  await saveButton.click();
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(page.getByText(/^We couldn't save the ride\./)).toBeVisible();
  await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
  expect(await fetchSaved(member.id)).toEqual([]);
});

test('deleted rides leave no card, and more than a page is loaded on', async ({
  logInAs,
  saved,
  feed,
  page,
}) => {
  const { rides } = await createRiderWithRides(12);
  const member = await createTestUser();
  const deletedIds = Array.from({ length: 11 }, () => crypto.randomUUID());
  const ids = rides.map(({ id }) => id);
  await getAdminFirestore()
    .doc(`saved_videos/${member.id}`)
    .set({ video_ids: [...ids.slice(0, 6), deletedIds[0], ...ids.slice(6), ...deletedIds.slice(1)] });
  await logInAs(member);
  await saved.open();
  await feed.loadMore(12);
  await expect(saved.titles).toHaveText(rides.map(({ title }) => title).toReversed());
  await expect.poll(() => fetchSaved(member.id)).toEqual(ids);
  await getAdminFirestore().doc(`videos/${ids[11]}`).delete();
  await page.reload();
  await feed.loadMore(11);
});

test('visitors are asked to log in, and come back to the ride @phone', async ({ login, options, page }) => {
  const { rides } = await createRiderWithRides(1);
  const member = await createTestUser();
  await page.goto(`/video/${rides[0]!.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this ride?' });
  await expect(dialog).toContainText('Log in to save it for later.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await options.chooseItem(page.getByRole('dialog', { name: rides[0]!.title }), 'Save');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await login.logIn(member);
  await expect(page).toHaveURL(`/video/${rides[0]!.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => fetchSaved(member.id)).toEqual([rides[0]!.id]);
});

test('saved rides are one’s own, whichever account one acts for', async ({ logInAs, saved, page }) => {
  const { rides } = await createRiderWithRides(2);
  const { grantor, delegate } = withSharing('shared', buildContractor({ name: 'Cedar Gap' }), buildFan());
  const [, user] = await Promise.all([createTestUser(grantor), createTestUser(delegate)]);
  await getAdminFirestore()
    .doc(`saved_videos/${grantor.id}`)
    .set({ video_ids: [rides[0]!.id] });
  await getAdminFirestore()
    .doc(`saved_videos/${delegate.id}`)
    .set({ video_ids: [rides[1]!.id] });
  await getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: grantor.id });
  await logInAs(user);
  await saved.open();
  await expect(page.getByText('It belongs to your own account, not to Cedar Gap.')).toBeVisible();
  await expect(saved.titles).toHaveText([rides[1]!.title]);
});
