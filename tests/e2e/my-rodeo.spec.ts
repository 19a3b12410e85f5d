import { buildBull, buildCalf, buildHorse, buildSteer } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { AnimalForm } from './pages/animal-form.ts';
import { AnimalPage } from './pages/animal-page.ts';
import { MyRodeoPage } from './pages/my-rodeo-page.ts';
import { ProfileForm } from './pages/profile-form.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getAdminFirestore, createTestUser } from './support/test-users.ts';
import { publishRides } from './support/rides.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ rodeo: MyRodeoPage; animalPage: AnimalPage; animalForm: AnimalForm }>({
  rodeo: ({ page }, use) => use(new MyRodeoPage(page)),
  animalPage: ({ page }, use) => use(new AnimalPage(page)),
  animalForm: ({ page }, use) => use(new AnimalForm(page)),
});

/** A contractor with two rides, twelve animals, and everything that a profile can tell. */
async function createContractorWithRides() {
  const owner = buildContractor({
    ...{ name: 'Llano Estacado Bucking Stock & Sons', isVerified: true, location: 'Muleshoe, TX' },
    ...{ bio: 'Bulls since 1974.\nAnd a few horses.', sponsors: 'Yellow House Feed' },
    facebook_url: 'https://www.facebook.com/llanobulls',
    instagram_url: 'javascript:alert(1)',
    twitter_url: 'https://x.com.example.com/llanobulls',
    youtube_url: 'https://www.youtube.com/@llanobulls',
  });
  const rider = buildContestant();
  const tornado = buildBull(owner, { name: 'Tornado Alley', brand: 'LE1' });
  const animals = [
    tornado,
    buildBull(owner, { name: '', brand: 'LE2' }),
    buildBull(owner, { name: 'Hailstone', brand: 'LE3' }),
    buildSteer(owner, { name: 'Rusty Gate', brand: 'LE4' }),
    buildCalf(owner, { name: 'Buttonhook', brand: 'LE5' }),
    ...Array.from({ length: 7 }, (_, at) => buildHorse(owner, { name: `Windmill ${at}`, brand: `LE2${at}` })),
  ];
  const rides = [
    buildVideo(owner, { animal: tornado, title: 'Muleshoe Matinee', created: new Date('2026-02-02') }),
    buildVideo(owner, { title: 'Bovina Buckout', location: 'Bovina, TX', created: new Date('2026-02-01') }),
    // A ride of somebody else on the contractor's bull.
    buildVideo(rider, { animal: tornado, title: 'Littlefield Lights', created: new Date('2026-02-03') }),
  ];
  const batch = getAdminFirestore().batch();
  for (const animal of animals) batch.set(getAdminFirestore().doc(`animals/${animal.id}`), animal);
  await Promise.all([createTestUser(owner), createTestUser(rider), batch.commit(), publishRides(...rides)]);
  return { owner, rider };
}

test('[MYR-01, MYR-02, MYR-03, MYR-04, MYR-05, MYR-06] a fan gets to know a contractor by rides and animals @phone', async ({
  logInAs,
  rodeo,
  animalPage,
  page,
}) => {
  const [{ owner, rider }, viewer] = await Promise.all([
    createContractorWithRides(),
    createTestUser(buildFan()),
  ]);
  await logInAs(viewer);
  await page.goto(`/my-rodeo/user/${owner.id}`);
  await expect(rodeo.heading).toHaveText(owner.name);
  await expect(rodeo.heading.getByLabel('Verified')).toBeVisible();
  for (const told of ['Muleshoe, TX', 'Contractor', 'And a few horses.', 'Yellow House Feed'])
    await expect(rodeo.profileHeader.getByText(told)).toBeVisible();
  await expect(rodeo.socialLinks).toHaveCount(2);
  for (const [at, address] of [owner.facebook_url, owner.youtube_url].entries()) {
    await expect(rodeo.socialLinks.nth(at)).toHaveAttribute('href', address);
    await expect(rodeo.socialLinks.nth(at)).toHaveAttribute('rel', /noopener/);
  }
  await expect
    .poll(async () => (await rodeo.getPictureUrls()).join())
    .toMatch(/cover-range.*avatar-contractor/);
  await expect(rodeo.editLink.or(rodeo.addButton)).toHaveCount(0);
  expect((await page.locator('main > div').boundingBox())?.width).toBeLessThanOrEqual(900);

  await expect(rodeo.itemTitles).toHaveText(['Muleshoe Matinee', 'Bovina Buckout']);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await rodeo.searchInput.fill('bovina, t');
  await expect(rodeo.itemTitles).toHaveText(['Bovina Buckout']);
  await page.getByRole('button', { name: 'Clear' }).click();

  await rodeo.openTab('Animals');
  await expect(page).toHaveURL(`/my-rodeo/user/${owner.id}?tab=animals`);
  await expect(rodeo.itemTitles).toHaveCount(10);
  expect(await rodeo.readTypeOptions()).toEqual(['All 12', 'Bulls 3', 'Horses 7']);
  await rodeo.loadMore(12);
  await rodeo.searchInput.fill('le2');
  await expect(rodeo.itemTitles).toHaveText(['Unnamed', ...Array.from('0123456', (at) => `Windmill ${at}`)]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await rodeo.filterByType('Bulls');
  await expect(rodeo.itemTitles).toHaveText(['Tornado Alley', 'Unnamed', 'Hailstone']);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Hailstone' }).click();
  await expect(animalPage.heading('Hailstone')).toBeVisible();
  await animalPage.backButton.click();
  await expect(rodeo.itemTitles).toHaveText(['Tornado Alley', 'Unnamed', 'Hailstone']);

  await page.goto(`/my-rodeo?userId=${rider.id}`);
  await expect(rodeo.heading).toHaveText('Dallas Pruitt');
  await expect(rodeo.heading.getByLabel('Verified')).toHaveCount(0);
  await expect
    .poll(async () => (await rodeo.getPictureUrls()).join())
    .toMatch(/cover-arena.*avatar-contestant/);
  await expect(rodeo.itemTitles).toHaveText(['Littlefield Lights']);
  await rodeo.openTab('Animals');
  await expect(page.getByRole('heading', { name: 'No animals yet' })).toBeVisible();
});

test('[MYR-03, MYR-04, ANF-01, ANF-06] what a contestant adds, changes and deletes shows in My Rodeo at once', async ({
  logInAs,
  rodeo,
  animalPage,
  animalForm,
  page,
}) => {
  const rider = await createTestUser(buildContestant());
  const form = new ProfileForm(page);
  await logInAs(rider);
  await page.goto('/my-rodeo');
  await expect(page.getByRole('heading', { name: 'No rides yet' })).toBeVisible();
  await rodeo.addButton.click();
  await expect(rodeo.addMenuItems).toHaveText(['Upload Video', 'Add Animal', 'Add Social Media Link']);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rodeo.addButton).toBeFocused();

  await rodeo.openTab('Animals');
  await expect(page.getByRole('heading', { name: 'No animals yet' })).toBeVisible();
  await rodeo.chooseAddMenuItem('Add Animal');
  await animalForm.name.fill('Sandhill Crane');
  await animalForm.saveButton.click();
  await expect(animalPage.heading('Sandhill Crane')).toBeVisible();
  await animalPage.backButton.click();
  await rodeo.openTab('Animals');
  await expect(rodeo.itemTitles).toHaveText(['Sandhill Crane']);
  expect(await rodeo.readTypeOptions()).toEqual(['All 1', 'Bulls 0', 'Horses 1']);
  await rodeo.filterByType('Bulls');
  await expect(page.getByText('There is no bull here.')).toBeVisible();
  await rodeo.filterByType('All');

  await page.getByRole('link', { name: 'Sandhill Crane' }).click();
  await animalPage.editLink.click();
  await animalForm.name.fill('Prairie Chicken');
  await animalForm.saveButton.click();
  await animalPage.backButton.click();
  await rodeo.openTab('Animals');
  await expect(rodeo.itemTitles).toHaveText(['Prairie Chicken']);
  await page.getByRole('link', { name: 'Prairie Chicken' }).click();
  await animalPage.editLink.click();
  await animalForm.deleteAnimal();
  await expect(page).toHaveURL('/my-rodeo');
  await rodeo.openTab('Animals');
  await expect(page.getByRole('heading', { name: 'No animals yet' })).toBeVisible();

  await rodeo.chooseAddMenuItem('Add Social Media Link');
  await expect(form.heading).toBeVisible();
  await expect(form.linkInput('Facebook')).toBeFocused();
  await expect(form.linkInput('Facebook')).toBeInViewport();
  await page.keyboard.type('facebook.com/dallaspruitt');
  await form.saveButton.click();
  await expect(page.getByText('Your information was updated successfully.')).toBeVisible();
  await page.goBack();
  await expect(rodeo.socialLinks).toHaveAttribute('href', 'https://facebook.com/dallaspruitt');
  await rodeo.chooseAddMenuItem('Upload Video');
  await expect(page).toHaveURL('/upload');
});

test('[MYR-01, MYR-02, MYR-03, MYR-04] a fan has a profile without lists; who is gone is said to be, and what fails can be tried again', async ({
  logInAs,
  rodeo,
  page,
}) => {
  const viewer = await createTestUser(
    buildFan({ first_name: 'Josephine', last_name: 'Vandersloot-Featherstonehaugh' }),
  );
  const removed = await createTestUser(buildContractor({ deleted: true }));
  const other = await createTestUser(buildContestant());
  await logInAs(viewer);
  await page.goto('/my-rodeo/user');
  await expect(rodeo.heading).toHaveText(viewer.name);
  await expect.poll(async () => (await rodeo.getPictureUrls()).join()).toMatch(/cover-stands.*avatar-fan/);
  await expect(rodeo.editLink).toBeVisible();
  await expect(rodeo.addButton.or(rodeo.tabs).or(rodeo.searchInput)).toHaveCount(0);
  for (const path of ['/my-rodeo/nobody', '/my-rodeo/no%2Fbody', `/my-rodeo?userId=${removed.id}`]) {
    await page.goto(path);
    await expect(rodeo.heading).toHaveText('Nobody here');
  }
  const reads = /documents:batchGet/;
  await page.goto('/news');
  await page.route(reads, (route) =>
    route.request().postData()?.includes(other.id)
      ? route.fulfill({ status: 429, body: '{"error":{"status":"RESOURCE_EXHAUSTED"}}' })
      : route.fallback(),
  );
  await page.goto(`/my-rodeo/${other.id}`);
  await expect(rodeo.heading).toHaveText('The profile did not load');
  await page.unroute(reads);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rodeo.heading).toHaveText(other.name);
});
