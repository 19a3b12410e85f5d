import { buildBull, buildHorse } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { getAdminFirestore, createTestUser } from './support/test-users.ts';
import { waitUntilIndexed } from './support/wait-until-indexed.ts';
import { expect, test } from './support/test.ts';

const tileTitles = [
  'Contractors',
  'Contestants',
  'Bareback Riding',
  'Saddle Bronc',
  'Bull Riding',
  'Barrel Racing',
  'Team Roping',
  'Tie Down Roping',
  'Steer Wrestling',
  'Breakaway Roping',
  'Pole Bending',
  'Goat Tying',
];

/** Without it a page may not read an answer, and takes it for none. */
const corsHeaders = { 'access-control-allow-origin': '*' };

/** A word that stands in no other test's data. */
const createUniqueWord = () => `zq${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`;

/** A contractor and a contestant, each with an animal and a ride, all found by one word. */
async function createSearchableData() {
  const word = createUniqueWord();
  const owner = buildContractor({ name: `${word} Stock` });
  const rider = buildContestant({ first_name: word, last_name: 'Pruitt' });
  const animals = {
    bull: buildBull(owner, { name: `${word} Bull` }),
    own: buildHorse(rider, { name: `${word} Horse` }),
  };
  const rides = {
    ofOwner: buildVideo(owner, { title: `${word} Night`, event_type: 1 }),
    ofRider: buildVideo(rider, { title: `${word} Day`, event_type: 5 }),
  };
  await Promise.all([
    createTestUser(owner),
    createTestUser(rider),
    ...Object.values(animals).map((one) => getAdminFirestore().collection('animals').doc(one.id).set(one)),
    ...Object.values(rides).map((one) => getAdminFirestore().collection('videos').doc(one.id).set(one)),
  ]);
  await Promise.all([
    ...[owner, rider].map(({ id }) => waitUntilIndexed('users', id)),
    ...Object.values(animals).map(({ id }) => waitUntilIndexed('animals', id)),
    ...Object.values(rides).map(({ id }) => waitUntilIndexed('videos', id)),
  ]);
  return { word, owner, rider, animals };
}

test.describe('the search', () => {
  test('[SIDE-01, SRCH-01] begins with twelve tiles in their order, with an arrow back @phone', async ({
    logInAs,
    shell,
    search,
    page,
  }) => {
    await logInAs('fan');
    await shell.goTo('Search');
    await expect(search.heading).toHaveText('Search');
    await expect(search.tiles).toHaveText(tileTitles);
    await search.tiles.nth(3).click();
    await expect(search.heading).toHaveText('Saddle Bronc');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await search.backLink.click();
    await expect(search.heading).toHaveText('Search');
    await search.backLink.click();
    await expect(page).toHaveURL(/\/feed$/);
  });

  test('[SRCH-02, SRCH-03, SRCH-06] finds people, animals and videos, plays one and comes back @phone', async ({
    logInAs,
    search,
    player,
    page,
  }) => {
    const { word, owner, animals } = await createSearchableData();
    await logInAs('fan');
    await search.open('bull-riding');
    await expect(search.section('People')).toContainText('Type a name or a place to find people.');
    await expect(search.results('Videos').first()).toBeVisible();
    await search.searchInput.fill(word);
    await expect(search.resultCount('People')).toHaveText('2 found');
    await expect(page).toHaveURL(new RegExp(`\\?category=bull-riding&search=${word}$`));
    await expect(search.resultCount('Animals')).toHaveText('1 found');
    await expect(search.results('Animals')).toContainText(`${word} Bull`);
    const animal = search.results('Animals').getByRole('link');
    await expect(animal).toHaveAttribute('href', `/animals/${animals.bull.id}`);
    await expect(search.resultCount('Videos')).toHaveText('1 found');

    await search
      .results('Videos')
      .getByRole('link', { name: `Play ${word} Night` })
      .click();
    const opened = page.getByRole('dialog', { name: `${word} Night` });
    await expect(opened).toBeVisible();
    await player.close();
    await expect(opened).toBeHidden();
    await expect(search.searchInput).toHaveValue(word);

    await search.results('People').filter({ hasText: owner.name }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/my-rodeo/${owner.id}$`));
    await page.goBack();
    await expect(search.resultCount('People')).toHaveText('2 found');
  });

  test('[SRCH-02] draws five skeletons while a source loads, each source for itself; Cancel gives all back', async ({
    logInAs,
    search,
    page,
  }) => {
    await logInAs('fan');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(search.getRequestPattern('animals'), async (route) => {
      await held;
      await route.continue();
    });
    await search.open('bull-riding', 'dust');
    await expect(search.results('Videos').first()).toBeVisible();
    await expect(search.section('Animals')).toHaveAttribute('aria-busy', 'true');
    await expect(search.skeletons('Animals')).toHaveCount(5);
    answer();
    await expect(search.results('Animals').first()).toContainText('Dust Devil');
    await expect(search.skeletons('Animals')).toHaveCount(0);
    await search.cancelButton.click();
    await expect(search.searchInput).toHaveValue('');
    await expect(search.searchInput).toBeFocused();
    await expect(page).toHaveURL(/\?category=bull-riding$/);
  });

  test('[SRCH-03] waits a second for more, searches at once on Enter, and Back leads through what was searched', async ({
    logInAs,
    search,
    page,
  }) => {
    await logInAs('fan');
    await search.open('bull-riding');
    await expect(search.resultCount('Animals')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (search.getRequestPattern('videos').test(request.url()))
        asked.push(new URL(request.url()).searchParams.get('q') ?? '');
    });
    const typed = await page.evaluate(() => performance.timeOrigin + performance.now());
    const sent = page.waitForRequest(search.getRequestPattern('videos'));
    await search.searchInput.pressSequentially('dust', { delay: 50 });
    await sent;
    const waited = (await page.evaluate(() => performance.timeOrigin + performance.now())) - typed;
    expect(waited).toBeGreaterThan(1000);
    await expect(search.results('Animals')).toHaveCount(1);
    expect(asked).toEqual(['dust']);

    await search.searchInput.fill('paper');
    await search.searchInput.press('Enter');
    await expect(page).toHaveURL(/search=paper$/, { timeout: 900 });
    await expect(search.results('Animals')).toContainText('Paper Moon');
    await page.goBack();
    await expect(search.searchInput).toHaveValue('dust');
    await expect(search.results('Animals')).toContainText('Dust Devil');
    await page.reload();
    await expect(search.searchInput).toHaveValue('dust');
    await page.goBack();
    await expect(search.searchInput).toHaveValue('');
    await page.goForward();
    await expect(search.searchInput).toHaveValue('dust');
  });

  test('[SRCH-04, SRCH-05, SRCH-06] a category finds its own and nothing else', async ({
    logInAs,
    search,
  }) => {
    const { word, owner, rider } = await createSearchableData();
    await logInAs('fan');
    const expected = [
      ['contestants', [`${rider.first_name} Pruitt`], `${word} Horse`, `${word} Day`],
      ['contractors', [owner.name], `${word} Bull`, `${word} Night`],
      ['barrel-racing', [`${rider.first_name} Pruitt`, owner.name], undefined, `${word} Day`],
    ] as const;
    for (const [category, people, animal, ride] of expected) {
      await search.open(category, word);
      await expect(search.results('People')).toHaveCount(people.length);
      for (const name of people) await expect(search.section('People')).toContainText(name);
      if (animal === undefined) await expect(search.section('Animals')).toContainText('No animals found.');
      else await expect(search.results('Animals').getByRole('heading')).toHaveText([animal]);
      await expect(search.results('Videos').getByRole('heading')).toHaveText([ride]);
    }
  });

  test('[SRCH-07] a source that fails is logged and empty, the others show, and it may be tried again', async ({
    logInAs,
    search,
    page,
  }) => {
    await logInAs('fan');
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.route(search.getRequestPattern('animals'), (route) =>
      route.fulfill({ status: 503, headers: corsHeaders, body: 'away' }),
    );
    await search.open('bull-riding', 'dust');
    await expect(search.section('Animals')).toContainText('Animals could not be searched just now.');
    await expect(search.results('Animals')).toHaveCount(0);
    await expect(search.results('Videos').first()).toBeVisible();
    expect(logged.some((text) => text.includes('The search for animals failed'))).toBe(true);
    await page.unroute(search.getRequestPattern('animals'));
    await search.section('Animals').getByRole('button', { name: 'Try again' }).click();
    await expect(search.results('Animals')).toContainText('Dust Devil');
  });
});
