import { env } from '#src/config/env.ts';
import { firestoreDocumentsUrl } from '#src/config/service-urls.ts';
import { readObject, readText } from '#src/domain/field-readers.ts';
import { requestJson } from '../request.ts';

const getRoot = () => `projects/${env.firebase.projectId}/databases/(default)/documents/`;

/** The request that `fetchBatch` sends. */
export function buildBatchRequest(paths: readonly string[]): { url: string; body: string } {
  return {
    url: `${firestoreDocumentsUrl()}:batchGet?key=${env.firebase.apiKey}`,
    body: JSON.stringify({ documents: paths.map((path) => `${getRoot()}${path}`) }),
  };
}

/**
 * Reads public documents in one request, in which a missing document is no failure. Each is billed, also a missing one.
 *
 * @param paths like `records/animal_1`
 * @returns their fields as REST has them, in no order; an empty one for each that is missing
 * @throws as `requestJson`
 */
export async function fetchBatch(paths: readonly string[]): Promise<Record<string, unknown>[]> {
  return (await fetchFound(paths)).map((found) => readObject(found['fields']));
}

/** As `fetchBatch`, with the paths of the documents, and without those that are missing. */
export async function fetchNamedBatch(
  paths: readonly string[],
): Promise<{ path: string; fields: Record<string, unknown> }[]> {
  const named = (await fetchFound(paths)).map((found) => ({
    path: readText(found['name']).replace(getRoot(), ''),
    fields: readObject(found['fields']),
  }));
  return named.filter(({ path }) => path !== '');
}

async function fetchFound(paths: readonly string[]): Promise<Record<string, unknown>[]> {
  const { url, body } = buildBatchRequest(paths);
  const results = await requestJson(url, { method: 'POST', body });
  const found = Array.isArray(results) ? results.map(readObject) : [];
  return found.map((result) => readObject(result['found']));
}
