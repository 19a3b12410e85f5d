import { join } from 'node:path';
import { bull, calf, horse, type StoredAnimal } from '#tests/support/factories/animal.ts';
import { contestant, contractor, fan } from '#tests/support/factories/user.ts';
import { video } from '#tests/support/factories/video.ts';
import { AnimalForm } from './pages/animal-form.ts';
import { AnimalPage } from './pages/animal-page.ts';
import { violations } from './support/axe.ts';
import { documents, files, member } from './support/people.ts';
import { shared } from './support/sharing.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ animalPage: AnimalPage; form: AnimalForm }>({
  animalPage: ({ page }, use) => use(new AnimalPage(page)),
  form: ({ page }, use) => use(new AnimalForm(page)),
});

const media = join(import.meta.dirname, '../../scripts/demo-media/out');
const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;

const animals = () => documents().collection('animals');
const videos = () => documents().collection('videos');

async function animalsOf(ownerId: string): Promise<StoredAnimal[]> {
  const { docs } = await animals().where('contractor', '==', ownerId).get();
  return docs.map((found) => found.data() as StoredAnimal);
}

test.describe('the page of an animal', () => {
  test('[ANM-01, ANM-02, ANM-03, GRD-01, ERR-01, PLY-03] a visitor reads it, finds a ride and plays it @phone', async ({
    animalPage,
    consoleErrors,
    page,
  }) => {
    const owner = contractor({ name: 'Cedar Gap', location: 'Guthrie, OK' });
    const animal = bull(owner, {
      ...{ name: '', brand: 'CG7', bio: 'Turns back hard to the left.' },
      picture_url: 'http://127.0.0.1:1/gone.jpg',
    });
    const rides = [
      { title: 'Middle Ride', event_date: day('2026-05-02'), location: 'Laramie, WY' },
      { title: 'Latest Ride', event_date: day('2026-09-09') },
      { title: 'Oldest Ride', event_date: day('2025-01-30') },
    ].map((told) => video(owner, { animal, ...told }));
    await animals().doc(animal.id).set(animal);
    await Promise.all(rides.map((ride) => videos().doc(ride.id).set(ride)));

    await animalPage.open(animal.id);
    await expect(animalPage.heading('Unnamed')).toBeVisible();
    await expect(page.getByText('Turns back hard to the left.')).toBeVisible();
    await expect(page.getByText('Guthrie, OK')).toBeVisible();
    await expect(animalPage.fact('Type')).toHaveText('Bull');
    await expect(animalPage.fact('Events')).toHaveText('Bull Riding');
    await expect(animalPage.fact('Contractor').getByRole('link')).toHaveAttribute(
      'href',
      `/my-rodeo/${owner.id}`,
    );
    await expect
      .poll(async () => (await animalPage.pictures()).join())
      .toMatch(/cover-arena.*animal-bull-square/);
    await expect(animalPage.edit).toHaveCount(0);
    await expect(animalPage.upload).toHaveCount(0);

    await expect(animalPage.rides).toHaveText(['Latest Ride', 'Middle Ride', 'Oldest Ride']);
    expect(await violations(page)).toEqual([]);
    await animalPage.filter.fill('lARAm');
    await expect(animalPage.rides).toHaveText(['Middle Ride']);
    await page.getByRole('link', { name: /^Play Middle Ride/ }).click();
    await expect(page.getByRole('dialog', { name: 'Middle Ride' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/login');

    await animalPage.open('nowhere');
    await expect(page.getByRole('heading', { name: 'No such animal' })).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });

  test('[ANM-01, ANM-04, GRD-06] a fan comes to it from a ride, inside the shell, and has no form for it', async ({
    logInAs,
    shell,
    animalPage,
    page,
  }) => {
    const owner = contractor({ name: 'Cedar Gap' });
    const animal = horse(owner, { name: 'Windmill' });
    const ride = video(owner, { animal, title: 'Windmill Ride' });
    await member(owner);
    await animals().doc(animal.id).set(animal);
    await videos().doc(ride.id).set(ride);
    await logInAs(await member(fan()));
    await page.goto(`/my-rodeo/${owner.id}`);
    await shell.navigation.evaluate((menu) => menu.setAttribute('data-stays', 'yes'));
    await page.getByRole('article').getByRole('link', { name: 'Windmill', exact: true }).click();
    await expect(animalPage.heading('Windmill')).toBeVisible();
    await expect(shell.navigation).toHaveAttribute('data-stays', 'yes');
    expect((await animalPage.pictures()).join()).toMatch(/cover-horse.*animal-horse/);
    await animalPage.back.click();
    await expect(page).toHaveURL(`/my-rodeo/${owner.id}`);
    for (const path of ['/animals/new', `/animals/edit/${animal.id}`]) {
      await page.goto(path);
      await expect(page).toHaveURL('/feed');
    }
    await animalPage.open(animal.id);
    await shell.logOut();
    await expect(page).toHaveURL('/login');
  });

  test('[ANM-03] videos that do not load can be asked for again', async ({ animalPage, page }) => {
    const owner = contractor();
    const animal = calf(owner, { name: 'Peppercorn' });
    await animals().doc(animal.id).set(animal);
    await page.route(/documents:runQuery/, (route) => route.fulfill({ status: 403, body: '{}' }));
    await animalPage.open(animal.id);
    await expect(page.getByRole('heading', { name: 'The videos did not load' })).toBeVisible();
    await page.unroute(/documents:runQuery/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No rides yet' })).toBeVisible();
  });
});

test.describe('the form of an animal', () => {
  test('[ANF-01, ANF-02, ANF-03, ANF-04, ANF-05, ANM-02, ANM-04] a contractor adds one whose picture fails at first, and edits it', async ({
    logInAs,
    animalPage,
    form,
    page,
  }) => {
    const profile = contractor({ name: 'Cedar Gap', location: 'Guthrie, OK' });
    const owner = await member(profile);
    await logInAs(owner);
    await form.open();
    await form.save.click();
    const alert = page.getByText('Error on create animals');
    await expect(alert).toBeVisible();
    await expect(page.getByText('At least one field of name or brand is required')).toHaveCount(2);
    await expect(page.getByText('At least one event has to be selected')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await form.name.fill('Tornado');
    await form.save.click();
    await expect(page.getByText('Brand is required', { exact: true })).toBeVisible();
    await form.brand.fill('47');
    expect(await form.offered()).toEqual(['Bareback Riding', 'Saddle Bronc']);
    await form.chooseType('Bull');
    expect(await form.offered()).toEqual(['Bull Riding ✓']);
    await form.chooseType('Steer');
    expect(await form.offered()).toEqual(['Team Roping', 'Steer Wrestling']);
    await form.chooseType('Calf');
    await form.toggleEvent('Breakaway Roping');
    expect(await form.offered()).toEqual(['Tie Down Roping', 'Breakaway Roping ✓']);
    await form.bio.fill('Fast out.');
    await form.image.setInputFiles(join(media, 'people/ana.jpg'));
    await page.getByRole('link', { name: 'Top Rides' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();

    const uploads = /\/o\?name=animals/;
    await page.route(uploads, (route) => route.fulfill({ status: 403, body: '{}' }));
    await form.save.click();
    await expect(page.getByText('The animal was saved, but its picture was not uploaded.')).toBeVisible();
    await page.unroute(uploads);
    await form.save.click();
    await expect(animalPage.heading('Tornado')).toBeVisible();
    const [animal, ...more] = await animalsOf(owner.id);
    if (!animal) throw new Error('No animal is stored');
    expect(more).toEqual([]);
    expect(animal).toEqual({
      ...calf(profile, { id: animal.id, name: 'Tornado', brand: '47', bio: 'Fast out.', events: [8] }),
      createTime: expect.anything() as unknown,
      picture_url: expect.stringContaining(`animals%2F${animal.id}%2Fprofile.jpg`) as unknown,
    });
    expect((await animalPage.pictures()).at(-1)).toBe(animal.picture_url);
    await animalPage.back.click();
    await expect(page).toHaveURL('/my-rodeo');

    await animalPage.open(animal.id);
    await animalPage.edit.click();
    await expect(form.bio).toHaveValue('Fast out.');
    await form.name.fill('');
    await form.brand.fill('CG48');
    await form.save.click();
    await expect(animalPage.heading('Unnamed')).toBeVisible();
    await expect(page).toHaveURL(`/animals/${animal.id}`);
    expect(await animalsOf(owner.id)).toEqual([{ ...animal, name: '', brand: 'CG48' }]);
    await animalPage.back.click();
    await expect(page).toHaveURL('/my-rodeo');
  });

  test('[ANF-06, ANF-07] an owner deletes an animal and its picture, once its videos are gone', async ({
    logInAs,
    animalPage,
    form,
    page,
  }) => {
    const profile = contestant();
    const owner = await member(profile);
    const animal = horse(profile, { name: 'Juniper' });
    const ride = video(profile, { animal });
    const picture = files().file(`animals/${animal.id}/profile.jpg`);
    await animals().doc(animal.id).set(animal);
    await videos().doc(ride.id).set(ride);
    await picture.save('a picture', { contentType: 'image/jpeg' });
    await logInAs(owner);
    await animalPage.open(animal.id);
    await animalPage.edit.click();
    await form.bio.fill('Not to be saved.');
    await form.delete();
    const blocked = "You must delete this animal's videos before you can remove the animal.";
    await expect(page.getByText(blocked)).toBeVisible();
    expect((await animals().doc(animal.id).get()).exists).toBe(true);
    await videos().doc(ride.id).delete();
    await form.delete();
    await expect(page).toHaveURL('/my-rodeo');
    expect((await animals().doc(animal.id).get()).exists).toBe(false);
    expect(await picture.exists()).toEqual([false]);
    await animalPage.open(animal.id);
    await expect(page.getByRole('heading', { name: 'No such animal' })).toBeVisible();
  });

  test('[ANF-04, ANF-05, ANF-07] a delegate adds one for the owner and comes back, and may not delete it', async ({
    logInAs,
    shell,
    animalPage,
    form,
    page,
  }) => {
    const { delegate, grantor } = await shared();
    const ownProfile = documents().collection('users').doc(delegate.id);
    await ownProfile.update({ current_accessed_account: grantor.id });
    await logInAs(delegate);
    await shell.goTo('News');
    // What a link of the app does: the page before is one of the app's.
    await page.evaluate(() => {
      history.pushState({ key: 'to-the-form' }, '', '/animals/new');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    });
    await form.brand.fill('CG9');
    await form.chooseType('Bull');
    await form.save.click();
    await expect(page).toHaveURL('/news');
    const [animal] = await animalsOf(grantor.id);
    expect(animal).toMatchObject({ brand: 'CG9', contractor: grantor.id, contractor_name: grantor.name });
    await page.goto(`/animals/edit/${animal?.id ?? ''}`);
    await expect(form.brand).toHaveValue('CG9');
    await expect(form.remove).toHaveCount(0);
    await expect(animalPage.edit).toHaveCount(0);
  });

  test("[ANF-05] somebody else's animal is not edited", async ({ logInAs, form, page }) => {
    const owner = contractor({ name: 'Cedar Gap' });
    const animal = bull(owner, { name: 'Thunder' });
    await animals().doc(animal.id).set(animal);
    await logInAs(await member(contestant()));
    await page.goto(`/animals/edit/${animal.id}`);
    await expect(page.getByRole('heading', { name: 'Not your animal' })).toBeVisible();
    await expect(form.save).toHaveCount(0);
  });

  test('[UPL-08, ANF-03, ANF-05] a contestant adds a horse on the way through an upload, and finds it chosen', async ({
    logInAs,
    upload,
    form,
    page,
  }) => {
    test.setTimeout(120_000);
    const rider = await member(contestant());
    await logInAs(rider);
    await upload.cut(join(media, 'clips/bull-night.mp4'));
    const ride = { title: 'Lazy E', location: 'Guthrie, OK', date: '2026-10-03', event: 'Barrel Racing' };
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible({ timeout: 60_000 });
    await upload.describe({ ...ride, result: '15.2' });
    await page.getByRole('link', { name: 'Add an animal' }).click();
    await form.name.fill('Pistachio Two');
    await expect(form.types).toHaveCount(0);
    await expect(form.events).toHaveCount(0);
    await form.save.click();
    await expect(page).toHaveURL('/upload');
    await expect(page.getByLabel('Rodeo Event')).toHaveValue('Lazy E');
    await expect(page.getByLabel('Time')).toHaveValue('15.2');
    const [animal] = await animalsOf(rider.id);
    expect(animal).toMatchObject({ name: 'Pistachio Two', animal_type: 2, events: [], contestant: true });
    await expect(page.getByLabel('Animal', { exact: true })).toHaveValue(animal?.id ?? '');
  });
});
