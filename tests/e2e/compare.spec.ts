import type { Page } from '@playwright/test';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

/** Two rides on one time line. */
export class ComparePage {
  readonly title;
  readonly picker;
  readonly controls;
  readonly position;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.title = page.getByRole('heading', { name: 'The 86.5 against the 86.5', level: 1 });
    this.picker = page.getByRole('dialog', { name: 'Choose two rides' });
    this.controls = page.getByRole('group', { name: 'Playback of both rides' });
    this.position = this.controls.getByRole('slider', { name: 'Time from the gate' });
  }

  /** Chooses rides of the page that is open, the first one for the left. */
  async choose(...titles: string[]) {
    await this.#page.getByRole('button', { name: 'Compare', exact: true }).click();
    for (const title of titles) await this.picker.getByRole('checkbox', { name: title }).check();
    await this.picker.getByRole('button', { name: 'Compare' }).click();
  }

  async press(button: string) {
    await this.controls.getByRole('button', { name: button, exact: true }).click();
  }

  /** What both clips show, in seconds of the clips; undefined while they are not ready. */
  readTimes() {
    return this.#page.evaluate(() => {
      const videos = [...document.querySelectorAll('video')];
      if (videos.some(({ seeking, readyState }) => seeking || readyState < 2)) return undefined;
      return videos.map(({ currentTime }) => currentTime);
    });
  }

  readPlayback() {
    return this.#page.evaluate(() =>
      [...document.querySelectorAll('video')].map(({ paused, muted }) => ({ paused, muted })),
    );
  }
}

const frameSeconds = 1 / 30;

test('a visitor compares two rides of a matchup, gate to gate', async ({ page }) => {
  const owner = buildContractor();
  const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
  const bull = buildBull(owner, { name: 'Static' });
  const [first, second] = [
    { title: 'Elko Fair', ride_start: 1, ride_end: 6 },
    { title: 'Winnemucca Days', ride_start: 2.5, ride_end: 7 },
  ].map((fields) => buildVideo(owner, { animal: bull, contestants: [rider], event_type: 1, ...fields }));
  if (!first || !second) throw new Error('There are two rides');
  await createTestUser(rider);
  await Promise.all([publishRides(first, second), getAdminFirestore().doc(`animals/${bull.id}`).set(bull)]);
  const compare = new ComparePage(page);
  /** In seconds: the second gate opens 1.5 s later in its clip than the first one. */
  const readError = async () => {
    const [left = 0, right = 0] = (await compare.readTimes()) ?? [];
    return Math.abs(right - left - 1.5);
  };
  const expectSameTime = () => expect.poll(readError).toBeLessThan(0.0005);

  await page.goto(`/matchups/${rider.id}/${bull.id}`);
  await compare.choose('Elko Fair', 'Winnemucca Days');
  await expect(compare.title).toBeVisible();
  await expect(page).toHaveURL(`/compare?left=${first.id}&right=${second.id}`);
  await expect(page.getByText('Matched on the gate')).toHaveCount(2);
  await expectSameTime();
  await expect.poll(async () => (await compare.readTimes())?.[0]).toBeCloseTo(1, 3);

  for (const times of [1, 2, 3]) {
    await compare.press('Forward one frame');
    await expect
      .poll(async () => (await compare.readTimes())?.[0])
      .toBeCloseTo(1 + (times + 0.5) * frameSeconds, 2);
  }
  await expectSameTime();
  await expect(page.getByRole('timer')).toHaveText(['0.1', '0.1']);

  await compare.press('Play');
  await expect(compare.controls.getByText('0:01.')).toBeVisible();
  expect(await compare.readPlayback()).toEqual([
    { paused: false, muted: true },
    { paused: false, muted: true },
  ]);
  await expect.poll(readError).toBeLessThan(0.1);
  await compare.press('Pause');
  await expectSameTime();

  // Before the gates, only the second clip has begun.
  await compare.position.press('Home');
  await expect.poll(() => compare.readTimes()).toEqual([expect.closeTo(0, 3), expect.closeTo(0, 3)]);
  // Two seconds each, in rides of seconds.
  for (let press = 0; press < 5; press++) await page.keyboard.press('l');
  await page.getByText('Overlay', { exact: true }).click();
  await expect(page).toHaveURL(/&view=overlay$/);
  await page.getByRole('slider', { name: 'Second ride' }).fill('30');
  await expect(page.locator('video').nth(1)).toHaveCSS('opacity', '0.3');

  await page
    .getByRole('region', { name: 'Elko Fair' })
    .getByRole('button', { name: 'Match this frame' })
    .click();
  await expect(page.getByText('Matched by hand')).toBeVisible();
  // What both show now is where they begin.
  await expect(compare.controls.getByText('0:00.0', { exact: true })).toBeVisible();
  await page.goto(page.url());
  await expect(page.getByText('Matched by hand')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Overlay' })).toBeChecked();
  // The second gate is matched with what the first clip showed.
  await expect.poll(() => compare.readTimes()).toEqual([expect.closeTo(8.5, 2), expect.closeTo(2.5, 2)]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[BESIDE-01] at the end of a ride its rider opens the comparison in one tap', async ({
    page,
    logInAs,
  }) => {
    const owner = buildContractor();
    const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
    const bull = buildBull(owner, { name: 'Static' });
    const fields = { animal: bull, contestants: [rider], event_type: 1, ride_end: 6 };
    const [ride, earlier] = [
      buildVideo(owner, { ...fields, ride_start: 1, score: 88.5 }),
      buildVideo(owner, {
        ...{ ...fields, ride_start: 2.5, score: 85, location: 'Miles City, MT' },
        event_date: Date.UTC(2026, 4, 16) / 1000,
      }),
    ];
    await Promise.all([publishRides(ride, earlier), getAdminFirestore().doc(`animals/${bull.id}`).set(bull)]);
    await logInAs(await createTestUser(rider));
    // On a busy machine, the next ride may start before the line is tapped.
    await page.evaluate(() => localStorage.setItem('rodeo-reel.player', '{"playsNext":false}'));
    await page.goto(`/video/${ride.id}`);
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await page.keyboard.press('End');
    const line = page.getByRole('link', { name: 'Against your 85 in Miles City' });
    await expect(line).toBeHidden();
    await page.locator('video').evaluate((clip: HTMLVideoElement) => {
      clip.currentTime = clip.duration - 0.5;
      return clip.play();
    });
    await line.tap();
    await expect(page).toHaveURL(`/compare?left=${ride.id}&right=${earlier.id}`);
    await expect(page.getByRole('heading', { name: 'Your 88.5 against your 85' })).toBeVisible();
  });
});

test('[REVIEW-04] what is seen of two rides can be sent: the second and how each is enlarged', async ({
  page,
}) => {
  const owner = buildContractor();
  const [left, right] = [1, 2.5].map((ride_start) =>
    buildVideo(owner, { event_type: 1, ride_start, ride_end: 7 }),
  );
  if (!left || !right) throw new Error('There are two rides');
  await publishRides(left, right);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const compare = new ComparePage(page);
  await page.goto(`/compare?left=${left.id}&right=${right.id}`);
  const picture = page.getByRole('group', { name: 'Cheyenne Frontier Days' }).first();
  await compare.position.press('End');
  await compare.press('Back one frame');
  const box = await picture.locator('video').boundingBox();
  if (!box) throw new Error('There is a picture');
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.5);
  await page.mouse.wheel(0, -350);
  await expect(picture.getByText('2.0x')).toBeVisible();
  const times = await compare.readTimes();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/[?&]t=\d+(\.\d+)?&left-zoom=200-37\d-(499|50\d)$/);
  await page.goto(link);
  await expect(picture.getByText('2.0x')).toBeVisible();
  await expect(picture.locator('video')).toHaveCSS('transform', /^matrix\(2, 0, 0, 2, /);
  await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveCount(1);
  await expect.poll(() => compare.readTimes()).toEqual(times?.map((time) => expect.closeTo(time, 1)));
});
