import { readFile } from 'node:fs/promises';
import { getDemoClip } from '#tests/support/demo/demo-media.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.page.ts';
import { expect, test } from './support/e2e-test.ts';

test('[OPT-01, OPT-02] the options of a ride open with the keyboard, copy to the clipboard and download the clip', async ({
  logInAs,
  feed,
  player,
  page,
  context,
}) => {
  const rider = buildContestant();
  const ride = buildVideo(rider, { title: `Elko Fair ${rider.id.slice(0, 4)}` });
  const [user] = await Promise.all([createTestUser(rider), publishRides(ride)]);
  const options = new VideoOptionsMenu(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInAs(user);
  await page.goto('/my-rodeo');
  const card = feed.card(ride.title);
  const button = options.optionsButton(card);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(options.menuItems.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(options.menuItems.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.menuItems.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(options.menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(options.menuItems).toHaveCount(9);
  await button.click();
  await expect(options.menu).toHaveCount(0);

  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const { origin } = new URL(page.url());
  await options.chooseItem(card, 'Copy Link');
  await expect.poll(readClipboard).toBe(`${origin}/video/${ride.id}`);
  await options.chooseItem(card, 'Embed');
  await options.clickDialogButton('Copy code');
  await expect.poll(readClipboard).toContain(`src="${origin}/embed/${ride.id}"`);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await options.chooseItem(card, 'Download');
  const download = page.waitForEvent('download');
  await options.clickDialogButton('Download');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${ride.title}.mp4`);
  expect(await readFile(await file.path())).toEqual(await readFile(getDemoClip(ride.event_type).file));

  await feed.play(ride.title);
  await options.optionsButton(page.getByRole('dialog', { name: ride.title })).click();
  await expect(options.menuItems).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(options.menu).toHaveCount(0);
  await expect(player.video).toBeVisible();
});
