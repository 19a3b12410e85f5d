import { env } from '#src/config/env.ts';
import { firestoreDocumentsUrl } from '#src/config/service-urls.ts';
import { isObject, readObject } from '#src/domain/field-readers.ts';
import type { StoredFields } from '../plain-data.ts';
import { requestEarlyJson, RequestError, requestJson } from '../request.ts';
import { parseFields, toRestValue, type RestValue } from './stored-values.ts';

/*
 * Reads public documents through Firestore's REST API (https://firebase.google.com/docs/firestore/reference/rest): what
 * the security rules show to everyone, so no login is sent.
 */

type PublicCollection = 'videos' | 'animals' | 'pedigrees' | 'reels' | 'ride_links';

export interface PublicDocument {
  id: string;
  fields: StoredFields;
  /** Continues a query after this document. */
  position: readonly RestValue[];
}

type QueryValue = string | number | boolean;

/** Compares a field, or combines comparisons. */
export type DocumentFilter =
  | {
      field: string;
      op: 'EQUAL' | 'ARRAY_CONTAINS' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN';
      value: QueryValue;
    }
  | { field: string; op: 'IN'; values: readonly QueryValue[] }
  | { op: 'AND' | 'OR'; filters: readonly DocumentFilter[] };

export interface DocumentQuery {
  filter?: DocumentFilter | undefined;
  /** Highest values first. */
  orderBy?: string;
  /** The position of the last document of the previous page. */
  after?: readonly RestValue[] | undefined;
  /** At most 20, which the security rules allow everyone. */
  limit: number;
}

/** The URL of a document or of a method, by its path. */
const buildUrl = (path: string) => `${firestoreDocumentsUrl()}${path}?key=${env.firebase.apiKey}`;

function buildFilter(filter: DocumentFilter): object {
  if ('field' in filter) {
    const { field, op } = filter;
    const value =
      'values' in filter
        ? { arrayValue: { values: filter.values.map(toRestValue) } }
        : toRestValue(filter.value);
    return { fieldFilter: { field: { fieldPath: field }, op, value } };
  }
  return { compositeFilter: { ...filter, filters: filter.filters.map(buildFilter) } };
}

/**
 * Parses a document of a response.
 *
 * @param orderBy the field that the position refers to, before the name
 */
function parseDocument(document: unknown, orderBy: string | undefined): PublicDocument | undefined {
  if (!isObject(document) || typeof document['name'] !== 'string') return undefined;
  const { name, fields } = document;
  const ordered = orderBy !== undefined && isObject(fields) ? [readObject(fields[orderBy])] : [];
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    fields: parseFields(fields),
    position: [...ordered, { referenceValue: name }],
  };
}

/** The URL that `fetchPublicDocument` reads. */
export const buildDocumentUrl = (collection: PublicCollection, id: string): string =>
  buildUrl(`/${collection}/${id}`);

/**
 * Reads a document before the app is there: `fetchPublicDocument` takes the same response.
 *
 * @returns undefined for what is no document
 * @throws RequestError, also when it does not exist; TypeError when the server cannot be reached
 */
export const fetchEarlyDocument = async (
  collection: PublicCollection,
  id: string,
): Promise<PublicDocument | undefined> =>
  parseDocument(await requestEarlyJson(buildDocumentUrl(collection, id)), undefined);

/**
 * Reads a document.
 *
 * @returns undefined when it does not exist
 * @throws as `requestJson`
 */
export async function fetchPublicDocument(
  collection: PublicCollection,
  id: string,
): Promise<PublicDocument | undefined> {
  try {
    return parseDocument(await requestJson(buildDocumentUrl(collection, id)), undefined);
  } catch (error) {
    if (error instanceof RequestError && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** The request that `queryPublicDocuments` sends. */
export function buildQueryRequest(
  collection: PublicCollection,
  { filter, orderBy, after, limit }: DocumentQuery,
): { url: string; body: string } {
  const order = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
  const structuredQuery = {
    from: [{ collectionId: collection }],
    ...(filter && { where: buildFilter(filter) }),
    ...(orderBy && { orderBy: [order(orderBy), order('__name__')] }),
    ...(after && { startAt: { values: after, before: false } }),
    limit,
  };
  return { url: buildUrl(':runQuery'), body: JSON.stringify({ structuredQuery }) };
}

/**
 * Reads the documents that match a query.
 *
 * @throws as `requestJson`
 */
export async function queryPublicDocuments(
  collection: PublicCollection,
  query: DocumentQuery,
): Promise<PublicDocument[]> {
  const { url, body } = buildQueryRequest(collection, query);
  // Text, so that the browser need not ask the server first whether it may send it.
  const results = await requestJson(url, { method: 'POST', body });
  if (!Array.isArray(results)) return [];
  return results.flatMap((result) => parseDocument(readObject(result)['document'], query.orderBy) ?? []);
}

/**
 * Counts which of some documents exist, without reading them: one read for all
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runAggregationQuery).
 *
 * @param ids at most 20 (see `DocumentQuery`)
 * @throws as `requestJson`
 */
export async function countPublicDocuments(
  collection: PublicCollection,
  ids: readonly string[],
): Promise<number> {
  const folder = `projects/${env.firebase.projectId}/databases/(default)/documents/${collection}`;
  const values = ids.map((id) => ({ referenceValue: `${folder}/${id}` }));
  const structuredQuery = {
    from: [{ collectionId: collection }],
    where: { fieldFilter: { field: { fieldPath: '__name__' }, op: 'IN', value: { arrayValue: { values } } } },
    limit: ids.length,
  };
  const aggregations = [{ alias: 'count', count: {} }];
  const body = JSON.stringify({ structuredAggregationQuery: { structuredQuery, aggregations } });
  const results = await requestJson(buildUrl(':runAggregationQuery'), { method: 'POST', body });
  const { result } = readObject(Array.isArray(results) ? results[0] : undefined);
  const { count } = readObject(readObject(result)['aggregateFields']);
  return Number(readObject(count)['integerValue']);
}
