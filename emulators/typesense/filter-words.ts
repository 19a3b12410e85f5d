import { CandidateLookup } from './candidates.ts';
import type { FieldIndex } from './field-index.ts';
import { tokenize, type TokenizerOptions } from './tokenize.ts';

interface WordFilterOptions {
  readonly index: FieldIndex | undefined;
  readonly tokenizer: TokenizerOptions;
  readonly maxCandidates: number;
}

/**
 * The documents with the words of a value in `filter_by`: in any place, or `"in this order"`; the last may be a
 * `beginning*`.
 *
 * @param where `all` for texts of nothing else, or in which a `beginning*` comes first
 * @returns undefined if the value has no words
 */
export function findWithWords(
  value: string,
  where: 'any' | 'all',
  { index, tokenizer, maxCandidates }: WordFilterOptions,
): number[] | undefined {
  const isPrefix = value.length > 1 && value.endsWith('*');
  const words = tokenize(value, tokenizer);
  if (words.length === 0) return undefined;
  if (!index) return [];
  if (isPrefix) return findBeginning(words, where, index, maxCandidates);
  if (/^".+"$/s.test(value)) return index.findPhrase(words);
  return where === 'all' ? index.findExact(words) : index.findAll(words);
}

/** As in Typesense, the beginning of a word stands for a few words only, those of the documents that are sorted first. */
function findBeginning(
  words: readonly string[],
  where: 'any' | 'all',
  index: FieldIndex,
  maxCandidates: number,
): number[] {
  const lookup = new CandidateLookup({
    fields: [{ index, isList: false, weight: 1, maxTypos: 0, prefix: true }],
    maxCandidates,
    isAllowed: () => true,
    byPoints: true,
  });
  const query = words.map((word, at) => ({ value: word, prefix: at === words.length - 1 }));
  const found = lookup.find(
    query,
    words.map(() => 0),
    true,
  );
  if (!('candidates' in found)) return [];
  const before = words.slice(0, -1);
  return (found.candidates.at(-1)?.words ?? []).flatMap((last) => {
    const text = [...before, last];
    const documents = index.findAll(text);
    if (where === 'any') return documents;
    return documents.filter((document) =>
      index.getTexts(document).some((stored) => text.every((word, at) => stored[at] === word)),
    );
  });
}
