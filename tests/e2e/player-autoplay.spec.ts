import { findChromium } from '#scripts/setup/test-tools.mjs';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

test.use({
  launchOptions: {
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=user-gesture-required'],
  },
});

test('a linked video starts without its sound where sound needs a click', async ({ player, page }) => {
  const rider = buildContestant();
  const video = buildVideo(rider);
  await createTestUser(rider);
  await publishRides(video);
  // Playwright's own calls count as clicks, so there is none until the video plays.
  const started = page.waitForEvent('console', (message) => message.text().startsWith('muted'));
  await page.addInitScript(() =>
    document.addEventListener(
      'playing',
      ({ target }) => console.info(`muted ${target instanceof HTMLVideoElement && target.muted}`),
      { capture: true },
    ),
  );
  await page.goto(`/video/${video.video_id}`);
  expect((await started).text()).toBe('muted true');
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  await expect.poll(() => player.getPlaybackState()).toMatchObject({ isMuted: false, isPaused: false });
  await expect(page.getByRole('button', { name: 'Turn on sound' })).toBeHidden();
});
