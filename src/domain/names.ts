import * as z from 'zod/mini';

/* Texts of one line, and names among them. `npm run docs` writes the patterns into firestore.rules. */

/** Control characters, invisible letters, and characters that change the direction of text; none is needed in a line. */
export const hiddenCharacters =
  /[\p{Cc}\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;

/** Makes one line of a text, without hidden characters, as text that was copied from elsewhere may have them. */
export function toLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll(hiddenCharacters, '').trim();
}

/** One message for all texts that are too long. */
export const maxLengthCheck = (label: string, maxLength: number) =>
  z.maxLength(maxLength, `${label} can't be longer than ${maxLength} characters`);

/** Makes one line of the input (see `toLine`) before other checks. */
export const lineCheck = z.overwrite(toLine);

/** A dot only ends a word or follows a single letter, so that no name is a web address. */
export const namedWordPattern = /(?:[\p{L}\p{M}\p{Nd}'’&-]+\.?|(?:[\p{L}\p{Nd}]\.)+[\p{L}\p{Nd}]?)/u.source;

const namePattern = new RegExp(`^(?=.*[\\p{L}\\p{Nd}])${namedWordPattern}(?: ${namedWordPattern})*$`, 'u');

/** Whether a text can be the name of a person, an organization or an animal; its length is not checked. */
export const isName = (text: string): boolean => namePattern.test(text) && toLine(text) === text;

/** Accepts names and empty text. */
export const nameCheck = (label: string) =>
  z.refine<string>(
    (text) => text === '' || isName(text),
    `${label} can only have letters, numbers, spaces and . ' & -`,
  );
