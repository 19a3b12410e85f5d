import { copyFile } from 'node:fs/promises';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { VideoOptionsMenu } from './pages/video-options-menu.page.ts';
import { test } from './support/e2e-test.ts';

test.setTimeout(400_000);
test('look', async ({ logInAs, feed, page }) => {
  const rider = buildContestant();
  const base = {
    location: 'Pendleton, OR',
    animal_name: 'Northern Lights',
    animal_brand: 'J115',
    event_type: 3,
  };
  const rides = [
    buildVideo(rider, { ...base, title: 'Pendleton Round-Up', score: 86.5, ride_start: 1, ride_end: 6.2 }),
    buildVideo(rider, {
      ...base,
      title: 'Chisholm Trail Stampede',
      event_type: 1,
      score: 0,
      ride_start: 1,
      ride_end: 6.2,
    }),
    buildVideo(rider, {
      ...base,
      title: 'Cow Palace Bull Riding Finals and Old Timers Reunion Presented by the Tri-County Stockmen',
      location: 'Truth or Consequences, NM',
      animal_name: 'Bartholomew’s Last Stand',
      score: 80.75,
      user_name: 'Maximiliano Etcheverry-Castellanos',
    }),
    buildVideo(rider, { ...base, title: 'Barrels', event_type: 5, time: 17.342, animal_brand: '' }),
  ];
  const [user] = await Promise.all([createTestUser(rider), publishRides(...rides)]);
  await logInAs(user);
  await page.goto('/my-rodeo');
  const dialog = page.getByRole('dialog', { name: 'Ride card' });
  const canvas = async (name: string) => {
    const url = await dialog.locator('canvas').evaluate((c: HTMLCanvasElement) => {
      try {
        return c.toDataURL('image/png');
      } catch (e) {
        return String(e);
      }
    });
    if (url.startsWith('data:'))
      (await import('node:fs')).writeFileSync(
        `/tmp/shots/card/${name}.png`,
        Buffer.from(url.split(',')[1]!, 'base64'),
      );
    else console.log(url);
  };
  for (const [index, ride] of rides.entries()) {
    await new VideoOptionsMenu(page).chooseItem(feed.card(ride.title), 'Make a Ride Card');
    await dialog.locator('canvas[height="1920"]').waitFor();
    await page.waitForTimeout(800);
    await canvas(`story-${index}`);
    await page.screenshot({ path: `/tmp/shots/card/dialog-${index}.png` });
    await dialog.getByText('Square').click();
    await dialog.locator('canvas[height="1080"]').waitFor();
    await page.waitForTimeout(300);
    await canvas(`square-${index}`);
    if (index === 0) {
      for (const [w, h] of [
        [390, 844],
        [320, 568],
        [667, 375],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width: w, height: h });
        await page.waitForTimeout(300);
        await page.screenshot({ path: `/tmp/shots/card/size-${w}.png` });
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.screenshot({ path: `/tmp/shots/card/dark.png` });
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await new VideoOptionsMenu(page).chooseItem(feed.card(rides[0]!.title), 'Make a Ride Card');
  await dialog.getByRole('button', { name: 'Make video' }).click();
  await page.waitForTimeout(6000);
  await page.screenshot({ path: `/tmp/shots/card/working.png` });
  await dialog.getByText('Your card is ready').waitFor({ timeout: 250_000 });
  await page.screenshot({ path: `/tmp/shots/card/ready.png` });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await copyFile(await (await download).path(), '/tmp/shots/card/card.mp4');
});
