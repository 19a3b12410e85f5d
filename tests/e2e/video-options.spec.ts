import { readFile } from 'node:fs/promises';
import { getDemoClip } from '#scripts/seed/demo-media.ts';
import { buildContestant, buildFan, type StoredUser } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.ts';
import { getAdminFirestore, createTestUser } from '#tests/support/test-users.ts';
import { listRemainingData, publishRides } from '#tests/support/rides.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ options: VideoOptionsMenu }>({
  options: ({ page }, use) => use(new VideoOptionsMenu(page)),
});

/** Creates a rider with two published rides. */
async function createRiderWithRides(rider: StoredUser = buildContestant()) {
  const suffix = crypto.randomUUID().slice(0, 4);
  const [first, second] = [
    buildVideo(rider, { title: `Elko Fair ${suffix}` }),
    buildVideo(rider, { title: `Reno Rodeo ${suffix}` }),
  ];
  const [user] = await Promise.all([createTestUser(rider), publishRides(first, second)]);
  return { user, first, second };
}

test.describe('video options', () => {
  test('[OPT-01, OPT-02] the owner copies the link, embeds the video and deletes it with its files', async ({
    logInAs,
    options,
    feed,
    player,
    page,
    context,
  }) => {
    const { user, first, second } = await createRiderWithRides();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await logInAs(user);
    await page.goto('/my-rodeo');
    const card = feed.card(first.title);
    const button = options.optionsButton(card);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(options.menuItems).toHaveText([
      'Copy Link',
      'Embed',
      'Download',
      'Edit',
      'Delete',
      'Report',
    ]);
    await expect(options.menuItems.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(options.menuItems.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options.menuItems.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(options.menu).toHaveCount(0);
    await expect(button).toBeFocused();

    // They are shown for two seconds.
    const linkNotice = page.getByText('Link copied.').waitFor();
    await options.chooseItem(card, 'Copy Link');
    await linkNotice;
    const { origin } = new URL(page.url());
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await readClipboard()).toBe(`${origin}/video/${first.id}`);

    await options.chooseItem(card, 'Embed');
    const codeNotice = page.getByText('Code copied.').waitFor();
    await options.clickDialogButton('Copy code');
    await codeNotice;
    expect(await readClipboard()).toContain(`src="${origin}/embed/${first.id}"`);
    await expect(options.dialog.getByRole('textbox')).toHaveValue(/width="560" height="315"/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await options.chooseItem(card, 'Copy Link');
    await expect(page.getByText('Copy failed!')).toBeVisible();

    await options.chooseItem(card, 'Delete');
    await options.clickDialogButton('Keep');
    expect(await listRemainingData(first.id)).toHaveLength(3);
    // The deletion of one file fails first and is retried.
    await page.route(/\/o\/videos.*\.png/, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 400 }) : route.fallback(),
    );
    await options.chooseItem(card, 'Delete');
    await options.clickDialogButton('Delete');
    await expect(options.dialog.getByRole('alert')).toContainText('Try again.');
    expect(await listRemainingData(first.id)).toContain('document');
    await page.unroute(/\/o\/videos.*\.png/);
    await options.clickDialogButton('Try again');
    await expect(card).toHaveCount(0);
    expect(await listRemainingData(first.id)).toEqual([]);

    await feed.play(second.title);
    const dialog = page.getByRole('dialog', { name: second.title });
    await options.optionsButton(dialog).click();
    await expect(options.menuItems).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(options.menu).toHaveCount(0);
    await expect(player.video).toBeVisible();
    await options.chooseItem(dialog, 'Delete');
    await options.clickDialogButton('Delete');
    await expect(player.video).toHaveCount(0);
    await expect(page).toHaveURL('/my-rodeo');
    await expect(feed.card(second.title)).toHaveCount(0);
    await expect(page.getByText('No rides yet')).toBeVisible();
    expect(await listRemainingData(second.id)).toEqual([]);
  });

  test('[OPT-01, OPT-02, DATA-05] others download and report it after confirmation', async ({
    logInAs,
    options,
    page,
  }) => {
    const { user, first } = await createRiderWithRides();
    const viewer = await createTestUser(buildFan());
    await logInAs(viewer);
    await page.goto(`/my-rodeo/${user.id}`);
    const card = page.getByRole('article').filter({ hasText: first.title });
    await options.optionsButton(card).click();
    await expect(options.menuItems).toHaveText(['Copy Link', 'Download', 'Embed', 'Report']);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await options.optionsButton(card).click();
    await expect(options.menu).toHaveCount(0);

    await page.route(/\.mov/, (route) => route.abort());
    await options.chooseItem(card, 'Download');
    await options.clickDialogButton('Download');
    await expect(options.dialog.getByRole('alert')).toBeVisible();
    await page.unroute(/\.mov/);
    const download = page.waitForEvent('download');
    await options.clickDialogButton('Try again');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${first.title}.mp4`);
    expect(await readFile(await file.path())).toEqual(await readFile(getDemoClip(first.event_type).file));

    await options.chooseItem(card, 'Report');
    await options.dialog.getByLabel("What's wrong with it?").selectOption('Wrong rider or animal');
    await options.clickDialogButton('Report');
    await expect(page.getByText('Ride reported.')).toBeVisible();
    const reports = await getAdminFirestore()
      .collection('reported_videos')
      .where('video_id', '==', first.id)
      .get();
    const [report, ...others] = reports.docs.map((document) => document.data());
    expect(others).toEqual([]);
    expect(report).toEqual({
      user_id: viewer.id,
      video_id: first.id,
      reported_date: expect.anything(),
      reason: 'wrong-names',
    });

    await getAdminFirestore().doc(`rate_limits/${viewer.id}_report`).delete();
    await options.chooseItem(card, 'Report');
    await options.clickDialogButton('Report');
    await expect(options.dialog.getByText('You already reported this ride.')).toBeVisible();
  });

  test('[OPT-01] a visitor logs in to report a video and returns to it', async ({
    login,
    options,
    player,
    page,
  }) => {
    const { first } = await createRiderWithRides();
    const viewer = await createTestUser(buildFan());
    await page.goto(`/video/${first.id}`);
    const dialog = page.getByRole('dialog', { name: first.title });
    await options.optionsButton(dialog).click();
    await expect(options.menuItems).toHaveText(['Copy Link', 'Download', 'Embed', 'Report']);
    await page.keyboard.press('Escape');
    await options.chooseItem(dialog, 'Report');
    await options.clickDialogButton('Log in');
    await expect(page).toHaveURL('/login');
    await login.logIn(viewer);
    await expect(page).toHaveURL(`/video/${first.id}`);
    await expect(player.video).toBeVisible();
    await options.chooseItem(dialog, 'Report');
    await options.clickDialogButton('Report');
    await expect(page.getByText('Ride reported.')).toBeVisible();
  });
});
