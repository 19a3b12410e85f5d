import { readFile } from 'node:fs/promises';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { followLink } from './support/follow-link.ts';
import { readPdf } from './support/read-pdf.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

const longName = 'Tri-County Stockmen’s Invitational Old Timers Reunion Champion of the World';

test('[HERD-01] a contractor prints the herd as a list and as pen cards, on A4 and Letter, in a dark theme as well, and downloads insights', async ({
  logInAs,
  baseURL,
  page,
}) => {
  const owner = buildContractor({ name: 'Cedar Gap Bucking Bulls' });
  const user = await createTestUser(owner);
  const animals = Array.from({ length: 13 }, (_, index) =>
    buildBull(owner, { name: index === 4 ? longName : `Bull ${index}`, brand: `C${100 + index}` }),
  );
  const rides = [88.5, 0, 81, 79.25, 0].map((score) => buildVideo(owner, { animal: animals[2]!, score }));
  const firestore = getAdminFirestore();
  await Promise.all([
    ...animals.map((animal) => firestore.doc(`animals/${animal.id}`).set(animal)),
    ...rides.map((ride) => firestore.doc(`videos/${ride.id}`).set(ride)),
  ]);
  const urls = animals.map(({ id }) => `${baseURL}/animals/${id}`);
  const countAnimals = (text: string) => text.match(/C1\d\d/g)?.length;

  await page.emulateMedia({ colorScheme: 'dark' });
  await logInAs(user);
  await page.goto('/my-rodeo?tab=animals');
  await page.getByRole('link', { name: 'Print herd sheet' }).click();
  await expect(page.getByRole('article', { name: 'Herd sheet' })).toContainText('60% 3 of 5');
  for (const [format, size, rows] of [
    ['A4', [210, 297], [9, 4]],
    ['Letter', [216, 279], [8, 5]],
  ] as const) {
    await page.getByText('List', { exact: true }).click();
    await expect(page.getByRole('article', { name: 'Herd sheet' })).toBeVisible();
    const list = await readPdf(await page.pdf({ format }));
    expect(list.map((each) => each.size)).toEqual([size, size]);
    expect(list[0]?.text).toContain('Cedar Gap Bucking Bulls'.toUpperCase());
    expect(list.map(({ text }) => countAnimals(text))).toEqual(rows);
    expect(list.flatMap(({ codes }) => codes).toSorted()).toEqual(urls.toSorted());
    expect(list.at(-1)?.text).toContain('not an official record');

    await page.getByText('Pen cards', { exact: true }).first().click();
    await expect(page.getByRole('article', { name: 'Pen cards' })).toBeVisible();
    const cards = await readPdf(await page.pdf({ format }));
    expect(cards.map(({ text }) => countAnimals(text))).toEqual([6, 6, 1]);
    expect(cards.flatMap(({ codes }) => codes).toSorted()).toEqual(urls.toSorted());
    expect(cards.map(({ text }) => text).join(' ')).not.toMatch(/Feed|Print/);
  }

  await followLink(page, '/my-rodeo/insights');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^insights-cedar-gap-bucking-bulls-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF"Ride date","Month","Rodeo",/);
  expect(lines).toHaveLength(rides.length + 2);
});
