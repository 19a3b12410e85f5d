import type { FieldIndex } from './field-index.ts';

const maxSplitWords = 5;

/** Joins all words, or else two neighbors, into a word of the index. */
export function joinWords(index: FieldIndex, words: readonly string[]): readonly string[] | undefined {
  if (words.length < 2) return undefined;
  const joined = words.join('');
  if (index.getDocuments(joined)) return [joined];
  if (words.length === 2) return undefined;
  const considered = Math.min(maxSplitWords, words.length);
  return Array.from({ length: considered - 1 }, (_, at) => [
    ...words.slice(0, at),
    `${words[at]}${words[at + 1]}`,
    ...words.slice(at + 2),
  ]).find((candidate) => index.findAll(candidate).length > 0);
}

/** Splits a word into two that are next to each other in some text. */
export function splitWord(index: FieldIndex, words: readonly string[]): readonly string[] | undefined {
  for (const [at, word] of words.slice(0, maxSplitWords).entries()) {
    const parts = Array.from({ length: Math.max(0, word.length - 1) }, (_, cut) => {
      const length = word.length - 1 - cut;
      return [word.slice(0, length), word.slice(length)];
    }).find((pair) => index.findPhrase(pair).length > 0);
    if (!parts) continue;
    const candidate = [...words.slice(0, at), ...parts, ...words.slice(at + 1)];
    // Words after one that is not in this field are not looked at: they may be in another.
    const missing = candidate.findIndex((item) => !index.getDocuments(item));
    const present = missing === -1 ? candidate : candidate.slice(0, missing);
    if (index.findAll(present).length > 0) return candidate;
  }
  return undefined;
}
