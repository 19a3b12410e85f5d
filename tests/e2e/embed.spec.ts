import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { getAdminDatabase, getAdminFirestore, createTestUser } from '#tests/support/test-users.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { expect, test as base } from './support/e2e-test.ts';

/** Serves a page on another site with the embed code, the last of several in a sandbox, and returns its URL. */
const test = base.extend<{ embedOnOtherSite: (...paths: string[]) => string }>({
  embedOnOtherSite: async ({ baseURL }, use) => {
    let frames = '';
    const server: Server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(`<h1>Our rodeo club</h1>${frames}`);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use((...paths) => {
      frames = paths
        .map((path, index) => {
          const sandbox = index > 0 && index === paths.length - 1 ? 'sandbox="allow-scripts"' : '';
          return `<iframe src="${baseURL}${path}" ${sandbox} width="560" height="315" allowfullscreen></iframe>`;
        })
        .join('');
      return `http://localhost:${port}/`;
    });
    await new Promise((resolve) => server.close(resolve));
  },
});

async function publishRide(title: string, fields: Partial<StoredVideo> = {}): Promise<string> {
  const rider = buildContestant();
  const ride = buildVideo(rider, { title, ...fields });
  await Promise.all([createTestUser(rider), publishRides(ride)]);
  return ride.id;
}

const fetchViewCount = async (id: string): Promise<unknown> =>
  (await getAdminDatabase().ref(`videoViews/${id}`).get()).val();

const missingVideoPath = '/embed/00000000-0000-4000-8000-000000000000';

test.describe('embed page', () => {
  test('[EMB-01, EMB-04, GRD-01, PLY-04] plays on another site without storage access, counts one view, shows the ride clock and links to the video @phone', async ({
    embedOnOtherSite,
    page,
    context,
    baseURL,
    consoleErrors,
  }) => {
    const id = await publishRide('Club Finals', { event_type: 1, ride_start: 0.5, ride_end: 8.7 });
    await page.addInitScript(() => {
      if (window === window.top) return;
      const throwSecurityError = () => {
        throw new DOMException('closed to third parties', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: throwSecurityError });
      Object.defineProperty(document, 'cookie', { get: throwSecurityError, set: throwSecurityError });
    });
    await page.goto(embedOnOtherSite(`/embed/${id}`));
    const frame = page.frameLocator('iframe');
    const video = frame.locator('video');
    await expect(frame.getByRole('heading', { name: 'Dallas Pruitt' })).toBeVisible();
    await expect(frame.getByText('Club Finals')).toBeVisible();
    await expect(frame.getByText('86.5 Score')).toBeVisible();
    expect(await video.evaluate((element: HTMLVideoElement) => [element.paused, element.autoplay])).toEqual([
      true,
      false,
    ]);
    expect(await video.evaluate((element: HTMLVideoElement) => element.src)).toContain(
      `videos%2F${id}%2F720.mp4`,
    );
    const getSize = async () => {
      const { width = 0, height = 0 } = (await video.boundingBox()) ?? {};
      return [width, Math.round(height)];
    };
    // At rest, it leaves the strip below it its place.
    expect(await getSize()).toEqual([560, 239]);
    expect(await video.evaluate(() => document.title)).toBe('Dallas Pruitt · 86.5');
    expect(await fetchViewCount(id)).toBe(0);

    await frame.getByRole('button', { name: 'Play' }).click();
    const getTime = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(getTime).toBeGreaterThan(0.3);
    expect(await getSize()).toEqual([560, 315]);
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.pause();
      await element.play();
    });
    await expect.poll(() => fetchViewCount(id)).toBe(1);

    const link = frame.getByRole('link', { name: 'See in Rodeo Reel' });
    const clock = frame.getByRole('timer', { name: 'Ride clock' });
    const show = (seconds: number) =>
      video.evaluate((element: HTMLVideoElement, time) => {
        element.pause();
        element.currentTime = time;
      }, seconds);
    await show(4.01);
    await expect(clock).toHaveText('3.5');
    await expect(clock).not.toHaveAttribute('data-qualified');
    await show(8.6);
    await expect(clock).toHaveText('8.1');
    await expect(clock).toHaveAttribute('data-qualified');
    await frame.getByRole('combobox', { name: 'Speed' }).selectOption('0.25x');
    expect(
      await video.evaluate(({ playbackRate, muted }: HTMLVideoElement) => [playbackRate, muted]),
    ).toEqual([0.25, true]);
    // An empty page, which counts no view of its own.
    await context.route(`${baseURL}/video/${id}`, (route) => route.fulfill({ contentType: 'text/html' }));
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveURL(`${baseURL}/video/${id}`);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
    expect(await fetchViewCount(id)).toBe(1);
    expect(consoleErrors).toEqual([]);
  });

  test('[EMB-01, EMB-04, PLY-04] reports failures, fits small frames and is used with the keyboard', async ({
    page,
  }) => {
    const id = await publishRide('Slow Motion', { event_type: 1, ride_start: 0.5, ride_end: 8.7 });
    await page.setViewportSize({ width: 200, height: 120 });
    await page.route(/documents/, (route) => route.abort());
    await page.goto(`/embed/${id}`);
    await expect(page.getByRole('heading', { name: "We couldn't load the video" })).toBeVisible();
    await page.unroute(/documents/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveTitle('Dallas Pruitt · 86.5');
    await expect(page.getByRole('heading', { name: 'Dallas Pruitt' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#plate')).toBeInViewport({ ratio: 0.99 });
    const video = page.locator('video');
    const play = page.getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    await expect(page.getByRole('link', { name: 'See in Rodeo Reel' })).toBeInViewport({ ratio: 1 });
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]),
    ).toEqual([200, 120]);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.route(/\.mov|720\.mp4/, (route) => route.abort());
    await page.keyboard.press('Tab');
    await expect(play).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: "We couldn't play the video" })).toBeVisible();
    await page.unroute(/\.mov|720\.mp4/);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    const getState = () =>
      video.evaluate(({ playbackRate, muted, paused, volume, currentTime }: HTMLVideoElement) => ({
        playbackRate,
        muted,
        paused,
        volume,
        hasStarted: currentTime > 0,
      }));
    await expect
      .poll(getState)
      .toEqual({ playbackRate: 1, muted: false, paused: false, volume: 1, hasStarted: true });
    // Its end would show the title.
    await video.evaluate((element: HTMLVideoElement) => (element.loop = true));
    await expect(video).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(getState).toMatchObject({ paused: true });
    await video.blur();
    await page.keyboard.press('Space');
    await expect.poll(getState).toMatchObject({ paused: false });
    await page.keyboard.press('Space');
    await expect.poll(getState).toMatchObject({ paused: true });
    await video.evaluate((element: HTMLVideoElement) => (element.currentTime = 1));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBe(0);
    await expect.poll(() => fetchViewCount(id)).toBe(1);

    await page.setViewportSize({ width: 560, height: 315 });
    const speed = page.getByRole('combobox', { name: 'Speed' });
    await page.keyboard.press('>');
    await page.keyboard.press('ArrowDown');
    expect(await getState()).toMatchObject({ playbackRate: 1.25, muted: false, paused: true, volume: 0.95 });
    await expect(speed).toHaveValue('1.25');
    await speed.selectOption('0.25x');
    expect(await getState()).toMatchObject({ playbackRate: 0.25, muted: true });
    await speed.blur();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('<');
    expect(await getState()).toMatchObject({ playbackRate: 0.1, muted: true });
    await speed.selectOption('1x');
    expect(await getState()).toMatchObject({ playbackRate: 1, muted: false });
    await speed.selectOption('0.25x');
    // As the browser's own menu does.
    await video.evaluate((clip: HTMLVideoElement) => (clip.playbackRate = 1));
    await expect(speed).toHaveValue('1');
    expect(await getState()).toMatchObject({ playbackRate: 1, muted: false });
    // As an extension or the browser's own menu does.
    await video.evaluate((element: HTMLVideoElement) => (element.playbackRate = 1.5));
    await expect(speed).toHaveValue('1.5');
    // One that the page does not offer.
    await video.evaluate((element: HTMLVideoElement) => (element.playbackRate = 1.3));
    await expect(speed).toHaveValue('1.3');
    await expect(speed.locator('option:checked')).toHaveText('1.3x');
    await speed.selectOption('1x');
    await speed.blur();
    await page.keyboard.press('5');
    expect(
      await video.evaluate(({ currentTime, duration }: HTMLVideoElement) => currentTime / duration),
    ).toBeCloseTo(0.5);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    // The title goes while the clip plays, and stays away when the clip goes on after a wait.
    await page.keyboard.press('k');
    const header = page.locator('header');
    await expect(header).toHaveCSS('opacity', '0');
    await video.evaluate(
      (element: HTMLVideoElement) =>
        new Promise<void>((resolve) => {
          // Time enough to show the title, and less than it would stay.
          element.addEventListener('playing', () => setTimeout(resolve, 500), { once: true });
          element.currentTime = 0.5;
        }),
    );
    expect(await header.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
    await video.evaluate((element: HTMLVideoElement) => element.pause());
    await expect(header).toHaveCSS('opacity', '1');
  });

  test('[EMB-03, EMB-05] plays in a sandboxed frame, at the speed of its link, and pauses when another ride or reel starts', async ({
    page,
    embedOnOtherSite,
  }) => {
    const ids = await Promise.all(['First', 'Second', 'Third'].map((title) => publishRide(title)));
    const reel = buildReel(buildContestant(), [{ id: ids[1]! }]);
    await getAdminFirestore().doc(`reels/${reel.id}`).set(reel);
    const [first, , third] = ids.map((id) => `/embed/${id}#speed=0.5&t=2`);
    await page.goto(embedOnOtherSite(first!, `/embed/reels/${reel.id}`, third!));
    const [one, other, sandboxed] = [0, 1, 2].map((index) => page.frameLocator('iframe').nth(index));
    const isPaused = (frame: typeof one) =>
      frame!.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
    for (const frame of [one, other, sandboxed]) {
      await frame!.getByRole('button', { name: 'Play' }).click();
      await expect.poll(() => isPaused(frame)).toBe(false);
    }
    expect(await isPaused(one)).toBe(true);
    await one!.locator('video').evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => isPaused(other)).toBe(true);
    expect(await sandboxed!.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(
      0.5,
    );
  });

  test('[EMB-01] is the only page that other sites can embed, and loads without the app', async ({
    page,
  }) => {
    test.skip(process.env['APP_ADDRESS'] !== undefined, 'the development server sets no headers');
    const getFrameAncestors = async (path: string) => {
      const response = await page.request.get(path, { headers: { accept: 'text/html' } });
      return /frame-ancestors [^;]*/.exec(response.headers()['content-security-policy'] ?? '')?.[0];
    };
    expect(await getFrameAncestors(missingVideoPath)).toBe('frame-ancestors *');
    for (const path of ['/', '/login', '/feed', '/video/some-video', '/portal', '/terms-and-conditions'])
      expect(await getFrameAncestors(path)).toBe("frame-ancestors 'none'");

    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.ok() && /html|javascript|css/.test(response.headers()['content-type'] ?? ''))
        sizes.push(response.body().then(({ length }) => length));
    });
    await page.goto(missingVideoPath, { waitUntil: 'networkidle' });
    await expect(page.locator('script, link[rel=modulepreload]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Video not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Watch rides' })).toHaveAttribute('href', '/watch');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    // Uncompressed: the page without the app. React alone is 200 kB; `npm run check` has the ceiling of the compressed size.
    expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000);
    for (const path of ['/embed/a/b', '/embed/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Video not found' })).toBeVisible();
    }
  });
});

test('[EMB-02] a leaderboard can be embedded, and leads to its page', async ({ embedOnOtherSite, page }) => {
  await page.goto(embedOnOtherSite('/embed/leaderboards?board=animals&event=1&season=2025&by=bucked-off'));
  const board = page.frameLocator('iframe').first();
  await expect(board.getByRole('heading', { name: 'Animals: Bull Riding 2025' })).toBeVisible();
  await expect(board.getByRole('listitem').first()).toContainText(/1J7 Dust Devil\s*\d+\.\d\d%/);
  for (const name of ['See all', 'See in Rodeo Reel'])
    await expect(board.getByRole('link', { name })).toHaveAttribute(
      'href',
      /^\/leaderboards\?board=animals&event=1&season=2025&by=bucked-off$/,
    );
  await page.goto('/embed/leaderboards?event=1&season=2025');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
