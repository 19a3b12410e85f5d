import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { publishRides } from '#tests/support/rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

/** A contractor with a bull, and a contestant, with a ride each. */
async function createHerd() {
  const suffix = crypto.randomUUID().slice(0, 4);
  const contractor = buildContractor({ name: `Gap ${suffix.replaceAll(/\d/g, 'x')}` });
  const rider = buildContestant();
  const other = buildContestant();
  const bull = buildBull(contractor, { name: 'Windigo' });
  const at = (day: number) => new Date(Date.UTC(2026, 1, day));
  const rides = {
    ofStock: buildVideo(other, { title: `Stock ${suffix}`, animal: bull, created: at(1) }),
    ofRider: buildVideo(rider, { title: `Rider ${suffix}`, contestants: [], created: at(2) }),
    tagged: buildVideo(contractor, { title: `Tagged ${suffix}`, contestants: [rider], created: at(3) }),
  };
  await getAdminFirestore().doc(`animals/${bull.id}`).set(bull);
  await Promise.all([
    ...[contractor, rider, other].map((person) => createTestUser(person)),
    publishRides(...Object.values(rides)),
  ]);
  return { contractor, rider, bull, rides };
}

const fetchFollows = async (userId: string) =>
  (await getAdminFirestore().doc(`follows/${userId}`).get()).data();

test('following riders and animals fills the feed’s filter, and can be ended', async ({
  openFeedAs,
  shell,
  feed,
  page,
}) => {
  const { rider, bull, rides } = await createHerd();
  const member = await createTestUser();
  await openFeedAs(member);
  await feed.filterBy('Following');
  await expect(page.getByText("You're not following anyone yet")).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.goto(`/my-rodeo/${rider.id}`);
  const name = `${rider.first_name} ${rider.last_name}`;
  await page.getByRole('button', { name: `Follow ${name}` }).click();
  const followed = page.getByRole('button', { name: `Following ${name}` });
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await expect.poll(() => fetchFollows(member.id)).toMatchObject({ user_ids: [rider.id] });
  await page.goto(`/animals/${bull.id}`);
  const followButton = page.getByRole('button', { name: 'Follow Windigo' });
  await expect(followButton).toBeEnabled();
  await followButton.press('Enter');
  await expect(page.getByRole('button', { name: 'Following Windigo' })).toBeVisible();
  await expect.poll(() => fetchFollows(member.id)).toEqual({ user_ids: [rider.id], animal_ids: [bull.id] });

  await shell.goTo('Feed');
  await feed.filterBy('Following');
  await expect(page).toHaveURL(/event=following/);
  const titles = feed.cards.getByRole('heading');
  await expect(titles).toHaveText([rides.tagged.title, rides.ofRider.title, rides.ofStock.title]);
  await page.getByRole('link', { name: 'See who you follow' }).click();
  await page.getByRole('button', { name: `Following ${name}` }).click();
  await expect(page.getByRole('button', { name: `Follow ${name}` })).toHaveAttribute('aria-pressed', 'false');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await shell.goTo('Feed');
  await feed.filterBy('Following');
  await expect(titles).toHaveText([rides.ofStock.title]);
});

test('following a contractor shows the rides of their stock', async ({ logInAs, page, feed }) => {
  const { contractor, rides } = await createHerd();
  const member = await createTestUser();
  await getAdminFirestore()
    .doc(`follows/${member.id}`)
    .set({ user_ids: [contractor.id] });
  await logInAs(member);
  await page.goto('/feed?event=following');
  await expect(feed.cards.getByRole('heading')).toHaveText([rides.tagged.title, rides.ofStock.title]);
});

test('the feed of many follows loads on without repeating a ride', async ({ logInAs, page, feed }) => {
  const rider = buildContestant();
  const partner = buildContestant();
  const rides = Array.from({ length: 11 }, (_, index) =>
    buildVideo(rider, {
      title: `Many ${index} ${rider.id.slice(0, 4)}`,
      contestants: [partner],
      created: new Date(Date.UTC(2026, 0, 1, 0, index)),
    }),
  );
  const member = await createTestUser();
  const missing = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  await getAdminFirestore()
    .doc(`follows/${member.id}`)
    .set({ user_ids: [rider.id, ...missing(30), partner.id], animal_ids: missing(40) });
  await Promise.all([createTestUser(rider), createTestUser(partner), publishRides(...rides)]);
  await logInAs(member);
  await page.goto('/feed?event=following');
  await feed.loadMore(11);
  await expect(feed.cards.getByRole('heading')).toHaveText(rides.map(({ title }) => title).toReversed());
});

test('a follow that fails is taken back and says so', async ({ logInAs, page }) => {
  const { bull } = await createHerd();
  await logInAs(await createTestUser());
  await page.goto(`/animals/${bull.id}`);
  const button = page.getByRole('button', { name: 'Follow Windigo' });
  await expect(button).toBeEnabled();
  await page.route(/documents:commit/, (route) => route.abort());
  await button.click();
  await expect(page.getByText(/^We couldn't follow Windigo\./)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('people and animals that are gone can be unfollowed', async ({ logInAs, page }) => {
  const member = await createTestUser();
  await getAdminFirestore()
    .doc(`follows/${member.id}`)
    .set({ user_ids: [crypto.randomUUID()], animal_ids: [crypto.randomUUID()] });
  await logInAs(member);
  await page.goto('/my-rodeo');
  await page.getByRole('link', { name: 'See who you follow' }).click();
  await expect(page).toHaveURL('/following');
  await expect(page.getByRole('heading', { name: 'Following', exact: true, level: 1 })).toBeVisible();
  for (const kind of ['Account', 'Animal'])
    await page.getByRole('button', { name: `Following ${kind} no longer available` }).click();
  await expect(page.getByText('no longer available')).toHaveCount(0);
  await expect.poll(() => fetchFollows(member.id)).toEqual({ user_ids: [], animal_ids: [] });
  await page.reload();
  await expect(page.getByText("You're not following anyone yet")).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/my-rodeo');
});

test('there is nothing to follow at fans, oneself and one’s own animals', async ({ logInAs, page }) => {
  const { contractor, bull } = await createHerd();
  const fan = await createTestUser(buildFan({ first_name: 'Mara' }));
  await logInAs({
    id: contractor.id,
    email: contractor.email,
    password: fan.password,
    name: contractor.name,
  });
  for (const path of [`/my-rodeo/${fan.id}`, '/my-rodeo', `/animals/${bull.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Follow/ })).toHaveCount(0);
  }
});

test('visitors who follow an animal log in and come back to it', async ({ login, page }) => {
  const { bull } = await createHerd();
  const member = await createTestUser();
  await page.goto(`/animals/${bull.id}`);
  await page.getByRole('button', { name: 'Follow Windigo' }).click();
  await expect(page).toHaveURL('/login');
  await login.logIn(member);
  await expect(page).toHaveURL(`/animals/${bull.id}`);
  await page.getByRole('button', { name: 'Follow Windigo' }).click();
  await expect(page.getByRole('button', { name: 'Following Windigo' })).toBeVisible();
});
