import type { Page } from '@playwright/test';
import { videos } from '#scripts/seed/seed-videos.ts';

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
const clipUrlPattern = new RegExp(`${idPrefix}\\d+(?=\\.mov)`);
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
