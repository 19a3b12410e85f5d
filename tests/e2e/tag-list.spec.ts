import type { Page } from '@playwright/test';
import { toIndexDocument } from '#services/search-sync/index-documents.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { buildContestants } from '#tests/support/searchable-data.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { expect, test } from './support/e2e-test.ts';

/** The fields of an upload or an edit that choose the animal and the contestant. */
export class TagPicker {
  readonly animalInput;
  readonly contestantInput;
  /** Of the open list. */
  readonly options;
  readonly openList;

  constructor(page: Page) {
    this.animalInput = page.getByRole('combobox', { name: 'Animal' });
    this.contestantInput = page.getByRole('combobox', { name: 'Contestant' });
    this.options = page.getByRole('listbox').getByRole('option');
    this.openList = page.getByRole('listbox').locator('visible=true');
  }

  async chooseContestant(name: string) {
    await this.contestantInput.fill(name);
    await this.options.filter({ hasText: name }).first().click();
  }
}

/** As many as a search returns, of 10,000 that match. */
const found = buildContestants().slice(0, 50);

async function fulfillSearches(page: Page) {
  const hits = found.map((user) => ({ document: toIndexDocument('users', user.id, user) }));
  await page.route('**/collections/users/documents/search?*', (route) =>
    route.fulfill({ json: { found: 10_000, hits }, headers: { 'access-control-allow-origin': '*' } }),
  );
}

/** Lays out 3,000 lines of text. */
const layOutLines = (page: Page) =>
  page.evaluate(() => {
    const lines = document.createElement('div');
    for (let line = 0; line < 3000; line += 1)
      lines.append(Object.assign(document.createElement('p'), { textContent: `Gully Washer ${line}` }));
    document.body.append(lines);
    document.body.getBoundingClientRect();
    lines.remove();
  });

/** Measures the CPU time of scripts, styles and layouts. */
async function startThreadTimer(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  const getMilliseconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].includes(name))
      .reduce((sum, { value }) => sum + value * 1000, 0);
  };
  /** The fastest of three, since the first one may wait for the garbage of the page before. */
  return async (work: (attempt: number) => Promise<void>) => {
    const times: number[] = [];
    for (const attempt of [0, 1, 2]) {
      const before = await getMilliseconds();
      await work(attempt);
      times.push((await getMilliseconds()) - before);
    }
    return Math.min(...times);
  };
}

async function openForm(
  page: Page,
  logInAs: (user: Awaited<ReturnType<typeof createTestUser>>) => Promise<void>,
) {
  const owner = buildContractor({ name: 'Cedar Gap' });
  const ride = buildVideo(owner);
  const animals = Array.from({ length: 200 }, (_, index) =>
    buildBull(owner, { name: `Gully Washer ${index}`, brand: `G${index}` }),
  );
  const batch = getAdminFirestore().batch();
  for (const animal of animals) batch.set(getAdminFirestore().doc(`animals/${animal.id}`), animal);
  batch.set(getAdminFirestore().doc(`videos/${ride.id}`), ride);
  const [user] = await Promise.all([createTestUser(owner), batch.commit()]);
  await fulfillSearches(page);
  await logInAs(user);
  await page.goto(`/edit/video/${ride.id}`);
  return animals;
}

test('[UPL-08, UPL-11] the lists of 10,000 contestants and 200 animals follow each key in less than 100 ms, are accessible and stay on screens of all sizes', async ({
  logInAs,
  page,
}) => {
  const animals = await openForm(page, logInAs);
  const tags = new TagPicker(page);
  const measure = await startThreadTimer(page);
  /** In ms: more only where the machine takes longer for 3,000 lines, which is half as long on two calm cores. */
  const getLimit = async () => Math.max(100, await measure(() => layOutLines(page)));

  await tags.contestantInput.click();
  await page.keyboard.press('z');
  await expect(tags.options).toHaveCount(found.length);
  const contestantKey = await measure(async (attempt) => {
    const search = page.waitForResponse('**/collections/users/documents/search?*');
    await page.keyboard.press('abc'.charAt(attempt));
    await search;
    await expect(tags.openList).toHaveAttribute('aria-busy', 'false');
  });
  expect(contestantKey).toBeLessThan(await getLimit());

  await tags.animalInput.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('g');
  await expect(tags.options).toHaveCount(animals.length);
  const animalKey = await measure(async (attempt) => {
    await page.keyboard.press('ull'.charAt(attempt));
    await expect(tags.openList).toHaveAttribute('aria-busy', 'false');
    await expect(tags.options).toHaveCount(animals.length);
  });
  expect(animalKey).toBeLessThan(await getLimit());
  await page.keyboard.press('Escape');

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    for (const [input, text] of [
      [tags.animalInput, 'gully'],
      [tags.contestantInput, 'ze'],
    ] as const) {
      await input.click();
      await input.fill(text);
      await expect(tags.options.nth(1)).toBeVisible();
      // The colors do not depend on the size.
      if (viewport.width !== 390) expect(await findAccessibilityViolations(page)).toEqual([]);
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
      // The list may just be rendered again.
      const readRowHeight = async () => (await tags.options.first().boundingBox())?.height ?? 0;
      await expect.poll(readRowHeight).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
    }
  }
});
