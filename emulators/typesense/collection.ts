import MiniSearch, { type SearchOptions } from 'minisearch';
import { HttpError } from './http-error.ts';
import { parseFilter, type DocumentPredicate } from './filter.ts';
import { parseSortBy, type Match } from './sort.ts';
import { getField, parseDocument, type Schema, type StoredDocument } from './schema.ts';
import { tokenize } from './tokenize.ts';

/** Words shorter than the first length have no misspelling, shorter than the second one at most one. */
const typoThresholds = { one: 4, two: 7 };

const maxPerPage = 250;

/** Documents of one kind, and the index over the texts that its schema names. */
export class Collection {
  readonly schema: Schema;
  readonly createdAt = Math.floor(Date.now() / 1000);
  readonly documents = new Map<string, StoredDocument>();
  private readonly index: MiniSearch<StoredDocument>;

  constructor(schema: Schema) {
    this.schema = schema;
    const textFields = schema.fields.filter(({ type }) => type.startsWith('string'));
    this.index = new MiniSearch<StoredDocument>({
      fields: textFields.map(({ name }) => name),
      extractField: (document, name) => {
        const value = document[name];
        return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
      },
      tokenize: (text) => tokenize(text, schema.separators),
      processTerm: (term) => term,
    });
  }

  /** Puts a document in the place of the one with its id. @throws Refusal when it does not fit the schema */
  upsert(body: unknown): StoredDocument {
    const document = parseDocument(this.schema, body);
    if (this.documents.has(document.id)) this.index.replace(document);
    else this.index.add(document);
    this.documents.set(document.id, document);
    return document;
  }

  /** @throws Refusal when there is none */
  remove(id: string): StoredDocument {
    const document = this.get(id);
    this.documents.delete(id);
    this.index.discard(id);
    return document;
  }

  /** @throws Refusal when there is none */
  get(id: string): StoredDocument {
    const document = this.documents.get(id);
    if (!document) throw new HttpError(404, `Could not find a document with id: ${id}`);
    return document;
  }

  /** Answers a search as `GET …/documents/search` does. @throws Refusal */
  search(query: URLSearchParams): object {
    const q = query.get('q');
    if (q === null) throw new HttpError(400, 'Parameter `q` is required.');
    const fits = parseFilter(this.schema, query.get('filter_by') ?? '');
    const inOrder = parseSortBy(this.schema, query.get('sort_by') ?? '');
    const size = parseIntegerParameter(query, 'per_page', 10);
    const page = Math.max(1, parseIntegerParameter(query, 'page', 1));
    if (size > maxPerPage) throw new HttpError(422, `Only up to ${maxPerPage} hits can be fetched per page.`);
    const found = (q === '*' ? this.matchAll(fits) : this.matchQuery(q, query, fits)).toSorted(inOrder);
    return {
      facet_counts: [],
      found: found.length,
      hits: found.slice((page - 1) * size, page * size).map(({ document, score }) => ({
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

  private matchAll(fits: DocumentPredicate): Match[] {
    return [...this.documents.values()].filter(fits).map((document) => ({ document, score: 0 }));
  }

  /**
   * All words have to be there, the last one at least in its beginning. Only when nothing is found misspellings count,
   * and after that the last words are given up one by one.
   */
  private matchQuery(q: string, query: URLSearchParams, fits: DocumentPredicate): Match[] {
    const fields = this.parseQueryBy(query.get('query_by') ?? '');
    const words = tokenize(q, this.schema.separators);
    const find = (count: number, options: SearchOptions) =>
      this.index
        .search(words.slice(0, count).join(' '), {
          fields,
          // The first field counts most; as in Typesense the weight of a field is its place.
          boost: Object.fromEntries(fields.map((name, place) => [name, fields.length - place])),
          combineWith: 'AND',
          prefix: (_word, place) => place === words.length - 1,
          ...options,
        })
        .flatMap(({ id, score }) => {
          const document = this.documents.get(String(id));
          return document && fits(document) ? [{ document, score }] : [];
        });
    for (let count = words.length; count > 0; count -= 1) {
      const exact = find(count, {});
      if (exact.length > 0) return exact;
      const near = find(count, {
        fuzzy: ({ length }) => (length >= typoThresholds.two ? 2 : length >= typoThresholds.one ? 1 : false),
      });
      if (near.length > 0) return near;
    }
    return [];
  }

  private parseQueryBy(queryBy: string): string[] {
    if (queryBy === '') throw new HttpError(400, 'Parameter `query_by` is required.');
    return queryBy.split(',').map((name) => {
      const field = getField(this.schema, name.trim());
      if (field.type.startsWith('string')) return field.name;
      throw new HttpError(400, `Field \`${field.name}\` should be a string or a string array.`);
    });
  }
}

function parseIntegerParameter(query: URLSearchParams, name: string, otherwise: number): number {
  const given = query.get(name);
  if (given === null) return otherwise;
  if (!/^\d+$/.test(given)) throw new HttpError(400, `Parameter \`${name}\` must be an unsigned integer.`);
  return Number(given);
}
