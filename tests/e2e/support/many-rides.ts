import type { Page } from '@playwright/test';

interface QueryResult {
  document?: { name: string; fields: Record<string, object> };
}

interface QueryRequest {
  structuredQuery?: {
    from?: { collectionId: string }[];
    startAt?: object;
    limit?: number | { value: number };
  };
}

/** From now on the lists of videos contain `count` rides, 'Ride 0' to the last, made from the first page of the real list. */
export async function showManyRides(page: Page, count: number): Promise<void> {
  let templates: NonNullable<QueryResult['document']>[] | undefined;
  let listed = 0;
  await page.route(/:runQuery/, async (route) => {
    const { from, startAt, limit } = (route.request().postDataJSON() as QueryRequest).structuredQuery ?? {};
    if (from?.[0]?.collectionId !== 'videos' || limit === undefined) return route.fallback();
    if (!templates) {
      const results = (await (await route.fetch()).json()) as QueryResult[];
      templates = results.flatMap(({ document }) => document ?? []);
    }
    const first = startAt ? listed : 0;
    const size = Math.min(typeof limit === 'object' ? limit.value : limit, count - first);
    listed = first + size;
    const results = Array.from({ length: size }, (_, position) => {
      const index = first + position;
      const { name, fields } = templates?.[index % templates.length] ?? { name: '', fields: {} };
      const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
      const changed = { video_id: { stringValue: id }, title: { stringValue: `Ride ${index}` } };
      return { document: { name: name.replace(/[^/]+$/, id), fields: { ...fields, ...changed } } };
    });
    return route.fulfill({
      json: results.length > 0 ? results : [{ readTime: new Date().toISOString() }],
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}
