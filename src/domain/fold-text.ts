import { straighten } from './straighten.ts';

/** Letters that Unicode does not write as a letter with an accent, and how people without them on a keyboard type them. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case, without accents, apostrophes and joiners: "O’Neill" is "oneill", "Łódź" is "lodz". */
export const foldText = (text: string): string =>
  straighten(text)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}'\u200c\u200d]/gu, '')
    .replaceAll(/[łøœæßđðþı]/g, (letter) => plainLetters[letter] ?? letter);
