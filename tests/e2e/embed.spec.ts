import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildContestant } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getAdminFirestore, getAdminDatabase, createTestUser } from './support/test-users.ts';
import { publishRides } from './support/rides.ts';
import { expect, test as base } from './support/test.ts';

/** A page of somebody else, on another site, with the frame that the product offers. */
const test = base.extend<{ elsewhere: (path: string) => string }>({
  elsewhere: async ({ baseURL }, use) => {
    let framed = '';
    const server: Server = createServer((_request, response) => {
      const frame = `<iframe src="${baseURL}${framed}" width="560" height="315" allowfullscreen></iframe>`;
      response.setHeader('content-type', 'text/html').end(`<h1>Our rodeo club</h1>${frame}`);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use((path) => {
      framed = path;
      return `http://localhost:${port}/`;
    });
    await new Promise((resolve) => server.close(resolve));
  },
});

/** A published ride with its clip, of a person of its own. */
async function publishRide(title: string): Promise<string> {
  const rider = buildContestant();
  const ride = buildVideo(rider, { title });
  await Promise.all([createTestUser(rider), publishRides(ride)]);
  return ride.id;
}

const fetchViewCount = async (id: string): Promise<unknown> =>
  (await getAdminDatabase().ref(`videoViews/${id}`).get()).val();

const missingVideoPath = '/embed/00000000-0000-4000-8000-000000000000';

test.describe('the embed page', () => {
  test("[EMB-01, GRD-01, PLY-04] plays in another site's frame with storage closed, counts one view and leads to the video @phone", async ({
    elsewhere,
    page,
    context,
    baseURL,
    consoleErrors,
  }) => {
    const id = await publishRide('Club Finals');
    await page.addInitScript(() => {
      if (window === window.top) return;
      const closed = () => {
        throw new DOMException('closed to third parties', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: closed });
      Object.defineProperty(document, 'cookie', { get: closed, set: closed });
    });
    await page.goto(elsewhere(`/embed/${id}`));
    const frame = page.frameLocator('iframe');
    const film = frame.locator('video');
    await expect(frame.getByRole('heading', { name: 'Club Finals' })).toBeVisible();
    expect(await film.evaluate((shown: HTMLVideoElement) => [shown.paused, shown.autoplay])).toEqual([
      true,
      false,
    ]);
    expect(await film.evaluate((shown: HTMLVideoElement) => shown.src)).toContain(`videos%2F${id}.mov`);
    const { width = 0, height = 0 } = (await film.boundingBox()) ?? {};
    expect([width, Math.round(height)]).toEqual([560, 315]);
    expect(await film.evaluate(() => document.title)).toBe('Club Finals');
    expect(await fetchViewCount(id)).toBeNull();

    await frame.getByRole('button', { name: 'Play' }).click();
    const at = () => film.evaluate((shown: HTMLVideoElement) => shown.currentTime);
    await expect.poll(at).toBeGreaterThan(0.3);
    await film.evaluate(async (shown: HTMLVideoElement) => {
      shown.pause();
      await shown.play();
    });
    await expect.poll(() => fetchViewCount(id)).toBe(1);

    const link = frame.getByRole('link', { name: 'See in Rodeo Reel' });
    await film.evaluate((shown: HTMLVideoElement) => shown.pause());
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveURL(`${baseURL}/video/${id}`);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
    expect(await fetchViewCount(id)).toBe(1);
    expect(consoleErrors).toEqual([]);
  });

  test('[EMB-01] answers to the keyboard, fits any frame, and says when the film does not come', async ({
    page,
  }) => {
    const id = await publishRide('Slack Performance');
    await page.setViewportSize({ width: 200, height: 120 });
    await page.goto(`/embed/${id}`);
    const film = page.locator('video');
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

    await page.route(/\.mov/, (route) => route.abort());
    await page.keyboard.press('Tab');
    await expect(play).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'The film does not play' })).toBeVisible();
    await page.unroute(/\.mov/);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    const state = () =>
      film.evaluate((shown: HTMLVideoElement) => ({ paused: shown.paused, begun: shown.currentTime > 0 }));
    await expect.poll(state).toEqual({ paused: false, begun: true });
    await expect(film).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(state).toEqual({ paused: true, begun: true });
    await film.blur();
    await page.keyboard.press('Space');
    await expect.poll(state).toEqual({ paused: false, begun: true });
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => film.evaluate((shown: HTMLVideoElement) => shown.currentTime)).toBe(0);
    await expect.poll(() => fetchViewCount(id)).toBe(1);
  });

  test('[EMB-01] tells a video that is gone from a server that does not answer', async ({ page }) => {
    const id = await publishRide('Rained Out');
    await page.route(/documents/, (route) => route.abort());
    await page.goto(`/embed/${id}`);
    await expect(page.getByRole('heading', { name: 'The video did not load' })).toBeVisible();
    await page.unroute(/documents/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveTitle('Rained Out');
    await getAdminFirestore().doc(`videos/${id}`).delete();
    for (const path of [`/embed/${id}`, missingVideoPath, '/embed/%C3%A4%20b', '/embed/a/b', '/embed/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Video not found' })).toBeVisible();
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test('[EMB-01] is the only page that others may frame, and ships without the app', async ({ page }) => {
    test.skip(process.env['BASE_URL'] !== undefined, 'headers come from Hosting, not from the dev server');
    const framing = async (path: string) => {
      const response = await page.request.get(path, { headers: { accept: 'text/html' } });
      return /frame-ancestors [^;]*/.exec(response.headers()['content-security-policy'] ?? '')?.[0];
    };
    expect(await framing(missingVideoPath)).toBe('frame-ancestors *');
    for (const path of ['/', '/login', '/feed', '/video/some-video', '/portal', '/terms-and-conditions'])
      expect(await framing(path)).toBe("frame-ancestors 'none'");

    const weights: Promise<number>[] = [];
    page.on('response', (response) => {
      if (/html|javascript|css/.test(response.headers()['content-type'] ?? ''))
        weights.push(response.body().then(({ length }) => length));
    });
    await page.goto(missingVideoPath, { waitUntil: 'networkidle' });
    // Uncompressed: `npm run bench` measures what goes over the wire. React alone would be 200 kB.
    expect((await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)).toBeLessThan(20_000);
  });
});
