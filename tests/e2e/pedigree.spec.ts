import type { Page } from '@playwright/test';
import { buildBull, type StoredAnimal } from '#tests/support/factories/build-animal.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { readPdf } from './support/read-pdf.ts';

const longName = 'Tri-County Stockmen’s Invitational Old Timers Reunion Champion of the World';

/** A bull of a contractor, its sire of another one, and ten sons with five rides each. */
async function storeFamily() {
  const owner = buildContractor({ name: 'Prairie Jack Rodeo' });
  const user = await createTestUser(owner);
  const other = buildContractor({ name: 'Cascade Stock Co.' });
  const bull = buildBull(owner, { name: 'Red Dirt Road', brand: 'J2' });
  const sire = buildBull(owner, { name: longName, brand: '88' });
  const sons = Array.from({ length: 10 }, (_, index) =>
    buildBull(index === 3 ? other : owner, {
      name: index === 5 ? longName : `Son ${index}`,
      brand: `S${index}`,
    }),
  );
  const rides = sons.flatMap((animal) =>
    [45.5, 0, 44, 0, 0].map((animal_marks, index) =>
      buildVideo(owner, {
        ...{ animal, score: index % 2 ? 0 : 80, animal_marks: animal_marks || null },
        event_date: Date.UTC(2026, 4, 1 + index) / 1000,
      }),
    ),
  );
  const firestore = getAdminFirestore();
  const set = (path: string, data: object) => firestore.doc(path).set(data);
  await Promise.all([
    ...[bull, sire, ...sons].map((animal) => set(`animals/${animal.id}`, animal)),
    ...sons.map((son) => set(`pedigrees/${son.id}`, buildPedigree(son, { sire: bull }))),
    ...rides.map((ride) => set(`videos/${ride.id}`, ride)),
  ]);
  return { user, bull, sire, sons };
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

const getField = (page: Page, name: string) => page.getByRole('combobox', { name });

async function chooseAnimal(page: Page, field: string, { name }: StoredAnimal, text: string) {
  await getField(page, field).fill(text);
  await page.getByRole('option', { name }).first().click();
}

test('[PED-02, PED-03, PED-04, PED-05] a contractor gives a bull its parents, with mistakes, and sees its sons @phone', async ({
  logInAs,
  page,
}) => {
  const { user, bull, sire, sons } = await storeFamily();
  await logInAs(user);
  await page.goto(`/animals/${bull.id}`);
  await page.getByRole('link', { name: 'Edit pedigree' }).click();
  await chooseAnimal(page, 'Name or brand of the sire', sons[1]!, 's1');
  // Typed, and left by the button alone.
  await getField(page, 'Name or brand of the dam').fill('hardtimes.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Name can only have letters/)).toBeVisible();
  await getField(page, 'Name or brand of the dam').fill('כוכב לבן');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText("Red Dirt Road can't be its own ancestor.")).toBeVisible();
  await chooseAnimal(page, 'Name or brand of the sire', sire, 'tri-county');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const pedigree = page.getByRole('region', { name: 'Pedigree' });
  await expect(pedigree).toContainText(`Sire`);
  await expect(pedigree.getByRole('link', { name: longName })).toBeVisible();
  await expect(pedigree).toContainText('כוכב לבן');
  const sonsSection = page.getByRole('region', { name: 'His sons' });
  await expect(sonsSection.getByText('20 of 50')).toBeVisible();
  await expect(sonsSection.getByRole('listitem')).toHaveCount(10);
  await expectNoSidewaysScroll(page);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  for (const [language, title, own, offspring] of [
    ['es', 'Genealogía', 'Padre', 'Sus hijos'],
    ['pt', 'Genealogia', 'Pai', 'Os filhos dele'],
  ] as const) {
    await page.goto(`/animals/${bull.id}?lang=${language}`);
    await expect(page.getByRole('region', { name: title })).toContainText(own);
    await expect(page.getByRole('region', { name: offspring })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('[PED-09] a contractor prints a sale sheet of one page, on A4 and Letter, in a dark theme as well', async ({
  logInAs,
  baseURL,
  page,
}) => {
  const { user, bull, sire, sons } = await storeFamily();
  const pedigree = buildPedigree(bull, { sire, dam: 'Sugar Creek' });
  const ofSire = buildPedigree(sire, { sire: longName, dam: longName });
  for (const each of [pedigree, ofSire]) await getAdminFirestore().doc(`pedigrees/${each.id}`).set(each);
  await page.emulateMedia({ colorScheme: 'dark' });
  await logInAs(user);
  await page.goto(`/animals/${bull.id}`);
  await page.getByRole('link', { name: 'Sale sheet' }).click();
  const paper = page.getByRole('article', { name: 'Sale sheet' });
  await expect(paper).toContainText('Price on request');
  await page.getByLabel('Price').fill('$12,500');
  await page.getByLabel('Phone or email').fill('(555) 010-0177');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  for (const [format, size] of [
    ['A4', [210, 297]],
    ['Letter', [216, 279]],
  ] as const) {
    const pages = await readPdf(await page.pdf({ format }));
    expect(pages.map((each) => each.size)).toEqual([size]);
    const text = pages[0]?.text ?? '';
    for (const part of ['RED DIRT ROAD', 'FOR SALE', 'Sugar Creek', 'Granddam', '20 of 50', 'and 4 more'])
      expect(text).toContain(part);
    for (const part of ['$12,500', '(555) 010-0177', 'PRAIRIE JACK RODEO']) expect(text).toContain(part);
    expect(text).not.toMatch(/Feed|Print/);
    expect(pages[0]?.codes).toEqual([`${baseURL}/animals/${bull.id}`]);
  }
  const name = 'W'.repeat(48);
  await getAdminFirestore().doc(`animals/${sons[0]?.id}`).update({ name });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(paper).toContainText('Price on request');
  await expect(paper).not.toContainText('(555) 010-0177');
  await expect(paper).toContainText(name);
  const split = await paper.locator('td:not(:first-child)').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length > 1 ? [cell.textContent] : [];
    }),
  );
  expect(split).toEqual([]);
});
