import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildBull, buildHorse } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor, withSharing } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { PlayerPage } from './pages/player-page.ts';
import { TagPicker } from './pages/tag-picker.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { buildContestants, indexContestants } from '#tests/support/index-contestants.ts';
import { publishRides } from '#tests/support/rides.ts';
import { storeSession } from './support/stored-session.ts';
import { createUniqueWord } from '#tests/support/searchable-data.ts';
import { createTestUser, getAdminFirestore, type TestUser } from '#tests/support/test-users.ts';
import { expect, test as base } from './support/test.ts';
import { waitUntilIndexed } from '#tests/support/wait-until-indexed.ts';

const test = base.extend<{ tags: TagPicker }>({
  tags: ({ page }, use) => use(new TagPicker(page)),
});

const clip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');
const ride = { location: 'Guthrie, OK', date: '2026-10-03', event: 'Bull Riding', result: '87.5' };

const createUniqueName = () => createUniqueWord().replace('zq', 'Zq');

async function storeAnimals(...animals: { id: string }[]) {
  await Promise.all(animals.map((animal) => getAdminFirestore().doc(`animals/${animal.id}`).set(animal)));
}

/** Logs in on another device and opens the ride from the notification. */
async function expectNotificationOpensRide(
  browser: Browser,
  baseURL: string | undefined,
  recipient: TestUser,
  { text, title }: { text: string; title: string },
) {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await storeSession(page, recipient);
  await page.goto('/notifications');
  await page.getByRole('main').getByRole('link', { name: text }).click();
  await expect(new PlayerPage(page).title).toHaveText(title, { ignoreCase: true });
  await page.context().close();
}

test.describe('tagging', () => {
  test('[UPL-08, DATA-04, NOTE-02] a contractor tags the 437th of 500 contestants in nine keystrokes, who opens the ride from the notification', async ({
    logInAs,
    upload,
    tags,
    page,
    browser,
    baseURL,
  }) => {
    const owner = buildContractor({ name: 'Cedar Gap' });
    const bull = buildBull(owner, { name: 'Copper Kettle', brand: 'K3' });
    const rider = buildContestant({ first_name: 'Zane', last_name: createUniqueName().slice(0, 8) });
    const contestants = buildContestants().with(436, rider);
    expect(contestants).toHaveLength(500);
    const [user, riderUser] = await Promise.all([createTestUser(owner), createTestUser(rider)]);
    await Promise.all([indexContestants(contestants), storeAnimals(bull)]);
    const title = `Elko Fair ${crypto.randomUUID().slice(0, 4)}`;
    await logInAs(user);
    await upload.completeTrimStep(clip);
    await upload.fillDetails({ title, ...ride });
    await tags.chooseAnimal('Copper Kettle');

    await tags.contestantInput.focus();
    for (const letter of rider.last_name) await page.keyboard.press(letter);
    await expect(tags.options).toHaveText([new RegExp(rider.last_name)]);
    await tags.pressEnter();
    expect(rider.last_name.length + 1).toBeLessThan(10);
    await expect(tags.contestantInput).toHaveValue(`${rider.first_name} ${rider.last_name}`);

    await upload.publish();
    await expect(page).toHaveURL('/my-rodeo', { timeout: 60_000 });
    const text = 'Cedar Gap tagged you in a video.';
    await expectNotificationOpensRide(browser, baseURL, riderUser, { text, title });
  });

  test("[UPL-08, UPL-11, DATA-04, NOTE-02] a contestant tags someone else's bull, whose owner opens the ride from the notification", async ({
    logInAs,
    upload,
    tags,
    page,
    browser,
    baseURL,
  }) => {
    const [owner, rider] = [buildContractor({ name: 'Cedar Gap' }), buildContestant()];
    const name = createUniqueName();
    const bull = buildBull(owner, { name });
    const horse = buildHorse(rider, { name: 'Pistachio' });
    const [user, ownerUser] = await Promise.all([createTestUser(rider), createTestUser(owner)]);
    await storeAnimals(bull, horse);
    await waitUntilIndexed('animals', bull.id);
    const title = `Elko Fair ${crypto.randomUUID().slice(0, 4)}`;
    await logInAs(user);
    await upload.completeTrimStep(clip);
    await upload.fillDetails({ title, ...ride });

    await tags.animalInput.fill(name);
    await expect(tags.options).toHaveCount(0);
    await tags.chooseOwner('Other');
    await tags.chooseType('Calfs');
    await tags.animalInput.fill(name);
    await expect(page.getByText(`No match for “${name}”`).first()).toBeVisible();
    await tags.chooseType('Bulls');
    await tags.chooseAnimal(name);
    await expect(tags.animalInput).toHaveValue(name);

    await upload.publish();
    await expect(page).toHaveURL('/my-rodeo', { timeout: 60_000 });
    const text = `${rider.first_name} ${rider.last_name} posted a video of ${name}.`;
    await expectNotificationOpensRide(browser, baseURL, ownerUser, { text, title });
  });

  test('[UPL-06, UPL-08] another User removes the tags that no longer fit', async ({
    logInAs,
    upload,
    tags,
    page,
  }) => {
    const contractor = buildContractor({ name: 'Cedar Gap' });
    const { grantor, delegate } = withSharing('shared', contractor, buildContestant());
    const [bull, horse] = [
      buildBull(grantor, { name: 'Copper Kettle' }),
      buildHorse(delegate, { name: 'Pistachio' }),
    ];
    const rider = buildContestant({ first_name: createUniqueName() });
    const [user] = await Promise.all([
      createTestUser(delegate),
      createTestUser(grantor),
      createTestUser(rider),
    ]);
    await storeAnimals(bull, horse);
    await waitUntilIndexed('users', rider.id);
    await logInAs(user);
    await upload.completeTrimStep(clip);
    await tags.chooseAnimal('Pistachio');
    await expect(tags.contestantInput).toHaveCount(0);

    await page.getByLabel('User', { exact: true }).selectOption({ label: 'Cedar Gap' });
    await expect(tags.animalInput).toHaveValue('');
    await tags.chooseAnimal('Copper Kettle');
    await tags.chooseContestant(rider.first_name);

    await page.getByLabel('User', { exact: true }).selectOption({ label: 'Dallas Pruitt' });
    await expect(tags.animalInput).toHaveValue('');
    await page.getByLabel('User', { exact: true }).selectOption({ label: 'Cedar Gap' });
    await expect(tags.contestantInput).toHaveValue('');
  });
});

/** The form for editing a ride of a contractor has the same fields as that of an upload. */
async function createRideToEdit() {
  const owner = buildContractor({ name: 'Cedar Gap' });
  const animal = buildBull(owner, { name: 'Copper Kettle', brand: 'K3' });
  const others = [
    buildBull(owner, { name: 'Red Mesa', brand: 'R3' }),
    buildHorse(owner, { name: 'Windmill', brand: 'W1' }),
  ];
  const stored = buildVideo(owner, { animal });
  const [user] = await Promise.all([
    createTestUser(owner),
    storeAnimals(animal, ...others),
    publishRides(stored),
  ]);
  return { user, path: `/edit/video/${stored.id}` };
}

test.describe('choosing a tag', () => {
  test('[UPL-11] filters the own animals by type and by text, and clears the choice', async ({
    logInAs,
    tags,
    page,
  }) => {
    const { user, path } = await createRideToEdit();
    await logInAs(user);
    await page.goto(path);
    await expect(tags.animalInput).toHaveValue('Copper Kettle');
    await tags.animalInput.click();
    await expect(tags.options).toHaveText([/Copper Kettle/, /Red Mesa/, /Windmill/]);
    await tags.chooseType('Horses');
    await tags.animalInput.click();
    await expect(tags.options).toHaveText([/Windmill/]);
    await tags.chooseType('Steers');
    await tags.animalInput.click();
    await expect(page.getByText('No animals yet').first()).toBeVisible();
    await tags.chooseType('Bulls');
    await tags.animalInput.fill('r3');
    await expect(tags.options).toHaveText([/Red Mesa/]);
    await page.keyboard.press('Escape');
    await expect(tags.animalInput).toHaveValue('Copper Kettle');
    await tags.clearAnimalButton.click();
    await expect(tags.animalInput).toHaveValue('');
    await expect(tags.animalInput).toBeFocused();
  });

  test('[UPL-08] finds a contestant despite typos', async ({ logInAs, tags, page }) => {
    const rider = buildContestant({ first_name: 'Zachariah', last_name: createUniqueName() });
    const [{ user, path }] = await Promise.all([createRideToEdit(), createTestUser(rider)]);
    await waitUntilIndexed('users', rider.id);
    await logInAs(user);
    await page.goto(path);
    const typo = `${rider.last_name.slice(0, 4)}${rider.last_name.slice(5)}`;
    await tags.contestantInput.fill(typo);
    await expect(tags.options.filter({ hasText: rider.last_name })).toHaveCount(1);
  });

  test('[SRCH-08, UPL-08] works by the beginning of names and brands without the search service', async ({
    logInAs,
    tags,
    page,
  }) => {
    const rider = buildContestant({ first_name: createUniqueName() });
    const neighbor = buildContractor({ name: 'Neighbor Stock' });
    const brand = createUniqueName().toUpperCase();
    const bull = buildBull(neighbor, { name: 'Sorrel Smoke', brand });
    const [{ user, path }] = await Promise.all([
      createRideToEdit(),
      createTestUser(rider),
      storeAnimals(bull),
    ]);
    await page.route('**/documents/search?*', (route) => route.abort());
    await logInAs(user);
    await page.goto(path);
    await tags.contestantInput.click();
    await expect(tags.options.first()).toBeVisible();
    await tags.contestantInput.fill(rider.first_name.toLowerCase().slice(0, 12));
    await expect(tags.options).toHaveText([new RegExp(rider.first_name)]);
    await expect(page.getByText('Search is unavailable right now.')).toBeVisible();
    await tags.pressEnter();
    await expect(tags.contestantInput).toHaveValue(`${rider.first_name} ${rider.last_name}`);
    await tags.chooseOwner('Other');
    await tags.animalInput.fill(brand.toLowerCase());
    await expect(tags.options).toHaveText([/Sorrel Smoke.*Neighbor Stock/]);
    await tags.pressEnter();
    await expect(tags.animalInput).toHaveValue('Sorrel Smoke');
  });

  test('[LIST-01] offers another try if nothing loads', async ({ logInAs, tags, page }) => {
    const { user, path } = await createRideToEdit();
    await logInAs(user);
    await page.route('**/documents/search?*', (route) => route.abort());
    await page.route(/documents:runQuery/, (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.goto(path);
    const alert = page.getByRole('alert').filter({ hasText: "We couldn't load the contestants." });
    await expect(alert).toBeVisible();
    await page.unroute(/documents:runQuery/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await tags.contestantInput.click();
    await expect(tags.options.first()).toBeVisible();
  });

  test('the open list is accessible and stays on screens of all sizes', async ({ logInAs, tags, page }) => {
    const { user, path } = await createRideToEdit();
    await indexContestants(buildContestants().slice(0, 60));
    await logInAs(user);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      for (const [input, text] of [
        [tags.animalInput, ''],
        [tags.contestantInput, 'ze'],
      ] as const) {
        await input.click();
        if (text) await input.fill(text);
        await expect(tags.options.first()).toBeVisible();
        await expect(tags.options.nth(1)).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);
        for (const position of ['start', 'end'] as const) {
          await input.evaluate((element, block) => element.scrollIntoView({ block }), position);
          const box = await tags.openList.boundingBox();
          if (!box) throw new Error('The list is not shown');
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
          expect(box.height).toBeGreaterThanOrEqual(100);
        }
        const row = await tags.options.first().boundingBox();
        expect(row?.height).toBeGreaterThanOrEqual(44);
        await page.keyboard.press('Escape');
      }
    }
  });
});
