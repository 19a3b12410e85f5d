import type { Page } from '@playwright/test';
import { videos } from '#tests/support/demo/seed-videos.ts';
import { expect, test } from './support/e2e-test.ts';

interface QueryResult {
  document?: { name: string; fields: Record<string, { stringValue?: string }> };
}

interface QueryRequest {
  structuredQuery?: {
    from?: { collectionId: string }[];
    where?: { fieldFilter?: { field: { fieldPath: string }; value: { stringValue?: string } } };
    startAt?: object;
    limit?: number | { value: number };
  };
}

type StoredDocument = NonNullable<QueryResult['document']>;

const idPrefix = '00000000-0000-4000-8000-';
/** Up to the extension. */
const clipUrlPattern = new RegExp(`${idPrefix}\\d+(?=\\.mov|%2F720)`);
const demoClipId = videos[0]?.video_id ?? '';

function buildRide({ name, fields }: StoredDocument, index: number): QueryResult {
  const id = idPrefix + String(index).padStart(12, '0');
  const changed = { video_id: { stringValue: id }, title: { stringValue: `Ride ${index}` } };
  return { document: { name: name.replace(/[^/]+$/, id), fields: { ...fields, ...changed } } };
}

/** The index of the ride that the player asks for. */
function findRequestedIndex({ structuredQuery }: QueryRequest): number | undefined {
  const { field, value } = structuredQuery?.where?.fieldFilter ?? {};
  return field?.fieldPath === 'video_id' ? Number(value?.stringValue?.slice(idPrefix.length)) : undefined;
}

/**
 * From now on the lists of videos contain `count` rides, 'Ride 0' to the last, made from the first page of the real list,
 * with the clip of a demo ride. */
export async function showManyRides(page: Page, count: number): Promise<void> {
  let templates: StoredDocument[] = [];
  let listed = 0;
  await page.route(/:runQuery/, async (route) => {
    const query = route.request().postDataJSON() as QueryRequest;
    const { from, startAt, limit } = query.structuredQuery ?? {};
    if (from?.[0]?.collectionId !== 'videos' || limit === undefined) return route.fallback();
    if (templates.length === 0) {
      const results = (await (await route.fetch()).json()) as QueryResult[];
      templates = results.flatMap(({ document }) => document ?? []);
    }
    const requested = findRequestedIndex(query);
    const first = requested ?? (startAt ? listed : 0);
    const size = Math.min(typeof limit === 'object' ? limit.value : limit, count - first);
    if (requested === undefined) listed = first + size;
    const results = Array.from({ length: size }, (_, position) => {
      const template = templates[(first + position) % templates.length];
      return template ? buildRide(template, first + position) : {};
    });
    return route.fulfill({
      json: results.length > 0 ? results : [{ readTime: new Date().toISOString() }],
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  // Meanwhile another test may delete one of the listed rides.
  await page.route(clipUrlPattern, (route) =>
    route.continue({ url: route.request().url().replace(clipUrlPattern, demoClipId) }),
  );
}

test('[FEED-03, FEED-04, FEED-05, FEED-06, PLY-02] the feed loads more at the bottom, stays small, and Back leads to the same card', async ({
  openFeedAs,
  feed,
  player,
  page,
}) => {
  await openFeedAs('fan');
  await expect(feed.cards).toHaveCount(6);
  const picture = feed.cards.first().locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(feed.cards.first().getByText(/views?$/)).toBeVisible();
  await feed.loadMore(10);
  const scrollY = await page.evaluate(() => window.scrollY);
  await feed.cards.nth(6).locator('a[href^="/my-rodeo/"]').last().click();
  await expect(page).toHaveURL(/my-rodeo/);
  await page.goBack();
  await expect(feed.cards).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrollY / 2);

  await showManyRides(page, 60);
  const fetched = page.waitForRequest(/:runQuery/);
  expect(await feed.clickRefresh()).toEqual([500]);
  await fetched;
  await expect(feed.card('Ride 0')).toBeAttached();
  await feed.scrollTo('Ride 59');
  expect(await page.locator('*').count()).toBeLessThan(1500);
  await expect(feed.card('Ride 0')).toHaveCount(0);

  const middle = await feed.scrollUpTo('Ride 31');
  await feed.card('Ride 31').locator('a[href^="/my-rodeo/"]').last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/my-rodeo/);
  await page.goBack();
  await expect.poll(() => feed.getTop('Ride 31')).toBeCloseTo(middle, 0);

  await page.reload();
  await expect.poll(() => feed.getTop('Ride 31')).toBeCloseTo(middle, 0);

  await feed.play('Ride 31');
  await expect(player.title).toHaveText('Ride 31', { ignoreCase: true });
  await page.getByRole('button', { name: 'Next ride' }).click();
  await expect(player.title).toHaveText('Ride 32', { ignoreCase: true });
  await page.keyboard.press('Escape');
  await expect.poll(() => feed.getTop('Ride 31')).toBeCloseTo(middle, 0);

  await feed.card('Ride 31').getByRole('link', { name: 'Ride 31' }).last().focus();
  await feed.scrollTo('Ride 59');
  await expect(feed.card('Ride 31').getByRole('link', { name: 'Ride 31' }).last()).toBeFocused();
});
