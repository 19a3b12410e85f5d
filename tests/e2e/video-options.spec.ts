import { readFile } from 'node:fs/promises';
import { clipOf } from '#scripts/seed/clips.ts';
import { contestant, fan, type StoredUser } from '#tests/support/factories/user.ts';
import { video } from '#tests/support/factories/video.ts';
import { VideoOptions } from './pages/video-options.ts';
import { documents, member } from './support/people.ts';
import { leftOf, publish } from './support/rides.ts';
import { violations } from './support/axe.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ options: VideoOptions }>({
  options: ({ page }, use) => use(new VideoOptions(page)),
});

/** A rider with two published rides of their own. */
async function riderWithRides(rider: StoredUser = contestant()) {
  const mark = crypto.randomUUID().slice(0, 4);
  const [first, second] = [
    video(rider, { title: `Elko Fair ${mark}` }),
    video(rider, { title: `Reno Rodeo ${mark}` }),
  ];
  const [person] = await Promise.all([member(rider), publish(first, second)]);
  return { person, first, second };
}

test.describe('the options of a video', () => {
  test('[OPT-01, OPT-02] its owner copies its link, embeds it, and deletes it with its files @phone', async ({
    logInAs,
    options,
    feed,
    player,
    page,
    context,
  }) => {
    const { person, first, second } = await riderWithRides();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await logInAs(person);
    await page.goto('/my-rodeo');
    const card = feed.card(first.title);
    const button = options.button(card);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(options.items).toHaveText(['Copy Link', 'Embed', 'Download', 'Edit', 'Delete', 'Report']);
    await expect(options.items.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(options.items.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options.items.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(options.menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await options.choose(card, 'Copy Link');
    await expect(page.getByText('Link copied.')).toBeVisible();
    const { origin } = new URL(page.url());
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toBe(`${origin}/video/${first.id}`);

    await options.choose(card, 'Embed');
    await options.answer('Copy');
    await expect(page.getByText('Code copied.')).toBeVisible();
    expect(await copied()).toContain(`src="${origin}/embed/${first.id}"`);
    await expect(options.dialog.getByRole('textbox')).toHaveValue(/width="560" height="315"/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await options.choose(card, 'Copy Link');
    await expect(page.getByText('Copy failed!')).toBeVisible();

    await options.choose(card, 'Delete');
    await options.answer('Keep');
    expect(await leftOf(first.id)).toHaveLength(3);
    // Its files cannot be removed at first: the dialog says so, and goes on where it broke off.
    await page.route(/\/o\/videos/, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 400 }) : route.fallback(),
    );
    await options.choose(card, 'Delete');
    await options.answer('Delete');
    await expect(options.dialog.getByRole('alert')).toContainText('its files are still there');
    expect(await leftOf(first.id)).not.toContain('document');
    await page.unroute(/\/o\/videos/);
    await options.answer('Try again');
    await expect(card).toHaveCount(0);
    expect(await leftOf(first.id)).toEqual([]);

    await feed.play(second.title);
    const dialog = page.getByRole('dialog', { name: second.title });
    await options.button(dialog).click();
    await expect(options.items).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(options.menu).toHaveCount(0);
    await expect(player.film).toBeVisible();
    await options.choose(dialog, 'Delete');
    await options.answer('Delete');
    await expect(player.film).toHaveCount(0);
    await expect(page).toHaveURL('/my-rodeo');
    await expect(feed.card(second.title)).toHaveCount(0);
    await expect(page.getByText('No rides yet')).toBeVisible();
    expect(await leftOf(second.id)).toEqual([]);
  });

  test('[OPT-01, OPT-02, DATA-05] others download and report it, each once they have confirmed', async ({
    logInAs,
    options,
    page,
  }) => {
    const { person, first } = await riderWithRides();
    const viewer = await member(fan());
    await logInAs(viewer);
    await page.goto(`/my-rodeo/${person.id}`);
    const card = page.getByRole('article').filter({ hasText: first.title });
    await options.button(card).click();
    await expect(options.items).toHaveText(['Copy Link', 'Download', 'Embed', 'Report']);
    expect(await violations(page)).toEqual([]);
    await options.button(card).click();
    await expect(options.menu).toHaveCount(0);

    await page.route(/\.mov/, (route) => route.abort());
    await options.choose(card, 'Download');
    await options.answer('Download');
    await expect(options.dialog.getByRole('alert')).toBeVisible();
    await page.unroute(/\.mov/);
    const download = page.waitForEvent('download');
    await options.answer('Try again');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${first.title}.mp4`);
    expect(await readFile(await file.path())).toEqual(await readFile(clipOf(first.event_type).file));

    await options.choose(card, 'Report');
    await options.answer('Report');
    await expect(page.getByText('The ride is reported.')).toBeVisible();
    const reports = await documents().collection('reported_videos').where('video_id', '==', first.id).get();
    const [report, ...others] = reports.docs.map((found) => found.data());
    expect(others).toEqual([]);
    expect(report).toEqual({ user_id: viewer.id, video_id: first.id, reported_date: expect.anything() });
  });

  test('[OPT-01] a visitor has the same options, logs in to report, and comes back', async ({
    login,
    options,
    player,
    page,
  }) => {
    const { first } = await riderWithRides();
    const viewer = await member(fan());
    await page.goto(`/video/${first.id}`);
    const dialog = page.getByRole('dialog', { name: first.title });
    await options.button(dialog).click();
    await expect(options.items).toHaveText(['Copy Link', 'Download', 'Embed', 'Report']);
    await page.keyboard.press('Escape');
    await options.choose(dialog, 'Report');
    await options.answer('Log in');
    await expect(page).toHaveURL('/login');
    await login.logIn(viewer);
    await expect(page).toHaveURL(`/video/${first.id}`);
    await expect(player.film).toBeVisible();
    await options.choose(dialog, 'Report');
    await options.answer('Report');
    await expect(page.getByText('The ride is reported.')).toBeVisible();
  });
});
