import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildHorse, type StoredAnimal } from '#tests/support/factories/build-animal.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { followLink } from './support/follow-link.ts';
import { expect, test } from './support/e2e-test.ts';

export class AnimalPage {
  readonly uploadLink;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.uploadLink = page.getByRole('main').getByRole('link', { name: 'Upload video', exact: true });
  }

  async open(id: string) {
    await this.#page.goto(`/animals/${id}`);
  }

  /** URLs of the cover and the animal's picture. */
  async getPictureUrls(): Promise<string[]> {
    const images = this.#page.getByRole('main').locator('section').first().locator('img');
    return images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
  }
}

/** The pages to add and edit an animal. */
export class AnimalForm {
  readonly nameInput;
  readonly typeOptions;
  readonly eventOptions;
  readonly imageInput;
  readonly saveButton;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.nameInput = page.getByLabel('Name', { exact: true });
    this.typeOptions = page.getByRole('radiogroup', { name: 'Type' });
    this.eventOptions = page.getByRole('group', { name: 'Events' });
    this.imageInput = page.getByLabel('Animal image', { exact: true });
    this.saveButton = page.getByRole('button', { name: 'Save', exact: true });
  }

  async open() {
    await this.#page.goto('/animals/new');
    await this.#page.getByRole('heading', { name: 'Add animal' }).waitFor();
  }
}

const mediaFolder = join(import.meta.dirname, '../../tools/demo-media/out');

async function fetchAnimals(ownerId: string): Promise<StoredAnimal[]> {
  const { docs } = await getAdminFirestore().collection('animals').where('contractor', '==', ownerId).get();
  return docs.map((document) => document.data() as StoredAnimal);
}

test('[UPL-08, ANF-03, ANF-04, ANF-05] a contestant adds a horse with a photo during an upload, which is then selected', async ({
  logInAs,
  upload,
  page,
}) => {
  const animalForm = new AnimalForm(page);
  const animalPage = new AnimalPage(page);
  const profile = buildContestant();
  await logInAs(await createTestUser(profile));
  await upload.completeTrimStep(join(mediaFolder, 'clips/bull-night.mp4'));
  const ride = { title: 'Lazy E', location: 'Guthrie, OK', date: '2026-10-03', event: 'Barrel Racing' };
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible({ timeout: 60_000 });
  await upload.fillDetails({ ...ride, result: '15.2' });
  await page.getByRole('link', { name: 'Add an animal' }).click();
  await animalForm.nameInput.fill('Pistachio Two');
  await expect(animalForm.typeOptions).toHaveCount(0);
  await expect(animalForm.eventOptions).toHaveCount(0);
  await animalForm.imageInput.setInputFiles(join(mediaFolder, 'people/ana.jpg'));

  const uploadRequests = /\/o\?name=animals/;
  await page.route(uploadRequests, (route) => route.fulfill({ status: 403, body: '{}' }));
  await animalForm.saveButton.click();
  await expect(page.getByText("We saved the animal, but couldn't upload its picture")).toBeVisible();
  await page.unroute(uploadRequests);
  await animalForm.saveButton.click();
  await expect(page).toHaveURL('/upload');
  await expect(page.getByLabel('Rodeo Event')).toHaveValue('Lazy E');
  await expect(page.getByLabel('Time in seconds')).toHaveValue('15.2');
  await expect(page.getByRole('combobox', { name: 'Animal' })).toHaveValue('Pistachio Two');
  const [animal, ...rest] = await fetchAnimals(profile.id);
  if (!animal) throw new Error('No animal is stored');
  expect(rest).toEqual([]);
  expect(animal).toEqual({
    ...buildHorse(profile, { id: animal.id, name: 'Pistachio Two', brand: '' }),
    createTime: expect.anything() as unknown,
    picture_url: expect.stringContaining(`animals%2F${animal.id}%2Fprofile.jpg`) as unknown,
  });

  await followLink(page, `/animals/${animal.id}`);
  await expect.poll(async () => (await animalPage.getPictureUrls()).at(-1)).toBe(animal.picture_url);
});
