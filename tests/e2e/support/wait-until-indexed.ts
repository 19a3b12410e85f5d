import { getPorts, getPortShift } from '#scripts/backend/ports.ts';
import { searchApiKeys } from '#scripts/backend/project.ts';
import { expect } from './test.ts';

const { search } = getPorts(process.env['BASE_URL'] ? 'dev' : 'test', getPortShift());

/** Waits until a document can be found: the index follows Firestore by a moment. */
export async function waitUntilIndexed(
  collection: 'users' | 'animals' | 'videos',
  id: string,
): Promise<void> {
  const address = `http://127.0.0.1:${search}/collections/${collection}/documents/${id}`;
  const status = async () =>
    (await fetch(address, { headers: { 'x-typesense-api-key': searchApiKeys.admin } })).status;
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
}
