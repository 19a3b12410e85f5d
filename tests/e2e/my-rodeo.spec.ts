import { buildBull, buildCalf, buildHorse, buildSteer } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { AnimalForm } from './pages/animal-form.ts';
import { AnimalPage } from './pages/animal-page.ts';
import { MyRodeoPage } from './pages/my-rodeo-page.ts';
import { ProfileForm } from './pages/profile-form.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getAdminFirestore, createTestUser } from '#tests/support/test-users.ts';
import { publishRides } from '#tests/support/rides.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ myRodeo: MyRodeoPage; animalPage: AnimalPage; animalForm: AnimalForm }>({
  myRodeo: ({ page }, use) => use(new MyRodeoPage(page)),
  animalPage: ({ page }, use) => use(new AnimalPage(page)),
  animalForm: ({ page }, use) => use(new AnimalForm(page)),
});

/** Creates a contractor with two rides, twelve animals and a complete profile. */
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
    ...Array.from({ length: 7 }, (_, index) =>
      buildHorse(owner, { name: `Windmill ${index}`, brand: `LE2${index}` }),
    ),
  ];
  const rides = [
    buildVideo(owner, { animal: tornado, title: 'Muleshoe Matinee', created: new Date('2026-02-02') }),
    buildVideo(owner, {
      ...{ title: 'Bovina Buckout', location: 'Bovina, TX', created: new Date('2026-02-01') },
      // From before the account became a contractor's.
      ...{ account_upload: 2, contractor_id: '' },
    }),
    // Another account's ride on the contractor's bull.
    buildVideo(rider, { animal: tornado, title: 'Littlefield Lights', created: new Date('2026-02-03') }),
  ];
  const batch = getAdminFirestore().batch();
  for (const animal of animals) batch.set(getAdminFirestore().doc(`animals/${animal.id}`), animal);
  await Promise.all([createTestUser(owner), createTestUser(rider), batch.commit(), publishRides(...rides)]);
  return { owner, rider };
}

test('[MYR-01, MYR-02, MYR-03, MYR-04, MYR-05, MYR-06] a fan views the profile, rides and animals of a contractor', async ({
  logInAs,
  myRodeo,
  animalPage,
  page,
}) => {
  const [{ owner, rider }, viewer] = await Promise.all([
    createContractorWithRides(),
    createTestUser(buildFan()),
  ]);
  await logInAs(viewer);
  await page.goto(`/my-rodeo/user/${owner.id}`);
  await expect(myRodeo.heading).toHaveText(owner.name);
  await expect(myRodeo.heading.getByLabel('Verified')).toBeVisible();
  for (const text of ['Muleshoe, TX', 'Contractor', 'And a few horses.', 'Yellow House Feed'])
    await expect(myRodeo.profileHeader.getByText(text)).toBeVisible();
  await expect(myRodeo.socialLinks).toHaveCount(2);
  for (const [index, url] of [owner.facebook_url, owner.youtube_url].entries()) {
    await expect(myRodeo.socialLinks.nth(index)).toHaveAttribute('href', url);
    await expect(myRodeo.socialLinks.nth(index)).toHaveAttribute('rel', /noopener/);
  }
  await expect
    .poll(async () => (await myRodeo.getPictureUrls()).join())
    .toMatch(/cover-range.*avatar-contractor/);
  await expect(myRodeo.editLink.or(myRodeo.addButton)).toHaveCount(0);
  await expect(myRodeo.tabs.locator('label')).toHaveText(['Videos', 'Animals']);
  expect((await page.locator('main > div').boundingBox())?.width).toBeLessThanOrEqual(900);

  await expect(myRodeo.itemTitles).toHaveText(['Muleshoe Matinee', 'Bovina Buckout']);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await myRodeo.searchInput.fill('bovina, t');
  await expect(myRodeo.itemTitles).toHaveText(['Bovina Buckout']);
  await page.getByRole('button', { name: 'Clear' }).click();

  await myRodeo.openTab('Animals');
  await expect(page).toHaveURL(`/my-rodeo/user/${owner.id}?tab=animals`);
  await expect(myRodeo.itemTitles).toHaveCount(10);
  expect(await myRodeo.readTypeOptions()).toEqual(['All 12', 'Bulls 3', 'Horses 7', 'Steers 1', 'Calfs 1']);
  await myRodeo.loadMore(12);
  await myRodeo.searchInput.fill('le2');
  await expect(myRodeo.itemTitles).toHaveText([
    'Unnamed',
    ...Array.from('0123456', (index) => `Windmill ${index}`),
  ]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await myRodeo.filterByType('Bulls');
  await expect(myRodeo.itemTitles).toHaveText(['Tornado Alley', 'Unnamed', 'Hailstone']);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await myRodeo.filterByType('Steers');
  await expect(myRodeo.itemTitles).toHaveText(['Rusty Gate']);
  await page.reload();
  await expect(myRodeo.itemTitles).toHaveText(['Rusty Gate']);
  await myRodeo.filterByType('Bulls');

  await page.getByRole('link', { name: 'Hailstone' }).click();
  await expect(animalPage.heading('Hailstone')).toBeVisible();
  await animalPage.backButton.click();
  await expect(myRodeo.itemTitles).toHaveText(['Tornado Alley', 'Unnamed', 'Hailstone']);

  await page.goto(`/my-rodeo?userId=${rider.id}`);
  await expect(myRodeo.heading).toHaveText('Dallas Pruitt');
  await expect(myRodeo.heading.getByLabel('Verified')).toHaveCount(0);
  await expect
    .poll(async () => (await myRodeo.getPictureUrls()).join())
    .toMatch(/cover-arena.*avatar-contestant/);
  await expect(myRodeo.itemTitles).toHaveText(['Littlefield Lights']);
  await myRodeo.openTab('Animals');
  await expect(page.getByRole('heading', { name: 'No animals yet' })).toBeVisible();
});

test('[MYR-03, MYR-04, ANF-05, ANF-07] My Rodeo shows changes by a contestant immediately', async ({
  logInAs,
  myRodeo,
  animalPage,
  animalForm,
  page,
}) => {
  const rider = await createTestUser(buildContestant());
  const profileForm = new ProfileForm(page);
  await logInAs(rider);
  await page.goto('/my-rodeo');
  await expect(page.getByRole('heading', { name: 'No rides yet' })).toBeVisible();
  await myRodeo.addButton.click();
  await expect(myRodeo.addMenuItems).toHaveText(['Upload Video', 'Add Animal', 'Add Social Media Link']);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(myRodeo.addButton).toBeFocused();

  await myRodeo.openTab('Animals');
  await expect(page.getByRole('heading', { name: 'No animals yet' })).toBeVisible();
  await myRodeo.chooseAddMenuItem('Add Animal');
  await animalForm.nameInput.fill('Sandhill Crane');
  await animalForm.saveButton.click();
  await expect(animalPage.heading('Sandhill Crane')).toBeVisible();
  await animalPage.backButton.click();
  await myRodeo.openTab('Animals');
  await expect(myRodeo.itemTitles).toHaveText(['Sandhill Crane']);
  expect(await myRodeo.readTypeOptions()).toEqual(['All 1', 'Bulls 0', 'Horses 1']);
  await myRodeo.filterByType('Bulls');
  await expect(page.getByRole('heading', { name: 'None of this type yet' })).toBeVisible();
  await myRodeo.filterByType('All');

  await page.getByRole('link', { name: 'Sandhill Crane' }).click();
  await animalPage.editLink.click();
  await animalForm.nameInput.fill('Prairie Chicken');
  await animalForm.saveButton.click();
  await expect(animalPage.heading('Prairie Chicken')).toBeVisible();
  await animalPage.backButton.click();
  await myRodeo.openTab('Animals');
  await expect(myRodeo.itemTitles).toHaveText(['Prairie Chicken']);
  await page.getByRole('link', { name: 'Prairie Chicken' }).click();
  await animalPage.editLink.click();
  await animalForm.deleteAnimal();
  await expect(page).toHaveURL('/my-rodeo');
  await myRodeo.openTab('Animals');
  await expect(page.getByRole('heading', { name: 'No animals yet' })).toBeVisible();

  await myRodeo.chooseAddMenuItem('Add Social Media Link');
  await expect(profileForm.heading).toBeVisible();
  await expect(profileForm.linkInput('Facebook')).toBeFocused();
  await expect(profileForm.linkInput('Facebook')).toBeInViewport();
  await page.keyboard.type('facebook.com/dallaspruitt');
  await profileForm.saveButton.click();
  await expect(page.getByText('Your information was updated successfully.')).toBeVisible();
  await page.goBack();
  await expect(myRodeo.socialLinks).toHaveAttribute('href', 'https://facebook.com/dallaspruitt');
  await myRodeo.chooseAddMenuItem('Upload Video');
  await expect(page).toHaveURL('/upload');
});

test('[MYR-01, MYR-02, MYR-03, MYR-04] shows the profile of a fan without lists, reports missing accounts and retries a failed load', async ({
  logInAs,
  myRodeo,
  page,
}) => {
  const viewer = await createTestUser(
    buildFan({ first_name: 'Josephine', last_name: 'Vandersloot-Featherstonehaugh' }),
  );
  const deletedUser = await createTestUser(buildContractor({ deleted: true }));
  const other = await createTestUser(buildContestant());
  await logInAs(viewer);
  await page.goto('/my-rodeo/user');
  await expect(myRodeo.heading).toHaveText(viewer.name);
  await expect.poll(async () => (await myRodeo.getPictureUrls()).join()).toMatch(/cover-stands.*avatar-fan/);
  await expect(myRodeo.editLink).toBeVisible();
  await expect(myRodeo.addButton.or(myRodeo.tabs).or(myRodeo.searchInput)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Saved', 'No saved rides yet']);
  for (const path of ['/my-rodeo/nobody', '/my-rodeo/no%2Fbody', `/my-rodeo?userId=${deletedUser.id}`]) {
    await page.goto(path);
    await expect(myRodeo.heading).toHaveText('Profile not found');
  }
  const readRequests = /documents:batchGet/;
  await page.goto('/news');
  await page.route(readRequests, (route) =>
    route.request().postData()?.includes(other.id)
      ? route.fulfill({ status: 429, body: '{"error":{"status":"RESOURCE_EXHAUSTED"}}' })
      : route.fallback(),
  );
  await page.goto(`/my-rodeo/${other.id}`);
  await expect(myRodeo.heading).toHaveText("We couldn't load this profile");
  await page.unroute(readRequests);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(myRodeo.heading).toHaveText(other.name);
});
