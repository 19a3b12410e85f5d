import { demoPassword } from '#tests/support/demo/people.ts';
import { buildContestant, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { getEmailActionPath } from '#tests/support/sent-emails.ts';
import { createTestUser, getAdminAuth, getAdminFirestore } from '#tests/support/test-users.ts';
import { LoginPage } from './pages/login.page.ts';
import { PlayerPage } from './pages/player.page.ts';
import { expect, test } from './support/e2e-test.ts';

/** A ride whose link somebody was sent. */
async function shareRide() {
  const rider = buildContestant();
  const ride = buildVideo(rider, { title: 'Elko Fair' });
  await createTestUser(rider);
  await publishRides(ride);
  return ride;
}

test.describe('whoever was sent a ride', () => {
  test('[GRD-04, SIGN-07] saves it, signs up for that, verifies in another browser, and has it saved @phone', async ({
    player,
    page,
    browser,
    baseURL,
  }) => {
    const ride = await shareRide();
    const email = `fan-${crypto.randomUUID()}@example.com`;
    await player.open(ride.id);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Sign up' }).last().click();

    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await page.getByLabel('First name').fill('June');
    await page.getByLabel('Last name').fill('Tate');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByLabel('Confirm password').fill(demoPassword);
    await next.click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('checkbox', { name: /13 or older/ }).check();
    await page.getByLabel('Location').fill('Elko, NV');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText(`Open the link we emailed to ${email}`)).toBeVisible();

    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await other.goto(await getEmailActionPath('VERIFY_EMAIL', email));
    const login = new LoginPage(other);
    await expect(login.emailInput).toHaveValue(email);
    await login.logIn({ email, password: demoPassword });
    await expect(other).toHaveURL(`/video/${ride.id}`);
    await new PlayerPage(other).waitUntilPlaying();
    const { uid } = await getAdminAuth().getUserByEmail(email);
    await expect
      .poll(
        async () => (await getAdminFirestore().doc(`saved_videos/${uid}`).get()).get('video_ids') as unknown,
      )
      .toEqual([ride.id]);
    await context.close();
  });

  test('[PLY-03] logs in to save it, comes back to it playing, and leaves it with one Close for the feed @phone', async ({
    player,
    login,
    feed,
    page,
  }) => {
    const ride = await shareRide();
    const member = await createTestUser(buildFan());
    await player.open(ride.id);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Log in' }).last().click();
    await login.logIn(member);
    await expect(page).toHaveURL(`/video/${ride.id}`);
    await player.waitUntilPlaying();
    await expect(page.getByText('Ride saved.')).toBeVisible();
    await player.close();
    await expect(page).toHaveURL('/feed');
    await expect(feed.heading).toBeVisible();
  });
});
