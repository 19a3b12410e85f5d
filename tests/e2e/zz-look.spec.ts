import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { test } from './support/e2e-test.ts';
test('shots', async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  const owner = buildContractor({ name: 'Prairie Jack Rodeo and Bucking Stock Company' });
  const long = buildContestant({ first_name: 'Maximiliano Etcheverry', last_name: 'Castellanos de la Vega' });
  const bull = buildBull(owner, { name: 'Bartholomew’s Last Stand at the Old River', brand: 'J115' });
  const title = 'Cow Palace Saddle Bronc Finals and Old Timers Reunion';
  const first = buildVideo(long, { animal: bull, event_type: 1, score: 0, duration: 9, ride_start: 0.5, ride_end: 5.7, title, location: 'San Francisco, CA' });
  const second = buildVideo(long, { animal: bull, event_type: 1, score: 91.25, duration: 9, title, location: 'San Francisco, CA', event_date: Number(first.event_date) + 86400 });
  await Promise.all([createTestUser(long), publishRides(first, second)]);
  const poster = (await getAdminFirestore().collection('videos').where('event_type', '==', 1).limit(20).get()).docs.map((d) => d.get('thumbnail_url')).filter(Boolean)[0];
  await getAdminFirestore().doc(`videos/${first.id}`).update({ thumbnail_url: poster });
  const reel = buildReel(long, [first, second], { title: 'Best of Castellanos in the long season of 2026' });
  const other = buildReel(long, [second], { title: 'Another reel' });
  const empty = buildReel(long, [{ id: 'gone' }], { title: 'Gone' });
  for (const r of [reel, other, empty]) await getAdminFirestore().doc(`reels/${r.id}`).set(r);
  const rodeo = (await getAdminFirestore().doc(`videos/${first.id}`).get()).get('rodeo_id');
  const runs = [[1440, 900, 'dark', 'es'], [390, 844, 'dark', 'pt'], [320, 568, 'light', 'es'], [667, 375, 'light', 'pt'], [844, 390, 'dark', 'es'], [320, 568, 'dark', 'pt']] as const;
  for (const [w, h, colorScheme, lang] of runs) {
    const context = await browser.newContext({ colorScheme, baseURL: baseURL!, viewport: { width: w, height: h }, ...(w < 900 && { hasTouch: true, isMobile: true }) });
    await context.addInitScript((l) => { try { localStorage.setItem('language', l); } catch { /* none */ } }, lang);
    const page = await context.newPage();
    const shoot = async (name: string, path: string, act?: () => Promise<void>, fullPage = false) => {
      try {
        await page.goto(path + (path.includes('?') ? '&' : '?') + `lang=${lang}`);
        await page.waitForTimeout(1200);
        await act?.();
        await page.screenshot({ path: `/tmp/shots/q-${w}-${colorScheme}-${name}.png`, fullPage });
      } catch (error) { console.log(name, String(error).slice(0, 200)); }
    };
    await shoot('reel', `/reels/${reel.id}`, undefined, w !== 1440);
    await shoot('reelend', `/reels/${reel.id}`, async () => {
      await page.locator('.reel-list ol button').nth(1).click(); await page.waitForTimeout(3200);
      await page.locator('video').evaluate((v: HTMLVideoElement) => { v.currentTime = v.duration - 0.2; });
      await page.waitForTimeout(1000); if (w < 900 && h > 500) await page.evaluate(() => scrollTo(0, 0));
    });
    await shoot('reelempty', `/reels/${empty.id}`);
    await shoot('reelnone', '/reels/none');
    await shoot('board', '/leaderboards?board=riders&event=1&season=2025', undefined, true);
    await shoot('rodeo', `/rodeos/${rodeo}`);
    await shoot('season', `/seasons/${long.id}`);
    await shoot('animal', `/animals/${bull.id}`);
    await shoot('landing', '/', async () => { await page.locator('dl').first().scrollIntoViewIfNeeded(); });
    await shoot('signup', '/signup');
    await context.close();
  }
});
