import { expect, test } from './support/test.ts';

test.describe('the player', () => {
  test('[PLY-01, GRD-09, FEED-05] a click on a card plays its clip, and closing goes back to the list @phone', async ({
    logInAs,
    feed,
    player,
    page,
  }) => {
    await logInAs('fan');
    const title = await feed.cards.first().getByRole('heading').innerText();
    await feed.cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/play=/);
    await expect(player.title).toHaveText(title, { ignoreCase: true });
    await expect.poll(async () => (await player.getPlaybackState()).time).toBeGreaterThan(0.5);
    expect((await player.getPlaybackState()).width).toBeGreaterThan(0);
    await player.close();
    await expect(player.video).toHaveCount(0);
    await expect(page).toHaveURL('/feed');
  });

  test('[PLY-02] previous and next move within the list', async ({ logInAs, feed, player, page }) => {
    await logInAs('fan');
    const titles = await feed.cards.getByRole('heading').allInnerTexts();
    await feed.cards.nth(1).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Next video' }).click();
    await expect(player.title).toHaveText(titles[2] ?? '', { ignoreCase: true });
    await page.getByRole('button', { name: 'Previous video' }).click();
    await expect(player.title).toHaveText(titles[1] ?? '', { ignoreCase: true });
  });

  test('[PLY-04] playing counts one view, once an opening', async ({ logInAs, feed, player, page }) => {
    await logInAs('fan');
    const play = await feed.cards.nth(2).getByRole('link').first().getAttribute('href');
    const card = feed.cards.filter({ has: page.locator(`a[href="${play}"]`) });
    const views = async () => Number((await card.getByText(/views?$/).innerText()).replace(/\D/g, ''));
    await expect(card.getByText(/views?$/)).toBeVisible();
    const before = await views();
    await card.getByRole('link').first().click();
    await expect.poll(async () => (await player.getPlaybackState()).time).toBeGreaterThan(0.3);
    await player.video.evaluate(async (film: HTMLVideoElement) => {
      film.pause();
      await film.play();
    });
    await player.close();
    await expect.poll(views).toBe(before + 1);
    await page.reload();
    await expect.poll(views).toBe(before + 1);
  });

  test('[GRD-08, PLY-03] an address of a video plays it for visitors, and closing leads to the login page', async ({
    logInAs,
    feed,
    page,
    browser,
    baseURL,
  }) => {
    await logInAs('fan');
    await feed.cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/play=/);
    const id = new URL(page.url()).searchParams.get('play') ?? '';
    const visitor = await browser.newPage({ ...(baseURL && { baseURL }) });
    await visitor.goto(`/video/${id}`);
    const film = visitor.locator('dialog video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
    await visitor.keyboard.press('Escape');
    await expect(visitor).toHaveURL('/login');
    await visitor.context().close();
  });

  test("[GRD-08] a video that does not exist is told as 'Video not found'", async ({ page }) => {
    await page.goto('/video/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Video not found' })).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/');
  });

  test('[PLY-05, PLY-06] the speed slider scales the rate and mutes below half speed', async ({
    logInAs,
    feed,
    player,
    page,
  }) => {
    await logInAs('fan');
    await feed.cards.first().getByRole('link').first().click();
    const speed = page.getByRole('slider', { name: 'Speed' });
    const film = () =>
      player.video.evaluate((video: HTMLVideoElement) => ({ rate: video.playbackRate, muted: video.muted }));
    await expect(speed).toHaveAttribute('aria-valuetext', '1x');
    await speed.focus();
    await page.keyboard.press('Home');
    await expect(speed).toHaveAttribute('aria-valuetext', '0.25x');
    expect(await film()).toEqual({ rate: 0.25, muted: true });
    await page.keyboard.press('ArrowRight');
    expect(await film()).toEqual({ rate: 0.5, muted: false });
    await page.keyboard.press('End');
    expect(await film()).toEqual({ rate: 2, muted: false });
  });

  test('[PLY-01] controls hide while the film plays and come back with the mouse', async ({
    logInAs,
    feed,
    player,
    page,
  }) => {
    await logInAs('fan');
    // Rides of the season, long enough to hide them before the end; what other tests publish is bull riding.
    await page.goto('/feed?event=5');
    await feed.cards.first().getByRole('link').first().click();
    await expect.poll(async () => (await player.getPlaybackState()).time).toBeGreaterThan(0.2);
    const bar = page.locator('dialog .pointer-events-none').first();
    await expect(bar).toHaveCSS('opacity', '0', { timeout: 8000 });
    await page.mouse.move(400, 400);
    await page.mouse.move(420, 420);
    await expect(bar).toHaveCSS('opacity', '1');
  });

  test('[PLY-01] a clip that cannot be loaded says so, and tries again when asked', async ({
    logInAs,
    feed,
    player,
    page,
  }) => {
    await page.route(/\.mov/, (route) => route.abort());
    await logInAs('fan');
    await feed.cards.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'The film does not play' })).toBeVisible();
    await page.unroute(/\.mov/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await player.getPlaybackState()).width).toBeGreaterThan(0);
  });
});
