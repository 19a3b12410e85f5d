import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { getEmailActionPath } from '#tests/support/sent-emails.ts';
import { expect, test } from './support/e2e-test.ts';

const clip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');

/** More than any page has tab stops. */
const maxTabPresses = 60;

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await target.waitFor();
  for (let step = 0; step < maxTabPresses; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} did not reach ${target.toString()}`);
}

async function tabToControl(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'checkbox' | 'switch' | 'radio' | 'slider',
  name: string | RegExp,
) {
  await tabTo(page, page.getByRole(role, { name, exact: true }).filter({ visible: true }).first());
}

test('[LAND-01, SIGN-02, SIGN-07, UPL-01, UPL-04, UPL-06, UPL-09] a contestant signs up, publishes a ride, watches another, shares it and goes back with the keyboard only', async ({
  feed,
  player,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = `keys-${crypto.randomUUID()}@example.com`;
  const press = async (role: Parameters<typeof tabToControl>[1], name: string | RegExp, key = 'Enter') => {
    await tabToControl(page, role, name);
    await page.keyboard.press(key);
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };

  await test.step('sign-up', async () => {
    await page.goto('/');
    await press('link', 'Sign up');
    await expect(page).toHaveURL('/signup');
    await press('button', 'Next');
    await type('First name', 'Wade');
    await type('Last name', 'Halloran');
    await type('Email', email);
    await type('Password', 'rodeo123');
    await type('Confirm password', 'rodeo123');
    await press('switch', /^I'm a contestant/, 'Space');
    await press('checkbox', 'Bull Riding', 'Space');
    await press('button', 'Next');
    await expect(page.getByText('Step 3 of 4')).toBeVisible();
    await press('button', 'Skip');
    await type('Location', 'Dodge City, KS');
    await press('checkbox', /^I agree to the/, 'Space');
    await press('checkbox', "I'm 13 or older.", 'Space');
    await press('button', 'Sign up');
    await expect(page.getByText(`Open the link we emailed to ${email}`)).toBeVisible();

    await page.goto(await getEmailActionPath('VERIFY_EMAIL', email));
    await expect(page).toHaveURL('/login');
    await type('Email', email);
    await type('Password', 'rodeo123');
    await page.keyboard.press('Enter');
    await expect(feed.heading).toBeVisible();
  });

  await test.step('watching', async () => {
    const card = feed.cards.nth(4);
    const play = card.getByRole('link').first();
    await tabTo(page, play);
    const scrollPosition = await page.evaluate(() => scrollY);
    expect(scrollPosition).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await player.waitUntilPlaying();
    await page.keyboard.press('Space');
    const { time } = await player.getPlaybackState();
    for (const key of ['.', '.', ',']) {
      await page.keyboard.press(key);
      await expect.poll(async () => (await player.getPlaybackState()).time).not.toBe(time);
    }
    await expect.poll(async () => Math.abs((await player.getPlaybackState()).time - time)).toBeLessThan(0.1);
    await tabToControl(page, 'button', 'Share');
    // It is shown for two seconds.
    const notice = page.getByText('Link copied.').waitFor();
    await page.keyboard.press('Enter');
    await notice;
    const videoId = new URL(page.url()).searchParams.get('play') ?? '';
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/video/${videoId}`);
    await page.keyboard.press('Escape');
    await expect(player.video).toHaveCount(0);
    await expect(page).toHaveURL('/feed');
    await expect(play).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
  });

  await test.step('publishing', async () => {
    // Playwright needs a moment to catch the picker, which otherwise opens.
    const picker = page.waitForEvent('filechooser');
    // Back to the menu, past the cards before.
    await page.keyboard.press('Home');
    const upload = page.getByRole('link', { name: 'Upload Video' }).filter({ visible: true });
    await tabTo(page, upload, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await (await picker).setFiles(clip);
    await press('slider', 'Start', 'Shift+ArrowRight');
    await press('button', 'Use this frame');
    await expect(page.getByText('Frame at 0:01.00')).toBeVisible();
    await press('button', 'Next');
    await type('Rodeo Event', 'Lazy E Classic');
    await type('Location', 'Guthrie, OK');
    await type('Event Date', '10032026');
    await press('radio', 'Bull Riding', 'Space');
    await press('radio', 'Qualified', 'Space');
    await type('Score', '87.5');
    await press('button', 'Publish');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/my-rodeo', { timeout: 60_000 });
    await expect(page.getByRole('article').getByRole('heading', { name: 'Lazy E Classic' })).toBeVisible();
  });
});
