import type { Page } from '@playwright/test';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor, buildFan, withSharing } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { MyRodeoPage } from './pages/my-rodeo-page.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { publishRides } from '#tests/support/rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ myRodeo: MyRodeoPage }>({
  myRodeo: ({ page }, use) => use(new MyRodeoPage(page)),
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

const getPlayerSaveButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });

test('a contestant saves rides on a card and in the player, and finds them in My Rodeo', async ({
  openFeedAs,
  myRodeo,
  shell,
  feed,
  player,
  page,
}) => {
  const { rider, rides } = await createRiderWithRides(2);
  const [first, second] = rides;
  const member = await createTestUser(buildContestant());
  await openFeedAs(member);
  await shell.goTo('My Rodeo');
  await expect(myRodeo.tabs.locator('label')).toHaveText(['Videos', 'Animals', 'Saved']);
  await myRodeo.openTab('Saved');
  await expect(page).toHaveURL('/my-rodeo?tab=saved');
  await expect(page.getByText('No saved rides yet')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.goto(`/my-rodeo/${rider.id}?tab=saved`);
  await expect(myRodeo.tabs.locator('label')).toHaveText(['Videos', 'Animals']);
  const bookmark = feed.saveButton(first!.title);
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  // It is shown for two seconds.
  const savedNotice = page.getByText('Ride saved.').waitFor();
  await bookmark.press('Enter');
  await savedNotice;
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(bookmark).toBeFocused();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await feed.play(second!.title);
  const saveButton = getPlayerSaveButton(page);
  await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
  await saveButton.press('Enter');
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => fetchSaved(member.id)).toEqual([first!.id, second!.id]);
  await player.close();
  await expect(feed.saveButton(second!.title)).toHaveAttribute('aria-pressed', 'true');

  await shell.goTo('My Rodeo');
  await myRodeo.openTab('Saved');
  await expect(myRodeo.itemTitles).toHaveText([second!.title, first!.title]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.reload();
  await expect(myRodeo.itemTitles).toHaveText([second!.title, first!.title]);
});

test('a fan’s My Rodeo lists saved rides; what is removed stays until the list is left', async ({
  openFeedAs,
  myRodeo,
  shell,
  feed,
  page,
}) => {
  const { rides } = await createRiderWithRides(2);
  const [first, second] = rides;
  const member = await createTestUser();
  await getAdminFirestore()
    .doc(`saved_videos/${member.id}`)
    .set({ video_ids: rides.map(({ id }) => id) });
  await openFeedAs(member);
  await shell.goTo('My Rodeo');
  await expect(myRodeo.itemTitles).toHaveText([second!.title, first!.title]);
  const bookmark = feed.saveButton(second!.title);
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  const removedNotice = page.getByText('Removed from Saved.').waitFor();
  await bookmark.click();
  await removedNotice;
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await bookmark.click();
  await expect.poll(() => fetchSaved(member.id)).toEqual([first!.id, second!.id]);
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');

  // Left and opened again before the server has responded.
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  await page.route(/documents:commit/, async (route) => {
    await responded;
    await route.continue();
  });
  await bookmark.click();
  await expect(myRodeo.itemTitles).toHaveText([second!.title, first!.title]);
  await shell.goTo('News');
  await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
  await shell.goTo('My Rodeo');
  await expect(page.getByText('Only you can see your saved rides.')).toBeVisible();
  await expect(myRodeo.itemTitles).toHaveCount(0);
  respond();
  await expect(myRodeo.itemTitles).toHaveText([first!.title]);
  expect(await fetchSaved(member.id)).toEqual([first!.id]);
});

test('all cards of a list know what is saved from one read', async ({ logInAs, feed, page }) => {
  const { rider, rides } = await createRiderWithRides(12);
  const member = await createTestUser();
  await getAdminFirestore()
    .doc(`saved_videos/${member.id}`)
    .set({ video_ids: rides.map(({ id }) => id) });
  await logInAs(member);
  await page.goto('/news');
  let readCount = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes(`saved_videos/${member.id}`)) readCount++;
  });
  await page.goto(`/my-rodeo/${rider.id}`);
  await feed.loadMore(12);
  for (const { title } of rides) await expect(feed.saveButton(title)).toHaveAttribute('aria-pressed', 'true');
  expect(readCount).toBe(1);
});

test('a card with a bookmark fits a small phone', async ({ logInAs, feed, page }) => {
  const { rider, rides } = await createRiderWithRides(1);
  await logInAs(await createTestUser());
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/my-rodeo/${rider.id}`);
  const parts = [
    feed.card(rides[0]!.title),
    page.getByRole('link', { name: `Play ${rides[0]!.title}` }),
    feed.saveButton(rides[0]!.title),
  ];
  // What arrives above the card moves it.
  await expect(async () => {
    const [card, picture, bookmark] = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(card!.width).toBe(320);
    expect(bookmark).toMatchObject({ width: 44, height: 44 });
    expect(bookmark!.x + bookmark!.width).toBeLessThanOrEqual(card!.x + card!.width);
    expect(bookmark!.y + bookmark!.height).toBeLessThan(picture!.y + picture!.height / 2);
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('saving that fails is taken back and says so', async ({ logInAs, page }) => {
  const { rides } = await createRiderWithRides(1);
  const member = await createTestUser();
  await logInAs(member);
  await page.goto(`/video/${rides[0]!.id}`);
  const saveButton = getPlayerSaveButton(page);
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
  myRodeo,
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
  await page.goto('/my-rodeo');
  await feed.loadMore(12);
  await expect(myRodeo.itemTitles).toHaveText(rides.map(({ title }) => title).toReversed());
  await expect.poll(() => fetchSaved(member.id)).toEqual(ids);
  await getAdminFirestore().doc(`videos/${ids[11]}`).delete();
  await page.reload();
  await feed.loadMore(11);
});

test('visitors are asked to log in, and come back to the ride', async ({ login, feed, page }) => {
  const owner = buildContractor();
  const bull = buildBull(owner);
  const ride = buildVideo(owner, { title: `Seen ${crypto.randomUUID().slice(0, 4)}`, animal: bull });
  await getAdminFirestore().doc(`animals/${bull.id}`).set(bull);
  await Promise.all([createTestUser(owner), publishRides(ride)]);
  const member = await createTestUser();
  await page.goto(`/video/${ride.id}`);
  await getPlayerSaveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Save this ride?' });
  await expect(dialog).toContainText('Log in to save it for later.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/animals/${bull.id}`);
  const bookmark = feed.saveButton(ride.title);
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await bookmark.click();
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await login.logIn(member);
  await expect(page).toHaveURL(`/animals/${bull.id}`);
  await bookmark.click();
  await expect.poll(() => fetchSaved(member.id)).toEqual([ride.id]);
});

test('saved rides are one’s own, whichever account one acts for', async ({ logInAs, myRodeo, page }) => {
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
  await page.goto('/my-rodeo?tab=saved');
  await expect(myRodeo.heading).toHaveText('Cedar Gap');
  await expect(myRodeo.tabs.locator('label')).toHaveText(['Videos', 'Animals']);
  await expect(page.getByRole('heading', { name: 'No rides yet' })).toBeVisible();
  await page.getByRole('link', { name: 'See your saved rides' }).click();
  await expect(myRodeo.heading).toHaveText(user.name);
  await expect(myRodeo.itemTitles).toHaveText([rides[1]!.title]);
  await page.getByRole('link', { name: 'See who you follow' }).click();
  await expect(page.getByText('It belongs to your own account, not to Cedar Gap.')).toBeVisible();
});
