import { gzipSync } from 'node:zlib';
import { maxListedRides } from '#src/domain/reel.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';
import { findLayoutProblems } from './support/layout-problems.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { readPdf } from './support/read-pdf.ts';

const noInsets = { left: 0, right: 0, bottom: 0 };

/** A contractor, and a ride of its bull on a night. */
function buildOwner() {
  const owner = buildContractor({ name: 'Tri-County Stockmen’s Invitational' });
  const bull = buildBull(owner, { name: 'Bartholomew’s Last Stand', brand: 'J115' });
  const night = { title: `Friday Night ${owner.id.slice(0, 6)}`, location: 'Fort Worth, TX', animal: bull };
  const ride = (first_name: string, score: number, minute: number, others: Partial<StoredVideo> = {}) =>
    buildVideo(owner, {
      ...{ ...night, event_type: 1, score, created: new Date(Date.UTC(2026, 6, 26, 3, minute)) },
      contestants: [buildContestant({ first_name, last_name: 'Etcheverry-Castellanos' })],
      ...others,
    });
  return { owner, ride };
}

const store = (...documents: readonly (readonly [path: string, data: object])[]) =>
  Promise.all(documents.map(([path, data]) => getAdminFirestore().doc(path).set(data)));

for (const [device, use] of Object.entries({
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}))
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test('[RES-06, RES-07, RES-08] a contractor lists a night, whose rides play and whose results are saved', async ({
      page,
      logInAs,
    }) => {
      const { owner, ride } = buildOwner();
      const rides = [ride('Mia', 80, 1), ride('Zoe', 88.5, 2), ride('Abe', 0, 3)];
      await publishRides(...rides);
      await logInAs(await createTestUser(owner));
      await page.goto(`/rodeos/${rides[0]?.rodeo_id}`);
      await page.getByRole('link', { name: 'Make a result list' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      const rows = page.getByRole('region', { name: 'Bull Riding' }).locator('.results-row');
      await expect(rows).toContainText([/^Place 1Zoe.*88\.5/, /^Place 2Mia.*80/, /^–Abe.*Off/]);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByRole('link', { name: /^Play the ride of Zoe/ }).click();
      const player = page.getByRole('dialog');
      await expect(player.locator('video').first()).toHaveAttribute('src', new RegExp(rides[1]!.id));
      await page.goBack();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      expect((await download).suggestedFilename()).toMatch(/^results-friday-night-[\da-f]{6}\.csv$/);
    });
  });

test('[RES-05, RES-07] a list has room in every window and language', async ({ page }) => {
  const { owner, ride } = buildOwner();
  const names = ['Maximiliano', 'Zoe', 'Abe', 'Bartholomew'];
  const rides = [80, 81, 88.5, 0].flatMap((score, index) => {
    const first = ride(names[index]!, score, index);
    const again = { contestants_id: first.contestants_id, contestants_names: first.contestants_names };
    return [first, ride('', score && 81 - score / 2, 10 + index, again)];
  });
  const others = [ride('Zoe', 0, 20, { event_type: 2, result: 'bucked-off', ride_start: 1, ride_end: 4.2 })];
  const reel = buildReel(owner, [...rides, ...others], { is_result_list: true });
  await store(
    [`reels/${reel.id}`, reel],
    ...[...rides, ...others].map((each) => [`videos/${each.id}`, each] as const),
  );
  for (const [language, text] of [
    ['en', 'Without a score'],
    ['es', 'No es el resultado oficial'],
    ['pt', 'Não é o resultado oficial'],
  ] as const)
    for (const size of [
      { width: 1440, height: 900 },
      { width: 820, height: 1180 },
      { width: 667, height: 375 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`/reels/${reel.id}?lang=${language}`);
      await expect(page.getByText(text).first()).toBeVisible();
      expect(await findLayoutProblems(page, size, noInsets)).toEqual([]);
    }
});

test('[RES-08] the longest list prints every row once, on A4 and Letter', async ({ page, baseURL }) => {
  const { owner, ride } = buildOwner();
  const rides = Array.from({ length: maxListedRides }, (_, index) =>
    ride(`Rider${100 + index}`, 60 + index / 4, index % 60),
  );
  const reel = buildReel(owner, rides, { is_result_list: true });
  await store([`reels/${reel.id}`, reel], ...rides.map((each) => [`videos/${each.id}`, each] as const));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/reels/${reel.id}/print`);
  await expect(page.getByRole('row')).toHaveCount(maxListedRides + 1);
  for (const format of ['A4', 'Letter']) {
    const pages = await readPdf(await page.pdf({ format }));
    const text = pages.map((each) => each.text).join(' ');
    expect(new Set(text.match(/Rider1\d\d/g)).size).toBe(maxListedRides);
    expect(text.match(/Rider1\d\d/g)).toHaveLength(maxListedRides);
    expect(pages.length).toBeLessThanOrEqual(4);
    expect(pages.flatMap(({ codes }) => codes)).toEqual([`${baseURL}/reels/${reel.id}`]);
  }
});

test('[LAY-03] a page that the browser prints is light, in a dark theme too', async ({ page }) => {
  await page.goto('/leaderboards');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const readColors = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
  const light = await readColors();
  for (const theme of ['', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await readColors()).not.toEqual(light);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await readColors()).toEqual(light);
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  }
});

test('[RES-10] in a frame of another site a list has its places, light and in three languages', async ({
  page,
}) => {
  const { owner, ride } = buildOwner();
  const rides = [ride('Mia', 80, 1), ride('Zoe', 88.5, 2), ride('Abe', 0, 3), ride('Lou', 80, 4)];
  const reel = buildReel(owner, rides, { is_result_list: true, title: 'Cowtown Coliseum Friday Night' });
  await publishRides(...rides);
  await store([`reels/${reel.id}`, reel]);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/html|javascript|css/.test(response.headers()['content-type'] ?? ''))
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.setViewportSize({ width: 560, height: 640 });
  await page.goto(`/embed/reels/${reel.id}`);
  await expect(page.getByRole('heading', { name: 'Cowtown Coliseum Friday Night' })).toBeVisible();
  await expect(page.getByText('Not the official result. From the rides posted here.')).toBeVisible();
  const rows = page.locator('#results').getByRole('button');
  await expect(rows).toContainText([/1 Zoe.*88\.5/, /T2 Lou.*80/, /T2 Mia.*80/, /Abe.*Off/]);
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(20 * 1024);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const readPlayed = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.src);
  await rows.nth(2).click();
  await expect(page.locator('#facts')).toContainText('Bull Riding · Tied for place 2');
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect.poll(readPlayed).toContain(rides[0]!.id);
  await page.locator('video').evaluate((video) => video.dispatchEvent(new Event('ended')));
  await expect(rows.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect.poll(readPlayed).toContain(rides[2]!.id);

  for (const [language, text] of [
    ['en', 'Not the official result'],
    ['es', 'No es el resultado oficial'],
    ['pt', 'Não é o resultado oficial'],
  ] as const)
    for (const size of [
      { width: 1280, height: 720 },
      { width: 560, height: 315 },
      { width: 350, height: 467 },
      { width: 350, height: 197 },
      { width: 200, height: 267 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`/embed/reels/${reel.id}?lang=${language}`);
      await expect(page.getByText(text)).toBeVisible();
      await expect(rows).toHaveCount(4);
      await rows.last().scrollIntoViewIfNeeded();
      await expect(rows.last()).toBeInViewport();
      const problems = await findLayoutProblems(page, size, noInsets);
      // In a small frame the words of the logo are for screen readers.
      expect(problems.filter((problem) => !problem.endsWith('Rodeo Reel"'))).toEqual([]);
    }
});
