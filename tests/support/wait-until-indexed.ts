import { setTimeout as wait } from 'node:timers/promises';
import { searchApiKeys } from '#scripts/backend/project.ts';
import { suitePorts } from './suite.ts';

const timeoutMs = 20_000;
const pollMs = 50;

/** Waits until search sync has indexed a document. */
export async function waitUntilIndexed(
  collection: 'users' | 'animals' | 'videos',
  id: string,
): Promise<void> {
  const url = `http://127.0.0.1:${suitePorts.search}/collections/${collection}/documents/${id}`;
  const getStatus = async () =>
    (await fetch(url, { headers: { 'x-typesense-api-key': searchApiKeys.admin } })).status;
  for (const deadline = Date.now() + timeoutMs; (await getStatus()) !== 200; await wait(pollMs))
    if (Date.now() > deadline) throw new Error(`${collection}/${id} is not in the search index`);
}
