import { toWordText } from '../search-words/regions.ts';
import type { AnimalTag, ContestantTag } from '../tags.ts';
import { toBrandKey } from './sheet-columns.ts';

/** Who is meant, or who may be. */
export interface Match<Tag> {
  /** Null while nobody is sure. */
  tag: Tag | null;
  choices: Tag[];
}

const maxMatchChoices = 3;

const noMatch = { tag: null, choices: [] };

const choose = <Tag>(tags: readonly Tag[]): Match<Tag> => ({
  tag: null,
  choices: [...new Set(tags)].slice(0, maxMatchChoices),
});

/** How many letters two texts differ by: other ones, more or fewer. */
function countChanges(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1]),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Whether one name is the other misspelled: two letters of a long one, one of a short one. */
function isLike(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > 2 || length < 4) return false;
  return countChanges(one, other) <= (length < 8 ? 1 : 2);
}

/** "M Etcheverry" for "Maximiliano Etcheverry-Castellanos". */
function hasInitial(typed: readonly string[], name: readonly string[]): boolean {
  const [initial = '', ...lastNames] = typed;
  const [first = '', ...others] = name;
  return (
    initial.length === 1 &&
    lastNames.length > 0 &&
    first.startsWith(initial) &&
    lastNames.every((word) => others.includes(word))
  );
}

/** The rider whom a sheet names. @param found what the index has for the name */
export function matchRider(name: string, found: readonly ContestantTag[]): Match<ContestantTag> {
  const typed = toWordText(name);
  if (typed === '') return noMatch;
  const words = typed.split(' ');
  const named = found.map((tag) => ({ tag, text: toWordText(tag.name) }));
  const pick = (is: (text: string) => boolean) => named.filter(({ text }) => is(text)).map(({ tag }) => tag);
  for (const sure of [pick((text) => text === typed), pick((text) => hasInitial(words, text.split(' ')))]) {
    const [only, ...others] = sure;
    if (only && others.length === 0) return { tag: only, choices: [] };
    if (only) return choose(sure);
  }
  const last = words.at(-1) ?? '';
  return choose([
    ...pick((text) => isLike(text, typed)),
    // One says more of the name than the other.
    ...pick((text) => words.length > 1 && words.every((word) => text.split(' ').includes(word))),
    ...pick((text) => text.startsWith(words[0]?.[0] ?? ' ') && isLike(text.split(' ').at(-1) ?? '', last)),
  ]);
}

/** The same brand without its signs: "H12" for "H/12". */
const toPlainBrand = (brand: string) => toBrandKey(brand).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The animal that a sheet names by its brand, its name or both. Of several that are called so, the one of the account is
 * meant.
 *
 * @param found what the index has for brand or name
 */
export function matchAnimal(
  { brand, animal: name }: { brand: string; animal: string },
  found: readonly AnimalTag[],
  accountId: string,
): Match<AnimalTag> {
  const [key, typed] = [toBrandKey(brand), toWordText(name)];
  const branded = key === '' ? [] : found.filter((tag) => toBrandKey(tag.brand) === key);
  const named = typed === '' ? [] : found.filter((tag) => toWordText(tag.name) === typed);
  const like = typed === '' ? [] : found.filter((tag) => isLike(toWordText(tag.name), typed));
  const both = branded.filter((tag) => named.includes(tag) || like.includes(tag));
  const sure = both.length > 0 ? both : typed === '' ? branded : key === '' ? named : [];
  const own = sure.filter(({ contractor }) => contractor === accountId);
  const [only, ...others] = own.length > 0 ? own : sure;
  if (only && others.length === 0) return { tag: only, choices: [] };
  const plain = key === '' ? [] : found.filter((tag) => toPlainBrand(tag.brand) === toPlainBrand(brand));
  return choose([...sure, ...named, ...branded, ...like, ...plain]);
}
