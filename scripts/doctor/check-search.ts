import { collectionNames, getCollectionSchema } from '#services/search-sync/index-documents.ts';
import { createFindings, type Finding } from './doctor-finding.ts';
import { parseJson, request, type Target } from './target.ts';

const { ok, off, wrong, notChecked } = createFindings('Search');

const send = (url: string, key: string) => request(url, { 'X-TYPESENSE-API-KEY': key });

const isRefused = ({ status }: { status: number }) => status === 401 || status === 403;

/** Whether a key may do more than search: as the server describes it to the administrator, or by trying to export. */
async function canDoMore(url: string, key: string, adminKey: string | undefined): Promise<boolean> {
  const list = adminKey ? parseJson((await send(`${url}/keys`, adminKey)).text) : undefined;
  const { keys = [] } = (list ?? {}) as { keys?: readonly { value_prefix: string; actions: string[] }[] };
  const [known, ...others] = keys.filter(({ value_prefix }) => key.startsWith(value_prefix));
  return known && others.length === 0
    ? known.actions.some((action) => action !== 'documents:search')
    : !isRefused(await send(`${url}/collections/users/documents/export`, key));
}

/** The key of the app can search our collections and nothing else. */
async function checkPublicKey(url: string, key: string, adminKey: string | undefined): Promise<Finding> {
  const search = (name: string) => send(`${url}/collections/${name}/documents/search?q=*&per_page=1`, key);
  const searches = await Promise.all(collectionNames.map(search));
  const refused = collectionNames.filter((_name, index) => isRefused(searches[index] ?? { status: 0 }));
  const create = 'Create it again (docs/DEPLOY.md, step 5).';
  if (refused.length > 0) return wrong(`VITE_SEARCH_KEY cannot search ${refused.join(', ')}`, create);
  return (await canDoMore(url, key, adminKey))
    ? wrong(
        'VITE_SEARCH_KEY can do more than search, and is public',
        'Create one with the action documents:search only, and delete this one (step 5).',
      )
    : ok('the key of the app can only search');
}

/** What is searched has the fields of this version. */
async function checkCollections(url: string, key: string): Promise<Finding> {
  const { status, text } = await send(`${url}/aliases`, key);
  const copy = 'Copy it again (docs/DEPLOY.md, step 5).';
  if (status !== 200) return wrong(`SEARCH_ADMIN_KEY was refused (status ${status})`, copy);
  const { aliases = [] } = (parseJson(text) ?? {}) as {
    aliases?: { name: string; collection_name: string }[];
  };
  const outdated = collectionNames.filter((name) => {
    const target = aliases.find((alias) => alias.name === name)?.collection_name;
    return target !== getCollectionSchema(name).name;
  });
  if (outdated.length === 0) return ok('the collections are those of this version');
  return wrong(
    `missing or of another version: ${outdated.join(', ')}`,
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
    ...(publicKey ? [await checkPublicKey(url, publicKey, adminKey)] : []),
  ];
}
