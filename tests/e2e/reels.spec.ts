import type { Page } from '@playwright/test';
import { maxReelRides } from '#src/domain/reel.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminDatabase, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { readPdf } from './support/read-pdf.ts';

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Two rides of a contestant, whose clips there are. */
async function publishTwoRides() {
  const rider = buildContestant({ first_name: 'Darius', last_name: 'Boone' });
  const day = { event_type: 1, created: new Date(Date.UTC(2026, 8, 1)) };
  const first = buildVideo(rider, { ...day, title: 'Elko Fair', score: 84 });
  const second = buildVideo(rider, { ...day, title: 'Reno Fair', score: 86.5, created: new Date() });
  await publishRides(first, second);
  return { rider, first, second };
}

const getPlayed = (page: Page) =>
  page.locator('video').evaluate(({ src, currentTime, paused }: HTMLVideoElement) => ({
    id: /videos%2F([\da-f-]+)/.exec(src)?.[1],
    isPlaying: !paused && currentTime > 0,
  }));

const skipToEnd = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.3;
  });

interface Point {
  x: number;
  y: number;
}

/** A finger, or the mouse. */
async function startPointer(page: Page, isTouch: boolean) {
  if (!isTouch)
    return {
      press: async ({ x, y }: Point) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      move: ({ x, y }: Point) => page.mouse.move(x, y),
      release: () => page.mouse.up(),
    };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (point: Point) => touch('touchStart', [point]),
    move: (point: Point) => touch('touchMove', [point]),
    release: () => touch('touchEnd', []),
  };
}

for (const [device, options] of Object.entries(devices))
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('[REEL-01, REEL-03] a contestant makes a reel, which plays its rides after their facts', async ({
      logInAs,
      page,
    }) => {
      const { rider, first, second } = await publishTwoRides();
      await logInAs(await createTestUser(rider));
      await page.goto('/my-rodeo');
      // A click that comes before the page answers is made again.
      await expect(async () => {
        await page.getByRole('radio', { name: 'Reels' }).click({ force: true });
        await expect(page).toHaveURL(/tab=reels/, { timeout: 2000 });
      }).toPass();
      await page.getByRole('link', { name: 'New reel' }).click();
      await page.getByRole('button', { name: 'Add rides' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add rides' });
      await dialog.getByLabel(/Reno Fair/).check();
      await dialog.getByLabel(/Elko Fair/).check();
      await dialog.getByRole('button', { name: 'Done' }).click();

      // By the grip of the second row, above the first one.
      const rows = page.getByRole('main').locator('ol > li');
      const grip = (await rows.nth(1).locator('.reel-grip').boundingBox())!;
      const top = (await rows.nth(0).boundingBox())!;
      await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
      await page.mouse.down();
      await page.mouse.move(grip.x + grip.width / 2, top.y + 4, { steps: 6 });
      await page.mouse.up();
      await expect(rows.first()).toContainText('Elko Fair');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/reels\/[\da-f-]{36}$/);

      await page.getByRole('button', { name: 'Play', exact: true }).click();
      const show = page.getByRole('region', { name: 'The reel' });
      await expect(show.getByText('1 of 2 · Bull Riding')).toBeVisible();
      await expect.poll(() => getPlayed(page)).toEqual({ id: first.id, isPlaying: true });
      await skipToEnd(page);
      await expect(show.getByText('2 of 2 · Bull Riding')).toBeVisible();
      await expect.poll(() => getPlayed(page)).toEqual({ id: second.id, isPlaying: true });
      await skipToEnd(page);
      const end = page.getByRole('region', { name: 'The reel has ended' });
      await expect(end.getByRole('button', { name: 'Play again' })).toBeVisible();
      const count = async () =>
        (await getAdminDatabase().ref(`videoViews/${first.id}`).get()).val() as number;
      await expect.poll(count).toBe(1);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    test('[REEL-02] a ride is dragged over many places, and beyond the edges of the window', async ({
      logInAs,
      page,
    }) => {
      const rider = buildContestant();
      const rides = Array.from({ length: 12 }, (_, index) =>
        buildVideo(rider, { title: `Rodeo ${String.fromCharCode(76 - index)}` }),
      );
      const reel = buildReel(rider, rides);
      await publishRides(...rides);
      await getAdminFirestore().doc(`reels/${reel.id}`).set(reel);
      await logInAs(await createTestUser(rider));
      await page.goto(`/reels/edit/${reel.id}`);
      const pointer = await startPointer(page, device === 'phone');
      const rows = page.getByRole('main').locator('ol > li');
      const readOrder = async () =>
        (await rows.allInnerTexts()).map((text) => /Rodeo (\w)/.exec(text)?.[1]).join('');
      const getMiddle = async (index: number, part = '') => {
        const row = part === '' ? rows.nth(index) : rows.nth(index).locator(part);
        const { x, y, width, height } = (await row.boundingBox())!;
        return { x: x + width / 2, y: y + height / 2 };
      };
      await expect(rows).toHaveCount(12);
      await rows.first().evaluate((row) => window.scrollBy({ top: row.getBoundingClientRect().top - 120 }));

      const grip = await getMiddle(0, '.reel-grip');
      const { y: thirdY } = await getMiddle(3);
      await pointer.press(grip);
      for (let step = 1; step <= 12; step++)
        await pointer.move({ ...grip, y: grip.y + ((thirdY + 6 - grip.y) * step) / 12 });
      await expect.poll(readOrder).toBe('KJILHGFEDCBA');
      await expect(rows.nth(3)).toHaveAttribute('data-dragged');

      await pointer.move({ ...grip, y: page.viewportSize()!.height - 8 });
      await expect.poll(readOrder).toBe('KJIHGFEDCBAL');
      await pointer.move({ ...grip, y: 8 });
      await expect.poll(readOrder).toBe('LKJIHGFEDCBA');
      await pointer.release();
      await expect(rows.first()).not.toHaveAttribute('data-dragged');
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
    });
  });

test('[REEL-06] the longest reel is one sheet of A4 or Letter, with a code that leads to it', async ({
  page,
  baseURL,
}) => {
  const owner = buildContractor({ name: 'Tri-County Stockmen’s Invitational' });
  const bull = buildBull(owner, { name: 'Bartholomew’s Last Stand at the Old River', brand: 'J115' });
  const rides = Array.from({ length: maxReelRides }, (_, index) =>
    buildVideo(owner, {
      ...{ animal: bull, contestants: [buildContestant()], event_type: 1, score: 60 + index },
      ...{ title: `Rodeo ${100 + index}, Saddle Bronc Finals and Old Timers Reunion` },
    }),
  );
  const reel = buildReel(owner, rides);
  const firestore = getAdminFirestore();
  await Promise.all([
    firestore.doc(`reels/${reel.id}`).set(reel),
    ...rides.map((ride) => firestore.doc(`videos/${ride.id}`).set(ride)),
  ]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/reels/${reel.id}/print`);
  await expect(page.getByRole('row')).toHaveCount(maxReelRides + 1);
  for (const format of ['A4', 'Letter']) {
    const pages = await readPdf(await page.pdf({ format }));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text.match(/Rodeo 1\d\d/g)).toHaveLength(maxReelRides);
    expect(pages[0]?.codes).toEqual([`${baseURL}/reels/${reel.id}`]);
  }
});

test('[EMB-02, EMB-04, EMB-05] an embedded reel plays its rides without storage, and leads to its page', async ({
  page,
}) => {
  const { rider, first, second } = await publishTwoRides();
  const reel = buildReel(rider, [second, { id: 'gone' }, first], { title: 'Best of Boone' });
  await getAdminFirestore().doc(`reels/${reel.id}`).set(reel);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => body.length));
  });
  await page.setViewportSize({ width: 480, height: 640 });
  await page.goto(`/embed/reels/${reel.id}`);
  await expect(page.getByRole('heading', { name: 'Best of Boone' })).toBeVisible();
  await expect(page.getByText('By Darius Boone, 2 rides')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See in Rodeo Reel' })).toHaveAttribute(
    'href',
    `/reels/${reel.id}`,
  );
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000);
  await expect(page.getByRole('heading', { name: 'Darius Boone' })).toBeVisible();
  await expect(page.getByText('86.5 Score')).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => getPlayed(page)).toEqual({ id: second.id, isPlaying: true });
  await skipToEnd(page);
  await expect(page.locator('#facts').getByText('Elko Fair', { exact: true })).toBeVisible();
  await expect(page.getByText('84 Score')).toBeVisible();
  await expect.poll(() => getPlayed(page)).toEqual({ id: first.id, isPlaying: true });
  await page.getByRole('button', { name: /^Reno Fair/ }).click();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expect.poll(() => getPlayed(page)).toEqual({ id: second.id, isPlaying: true });
  // The ride that plays begins anew, after its facts.
  await page.getByRole('button', { name: /^Reno Fair/ }).click();
  expect(await getPlayed(page)).toEqual({ id: second.id, isPlaying: false });
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expect.poll(() => getPlayed(page)).toEqual({ id: second.id, isPlaying: true });
  // One that does not load is tried again, or left out.
  await page.route(new RegExp(first.id), (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: /^Elko Fair/ }).click();
  await expect(page.getByText("Elko Fair didn't load.", { exact: true })).toBeVisible();
  await page.unroute(new RegExp(first.id));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => getPlayed(page)).toEqual({ id: first.id, isPlaying: true });
  await page.route(new RegExp(second.id), (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText("Reno Fair didn't load. Skipped.")).toBeVisible();
  await expect.poll(() => getPlayed(page)).toEqual({ id: first.id, isPlaying: true });
  await page.goto('/embed/reels/none');
  await expect(page.getByRole('link', { name: 'Watch rides' })).toHaveAttribute('href', '/watch');
  await expect(page.getByText("This reel doesn't exist or was deleted.")).toBeVisible();
});

test('of many rides, those to choose from load as the list is scrolled', async ({ logInAs, page }) => {
  const rider = buildContestant();
  const batch = getAdminFirestore().batch();
  for (let index = 0; index < 45; index++) {
    const ride = buildVideo(rider, { created: new Date(Date.UTC(2026, 0, 1 + index)) });
    batch.set(getAdminFirestore().doc(`videos/${ride.id}`), ride);
  }
  await batch.commit();
  await logInAs(await createTestUser(rider));
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('contestants_id')) requestCount++;
  });
  await page.goto('/reels/new');
  await page.getByRole('button', { name: 'Add rides' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add rides' });
  const choices = dialog.getByRole('checkbox');
  await expect(choices).toHaveCount(20);
  // Reaching the last of them loads more; nothing else does.
  await choices.nth(4).check();
  expect(requestCount).toBe(1);
  await choices.last().scrollIntoViewIfNeeded();
  await expect(choices).toHaveCount(40);
});
