import type { FieldIndex, Texts } from './field-index.ts';

/** A field of `query_by`. */
export interface SearchedField {
  readonly index: FieldIndex;
  readonly isList: boolean;
  readonly weight: number;
  readonly maxTypos: number;
  readonly prefix: boolean;
}

/** A word, and the documents that have it in each field. */
export interface Occurrences {
  readonly word: string;
  readonly places: readonly (ReadonlySet<number> | undefined)[];
}

interface DocumentMatch {
  readonly document: number;
  readonly fields: readonly SearchedField[];
  /** The words that were found, in the order of the query. */
  readonly found: readonly Occurrences[];
  /** Two for each typo, one for each word that only begins like the query's. */
  readonly cost: number;
  /** Whether the query is one word, which was found as it is. */
  readonly isExactWord: boolean;
}

interface FieldMatch extends Pick<DocumentMatch, 'cost' | 'isExactWord'> {
  readonly texts: Texts;
  readonly isList: boolean;
  /** In the order of the query. */
  readonly words: readonly string[];
}

interface ScoreOptions {
  readonly textMatchType: 'max_score' | 'max_weight' | 'sum_score';
  readonly prioritizeNumMatchingFields: boolean;
  readonly prioritizeExactMatch: boolean;
  readonly prioritizeTokenPosition: boolean;
}

/** Words that are farther apart do not count together. */
const windowSize = 10;
const maxOffset = 255;

/**
 * The score of a document, an integer of 63 bits: the number of words (4 bits), the score of the best field (48), its
 * weight (8) and the number of fields that match (3), or in another order for other types of text match.
 */
export function scoreDocument(
  { document, fields, found, cost, isExactWord }: DocumentMatch,
  options: ScoreOptions,
): bigint {
  let best = { score: 0, weight: 0 };
  let sum = 0;
  let matching = 0;
  for (const [at, { index, isList, weight }] of fields.entries()) {
    const words: string[] = [];
    for (const { word, places } of found) if (places[at]?.has(document)) words.push(word);
    if (words.length === 0) continue;
    const texts = index.getTexts(document);
    const score = scoreField({ texts, isList, words, cost, isExactWord }, options);
    matching += 1;
    sum += score * weight;
    const isBetter = options.textMatchType === 'max_weight' ? weight > best.weight : score > best.score;
    if (isBetter) best = { score, weight };
  }
  const words = BigInt(Math.min(15, found.length)) << 59n;
  const weight = BigInt(Math.min(15, best.weight));
  const count = options.prioritizeNumMatchingFields ? BigInt(Math.min(7, matching)) : 0n;
  if (options.textMatchType === 'sum_score') return (BigInt(sum) << 3n) | count;
  if (best.score === 0) return count;
  return options.textMatchType === 'max_score'
    ? words | (BigInt(best.score) << 11n) | (weight << 3n) | count
    : words | (weight << 51n) | (BigInt(best.score) << 3n) | count;
}

/** The parts of a document's score, as they are returned. @param words how many the query has */
export function describeScore(
  score: bigint,
  words: number,
  textMatchType: ScoreOptions['textMatchType'],
): object {
  const isScoreFirst = textMatchType === 'max_score';
  const best = (score >> (isScoreFirst ? 11n : 3n)) & 0xff_ff_ff_ff_ff_ffn;
  const tokensMatched = Number(score >> 59n);
  return {
    best_field_score: String(best),
    best_field_weight: Number((score >> (isScoreFirst ? 3n : 51n)) & 0xffn),
    fields_matched: Number(score & 7n),
    num_tokens_dropped: Math.max(0, words - tokensMatched),
    score: String(score),
    tokens_matched: tokensMatched,
    typo_prefix_score: 255 - Number((best >> 24n) & 0xffn),
  };
}

/**
 * The score of a match in one field, an integer of 48 bits. From the highest: words found close together (8 bits), words
 * found (8), absence of typos (8), closeness (8), exact match (4), nearness to the beginning (8), and 1 where synonyms
 * would count (4).
 */
function scoreField(match: FieldMatch, options: ScoreOptions): number {
  const { texts, isList, words, cost, isExactWord } = match;
  const [word = ''] = words;
  if (words.length === 1) {
    const isExact =
      options.prioritizeExactMatch &&
      isExactWord &&
      texts.some((text) => text.length === 1 && text[0] === word);
    const offset = options.prioritizeTokenPosition
      ? maxOffset - Math.min(maxOffset, Math.max(...texts.map((text) => text.lastIndexOf(word) + 1)))
      : 0;
    return pack({ close: 1, found: 1, cost, distance: 0, isExact, offset });
  }
  const scores = texts.map((text) => {
    const places = words.flatMap((item) => {
      const offsets = findOffsets(text, item);
      return offsets.length > 0 ? [offsets] : [];
    });
    if (places.length === 0) return 0;
    const { close, distance, highest } = findClosest(places);
    return pack({
      close,
      found: isList ? close : words.length,
      cost,
      distance,
      isExact: options.prioritizeExactMatch && isWholeText(text, places, distance),
      offset: options.prioritizeTokenPosition ? maxOffset - highest : 0,
    });
  });
  return Math.max(...scores);
}

function pack(parts: {
  close: number;
  found: number;
  cost: number;
  distance: number;
  isExact: boolean;
  offset: number;
}): number {
  const { close, found, cost, distance, isExact, offset } = parts;
  return (
    close * 2 ** 40 +
    found * 2 ** 32 +
    (255 - cost) * 2 ** 24 +
    (100 - distance) * 2 ** 16 +
    Number(isExact) * 2 ** 12 +
    offset * 2 ** 4 +
    1
  );
}

function findOffsets(text: readonly string[], word: string): number[] {
  const offsets = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) offsets.push(at);
  return offsets;
}

/**
 * Finds the place where most words are within a window, and among these where they are closest.
 *
 * @param places the ascending offsets of each word; only the first ten words are considered
 */
function findClosest(places: readonly (readonly number[])[]) {
  let cursors = places.slice(0, windowSize).map((offsets) => ({ offsets, at: 0, offset: offsets[0] ?? 0 }));
  const count = cursors.length;
  let best = { close: 1, distance: Infinity, highest: 0 };
  while (cursors.length > 1) {
    const sorted = cursors.map(({ offset }) => offset).toSorted((a, b) => a - b);
    const [lowest = 0] = sorted;
    const inside = sorted.filter((offset) => offset - lowest <= windowSize);
    const distance = (inside.at(-1) ?? 0) - lowest;
    if (inside.length > best.close || (inside.length === best.close && distance < best.distance))
      best = { close: inside.length, distance, highest: Math.min(maxOffset, sorted.at(-1) ?? 0) };
    if (best.close === count && best.distance === cursors.length - 1) break;
    // The first word moves to its next place, or leaves.
    const first = cursors.find(({ offset }) => offset === lowest);
    if (!first) break;
    first.at += 1;
    const next = first.offsets[first.at];
    if (next === undefined) cursors = cursors.filter((cursor) => cursor !== first);
    else first.offset = next;
  }
  return { ...best, distance: best.distance === Infinity ? 0 : best.distance };
}

/** Whether a text consists of the words only, as Typesense decides it from their number and distance. */
function isWholeText(
  text: readonly string[],
  places: readonly (readonly number[])[],
  distance: number,
): boolean {
  const gaps = places.length - 1;
  const occurrences = places.flat().length;
  const hasLastWord = places.some((offsets) => offsets.at(-1) === text.length - 1);
  if (distance > gaps || !hasLastWord || text.length !== places.length) return false;
  return distance < gaps || occurrences === places.length;
}
