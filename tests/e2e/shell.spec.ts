import { followLink } from './support/follow-link.ts';
import { expect, test } from './support/e2e-test.ts';

test('[LAY-01] the shell has the widths of the specification, and its drawer keeps the focus', async ({
  logInAs,
  shell,
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const expectWidth = (selector: string, width: number) =>
    expect.poll(async () => (await page.locator(selector).first().boundingBox())?.width).toBe(width);
  const openMenu = page.getByRole('button', { name: 'Open menu' });

  await test.step('the picture beside the login form', async () => {
    await page.setViewportSize({ width: 1440, height: 1024 });
    await page.goto('/signup');
    await heading.waitFor();
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ width: 560, height: 1024 });
  });

  await test.step('pages and dialogs', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await logInAs('contestant');
    await page.goto('/my-rodeo');
    await expect(heading).toHaveText('Cody Latham');
    await expectWidth('main > div', 900);
    await followLink(page, '/upload');
    await expect(heading).toHaveText('Upload a ride');
    await expectWidth('main > div', 700);
    await shell.settings('Logout').click();
    const yes = page.getByRole('button', { name: 'Yes' });
    await expectWidth('dialog[open]', 400);
    expect(await yes.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(189, 42, 36)');
    await page.keyboard.press('Escape');
  });

  await test.step('the sidebar above 1280 px', async () => {
    await page.setViewportSize({ width: 1281, height: 800 });
    await expect(openMenu).toBeHidden();
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(openMenu).toBeVisible();
    await expect(page.getByRole('complementary')).toBeHidden();
  });

  await test.step('the drawer', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await openMenu.click();
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'My Rodeo' })).toBeVisible();
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab');
      // After the last entry, the focus may move to the browser's UI, but not to the page behind.
      const isFocusOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isFocusOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(openMenu).toBeFocused();
  });

  await test.step('another size of the window leaves no dialog open that nobody sees', async () => {
    await openMenu.click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await shell.settings('Logout').click();
    // As by a zoom of 200 %.
    await page.setViewportSize({ width: 720, height: 450 });
    await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'No' }).click();
    await openMenu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

test('with letters of twice the size, the bar of a phone has all its buttons in the window', async ({
  page,
  logInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await logInAs('fan');
  await page.goto('/feed');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Notifications/ })).toBeInViewport({
    ratio: 1,
  });
});
