import type { WordRange } from './rank-words.ts';

interface WordSearch {
  readonly term: string;
  /** The exact number of typos. */
  readonly typos: number;
  /** Whether a word may go on after the term. */
  readonly prefix: boolean;
}

/** Ends words, so that an end is compared like a character. */
const end = '\0';

/**
 * Finds the words that differ from a term by a number of typos, as Typesense walks through its tree of words: one
 * character is added, missing, replaced, or swapped with the next (but not the first with the second). It looks at
 * beginnings, and gives one up as soon as it has too many typos. Transferred here to a list, in which words with the
 * same beginning are neighbors.
 *
 * @param words in ascending order
 * @returns words with the same beginning, in descending order
 */
export function findWords(words: readonly string[], { term, typos, prefix }: WordSearch): WordRange[] {
  const query = prefix ? term : term + end;
  const found: WordRange[] = [];
  /** `rows[n]` holds the distances of the first n characters of a word to all beginnings of the query. */
  const rows: number[][] = [Array.from({ length: query.length + 1 }, (_item, index) => index)];
  let previous = '';
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? '';
    let depth = countCommon(previous, word);
    let verdict: Verdict = 'undecided';
    for (; verdict === 'undecided'; depth += 1) {
      const character = word[depth] ?? end;
      if (!prefix || character !== end)
        rows[depth + 1] = computeRow(rows, depth, character, word[depth - 1], query);
      const row = rows[prefix && character === end ? depth : depth + 1] ?? [];
      verdict = judge({ word, depth, query, row, typos, prefix });
    }
    previous = word;
    // The verdict holds for all words with this beginning.
    const next =
      depth > word.length
        ? index + 1
        : findFirst(words, word.slice(0, depth) + String.fromCharCode(256), index);
    if (verdict === 'found') found.push({ from: index, to: next });
    index = next;
  }
  return found.reverse();
}

type Verdict = 'found' | 'too different' | 'undecided';

function countCommon(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

function findFirst(words: readonly string[], start: string, from: number): number {
  let low = from;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One row of the optimal string alignment distance. */
function computeRow(
  rows: readonly number[][],
  depth: number,
  character: string,
  before: string | undefined,
  query: string,
): number[] {
  const above = rows[depth] ?? [];
  const swapped = depth > 1 ? rows[depth - 1] : undefined;
  const row = [(above[0] ?? 0) + 1];
  for (let column = 1; column <= query.length; column += 1) {
    const replaced = (above[column - 1] ?? 0) + (character === query[column - 1] ? 0 : 1);
    let cost = Math.min((above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, replaced);
    if (swapped && column > 1 && character === query[column - 2] && before === query[column - 1])
      cost = Math.min(cost, (swapped[column - 2] ?? 0) + 1);
    row.push(cost);
  }
  return row;
}

interface Beginning {
  readonly word: string;
  /** The place of the last character. */
  readonly depth: number;
  readonly query: string;
  readonly row: readonly number[];
  readonly typos: number;
  readonly prefix: boolean;
}

function judge({ word, depth, query, row, typos, prefix }: Beginning): Verdict {
  const last = query.length;
  if (depth >= word.length) return row[last] === typos ? 'found' : 'too different';
  const cost = row[Math.min(depth + 1, last)] ?? Infinity;
  if (depth + 1 >= last && prefix && cost === typos) return 'found';
  return cost <= typos || canRecover(word, depth, query, cost) ? 'undecided' : 'too different';
}

/** More typos than allowed may disappear with the next characters, when characters are missing or were added. */
function canRecover(word: string, depth: number, query: string, cost: number): boolean {
  const character = word[depth];
  const before = word[depth - 1];
  if ((cost === 2 || cost === 3) && (query[depth + 1] === character || query[depth - 1] === character))
    return true;
  return (
    (cost === 3 || cost === 4) &&
    ((before === query[depth + 1] && character === query[depth + 2]) ||
      (depth > 1 && query[depth - 2] === character))
  );
}
