import { buildContestant } from '#tests/support/factories/build-user.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { test } from './support/e2e-test.ts';

test('look', async ({ logInAs, page }) => {
  test.setTimeout(300_000);
  const user = await createTestUser(buildContestant({ first_name: 'Ana', last_name: 'Redfeather' }));
  await logInAs(user);
  await page.goto('/upload/night');
  const shot = async (name: string) => {
    for (const [w, h] of [[1440, 900], [390, 844], [320, 568], [844, 390]] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: w, height: h });
        await page.waitForTimeout(300);
        await page.screenshot({ path: `/tmp/finder-lab/shots/${name}-${w}-${colorScheme}.png`, fullPage: true });
        console.log(name, w, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
      }
  };
  await page.getByLabel('Recordings').setInputFiles('/tmp/finder-lab/bulls-cbr.mp4');
  await page.getByText('Looking for rides').waitFor();
  const t0 = Date.now();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/finder-lab/shots/search.png' });
  await page.getByText('Suggested ride').first().waitFor({ timeout: 200_000 });
  console.log('found after', (Date.now() - t0) / 1000);
  await shot('ride');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('slider', { name: 'Position in the night' }).click({ position: { x: 100, y: 20 } });
  await page.waitForTimeout(300);
  await shot('free');
});
