import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildRideLink } from '#tests/support/factories/build-ride-link.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { drawnClip, sampleRide } from '#tests/support/sample-upload.ts';
import { UploadPage } from './pages/upload.page.ts';
import { expect, test } from './support/e2e-test.ts';

const sizes = [
  [1440, 900],
  [390, 844],
  [320, 568],
  [667, 375],
] as const;
const day = Date.parse(`${sampleRide.date}T00:00:00Z`) / 1000;

test('player', async ({ page, logInAs }) => {
  test.setTimeout(240_000);
  const rider = buildContestant({ first_name: 'Maximiliano', last_name: 'Fernández de la Vega' });
  const stock = buildContractor({ name: 'Cedar Gap Rodeo Stock and Bucking Horses Company' });
  const animal = buildBull(stock, { name: 'Static' });
  const build = (owner: typeof rider, minute: number, fields: object) =>
    buildVideo(owner, { animal, contestants: [rider], title: 'Elko Days', event_type: 1, event_date: day, created: new Date(Date.UTC(2026, 6, 26, 3, minute)), ...fields });
  const films = [build(rider, 1, { score: 86.5 }), build(stock, 2, { score: 87 }), build(buildContestant({ first_name: 'June', last_name: 'Tate' }), 3, { score: 86.5 })] as const;
  const user = await createTestUser(rider);
  await createTestUser(stock);
  const db = getAdminFirestore();
  await db.doc(`animals/${animal.id}`).set(animal);
  for (const film of films) await db.doc(`videos/${film.id}`).set(film);
  await db.doc(`ride_links/${films[1].id}`).set(buildRideLink(films[0], films[1], stock.id, 'accepted'));
  await db.doc(`ride_links/${films[2].id}`).set(buildRideLink(films[1], films[2], films[2].user_id, 'accepted'));
  await logInAs(user);
  for (const lang of ['es', 'pt'])
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.goto(`/video/${films[0].id}?lang=${lang}`);
      const button = page.getByRole('button', { name: /^(Detalles y|Detalhes e)/ });
      await page.waitForTimeout(1500);
      if (await button.isVisible()) await button.click();
      const heading = page.getByRole('heading', { name: /^3 / });
      await heading.waitFor({ timeout: 20_000 });
      await heading.scrollIntoViewIfNeeded();
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/tmp/shots/films/player-${lang}-${width}.png` });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
});

test('form', async ({ page, logInAs }) => {
  test.setTimeout(240_000);
  const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
  const other = buildContestant({ first_name: 'Maximiliano', last_name: 'Fernández de la Vega' });
  const user = await createTestUser(rider);
  await createTestUser(other);
  const film = buildVideo(other, { contestants: [rider], event_type: 1, event_date: day, score: 80, created: new Date(Date.UTC(2026, 6, 26)) });
  await getAdminFirestore().doc(`videos/${film.id}`).set(film);
  await logInAs(user);
  page.on('dialog', (question) => void question.accept());
  const upload = new UploadPage(page);
  await upload.completeTrimStep(drawnClip);
  await upload.fillDetails(sampleRide);
  await page.getByRole('region', { name: 'Is it this ride?' }).waitFor();
  for (const lang of ['es', 'pt']) {
    await page.goto(`/upload?lang=${lang}`);
    await page.getByRole('button', { name: /Continuar/ }).click();
    const question = page.getByRole('region', { name: /est(a|á) montar?ia|esta monta/ });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await question.waitFor();
      await question.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `/tmp/shots/films/form-${lang}-${width}.png` });
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await question.getByRole('button').nth(1).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shots/films/form-${lang}-yes-dark.png` });
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

test('night', async ({ page, logInAs }) => {
  test.setTimeout(240_000);
  const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
  const other = buildContestant({ first_name: 'Maximiliano', last_name: 'Fernández de la Vega' });
  const user = await createTestUser(rider);
  await createTestUser(other);
  for (const [index, when] of [day, day - 86_400].entries()) {
    const film = buildVideo(other, { contestants: [rider], event_type: 1, event_date: when, score: 80 + index, created: new Date(Date.UTC(2026, 6, 26)) });
    await getAdminFirestore().doc(`videos/${film.id}`).set(film);
  }
  await logInAs(user);
  page.on('dialog', (question) => void question.accept());
  await page.goto('/upload/night');
  await page.getByLabel('Recordings').setInputFiles(drawnClip);
  const whole = page.getByRole('region', { name: 'The whole night' });
  await whole.waitFor();
  await page.getByLabel('Rodeo Event').fill(sampleRide.title);
  await page.getByLabel('Location').fill(sampleRide.location);
  await page.getByLabel('Event Date').fill(sampleRide.date);
  await page.getByRole('radio', { name: sampleRide.event, exact: true }).check();
  const details = page.getByRole('button', { name: 'Details: Ride 1' });
  if (!(await details.isVisible().catch(() => false))) await page.getByRole('button', { name: /Add/ }).first().click();
  await details.click();
  await page.getByRole('region', { name: 'Is it this ride?' }).waitFor();
  for (const lang of ['es', 'pt']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/upload/night?lang=${lang}`);
    await page.getByRole('button', { name: /^Det(alles|alhes): / }).first().click();
    const question = page.getByRole('region', { name: /est(a|á) montar?ia|esta monta/ });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await question.waitFor();
      await question.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `/tmp/shots/films/night-${lang}-${width}.png` });
    }
  }
});
