import MiniSearch, { type SearchOptions } from 'minisearch';
import { Refusal } from './errors.ts';
import { readFilter, type Condition } from './filter.ts';
import { readOrder, type Match } from './order.ts';
import { fieldOf, readDocument, type Schema, type StoredDocument } from './schema.ts';
import { wordsOf } from './words.ts';

/** Words shorter than the first length have no misspelling, shorter than the second one at most one. */
const misspellings = { one: 4, two: 7 };

const most = 250;

/** Documents of one kind, and the index over the texts that its schema names. */
export class Collection {
  readonly schema: Schema;
  readonly created = Math.floor(Date.now() / 1000);
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
      tokenize: (text) => wordsOf(text, schema.separators),
      processTerm: (term) => term,
    });
  }

  /** Puts a document in the place of the one with its id. @throws Refusal when it does not fit the schema */
  upsert(body: unknown): StoredDocument {
    const document = readDocument(this.schema, body);
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
    if (!document) throw new Refusal(404, `Could not find a document with id: ${id}`);
    return document;
  }

  /** Answers a search as `GET …/documents/search` does. @throws Refusal */
  search(query: URLSearchParams): object {
    const q = query.get('q');
    if (q === null) throw new Refusal(400, 'Parameter `q` is required.');
    const fits = readFilter(this.schema, query.get('filter_by') ?? '');
    const inOrder = readOrder(this.schema, query.get('sort_by') ?? '');
    const size = wholeNumber(query, 'per_page', 10);
    const page = Math.max(1, wholeNumber(query, 'page', 1));
    if (size > most) throw new Refusal(422, `Only up to ${most} hits can be fetched per page.`);
    const found = (q === '*' ? this.everything(fits) : this.matches(q, query, fits)).toSorted(inOrder);
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

  private everything(fits: Condition): Match[] {
    return [...this.documents.values()].filter(fits).map((document) => ({ document, score: 0 }));
  }

  /**
   * All words have to be there, the last one at least in its beginning. Only when nothing is found misspellings count,
   * and after that the last words are given up one by one.
   */
  private matches(q: string, query: URLSearchParams, fits: Condition): Match[] {
    const fields = this.textFields(query.get('query_by') ?? '');
    const words = wordsOf(q, this.schema.separators);
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
        fuzzy: ({ length }) => (length >= misspellings.two ? 2 : length >= misspellings.one ? 1 : false),
      });
      if (near.length > 0) return near;
    }
    return [];
  }

  private textFields(queryBy: string): string[] {
    if (queryBy === '') throw new Refusal(400, 'Parameter `query_by` is required.');
    return queryBy.split(',').map((name) => {
      const field = fieldOf(this.schema, name.trim());
      if (field.type.startsWith('string')) return field.name;
      throw new Refusal(400, `Field \`${field.name}\` should be a string or a string array.`);
    });
  }
}

function wholeNumber(query: URLSearchParams, name: string, otherwise: number): number {
  const given = query.get(name);
  if (given === null) return otherwise;
  if (!/^\d+$/.test(given)) throw new Refusal(400, `Parameter \`${name}\` must be an unsigned integer.`);
  return Number(given);
}
