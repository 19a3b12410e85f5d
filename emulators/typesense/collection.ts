import MiniSearch, { type SearchOptions } from 'minisearch';
import { HttpError } from '#http-error.ts';
import { parseFilter, type DocumentPredicate } from './filter.ts';
import { parseSortBy, type Match } from './sort.ts';
import { getField, parseDocument, type Schema, type StoredDocument } from './schema.ts';

/** Minimum lengths of words with one and with two typos. */
const typoThresholds = { one: 4, two: 7 };

const maxPerPage = 250;

/** A collection of documents with an index of the text fields in its schema. */
export class Collection {
  readonly schema: Schema;
  readonly createdAt = Math.floor(Date.now() / 1000);
  readonly documents = new Map<string, StoredDocument>();
  readonly #index: MiniSearch<StoredDocument>;

  constructor(schema: Schema) {
    this.schema = schema;
    const textFields = schema.fields.filter(({ type }) => type.startsWith('string'));
    this.#index = new MiniSearch<StoredDocument>({
      fields: textFields.map(({ name }) => name),
      extractField: (document, name) => {
        const value = document[name];
        return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
      },
      tokenize: (text) => tokenize(text, schema.tokenSeparators),
      processTerm: (term) => term,
    });
  }

  /** Adds or replaces a document. @throws HttpError when it does not match the schema */
  upsert(body: unknown): StoredDocument {
    const document = parseDocument(this.schema, body);
    if (this.documents.has(document.id)) this.#index.replace(document);
    else this.#index.add(document);
    this.documents.set(document.id, document);
    return document;
  }

  /** @throws HttpError for an unknown ID */
  remove(id: string): StoredDocument {
    const document = this.get(id);
    this.documents.delete(id);
    this.#index.discard(id);
    return document;
  }

  /** @throws HttpError for an unknown ID */
  get(id: string): StoredDocument {
    const document = this.documents.get(id);
    if (!document) throw new HttpError(404, `Could not find a document with id: ${id}`);
    return document;
  }

  /** Returns the response of `GET …/documents/search`. @throws HttpError */
  search(query: URLSearchParams): object {
    const q = query.get('q');
    if (q === null) throw new HttpError(400, 'Parameter `q` is required.');
    const matchesFilter = parseFilter(this.schema, query.get('filter_by') ?? '');
    const compare = parseSortBy(this.schema, query.get('sort_by') ?? '');
    const size = parseIntegerParameter(query, 'per_page', 10);
    const page = Math.max(1, parseIntegerParameter(query, 'page', 1));
    if (size > maxPerPage) throw new HttpError(422, `Only up to ${maxPerPage} hits can be fetched per page.`);
    const matches = (
      q === '*' ? this.#matchAll(matchesFilter) : this.#matchQuery(q, query, matchesFilter)
    ).toSorted(compare);
    return {
      facet_counts: [],
      found: matches.length,
      hits: matches.slice((page - 1) * size, page * size).map(({ document, score }) => ({
        document,
        highlight: {},
        highlights: [],
        text_match: Math.round(score * 1000),
      })),
      out_of: this.documents.size,
      page,
      request_params: { collection_name: this.schema.name, per_page: size, q },
      search_cutoff: false,
      search_time_ms: 0,
    };
  }

  #matchAll(matchesFilter: DocumentPredicate): Match[] {
    return [...this.documents.values()].filter(matchesFilter).map((document) => ({ document, score: 0 }));
  }

  /**
   * A document must contain all words, the last one as a prefix. Without a match, typos are accepted; then the last words
   * are dropped one by one.
   */
  #matchQuery(q: string, query: URLSearchParams, matchesFilter: DocumentPredicate): Match[] {
    const fields = this.#parseQueryBy(query.get('query_by') ?? '');
    const words = tokenize(q, this.schema.tokenSeparators);
    const find = (count: number, options: SearchOptions) =>
      this.#index
        .search(words.slice(0, count).join(' '), {
          fields,
          // As in Typesense, earlier fields have more weight.
          boost: Object.fromEntries(fields.map((name, index) => [name, fields.length - index])),
          combineWith: 'AND',
          prefix: (_word, index) => index === words.length - 1,
          ...options,
        })
        .flatMap(({ id, score }) => {
          const document = this.documents.get(String(id));
          return document && matchesFilter(document) ? [{ document, score }] : [];
        });
    for (let count = words.length; count > 0; count -= 1) {
      const exact = find(count, {});
      if (exact.length > 0) return exact;
      const approximate = find(count, {
        fuzzy: ({ length }) => (length >= typoThresholds.two ? 2 : length >= typoThresholds.one ? 1 : false),
      });
      if (approximate.length > 0) return approximate;
    }
    return [];
  }

  #parseQueryBy(queryBy: string): string[] {
    if (queryBy === '') throw new HttpError(400, 'Parameter `query_by` is required.');
    return queryBy.split(',').map((name) => {
      const field = getField(this.schema, name.trim());
      if (field.type.startsWith('string')) return field.name;
      throw new HttpError(400, `Field \`${field.name}\` should be a string or a string array.`);
    });
  }
}

function parseIntegerParameter(query: URLSearchParams, name: string, defaultValue: number): number {
  const text = query.get(name);
  if (text === null) return defaultValue;
  if (!/^\d+$/.test(text)) throw new HttpError(400, `Parameter \`${name}\` must be an unsigned integer.`);
  return Number(text);
}

/**
 * Splits a text into words like Typesense: at white space and separators. Other characters than letters and digits are
 * removed; case and accents are ignored.
 */
function tokenize(text: string, separators: readonly string[]): string[] {
  const spaced = [...text].map((character) => (separators.includes(character) ? ' ' : character)).join('');
  return spaced
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}
