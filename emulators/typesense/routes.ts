import { HttpError } from '#http-error.ts';
import { Collection } from './collection.ts';
import type { ApiKeys } from './keys.ts';
import { describeFields, parseSchema } from './schema.ts';
import { requireKnown } from './search-parameters.ts';
import type { DirtyValues } from './stored-document.ts';

export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

export interface ApiRequest {
  readonly method: string;
  /** The segments of the path. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly body: string;
}

/** What the server holds. */
export interface Stored {
  readonly collections: Map<string, Collection>;
  /** Other names of collections, which need not exist. */
  readonly aliases: Map<string, string>;
  readonly keys: ApiKeys;
}

const okResponse = (body: unknown): ApiResponse => ({ status: 200, body });

const noParameters: ReadonlySet<string> = new Set();
const exportParameters: ReadonlySet<string> = new Set(['filter_by', 'include_fields']);
const filterParameters: ReadonlySet<string> = new Set(['filter_by']);
/** The last is an option of the JavaScript client that it sends along. */
const writeParameters: ReadonlySet<string> = new Set(['action', 'dirty_values', 'throwOnFail']);

/** Answers a request that its key allows. @throws HttpError */
export function route(stored: Stored, apiRequest: ApiRequest): ApiResponse {
  const { path, query } = apiRequest;
  const [root, name] = path;
  if (root === 'collections' && path[2] === 'documents')
    return routeDocuments(findCollection(stored, name), apiRequest);
  requireKnown(query, noParameters);
  if (path.length <= 2) {
    if (root === 'health' && apiRequest.method === 'GET') return okResponse({ ok: true });
    if (root === 'collections') return routeCollections(stored, apiRequest);
    if (root === 'aliases') return routeAliases(stored.aliases, apiRequest);
    if (root === 'keys') return routeKeys(stored.keys, apiRequest);
  }
  throw new HttpError(404, 'Not Found');
}

function findCollection({ collections, aliases }: Stored, name = ''): Collection {
  const collection = collections.get(name) ?? collections.get(aliases.get(name) ?? '');
  if (!collection) throw new HttpError(404, `Collection \`${name}\` Not Found`);
  return collection;
}

function routeCollections(stored: Stored, { method, path, body }: ApiRequest): ApiResponse {
  const { collections } = stored;
  const [, name] = path;
  if (name === undefined) {
    if (method === 'GET') return okResponse([...collections.values()].map(toCollectionResponse));
    if (method !== 'POST') throw new HttpError(404, 'Not Found');
    const schema = parseSchema(parseJson(body));
    if (collections.has(schema.name))
      throw new HttpError(409, `A collection with name \`${schema.name}\` already exists.`);
    const collection = new Collection(schema);
    collections.set(schema.name, collection);
    return { status: 201, body: toCollectionResponse(collection) };
  }
  const collection = findCollection(stored, name);
  if (method === 'DELETE') collections.delete(name);
  else if (method !== 'GET') throw new HttpError(404, 'Not Found');
  return okResponse(toCollectionResponse(collection));
}

function routeAliases(
  aliases: Map<string, string>,
  { method, path: [, name], body }: ApiRequest,
): ApiResponse {
  const describe = (alias: string) => ({ name: alias, collection_name: aliases.get(alias) });
  if (name === undefined) {
    if (method !== 'GET') throw new HttpError(404, 'Not Found');
    return okResponse({ aliases: [...aliases.keys()].map(describe) });
  }
  if (method === 'PUT') {
    const target = (parseJson(body) as { collection_name?: unknown } | null)?.collection_name;
    if (typeof target !== 'string') throw new HttpError(400, 'Parameter `collection_name` is required.');
    aliases.set(name, target);
    return okResponse(describe(name));
  }
  if (!aliases.has(name)) throw new HttpError(404, 'Not Found');
  const response = okResponse(describe(name));
  if (method === 'DELETE') aliases.delete(name);
  else if (method !== 'GET') throw new HttpError(404, 'Not Found');
  return response;
}

function routeKeys(keys: ApiKeys, { method, path: [, id], body }: ApiRequest): ApiResponse {
  if (id === undefined) {
    if (method === 'GET') return okResponse({ keys: keys.list() });
    if (method === 'POST') return { status: 201, body: keys.create(parseJson(body)) };
  } else {
    if (method === 'GET') return okResponse(keys.get(id));
    if (method === 'DELETE') return okResponse(keys.remove(id));
  }
  throw new HttpError(404, 'Not Found');
}

const documentParameters: Readonly<Record<string, ReadonlySet<string>>> = {
  'POST ': writeParameters,
  'POST import': writeParameters,
  'GET export': exportParameters,
  'DELETE ': filterParameters,
};

function routeDocuments(collection: Collection, { method, path, query, body }: ApiRequest): ApiResponse {
  const [, , , id] = path;
  const request = `${method} ${id ?? ''}`;
  if (request === 'GET search') return okResponse(collection.search(query));
  requireKnown(query, documentParameters[request] ?? noParameters);
  if (request === 'POST import') return okResponse(importDocuments(collection, body, parseWrite(query)));
  if (request === 'POST ') return { status: 201, body: collection.write(parseJson(body), parseWrite(query)) };
  if (request === 'GET export') return okResponse(exportDocuments(collection, query));
  if (request === 'DELETE ') {
    const found = collection.select(query.get('filter_by') || requireFilter());
    for (const { id: removed } of found) collection.remove(removed);
    return okResponse({ num_deleted: found.length });
  }
  if (id !== undefined && method === 'GET') return okResponse(collection.get(id));
  if (id !== undefined && method === 'DELETE') return okResponse(collection.remove(id));
  throw new HttpError(404, 'Not Found');
}

function requireFilter(): never {
  throw new HttpError(400, 'Parameter `filter_by` must be provided.');
}

/** One document per line, with the fields of `include_fields` only. */
function exportDocuments(collection: Collection, query: URLSearchParams): string {
  const fields = query
    .get('include_fields')
    ?.split(',')
    .map((name) => name.trim());
  const isIncluded = ([name]: [string, unknown]) => fields?.includes(name) ?? true;
  return collection
    .select(query.get('filter_by') ?? '')
    .map((document) => JSON.stringify(Object.fromEntries(Object.entries(document).filter(isIncluded))))
    .join('\n');
}

type WriteOptions = Parameters<Collection['write']>[1];

const dirtyValueOptions: readonly DirtyValues[] = ['coerce_or_reject', 'coerce_or_drop', 'drop', 'reject'];

function parseWrite(query: URLSearchParams): WriteOptions {
  const action = query.get('action') ?? 'create';
  if (action !== 'create' && action !== 'upsert')
    throw new HttpError(400, 'Only the actions `create` and `upsert` are supported by this stand-in.');
  const text = query.get('dirty_values') ?? 'coerce_or_reject';
  const dirtyValues = dirtyValueOptions.find((option) => option === text.toLowerCase());
  if (!dirtyValues) throw new HttpError(400, `Parameter \`dirty_values\` is invalid.`);
  return { action, dirtyValues };
}

/** Imports one document per line. An invalid document does not prevent the import of others. */
function importDocuments(collection: Collection, body: string, options: WriteOptions): string {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return lines
    .map((document) => {
      try {
        collection.write(parseJson(document), options);
        return JSON.stringify({ success: true });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return JSON.stringify({ success: false, code: error.status, error: error.message, document });
      }
    })
    .join('\n');
}

function toCollectionResponse({ schema, createdAt, documents }: Collection) {
  return {
    name: schema.name,
    created_at: createdAt,
    default_sorting_field: schema.defaultSortingField?.name ?? '',
    enable_nested_fields: false,
    fields: describeFields(schema),
    num_documents: documents.size,
    symbols_to_index: schema.tokenizer.symbols,
    token_separators: schema.tokenizer.separators,
  };
}

/** @throws HttpError for text that is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'Bad JSON.');
  }
}
