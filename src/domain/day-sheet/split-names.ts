import type { Vocabulary } from './sheet-columns.ts';

const countWords = (text: string) => text.split(' ').filter(Boolean).length;

/** The words of a text in two parts. */
const cut = (words: readonly string[], at: number): [string, string] => [
  words.slice(0, at).join(' '),
  words.slice(at).join(' '),
];

/** Where a name that is known begins or ends a text; the rest is the other's. */
function findKnown(
  words: readonly string[],
  { isAnimal, isRider }: Vocabulary,
): [rider: string, animal: string] | undefined {
  for (let at = 1; at < words.length; at += 1) {
    const [start, end] = cut(words, at);
    if (isAnimal(end) || isRider(start)) return [start, end];
    if (isAnimal(start) || isRider(end)) return [end, start];
  }
  return undefined;
}

/** Whether one column has the names of both, rider and animal. */
export function holdsBothNames(cells: readonly string[], vocabulary: Vocabulary): boolean {
  const filled = cells.filter(Boolean);
  const both = filled.filter(
    (cell) => countWords(cell) >= 4 || findKnown(cell.split(' '), vocabulary) !== undefined,
  );
  return both.length > 0 && both.length >= filled.length / 2;
}

/**
 * Parts who rides from what is ridden, by what is known, and otherwise by two words for the rider.
 *
 * @param isAnimalFirst which of them stands first where neither is known
 */
export function splitBothNames(
  text: string,
  vocabulary: Vocabulary,
  isAnimalFirst: boolean,
): [rider: string, animal: string] {
  const words = text.split(' ').filter(Boolean);
  const known = findKnown(words, vocabulary);
  if (known) return known;
  if (words.length <= 2) return vocabulary.isAnimal(text) ? ['', text] : [text, ''];
  if (!isAnimalFirst) return cut(words, 2);
  const [animal, rider] = cut(words, words.length - 2);
  return [rider, animal];
}

const partnerJoint = / *(?:\/|&|\+| [–—-] )+ *| +(?:and|y|e|und|con|com|mit) +/i;

/** The two of a team who stand in one cell. */
export function splitTeam(text: string): [rider: string, partner: string] {
  const { index = -1, 0: found = '' } = partnerJoint.exec(text) ?? {};
  return index > 0 ? [text.slice(0, index).trim(), text.slice(index + found.length).trim()] : [text, ''];
}

/** "Latham, Cody" in the order of names; a place after a name is left out. */
export function straightenName(text: string): string {
  const [last = '', first = '', ...others] = text.split(/ *, */);
  if (first === '' || others.length > 0) return last;
  const isPlace = /^[A-Z]{2}$/.test(first) || countWords(last) > 2 || /\d/.test(first);
  return isPlace ? last : `${first} ${last}`;
}
