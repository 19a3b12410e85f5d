import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { publishRides } from '#tests/support/rides.ts';
import { getAdminFirestore, createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

/** Three rides: two of the same rider, two on the same bull. */
async function publishSeason() {
  const rider = buildContestant({ first_name: 'Cody', last_name: 'Whitehorse-Latham' });
  const contractor = buildContractor({ name: 'Prairie Jack Rodeo' });
  const other = buildContestant({ first_name: 'Wade', last_name: 'Halloran' });
  const bull = buildBull(contractor, { name: 'Thunderstruck', brand: 'J48' });
  const shown = buildVideo(contractor, {
    title: 'World Championship Rodeo of the Cheyenne River Sioux',
    animal: bull,
    contestants: [rider],
    notes: 'First out of the season.',
    edited: true,
    ride_start: 0.5,
    ride_end: 8.7,
  });
  const ownRide = buildVideo(rider, { title: 'Practice Pen' });
  const otherRide = buildVideo(contractor, { title: 'Dodge City Days', animal: bull, contestants: [other] });
  await Promise.all([rider, contractor, other].map((person) => createTestUser(person)));
  await getAdminFirestore().doc(`animals/${bull.id}`).set(bull);
  await publishRides(shown, ownRide, otherRide);
  return { rider, contractor, bull, shown, ownRide, otherRide };
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

test('names everybody with a link, also to visitors, and shows place, date, edit and notes', async ({
  player,
  page,
}) => {
  const { rider, contractor, bull, shown } = await publishSeason();
  await player.open(shown.id);
  await page.keyboard.press('Space');
  await player.panelButton.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Cody Whitehorse-Latham' })).toHaveAttribute(
    'href',
    `/my-rodeo/${rider.id}`,
  );
  await expect(dialog.getByRole('link', { name: 'Thunderstruck' })).toHaveAttribute(
    'href',
    `/animals/${bull.id}`,
  );
  for (const label of ['Contractor', 'Posted by']) {
    const fact = player.panel.locator('div', { has: page.getByText(label, { exact: true }) }).last();
    await expect(fact.getByRole('link')).toHaveAttribute('href', `/my-rodeo/${contractor.id}`);
  }
  await expect(dialog.getByText('Cheyenne, WY')).toBeVisible();
  await expect(dialog.getByText('July 25, 2026 · Edited')).toBeVisible();
  await expect(player.panel.getByText('First out of the season.')).toBeVisible();
});

test('visitors watch more of the rider and the animal without leaving the player @phone', async ({
  player,
  page,
  isMobile,
}) => {
  const { shown, ownRide, otherRide } = await publishSeason();
  await player.open(shown.id);
  await player.panelButton.click();
  const getTitles = (name: string) =>
    player.panel.getByRole('region', { name }).getByRole('listitem').locator('b').allInnerTexts();
  await expect(player.panel.getByRole('listitem')).toHaveCount(2);
  expect(await getTitles('More from Cody Whitehorse-Latham')).toEqual([ownRide.title.toUpperCase()]);
  expect(await getTitles('More from Thunderstruck')).toEqual([otherRide.title.toUpperCase()]);
  await player.panel.getByRole('link', { name: ownRide.title }).click();
  await expect(page).toHaveURL(`/video/${ownRide.id}`);
  await expect(player.title).toHaveText(ownRide.title);
  await player.waitUntilPlaying();
  if (isMobile) await player.panelButton.click();
  await expect(player.panel.getByRole('listitem')).toHaveCount(1);
});

test('where the panel covers the player, it has the focus until Escape or another ride closes it', async ({
  player,
  page,
}) => {
  const { shown, ownRide } = await publishSeason();
  // As in a window of 1440 x 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await player.open(shown.id);
  await player.pause();
  await player.panelButton.press('Enter');
  await expect(player.panel.getByRole('listitem')).toHaveCount(2);
  await expect(player.panel.getByRole('button', { name: 'Close details' })).toBeFocused();
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

test('no element is outside of a window of any size, also with large text', async ({ player, page }) => {
  const { shown } = await publishSeason();
  for (const [width, height] of sizes)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await player.open(shown.id);
      await player.pause();
      expect(await player.findElementsOutside()).toEqual([]);
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(player.viewCount).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      if (width > 320) expect(await player.findElementsOutside()).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      if ((await player.panelButton.getAttribute('aria-expanded')) === 'false')
        await player.panelButton.click();
      await expect(player.panel.getByRole('listitem')).toHaveCount(2);
      expect(await player.findElementsOutside()).toEqual([]);
    });
});

test('the player, its panel and its shortcuts have no accessibility violations', async ({ player, page }) => {
  const { shown } = await publishSeason();
  await player.open(shown.id);
  await player.pause();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await player.panelButton.click();
  await expect(player.panel.getByRole('listitem')).toHaveCount(2);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('?');
  await expect(player.shortcuts).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('keys open fullscreen and the shortcuts, which can be turned off for good', async ({ player, page }) => {
  const { shown } = await publishSeason();
  await player.open(shown.id);
  // First, because the clip ends after 9 s.
  await page.keyboard.press('k');
  expect((await player.getPlaybackState()).isPaused).toBe(true);
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Exit fullscreen' })).toBeAttached();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeAttached();
  await page.keyboard.press('?');
  await page.keyboard.press('k');
  expect((await player.getPlaybackState()).isPaused).toBe(true);
  await player.shortcuts.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(player.shortcuts).toBeHidden();
  await page.keyboard.press('k');
  expect((await player.getPlaybackState()).isPaused).toBe(true);
  await page.reload();
  await player.waitUntilPlaying();
  await page.keyboard.press('k');
  expect((await player.getPlaybackState()).isPaused).toBe(false);
});

test('[GRD-09] a video link opens over any page and closes to it', async ({
  player,
  page,
  login,
  logInAs,
}) => {
  const { shown } = await publishSeason();
  for (const path of ['/login', '/logout', '/no/such/page', '/reset-password/some-code']) {
    await page.goto(`${path}?play=${shown.id}`);
    await expect(player.title).toHaveText(shown.title);
  }
  await page.goto(`/login?play=${shown.id}`);
  await expect(player.title).toHaveText(shown.title);
  await player.close();
  await expect(page).toHaveURL('/login');
  await expect(login.heading).toBeVisible();
  await logInAs('fan');
  await page.goto(`/no/such/page?play=${shown.id}`);
  await expect(player.title).toHaveText(shown.title);
  await player.close();
  await expect(page).toHaveURL('/no/such/page');
});
