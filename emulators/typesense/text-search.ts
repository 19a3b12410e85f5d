import { CandidateLookup, type CandidateOptions, type Candidates, type QueryWord } from './candidates.ts';
import { scoreDocument, type Occurrences } from './match-score.ts';
import type { SearchParameters } from './search-parameters.ts';
import { joinWords, splitWord } from './split-words.ts';

/** A word of the index in place of one of the query. */
interface Suggestion extends QueryWord {
  readonly typos: number;
}

/** Combinations of typos that are tried. */
const combinationLimit = { normal: 10, exhaustive: 10_000 };
const maxDroppedFrom = 20;

/**
 * Finds documents with the words of a query, and scores them, as Typesense does: first the words as they are, then with
 * more and more typos, then with words split and joined, then with fewer words, until enough documents are found.
 */
export class TextSearch {
  /** The score of each document that was found. */
  readonly scores = new Map<number, bigint>();
  readonly #options: CandidateOptions;
  readonly #parameters: SearchParameters;
  readonly #excluded: ReadonlySet<number>;
  /** Combinations of words that were searched. */
  readonly #searched = new Set<string>();

  constructor(options: CandidateOptions, parameters: SearchParameters, excluded: ReadonlySet<number>) {
    this.#options = options;
    this.#parameters = parameters;
    this.#excluded = excluded;
  }

  /** Fills `scores`. */
  run(words: readonly string[]): void {
    const query = words.map((value, index) => ({ value, prefix: index === words.length - 1 }));
    this.#findWithTypos(query, []);
    this.#splitAndJoin(words);
    this.#dropWords(query);
  }

  /** Tries the combinations of numbers of typos in the words, beginning with none. */
  #findWithTypos(query: readonly QueryWord[], dropped: readonly string[]): void {
    const { exhaustiveSearch, typoTokensThreshold } = this.#parameters;
    const limit = combinationLimit[exhaustiveSearch ? 'exhaustive' : 'normal'];
    const typos = query.map(({ value }) =>
      Array.from({ length: this.#getMaxTypos(value) + 1 }, (_, count) => count),
    );
    const lookup = new CandidateLookup(this.#options);
    const countCombinations = () => typos.reduce((product, counts) => product * counts.length, 1);
    for (let number = 0; number < countCombinations() && number < limit; number += 1) {
      const counts = pickTypos(typos, number);
      const found = lookup.find(query, counts, dropped.length === 0);
      if ('missing' in found) {
        // No word has so many typos: the combinations without it are tried again.
        const possible = typos[found.missing] ?? [];
        possible.splice(possible.indexOf(counts[found.missing] ?? 0), 1);
        if (possible.length === 0) return;
        number = -1;
      } else this.#searchCombinations(found.candidates, dropped);
      if (!exhaustiveSearch && this.scores.size >= typoTokensThreshold) return;
    }
  }

  #getMaxTypos(word: string): number {
    const { minLengths, typosInNumbers } = this.#parameters;
    if (!typosInNumbers && /^\d+$/.test(word)) return 0;
    if (word.length < minLengths.one) return 0;
    return word.length < minLengths.two ? 1 : 2;
  }

  #searchCombinations(candidates: readonly Candidates[], dropped: readonly string[]): void {
    const { maxCandidates, prefix } = this.#parameters;
    const isSingle = this.#options.fields.length === 1 && prefix[0] === true;
    const limit = isSingle ? maxCandidates : Math.max(combinationLimit.normal, maxCandidates);
    const total = candidates.reduce((product, { words }) => product * words.length, 1);
    for (let number = 0; number < total && number < limit; number += 1) {
      let rest = number;
      const suggestions = candidates.map(({ value, prefix: isPrefix, typos, words }) => {
        const word = words[rest % words.length] ?? '';
        rest = Math.floor(rest / words.length);
        return { value: word, typos, prefix: isPrefix && word.length > value.length + typos };
      });
      const key = suggestions.map(({ value }) => value).join(' ');
      if (this.#searched.has(key)) continue;
      this.#searched.add(key);
      this.#searchDocuments(suggestions, dropped);
    }
  }

  /** Finds the documents with all words, each in any field. */
  #searchDocuments(suggestions: readonly Suggestion[], dropped: readonly string[]): void {
    const required = suggestions
      .map(({ value, typos, prefix }) => ({
        word: value,
        places: this.#options.fields.map((field) =>
          typos <= field.maxTypos && (field.prefix || !prefix) ? field.index.getDocuments(value) : undefined,
        ),
      }))
      .filter(({ places }) => places.some(Boolean));
    const welcome = dropped.map((word) => ({
      word,
      places: this.#options.fields.map(({ index }) => index.getDocuments(word)),
    }));
    const cost = suggestions.reduce((sum, { typos, prefix }) => sum + 2 * typos + Number(prefix), 0);
    const isExactWord = cost === 0 && suggestions.length === 1;
    const countPlaces = ({ places }: Occurrences) =>
      places.reduce((sum, place) => sum + (place?.size ?? 0), 0);
    const [rarest, ...others] = required.toSorted((a, b) => countPlaces(a) - countPlaces(b));
    for (const [index, place] of (rarest?.places ?? []).entries()) {
      for (const document of place ?? []) {
        if (rarest?.places.slice(0, index).some((earlier) => earlier?.has(document))) continue;
        if (!this.#options.isAllowed(document) || this.#excluded.has(document)) continue;
        if (!others.every((item) => occursIn(item, document))) continue;
        const found =
          welcome.length === 0
            ? required
            : [...required, ...welcome.filter((item) => occursIn(item, document))];
        const score = scoreDocument(
          { document, fields: this.#options.fields, found, cost, isExactWord },
          this.#parameters,
        );
        if (score > (this.scores.get(document) ?? -1n)) this.scores.set(document, score);
      }
    }
  }

  #splitAndJoin(words: readonly string[]): void {
    const { splitJoinTokens } = this.#parameters;
    if (splitJoinTokens === 'off' || (splitJoinTokens === 'fallback' && this.scores.size > 0)) return;
    for (const { index } of this.#options.fields) {
      const resolved = joinWords(index, words) ?? splitWord(index, words);
      if (!resolved) continue;
      const isLastKept = resolved.at(-1) === words.at(-1);
      const query = resolved.map((value, at) => ({
        value,
        prefix: isLastKept && at === resolved.length - 1,
      }));
      return this.#findWithTypos(query, []);
    }
  }

  /** Drops words from one end, then from the other. */
  #dropWords(all: readonly QueryWord[]): void {
    const { dropTokensThreshold, dropMode, exhaustiveSearch } = this.#parameters;
    const query = all.slice(0, maxDroppedFrom);
    const isBoth = dropMode.from === 'both' && query.length <= dropMode.maxWords;
    const isEnough = () => !exhaustiveSearch && this.scores.size >= dropTokensThreshold;
    if (isEnough()) return;
    const isDone = isBoth ? () => false : isEnough;
    const ends =
      isBoth || dropMode.from === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const);
    for (const end of ends) {
      for (let count = 1; count < query.length && !isDone(); count += 1) {
        const at = end === 'right' ? query.length - count : count;
        const parts = [query.slice(0, at), query.slice(at)] as const;
        const [kept, dropped] = end === 'right' ? parts : ([parts[1], parts[0]] as const);
        this.#findWithTypos(
          kept,
          dropped.map(({ value }) => value),
        );
      }
    }
  }
}

const occursIn = ({ places }: Occurrences, document: number) => places.some((place) => place?.has(document));

/** The nth combination, in which the last word changes first. */
function pickTypos(typos: readonly (readonly number[])[], number: number): number[] {
  let rest = number;
  return typos
    .toReversed()
    .map((counts) => {
      const count = counts[rest % counts.length] ?? 0;
      rest = Math.floor(rest / counts.length);
      return count;
    })
    .toReversed();
}
