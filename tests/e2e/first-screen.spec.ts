import { getRecordedHeadings, recordHeadings } from './support/heading-recorder.ts';
import { expect, test } from './support/e2e-test.ts';

test('[GRD-11] the first screen of a member shows rides before the session is there, without a connection the reason, and the login once the session is gone', async ({
  openFeedAs,
  login,
  feed,
  shell,
  page,
  context,
}) => {
  await openFeedAs('fan');
  await expect(feed.cards).toHaveCount(6);
  // The page has loaded the code of the session.
  await expect(shell.navigation).toBeVisible();
  await recordHeadings(page);

  await test.step('rides before the session is there, which stay', async () => {
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
    expect(await getRecordedHeadings(page)).toEqual(['Feed']);
    await page.unroute('**/accounts:lookup*');
  });

  await test.step('not the login when the connection is lost before the session is there', async () => {
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

  await test.step('the login when the session turns out to be gone', async () => {
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
});
