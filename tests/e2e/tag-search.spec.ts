import type { Page } from '@playwright/test';
import { toIndexDocument } from '#services/search-sync/index-documents.ts';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { TagPicker } from './pages/tag-picker.ts';
import { buildContestants } from '#tests/support/index-contestants.ts';
import { publishRides } from '#tests/support/rides.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

/** As many as a search returns, of 10,000 that match. */
const found = buildContestants().slice(0, 50);

async function fulfillSearches(page: Page) {
  const hits = found.map((user) => ({ document: toIndexDocument('users', user.id, user) }));
  await page.route('**/collections/users/documents/search?*', (route) =>
    route.fulfill({ json: { found: 10_000, hits }, headers: { 'access-control-allow-origin': '*' } }),
  );
}

/** Measures the CPU time of scripts, styles and layouts, which other processes hardly influence. */
async function startThreadTimer(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  const getMilliseconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].includes(name))
      .reduce((sum, { value }) => sum + value * 1000, 0);
  };
  /** The fastest of three, since the first one may wait for the garbage of the page before. */
  return async (work: (attempt: number) => Promise<void>) => {
    const times: number[] = [];
    for (const attempt of [0, 1, 2]) {
      const before = await getMilliseconds();
      await work(attempt);
      times.push((await getMilliseconds()) - before);
    }
    return Math.min(...times);
  };
}

test('[UPL-08, UPL-11] a key takes less than 100 ms with 10,000 contestants and all the animals that an account lists', async ({
  logInAs,
  page,
}) => {
  const owner = buildContractor({ name: 'Cedar Gap' });
  const animals = Array.from({ length: 200 }, (_, index) =>
    buildBull(owner, { name: `Gully Washer ${index}`, brand: `G${index}` }),
  );
  const ride = buildVideo(owner);
  const batch = getAdminFirestore().batch();
  for (const animal of animals) batch.set(getAdminFirestore().doc(`animals/${animal.id}`), animal);
  const [user] = await Promise.all([createTestUser(owner), batch.commit(), publishRides(ride)]);
  await fulfillSearches(page);
  await logInAs(user);
  await page.goto(`/edit/video/${ride.id}`);
  const tags = new TagPicker(page);
  const measure = await startThreadTimer(page);

  await tags.contestantInput.click();
  await page.keyboard.press('z');
  await expect(tags.options).toHaveCount(found.length);
  const contestantKey = await measure(async (attempt) => {
    const search = page.waitForResponse('**/collections/users/documents/search?*');
    await page.keyboard.press('abc'.charAt(attempt));
    await search;
    await expect(tags.openList).toHaveAttribute('aria-busy', 'false');
  });
  expect(contestantKey).toBeLessThan(100);

  await tags.animalInput.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('g');
  await expect(tags.options).toHaveCount(animals.length);
  const animalKey = await measure(async (attempt) => {
    await page.keyboard.press('ull'.charAt(attempt));
    await expect(tags.openList).toHaveAttribute('aria-busy', 'false');
    await expect(tags.options).toHaveCount(animals.length);
  });
  expect(animalKey).toBeLessThan(100);
});

/** The environment is injected when the app is built: this leaves out the search service. */
async function serveWithoutSearch(page: Page) {
  await page.route(/\/start-(?!offline)[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace(/search:\{[^}]*\},/, '') });
  });
}

test('[UPL-08] contestants and animals are found by their beginning where no search service is set up', async ({
  logInAs,
  page,
}) => {
  const firstName = `Zq${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const rider = buildContestant({ first_name: firstName });
  const brand = firstName.toUpperCase();
  const bull = buildBull(buildContractor({ name: 'Neighbor Stock' }), { name: 'Sorrel Smoke', brand });
  const owner = buildContractor({ name: 'Cedar Gap' });
  const ride = buildVideo(owner);
  const [user] = await Promise.all([
    createTestUser(owner),
    createTestUser(rider),
    getAdminFirestore().doc(`animals/${bull.id}`).set(bull),
    publishRides(ride),
  ]);
  await serveWithoutSearch(page);
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/documents/search')) searches.push(request.url());
  });
  await logInAs(user);
  await page.goto(`/edit/video/${ride.id}`);
  const tags = new TagPicker(page);
  await tags.contestantInput.fill(firstName.toLowerCase().slice(0, 10));
  await expect(tags.options).toHaveText([new RegExp(firstName)]);
  await tags.pressEnter();
  await expect(tags.contestantInput).toHaveValue(`${rider.first_name} ${rider.last_name}`);
  await tags.chooseOwner('Other');
  await tags.animalInput.fill(brand.toLowerCase());
  await expect(tags.options).toHaveText([/Sorrel Smoke.*Neighbor Stock/]);
  await tags.pressEnter();
  await expect(tags.animalInput).toHaveValue('Sorrel Smoke');
  expect(searches).toEqual([]);
});
