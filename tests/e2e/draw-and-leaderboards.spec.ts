import type { Page } from '@playwright/test';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.page.ts';
import { expect, test } from './support/e2e-test.ts';

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const playedRide = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 1 });

for (const [device, options] of Object.entries(devices))
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('a contestant finds the animal they drew by its brand, and watches its rides', async ({
      logInAs,
      page,
    }) => {
      await logInAs(await createTestUser(buildContestant()));
      await page.goto('/search?search=J7');
      await page.getByRole('link', { name: 'Dust Devil' }).first().click();
      await page.getByRole('button', { name: 'I drew this one' }).click();
      await expect(page).toHaveURL('/profile/event/draw');
      await expect(page.getByRole('heading', { name: 'Dust Devil' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Turns left out of the gate' })).toBeVisible();
      await page.getByRole('link', { name: /^Watch all/ }).click();
      await expect(playedRide(page)).toBeVisible();
      await page.goBack();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Dust Devil' })).toBeVisible();
    });

    test('[LEAD-01] a leaderboard leads to the best ride, and its address shows the same board', async ({
      page,
    }) => {
      await page.goto('/leaderboards?event=1&season=2025');
      await page.getByRole('link', { name: 'Animals' }).click();
      const board = page.getByRole('region', { name: 'Animals' });
      await expect(board.getByRole('link', { name: 'Dust Devil', exact: true })).toBeVisible();
      // A click that comes before the page answers is made again.
      await expect(async () => {
        await page.getByRole('radio', { name: 'Bucked off' }).click({ force: true });
        await expect(page).toHaveURL(/by=bucked-off/, { timeout: 2000 });
      }).toPass();
      await page.reload();
      await expect(board.getByRole('listitem').first()).toContainText(/Dust Devil.*%/);
      await page.getByRole('link', { name: 'Riders' }).click();
      await page.getByRole('region', { name: 'First place' }).getByRole('link', { name: /^Play/ }).click();
      await expect(playedRide(page)).toBeVisible();
    });
  });

test("the judges' points make the score, and stand on its plate", async ({ logInAs, player, page }) => {
  const owner = buildContestant();
  const ride = buildVideo(owner, { event_type: 1, score: null });
  const [user] = await Promise.all([createTestUser(owner), publishRides(ride)]);
  await logInAs(user);
  await page.goto(`/edit/video/${ride.id}`);
  await page.getByRole('radio', { name: 'Qualified' }).check({ force: true });
  const halves = page.getByRole('group', { name: "Judges' points" });
  await halves.getByLabel('Rider').fill('43,25');
  await halves.getByLabel('Animal').fill('44.5');
  await page.getByRole('radio', { name: 'Right' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await new VideoOptionsMenu(page).clickDialogButton('Save');
  await expect(page).toHaveURL('/feed');
  const stored = (await getAdminFirestore().doc(`videos/${ride.id}`).get()).data();
  expect(stored).toMatchObject({ score: 87.75, rider_marks: 43.25, animal_marks: 44.5, gate_turn: 'right' });
  await player.open(ride.id);
  await expect(page.getByText('43.25 + 44.5')).toBeVisible();
  await expect(page.getByText('Rider 43.25 · Animal 44.5')).toBeVisible();
});
