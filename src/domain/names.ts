import * as z from 'zod/mini';
import { straighten } from './straighten.ts';

/* Texts of one line, and names among them. `npm run docs` writes the patterns into firestore.rules. */

/** Control characters, invisible letters, and characters that change the direction of text; none is needed in a line. */
export const hiddenCharacters =
  /[\p{Cc}\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;

/** Makes one line of a text, without hidden characters, as text that was copied from elsewhere may have them. */
export function toLine(text: string): string {
  return text.replaceAll(/\s/gu, ' ').replaceAll(hiddenCharacters, '').replaceAll(/ +/g, ' ').trim();
}

/** As a name is stored, which the rules require. */
export const toName = (text: string): string => toLine(straighten(text));

/** One message for all texts that are too long. */
export const maxLengthCheck = (label: string, maxLength: number) =>
  z.maxLength(maxLength, `${label} can't be longer than ${maxLength} characters`);

/** Makes one line of the input (see `toLine`) before other checks. */
export const lineCheck = z.overwrite(toLine);

/*
 * Arabic, Indic and other scripts have words with invisible joiners between their letters, which could hide in any other
 * word.
 */
const joiners = String.raw`\u200c\u200d`;
const joinedScripts = String.raw`\u0600-\u07ff\u0840-\u0dff\u1000-\u109f\u1780-\u18af`;
/** A joiner where it does not belong, in a text between spaces. */
export const strayJoinerPattern = `(?:[^${joinedScripts}][${joiners}]|[${joiners}][^${joinedScripts}])`;

const hasStrayJoiner = (text: string) => new RegExp(strayJoinerPattern, 'u').test(` ${text} `);

/** A dot only ends a word or follows a single letter, so that no name is a web address. */
export const namedWordPattern = String.raw`\(?(?:[\p{L}\p{M}\p{Nd}${joiners}'’&-]+\.?|(?:[\p{L}\p{Nd}]\.)+[\p{L}\p{Nd}]?)\)?`;

const namePattern = new RegExp(`^(?=.*[\\p{L}\\p{Nd}])${namedWordPattern}(?:,? ${namedWordPattern})*$`, 'u');

/** Whether a text can be the name of a person, an organization or an animal; its length is not checked. */
export const isName = (text: string): boolean =>
  namePattern.test(text) && !hasStrayJoiner(text) && toLine(text) === text;

const personWordPattern = String.raw`(?:[\p{L}\p{M}${joiners}]+\.?|(?:\p{L}\.)+\p{L}?)`;
const personNamePattern = new RegExp(`^${personWordPattern}(?:[ '’-]+${personWordPattern})*$`, 'u');

/** Letters of any script, with spaces, hyphens, apostrophes and dots between them (decision D32). */
export const isPersonName = (text: string): boolean => personNamePattern.test(text) && isName(text);

/** Straightens names, and accepts empty text. */
export const nameChecks = (label: string) =>
  [
    z.overwrite(straighten),
    z.refine<string>(
      (text) => text === '' || isName(text),
      `${label} can only have letters, numbers, spaces and . , ' & - ( )`,
    ),
  ] as const;

/** Straightens the name of a person. */
export const personNameChecks = (
  label: string,
  message = `${label} can only have letters, spaces, hyphens, apostrophes and dots`,
) => [z.overwrite(straighten), z.refine<string>(isPersonName, message)] as const;
