import type { Page } from '@playwright/test';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { PlayerPage } from './pages/player.page.ts';
import { expect, test } from './support/e2e-test.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';

const sentence = 'Somebody may have been hurt in this ride.';

/** What the page loads of the ride: its clip, in any file, and its picture. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/videos%2F|picture-of-ride/.test(url)) files.push(url);
  });
  return files;
}

test('[HARD-01, HARD-02] a rider covers a ride, of which a visitor loads nothing before choosing to watch it, on its page and in a frame @phone', async ({
  page,
  logInAs,
  browser,
  baseURL,
  viewport,
  hasTouch,
}) => {
  const [owner, rider] = [buildContractor(), buildContestant()];
  const thumbnail_url = `${baseURL}/icons/preview.jpg?picture-of-ride`;
  const ride = buildVideo(owner, { title: 'Elko Fair', contestants: [rider], thumbnail_url });
  const [user] = await Promise.all([createTestUser(rider), createTestUser(owner), publishRides(ride)]);

  await logInAs(user);
  await new PlayerPage(page).open(ride.id);
  await page.getByRole('button', { name: 'Options for Elko Fair' }).click();
  await page.getByRole('menuitem', { name: 'Mark as Hard to Watch' }).click();
  await expect(page.getByRole('dialog', { name: 'Cover this ride?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cover', exact: true }).click();
  await expect(page.getByText('Ride covered.')).toBeVisible();

  const context = await browser.newContext({
    ...{ baseURL: baseURL ?? '', serviceWorkers: 'block', viewport, hasTouch },
  });
  const visitor = await context.newPage();
  const files = watchFiles(visitor);
  await visitor.goto(`/video/${ride.id}`);
  const watch = visitor.getByRole('button', { name: 'Watch', exact: true });
  await expect(watch).toBeVisible();
  await expect(visitor.getByText(sentence).last()).toBeVisible();
  // What else the page has comes by then.
  await expect(visitor.getByRole('button', { name: 'Options for Elko Fair' })).toBeVisible();
  expect(await findAccessibilityViolations(visitor)).toEqual([]);
  expect(files).toEqual([]);
  await watch.click();
  await new PlayerPage(visitor).waitUntilPlaying();
  await expect(watch).toBeHidden();

  files.length = 0;
  await visitor.goto(`/embed/${ride.id}`);
  await expect(visitor.getByText(sentence)).toBeVisible();
  expect(files).toEqual([]);
  await visitor.getByRole('button', { name: 'Play' }).click();
  const clip = visitor.locator('video');
  await expect
    .poll(() => clip.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);
  await context.close();
});
