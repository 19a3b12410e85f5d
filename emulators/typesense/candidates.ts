import type { FieldIndex } from './field-index.ts';
import { findWords } from './find-words.ts';
import { rankWords } from './rank-words.ts';
import type { SearchedField } from './match-score.ts';

export interface QueryWord {
  readonly value: string;
  /** Whether words may begin with it: the last of the query. */
  readonly prefix: boolean;
}

/** What a word of the query may stand for. */
export interface Candidates extends QueryWord {
  readonly typos: number;
  readonly words: readonly string[];
}

export interface CandidateOptions {
  readonly fields: readonly SearchedField[];
  readonly maxCandidates: number;
  /** Whether documents with a word may be found at all. */
  readonly isAllowed: (document: number) => boolean;
  /** Whether the words of the documents with the highest default sorting value come first, not the most frequent. */
  readonly byPoints: boolean;
}

/**
 * Looks the words of one query up. In which order fields are asked, and when it stops, decides what is found, so this is
 * Typesense's: a word gets the words of the first fields until there are enough.
 */
export class CandidateLookup {
  readonly #options: CandidateOptions;
  /** What was found for a word with a number of typos: only what the first field knew. */
  readonly #known = new Map<string, readonly string[]>();

  constructor(options: CandidateOptions) {
    this.#options = options;
  }

  /**
   * @param typos the number of typos in each word
   * @param isWhole whether no word of the query was dropped
   * @returns what each word may stand for, or the first word that stands for nothing
   */
  find(
    query: readonly QueryWord[],
    typos: readonly number[],
    isWhole: boolean,
  ): { readonly candidates: Candidates[] } | { readonly missing: number } {
    const candidates: Candidates[] = [];
    const seen = new Set<string>();
    for (const [index, word] of query.entries()) {
      const count = typos[index] ?? 0;
      const isContinued = isWhole && index > 0 && index === query.length - 1;
      const previous = isContinued ? candidates.at(-1)?.words[0] : undefined;
      const words =
        this.#known.get(word.value + count) ?? this.#lookUp(word, { typos: count, previous, seen });
      if (words.length === 0) return { missing: index };
      candidates.push({ ...word, typos: count, words });
    }
    return { candidates };
  }

  #lookUp(
    word: QueryWord,
    { typos, previous, seen }: { typos: number; previous: string | undefined; seen: Set<string> },
  ): string[] {
    const { fields, maxCandidates } = this.#options;
    // What continues the previous word comes first, then what is in any field.
    const continued = previous === undefined ? [] : listPopularFields(fields, previous);
    const places = [
      ...continued.map((field) => ({ field, after: previous })),
      ...(previous !== undefined && fields.length === 1 ? [] : fields).map((field) => ({
        field,
        after: undefined,
      })),
    ];
    const found: string[] = [];
    for (const { field, after } of places) {
      if (typos > field.maxTypos) continue;
      const words = this.#lookUpInField(word, { typos, field, after, seen });
      if (words.length > 0 && found.length === 0) this.#known.set(word.value + typos, words);
      found.push(...words);
      if (found.length >= maxCandidates) break;
    }
    return found;
  }

  #lookUpInField(
    { value, prefix }: QueryWord,
    where: { typos: number; field: SearchedField; after: string | undefined; seen: Set<string> },
  ): string[] {
    const { typos, field, after, seen } = where;
    const { index } = field;
    const { maxCandidates, byPoints } = this.#options;
    const { words } = index;
    const rank = (word: string) => (byPoints ? index.getPoints(word) : (index.getDocuments(word)?.size ?? 0));
    const isExact = typos === 0 && index.getDocuments(value) !== undefined && !seen.has(value);
    const others: string[] = [];
    for (const range of findWords(words, { term: value, typos, prefix: prefix && field.prefix })) {
      for (const word of rankWords(words, range, rank, byPoints)) {
        if (others.length >= maxCandidates * 4) break;
        if (word === value || seen.has(word) || !this.#isUsable(index, word, after)) continue;
        others.push(word);
        seen.add(word);
      }
    }
    if (isExact) seen.add(value);
    const sorted = others.toSorted((a, b) => rank(b) - rank(a));
    return [...(isExact ? [value] : []), ...sorted].slice(0, maxCandidates);
  }

  /** Whether any allowed document has a word in this field, together with the previous one of the query. */
  #isUsable(index: FieldIndex, word: string, after: string | undefined): boolean {
    const together = after === undefined ? undefined : index.getDocuments(after);
    for (const document of index.getDocuments(word) ?? []) {
      if ((!together || together.has(document)) && this.#options.isAllowed(document)) return true;
    }
    return false;
  }
}

/** The fields with a word, those first where most documents have it. */
function listPopularFields(fields: readonly SearchedField[], word: string): SearchedField[] {
  const count = ({ index }: SearchedField) => index.getDocuments(word)?.size ?? 0;
  return fields.filter((field) => count(field) > 0).toSorted((a, b) => count(b) - count(a));
}
