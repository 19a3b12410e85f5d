import { HttpError } from '#http-error.ts';
import { FieldIndex } from './field-index.ts';
import type { Filter } from './filter-condition.ts';
import { parseFilter } from './filter.ts';
import { describeScore, type SearchedField } from './match-score.ts';
import { getField, type Schema } from './schema.ts';
import {
  defaultFilterCandidates,
  parseSearchParameters,
  type SearchParameters,
} from './search-parameters.ts';
import { parseSortBy, type Match } from './sort.ts';
import { parseDocument, type DirtyValues, type StoredDocument } from './stored-document.ts';
import { TextSearch } from './text-search.ts';
import { parseQuery, tokenize, type ParsedQuery } from './tokenize.ts';

/** The score of all results of a query without words, and where that of a phrase begins. */
const filterScore = 100n;
const phraseScore = 100_000;

/** The weight of the first field; that of each following is one less. */
const maxWeight = 15;

/** A collection of documents with an index of the text fields in its schema. */
export class Collection {
  readonly schema: Schema;
  readonly createdAt = Math.floor(Date.now() / 1000);
  readonly documents = new Map<string, StoredDocument>();
  /** The documents by their number. A replaced document keeps its number. */
  readonly #numbered = new Map<number, StoredDocument>();
  readonly #numbers = new Map<string, number>();
  readonly #indexes: ReadonlyMap<string, FieldIndex>;
  #nextNumber = 0;

  constructor(schema: Schema) {
    this.schema = schema;
    const textFields = schema.fields.filter(({ type }) => type === 'string');
    this.#indexes = new Map(textFields.map(({ name }) => [name, new FieldIndex()]));
  }

  /**
   * Adds a document, or replaces one.
   *
   * @param action `create` adds only
   * @throws HttpError when it does not match the schema
   */
  write(
    body: unknown,
    { action, dirtyValues }: { readonly action: 'create' | 'upsert'; readonly dirtyValues: DirtyValues },
  ): StoredDocument {
    const document = parseDocument(this.schema, body, { dirtyValues, nextId: String(this.#nextNumber) });
    const known = this.#numbers.get(document.id);
    if (known !== undefined && action === 'create')
      throw new HttpError(409, `A document with id ${document.id} already exists.`);
    const number = known ?? this.#nextNumber;
    if (known === undefined) this.#nextNumber += 1;
    else this.#removeFromIndexes(number);
    this.#numbers.set(document.id, number);
    this.#numbered.set(number, document);
    this.documents.set(document.id, document);
    const { defaultSortingField, tokenizer } = this.schema;
    const points = Number(defaultSortingField && document[defaultSortingField.name]) || 0;
    for (const [name, index] of this.#indexes) {
      const value = document[name];
      const texts: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
      index.add(
        number,
        texts.map((text) => tokenize(String(text), tokenizer)),
        points,
      );
    }
    return document;
  }

  /** @throws HttpError for an unknown ID */
  remove(id: string): StoredDocument {
    const document = this.get(id);
    const number = this.#numbers.get(id) ?? -1;
    this.#removeFromIndexes(number);
    this.#numbers.delete(id);
    this.#numbered.delete(number);
    this.documents.delete(id);
    return document;
  }

  /** The documents that a filter accepts, all without one. @throws HttpError for a malformed filter */
  select(filterBy: string): StoredDocument[] {
    const filter = this.#parseFilter(filterBy);
    if (!filter) return [...this.documents.values()];
    return [...this.#filter(filter)].flatMap((number) => this.#numbered.get(number) ?? []);
  }

  #removeFromIndexes(number: number): void {
    for (const index of this.#indexes.values()) index.remove(number);
  }

  /** @throws HttpError for an unknown ID */
  get(id: string): StoredDocument {
    const document = this.documents.get(id);
    if (!document) throw new HttpError(404, `Could not find a document with id: ${id}`);
    return document;
  }

  /** Returns the response of `GET …/documents/search`. @throws HttpError */
  search(query: URLSearchParams): object {
    const parameters = parseSearchParameters(query, this.documents.size);
    const { q, perPage, offset, page } = parameters;
    const fields = this.#resolveFields(parameters);
    const filter = this.#parseFilter(parameters.filterBy, parameters.maxFilterCandidates);
    const order = parseSortBy(this.schema, parameters.sortBy, q === '*');
    const parsed = parseQuery(q, this.schema.tokenizer);
    const scores = this.#score(parsed, {
      fields,
      allowed: filter && new Set(this.#filter(filter)),
      parameters,
    });
    const matches = [...scores].flatMap(([number, score]): Match[] => {
      const document = this.#numbered.get(number);
      return document ? [{ number, document, score }] : [];
    });
    const words = parsed.words.length;
    return {
      facet_counts: [],
      found: matches.length,
      hits: order
        .sort(matches)
        .slice(offset, offset + perPage)
        .map(({ document, score }) => ({
          document,
          highlight: {},
          highlights: [],
          ...(order.hasTextMatch && {
            text_match: Number(score),
            text_match_info: describeScore(score, words, parameters.textMatchType),
          }),
        })),
      out_of: this.documents.size,
      page,
      request_params: { collection_name: this.schema.name, first_q: q, per_page: perPage, q },
      search_cutoff: false,
      search_time_ms: 0,
    };
  }

  #parseFilter(text: string, maxCandidates = defaultFilterCandidates): Filter | undefined {
    return parseFilter(text, { schema: this.schema, indexes: this.#indexes, maxCandidates });
  }

  *#filter(filter: Filter): Iterable<number> {
    for (const [number, document] of this.#numbered) if (filter(number, document)) yield number;
  }

  /** @param options.allowed undefined for all documents */
  #score(
    { words, excluded, phrases }: ParsedQuery,
    options: {
      fields: readonly SearchedField[];
      allowed: ReadonlySet<number> | undefined;
      parameters: SearchParameters;
    },
  ): ReadonlyMap<number, bigint> {
    const { fields, parameters } = options;
    const rejected = new Set(
      fields.flatMap(({ index }) => excluded.flatMap((phrase) => index.findPhrase(phrase))),
    );
    const isAllowed = (number: number) => options.allowed?.has(number) !== false && !rejected.has(number);
    const inPhrases = phrases.length === 0 ? undefined : scorePhrases(fields, phrases);
    if (words.length === 0) {
      const found = [...(inPhrases?.keys() ?? options.allowed ?? this.#numbered.keys())].filter(isAllowed);
      return new Map(found.map((number) => [number, inPhrases?.get(number) ?? filterScore]));
    }
    const { rankTokensBy, maxCandidates } = parameters;
    const byPoints =
      rankTokensBy === undefined
        ? this.schema.defaultSortingField !== undefined
        : rankTokensBy === 'default_sorting_field';
    const isCandidate = (number: number) =>
      options.allowed?.has(number) !== false && inPhrases?.has(number) !== false;
    const search = new TextSearch(
      { fields, maxCandidates, byPoints, isAllowed: isCandidate },
      parameters,
      rejected,
    );
    search.run(words);
    return search.scores;
  }

  #resolveFields({ queryBy, queryByWeights, numTypos, prefix }: SearchParameters): SearchedField[] {
    const fields = queryBy.map((name, at): SearchedField => {
      if (name === 'id') throw new HttpError(400, 'Cannot use `id` as a query by field.');
      const { isList } = getField(this.schema, name);
      const index = this.#indexes.get(name);
      if (!index) throw new HttpError(400, `Field \`${name}\` should be a string or a string array.`);
      return {
        index,
        isList,
        weight: queryByWeights[at] ?? Math.max(0, maxWeight - at),
        maxTypos: numTypos[at] ?? numTypos[0] ?? 0,
        prefix: prefix[at] ?? prefix[0] ?? false,
      };
    });
    return normalizeWeights(fields);
  }
}

/** Fields in descending order of weight; where that is another order, or one is too high, weights become consecutive. */
function normalizeWeights(fields: readonly SearchedField[]): SearchedField[] {
  const sorted = fields.toSorted((a, b) => b.weight - a.weight);
  const isNormal = sorted.every((field, at) => field === fields[at]) && (sorted[0]?.weight ?? 0) <= maxWeight;
  if (isNormal) return sorted;
  const ranks = [...new Set(sorted.map(({ weight }) => weight))];
  return sorted.map((field) => ({ ...field, weight: Math.max(0, maxWeight - ranks.indexOf(field.weight)) }));
}

/** The documents with all phrases that occur in a field at all, with a score for the field. */
function scorePhrases(
  fields: readonly SearchedField[],
  phrases: readonly (readonly string[])[],
): ReadonlyMap<number, bigint> {
  const scores = new Map<number, bigint>();
  for (const { index, weight } of fields) {
    const [first = new Set<number>(), ...others] = phrases
      .map((phrase) => new Set(index.findPhrase(phrase)))
      .filter(({ size }) => size > 0);
    const score = BigInt(phraseScore + weight);
    for (const number of first) {
      const isFound = others.every((documents) => documents.has(number));
      if (isFound && score > (scores.get(number) ?? 0n)) scores.set(number, score);
    }
  }
  return scores;
}
