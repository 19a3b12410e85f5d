import type { Page, Request } from '@playwright/test';
import { suitePorts } from '#tests/support/suite.ts';

/** What the app asked Firestore for. */
export interface DocumentRead {
  /** The collection; `live` for a subscription, `count` for a count. */
  what: string;
  /** The most documents that the answer can have; a count costs as much as one. */
  count: number;
}

interface StructuredQuery {
  from: [{ collectionId: string }];
  limit?: number | { value: number };
}

interface RequestBody {
  structuredQuery?: StructuredQuery;
  structuredAggregationQuery?: { structuredQuery: StructuredQuery };
  documents?: string[];
  addTarget?: { documents?: { documents: string[] }; query?: { structuredQuery: StructuredQuery } };
}

const getCollection = (path: string) => path.split('/').at(-2) ?? '';

function toQueryRead({ from, limit }: StructuredQuery, kind: string): DocumentRead {
  const count = typeof limit === 'object' ? limit.value : limit;
  return { what: from[0].collectionId + kind, count: count ?? Infinity };
}

function toReads(body: RequestBody): DocumentRead[] {
  const { structuredQuery, structuredAggregationQuery: aggregation, documents = [], addTarget } = body;
  const live = addTarget?.documents?.documents ?? [];
  return [
    ...(structuredQuery ? [toQueryRead(structuredQuery, '')] : []),
    ...(aggregation ? [{ ...toQueryRead(aggregation.structuredQuery, ' count'), count: 1 }] : []),
    ...documents.map((path) => ({ what: getCollection(path), count: 1 })),
    ...live.map((path) => ({ what: `${getCollection(path)} live`, count: 1 })),
    ...(addTarget?.query ? [toQueryRead(addTarget.query.structuredQuery, ' live')] : []),
  ];
}

/** A subscription sends its messages as a form. */
function parseBodies(request: Request): RequestBody[] {
  const body = request.postData() ?? '';
  if (!request.url().includes('/Listen/channel')) return [JSON.parse(body) as RequestBody];
  return [...new URLSearchParams(body)]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, message]) => JSON.parse(message) as RequestBody);
}

/** Records what a page reads from Firestore from now on. */
export function recordDocumentReads(page: Page): DocumentRead[] {
  const reads: DocumentRead[] = [];
  page.on('request', (request) => {
    const { port, pathname } = new URL(request.url());
    if (port !== String(suitePorts.firestore)) return;
    if (request.method() === 'POST') reads.push(...parseBodies(request).flatMap(toReads));
    else if (pathname.includes('/documents/')) reads.push({ what: getCollection(pathname), count: 1 });
  });
  return reads;
}
