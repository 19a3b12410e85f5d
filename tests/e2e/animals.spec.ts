import { join } from 'node:path';
import { host } from '#scripts/backend/project.ts';
import { buildBull, buildCalf, buildHorse, type StoredAnimal } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { AnimalForm } from './pages/animal-form.ts';
import { AnimalPage } from './pages/animal-page.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { followLink } from './support/follow-link.ts';
import { suitePorts } from '#tests/support/suite.ts';
import { getAdminFirestore, getAdminBucket, createTestUser } from '#tests/support/test-users.ts';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ animalPage: AnimalPage; animalForm: AnimalForm }>({
  animalPage: ({ page }, use) => use(new AnimalPage(page)),
  animalForm: ({ page }, use) => use(new AnimalForm(page)),
});

const mediaFolder = join(import.meta.dirname, '../../tools/demo-media/out');
const toEpochSeconds = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;

/** In our bucket: the Content-Security-Policy refuses other addresses. */
const buildMissingFileUrl = () =>
  `http://${host}:${suitePorts.storage}/v0/b/${getAdminBucket().name}/o/animals%2Fgone%2Fprofile.jpg?alt=media`;

const getAnimalCollection = () => getAdminFirestore().collection('animals');
const getVideoCollection = () => getAdminFirestore().collection('videos');

async function fetchAnimals(ownerId: string): Promise<StoredAnimal[]> {
  const { docs } = await getAnimalCollection().where('contractor', '==', ownerId).get();
  return docs.map((document) => document.data() as StoredAnimal);
}

test.describe('animal page', () => {
  test('[ANM-01, ANM-02, ANM-03, GRD-01, ERR-01, PLY-03] shows a visitor the animal and its rides, which can be filtered and played', async ({
    animalPage,
    consoleErrors,
    page,
  }) => {
    const owner = buildContractor({ name: 'Cedar Gap', location: 'Guthrie, OK' });
    const animal = buildBull(owner, {
      ...{ name: '', brand: 'CG7', bio: 'Turns back hard to the left.' },
      picture_url: buildMissingFileUrl(),
    });
    const rides = [
      { title: 'Middle Ride', event_date: toEpochSeconds('2026-05-02'), location: 'Laramie, WY' },
      { title: 'Latest Ride', event_date: toEpochSeconds('2026-09-09') },
      { title: 'Oldest Ride', event_date: toEpochSeconds('2025-01-30') },
    ].map((details) => buildVideo(owner, { animal, ...details }));
    await getAnimalCollection().doc(animal.id).set(animal);
    await Promise.all(rides.map((ride) => getVideoCollection().doc(ride.id).set(ride)));

    await animalPage.open(animal.id);
    await expect(animalPage.heading('Unnamed')).toBeVisible();
    await expect(page.getByText('Turns back hard to the left.')).toBeVisible();
    await expect(page.getByText('Guthrie, OK')).toBeVisible();
    await expect(animalPage.factValue('Type')).toHaveText('Bull');
    await expect(animalPage.factValue('Events')).toHaveText('Bull Riding');
    await expect(animalPage.factValue('Contractor').getByRole('link')).toHaveAttribute(
      'href',
      `/my-rodeo/${owner.id}`,
    );
    await expect
      .poll(async () => (await animalPage.getPictureUrls()).join())
      .toMatch(/cover-arena.*animal-bull-square/);
    await expect(animalPage.factValue('Rides')).toHaveText('3');
    await expect(animalPage.editLink).toHaveCount(0);
    await expect(animalPage.uploadLink).toHaveCount(0);

    await expect(animalPage.rideTitles).toHaveText(['Latest Ride', 'Middle Ride', 'Oldest Ride']);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await animalPage.filterInput.fill('lARAm');
    await expect(animalPage.rideTitles).toHaveText(['Middle Ride']);
    await page.getByRole('link', { name: /^Play Middle Ride/ }).click();
    await expect(page.getByRole('dialog', { name: 'Middle Ride' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/login');

    await animalPage.open('nowhere');
    await expect(page.getByRole('heading', { name: 'Animal not found' })).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });

  test('[ANM-01, ANM-04, GRD-06] opens from a ride inside the shell, without access to the form for fans', async ({
    logInAs,
    shell,
    animalPage,
    page,
  }) => {
    const owner = buildContractor({ name: 'Cedar Gap' });
    const animal = buildHorse(owner, { name: 'Windmill' });
    const ride = buildVideo(owner, { animal, title: 'Windmill Ride' });
    await createTestUser(owner);
    await getAnimalCollection().doc(animal.id).set(animal);
    await getVideoCollection().doc(ride.id).set(ride);
    await logInAs(await createTestUser(buildFan()));
    await page.goto(`/my-rodeo/${owner.id}`);
    await shell.navigation.evaluate((menu) => menu.setAttribute('data-test-persisted', 'yes'));
    await page.getByRole('article').getByRole('link', { name: 'Windmill', exact: true }).click();
    await expect(animalPage.heading('Windmill')).toBeVisible();
    await expect(shell.navigation).toHaveAttribute('data-test-persisted', 'yes');
    await expect
      .poll(async () => (await animalPage.getPictureUrls()).join())
      .toMatch(/cover-horse.*animal-horse/);
    await animalPage.backButton.click();
    await expect(page).toHaveURL(`/my-rodeo/${owner.id}`);
    for (const path of ['/animals/new', `/animals/edit/${animal.id}`]) {
      await page.goto(path);
      await expect(page).toHaveURL('/feed');
    }
    await animalPage.open(animal.id);
    await shell.logOut();
    await expect(page).toHaveURL('/login');
  });

  test('[ANM-03] retries a failed load of the videos', async ({ animalPage, page }) => {
    const owner = buildContractor();
    const animal = buildCalf(owner, { name: 'Peppercorn' });
    await getAnimalCollection().doc(animal.id).set(animal);
    await page.route(/documents:runQuery/, (route) => route.fulfill({ status: 403, body: '{}' }));
    await animalPage.open(animal.id);
    await expect(page.getByRole('heading', { name: "We couldn't load the videos" })).toBeVisible();
    await page.unroute(/documents:runQuery/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No rides yet' })).toBeVisible();
  });
});

test.describe('animal form', () => {
  test('[ANF-01, ANF-02, ANF-03, ANF-04, ANF-05, ANM-02, ANM-04] a contractor adds an animal after a failed picture upload, and edits it', async ({
    logInAs,
    animalPage,
    animalForm,
    page,
  }) => {
    const profile = buildContractor({ name: 'Cedar Gap', location: 'Guthrie, OK' });
    const owner = await createTestUser(profile);
    await logInAs(owner);
    await animalForm.open();
    await animalForm.saveButton.click();
    const alert = page.getByText('Error on create animals');
    await expect(alert).toBeVisible();
    await expect(page.getByText('At least one field of name or brand is required')).toHaveCount(2);
    await expect(page.getByText('At least one event has to be selected')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await animalForm.nameInput.fill('Tornado');
    await animalForm.saveButton.click();
    await expect(page.getByText('Brand is required', { exact: true })).toBeVisible();
    await animalForm.brandInput.fill('47');
    expect(await animalForm.readEventOptions()).toEqual(['Bareback Riding', 'Saddle Bronc']);
    await animalForm.chooseType('Bull');
    expect(await animalForm.readEventOptions()).toEqual(['Bull Riding ✓']);
    await animalForm.chooseType('Steer');
    expect(await animalForm.readEventOptions()).toEqual(['Team Roping', 'Steer Wrestling']);
    await animalForm.chooseType('Calf');
    await animalForm.toggleEvent('Breakaway Roping');
    expect(await animalForm.readEventOptions()).toEqual(['Tie Down Roping', 'Breakaway Roping ✓']);
    await animalForm.bioInput.fill('Fast out.');
    await animalForm.imageInput.setInputFiles(join(mediaFolder, 'people/ana.jpg'));
    await page.getByRole('link', { name: 'Top Rides' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();

    const uploadRequests = /\/o\?name=animals/;
    await page.route(uploadRequests, (route) => route.fulfill({ status: 403, body: '{}' }));
    await animalForm.saveButton.click();
    await expect(page.getByText("We saved the animal, but couldn't upload its picture")).toBeVisible();
    await page.unroute(uploadRequests);
    await animalForm.saveButton.click();
    await expect(animalPage.heading('Tornado')).toBeVisible();
    const [animal, ...rest] = await fetchAnimals(owner.id);
    if (!animal) throw new Error('No animal is stored');
    expect(rest).toEqual([]);
    expect(animal).toEqual({
      ...buildCalf(profile, { id: animal.id, name: 'Tornado', brand: '47', bio: 'Fast out.', events: [8] }),
      createTime: expect.anything() as unknown,
      picture_url: expect.stringContaining(`animals%2F${animal.id}%2Fprofile.jpg`) as unknown,
    });
    await expect.poll(async () => (await animalPage.getPictureUrls()).at(-1)).toBe(animal.picture_url);
    await animalPage.backButton.click();
    await expect(page).toHaveURL('/my-rodeo');

    await animalPage.open(animal.id);
    await animalPage.editLink.click();
    await expect(animalForm.bioInput).toHaveValue('Fast out.');
    await animalForm.nameInput.fill('');
    await animalForm.brandInput.fill('CG48');
    await animalForm.saveButton.click();
    await expect(animalPage.heading('Unnamed')).toBeVisible();
    await expect(page).toHaveURL(`/animals/${animal.id}`);
    expect(await fetchAnimals(owner.id)).toEqual([{ ...animal, name: '', brand: 'CG48' }]);
    await animalPage.backButton.click();
    await expect(page).toHaveURL('/my-rodeo');
  });

  test('[ANF-06, ANF-07] an owner deletes an animal and its picture only when it has no videos', async ({
    logInAs,
    animalPage,
    animalForm,
    page,
  }) => {
    const profile = buildContestant();
    const owner = await createTestUser(profile);
    const animal = buildHorse(profile, { name: 'Juniper' });
    const ride = buildVideo(profile, { animal });
    const picture = getAdminBucket().file(`animals/${animal.id}/profile.jpg`);
    await getAnimalCollection().doc(animal.id).set(animal);
    await getVideoCollection().doc(ride.id).set(ride);
    await picture.save('a picture', { contentType: 'image/jpeg' });
    await logInAs(owner);
    await animalPage.open(animal.id);
    await animalPage.editLink.click();
    await animalForm.bioInput.fill('Not to be saved.');
    await animalForm.deleteAnimal();
    const blockedMessage = "You must delete this animal's videos before you can remove the animal.";
    await expect(page.getByText(blockedMessage)).toBeVisible();
    expect((await getAnimalCollection().doc(animal.id).get()).exists).toBe(true);
    await getVideoCollection().doc(ride.id).delete();
    await animalForm.deleteAnimal();
    await expect(page).toHaveURL('/my-rodeo');
    expect((await getAnimalCollection().doc(animal.id).get()).exists).toBe(false);
    expect(await picture.exists()).toEqual([false]);
    const marker = await getAdminFirestore().doc(`deleted_animals/${animal.id}`).get();
    expect(marker.get('id')).toBe(animal.id);
    await animalPage.open(animal.id);
    await expect(page.getByRole('heading', { name: 'Animal not found' })).toBeVisible();
  });

  test('[ANF-04, ANF-05, ANF-07] a delegate adds an animal for the owner, returns, and cannot delete it', async ({
    openFeedAs,
    shell,
    animalPage,
    animalForm,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    const ownProfile = getAdminFirestore().collection('users').doc(delegate.id);
    await ownProfile.update({ current_accessed_account: grantor.id });
    await openFeedAs(delegate);
    await shell.goTo('News');
    await followLink(page, '/animals/new');
    await animalForm.brandInput.fill('CG9');
    await animalForm.chooseType('Bull');
    await animalForm.saveButton.click();
    await expect(page).toHaveURL('/news');
    const [animal] = await fetchAnimals(grantor.id);
    expect(animal).toMatchObject({ brand: 'CG9', contractor: grantor.id, contractor_name: grantor.name });
    await page.goto(`/animals/edit/${animal?.id ?? ''}`);
    await expect(animalForm.brandInput).toHaveValue('CG9');
    await expect(animalForm.deleteButton).toHaveCount(0);
    await expect(animalPage.editLink).toHaveCount(0);
  });

  test("[ANF-05] rejects another account's animal", async ({ logInAs, animalForm, page }) => {
    const owner = buildContractor({ name: 'Cedar Gap' });
    const animal = buildBull(owner, { name: 'Thunder' });
    await getAnimalCollection().doc(animal.id).set(animal);
    await logInAs(await createTestUser(buildContestant()));
    await page.goto(`/animals/edit/${animal.id}`);
    await expect(page.getByRole('heading', { name: "You can't edit this animal" })).toBeVisible();
    await expect(animalForm.saveButton).toHaveCount(0);
  });

  test('[UPL-08, ANF-03, ANF-05] a contestant adds a horse during an upload, which is then selected', async ({
    logInAs,
    upload,
    animalForm,
    page,
  }) => {
    const rider = await createTestUser(buildContestant());
    await logInAs(rider);
    await upload.completeTrimStep(join(mediaFolder, 'clips/bull-night.mp4'));
    const ride = { title: 'Lazy E', location: 'Guthrie, OK', date: '2026-10-03', event: 'Barrel Racing' };
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible({ timeout: 60_000 });
    await upload.fillDetails({ ...ride, result: '15.2' });
    await page.getByRole('link', { name: 'Add an animal' }).click();
    await animalForm.nameInput.fill('Pistachio Two');
    await expect(animalForm.typeOptions).toHaveCount(0);
    await expect(animalForm.eventOptions).toHaveCount(0);
    await animalForm.saveButton.click();
    await expect(page).toHaveURL('/upload');
    await expect(page.getByLabel('Rodeo Event')).toHaveValue('Lazy E');
    await expect(page.getByLabel('Time')).toHaveValue('15.2');
    const [animal] = await fetchAnimals(rider.id);
    expect(animal).toMatchObject({ name: 'Pistachio Two', animal_type: 2, events: [], contestant: true });
    await expect(page.getByRole('combobox', { name: 'Animal' })).toHaveValue('Pistachio Two');
  });
});
