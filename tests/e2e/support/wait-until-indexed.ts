import { searchApiKeys } from '#scripts/backend/project.ts';
import { suitePorts } from './suite.ts';
import { expect } from './test.ts';

/** Waits until search sync has indexed a document. */
export async function waitUntilIndexed(
  collection: 'users' | 'animals' | 'videos',
  id: string,
): Promise<void> {
  const url = `http://127.0.0.1:${suitePorts.search}/collections/${collection}/documents/${id}`;
  const getStatus = async () =>
    (await fetch(url, { headers: { 'x-typesense-api-key': searchApiKeys.admin } })).status;
  await expect.poll(getStatus).toBe(200);
}
