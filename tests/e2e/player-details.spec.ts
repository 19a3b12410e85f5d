import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { createSeason } from '#tests/support/season.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

async function publishSeason() {
  const { bull, shown, ownRide, otherRide } = await createSeason({ ride_start: 0.5, ride_end: 8.7 });
  await getAdminFirestore().doc(`animals/${bull.id}`).set(bull);
  await publishRides(shown, ownRide, otherRide);
  return { shown, ownRide };
}

const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

test('[GRD-08, PLY-03] visitors watch more rides without leaving the player, which has no accessibility violations @phone', async ({
  player,
  page,
  isMobile,
}) => {
  const { shown, ownRide } = await publishSeason();
  await player.open(shown.id);
  expect((await player.getPlaybackState()).width).toBeGreaterThan(0);
  await player.pause();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  if (!isMobile) await player.panelButton.click();
  await expect(player.moreRides).toHaveCount(2);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await player.moreRides.getByRole('link', { name: ownRide.title }).click();
  await expect(page).toHaveURL(`/video/${ownRide.id}`);
  await expect(player.title).toHaveText(ownRide.title);
  await player.waitUntilPlaying();
  await expect(player.moreRides).toHaveCount(1);
  // The panel first.
  if (!isMobile) await player.close();
  await player.close();
  await expect(page).toHaveURL('/login');
});

test('nothing is outside of a window of any size, the panel keeps the focus where it covers the player, and keys can be turned off for good', async ({
  player,
  page,
}) => {
  const { shown, ownRide } = await publishSeason();
  await player.open(shown.id);
  await player.pause();
  const closePanel = player.panel.getByRole('button', { name: 'Close details' });
  for (const [width, height] of sizes)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(player.viewCount).toBeInViewport({ ratio: 1 });
      expect(await player.findElementsOutside()).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      if (width > 320) expect(await player.findElementsOutside()).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      if (width < 901 && width < height) return;
      await player.panelButton.click();
      await expect(player.panel.getByRole('listitem')).toHaveCount(2);
      expect(await player.findElementsOutside()).toEqual([]);
      await closePanel.click();
      await expect(player.panel).toBeHidden();
    });

  await test.step('focus', async () => {
    // As in a window of 1440 x 900 at 200 %.
    await page.setViewportSize({ width: 720, height: 450 });
    await player.panelButton.press('Enter');
    await expect(player.panel.getByRole('listitem')).toHaveCount(2);
    await expect(closePanel).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(player.controls.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(player.panel).toBeHidden();
    await expect(player.panelButton).toBeFocused();
    await player.panelButton.press('Enter');
    await player.panel.getByRole('link', { name: ownRide.title }).press('Enter');
    await expect(player.title).toHaveText(ownRide.title);
    await expect(player.panel).toBeHidden();
    await expect(page.getByRole('dialog', { name: ownRide.title })).toBeFocused();
  });

  await test.step('keys', async () => {
    const isPaused = async () => (await player.getPlaybackState()).isPaused;
    await page.setViewportSize({ width: 1440, height: 900 });
    await player.waitUntilPlaying();
    // First, because the clip ends after 9 s.
    await page.keyboard.press('k');
    expect(await isPaused()).toBe(true);
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Exit fullscreen' })).toBeAttached();
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeAttached();
    await page.keyboard.press('?');
    await expect(player.shortcuts).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('k');
    expect(await isPaused()).toBe(true);
    await player.shortcuts.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect(player.shortcuts).toBeHidden();
    await page.keyboard.press('k');
    expect(await isPaused()).toBe(true);
    await page.reload();
    await player.waitUntilPlaying();
    await page.keyboard.press('k');
    expect(await isPaused()).toBe(false);
  });
});
