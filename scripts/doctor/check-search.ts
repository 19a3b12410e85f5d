import type { CollectionSchema } from 'typesense';
import { collectionNames } from '#services/search-sync/index-documents.ts';
import { hasCurrentSchema } from '#services/search-sync/search-index.ts';
import { createFindings, type Finding } from './doctor-finding.ts';
import { parseJson, request, type Target } from './target.ts';

const { ok, off, wrong, notChecked } = createFindings('Search');

const send = (url: string, key: string) => request(url, { 'X-TYPESENSE-API-KEY': key });

/** The key of the app can search and nothing else. */
async function checkPublicKey(url: string, key: string): Promise<Finding> {
  const search = await send(`${url}/collections/users/documents/search?q=*&query_by=first_name`, key);
  if (search.status === 401 || search.status === 403)
    return wrong('VITE_SEARCH_KEY cannot search', 'Create it again (docs/DEPLOY.md, step 5).');
  const list = await send(`${url}/collections`, key);
  if (list.status !== 200) return ok('the key of the app can only search');
  return wrong(
    'VITE_SEARCH_KEY can do more than search, and is public',
    'Create one with the action documents:search only, and delete this one (step 5).',
  );
}

/** The collections have our fields. */
async function checkCollections(url: string, key: string): Promise<Finding> {
  const { status, text } = await send(`${url}/collections`, key);
  if (status !== 200)
    return wrong(
      `SEARCH_ADMIN_KEY was refused (status ${status})`,
      'Copy it again (docs/DEPLOY.md, step 5).',
    );
  const known = (parseJson(text) ?? []) as readonly CollectionSchema[];
  const outdated = collectionNames.filter((name) => {
    const collection = known.find((candidate) => candidate.name === name);
    return collection === undefined || !hasCurrentSchema(name, collection);
  });
  if (outdated.length === 0) return ok('the collections have the right fields');
  return wrong(
    `missing or with other fields: ${outdated.join(', ')}`,
    'Fill the index: npm run search-sync -- rebuild (docs/DEPLOY.md, step 12).',
  );
}

/** Typesense answers, holds our collections, and its public key is harmless. */
export async function checkSearch({ environment }: Target): Promise<Finding[]> {
  const { VITE_SEARCH_URL: address, VITE_SEARCH_KEY: publicKey, SEARCH_ADMIN_KEY: adminKey } = environment;
  if (!address) return [off('VITE_SEARCH_URL is empty')];
  const url = address.replace(/\/$/, '');
  const { status } = await request(`${url}/health`);
  if (status !== 200)
    return [wrong(`Typesense is not healthy (status ${status})`, 'Look at its log and its free memory.')];
  return [
    adminKey
      ? await checkCollections(url, adminKey)
      : notChecked('the fields of the collections need SEARCH_ADMIN_KEY'),
    ...(publicKey ? [await checkPublicKey(url, publicKey)] : []),
  ];
}
