import { expect, test } from './support/test.ts';

test.describe('the first screen of a member', () => {
  test('shows rides before the session is there, and keeps them', async ({
    openFeedAs,
    feed,
    shell,
    page,
  }) => {
    await openFeedAs('fan');
    await expect(feed.cards).toHaveCount(6);
    let continueLookup = () => {};
    const isHeld = new Promise<void>((resolve) => (continueLookup = resolve));
    await page.route('**/accounts:lookup*', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.reload();
    await expect(feed.cards).toHaveCount(6);
    await expect(shell.navigation).toHaveCount(0);
    await expect(feed.cards.first().getByRole('button')).toHaveCount(0);
    const card = await feed.cards.first().elementHandle();
    continueLookup();
    await expect(feed.cards.first().getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expect(shell.navigation).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Filter the feed' })).toBeVisible();
    expect(await card?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('leads to the login when the session turns out to be gone', async ({
    openFeedAs,
    login,
    feed,
    page,
  }) => {
    await openFeedAs('fan');
    await expect(feed.cards).toHaveCount(6);
    await page.route('**/accounts:lookup*', (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'USER_NOT_FOUND' } },
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
    );
    await page.goto('/top-rides');
    await expect(login.heading).toBeVisible();
    await expect(feed.cards).toHaveCount(0);
  });

  test('does not lead to the login when the connection is lost before the session is there', async ({
    openFeedAs,
    feed,
    shell,
    page,
    context,
  }) => {
    await openFeedAs('fan');
    // Once it has that code itself.
    await expect(shell.navigation).toBeVisible();
    const sessionCode = '**/assets/session-effects-*.js';
    await page.route(sessionCode, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.reload();
    await expect(page.getByText("The server can't be reached.")).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.unroute(sessionCode);
    await context.setOffline(false);
    await expect(shell.navigation).toBeVisible();
    await expect(feed.cards).toHaveCount(6);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});
