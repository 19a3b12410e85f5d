import * as z from 'zod/mini';
import { copy } from './forms/copy.ts';
import { straighten } from './straighten.ts';

/* Texts of one line, and names among them. `npm run docs` writes the patterns into firestore.rules. */

/**
 * Control characters, invisible letters, and characters that change the direction of text; none is needed in a line.
 * Some joiners and variation selectors are: emoji are made of them.
 */
export const hiddenCharacters =
  /[\p{Cc}\u034f\u17b4\u17b5\u180b-\u180f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

/** Without one of these, a text shows nothing. */
export const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Makes one line of a text, without hidden characters, as text that was copied from elsewhere may have them; empty if it
 * would show nothing.
 */
export function toLine(text: string): string {
  const line = text.replaceAll(/\s/gu, ' ').replaceAll(hiddenCharacters, '').replaceAll(/ +/g, ' ').trim();
  return visibleCharacter.test(line) ? line : '';
}

/** Puts a name into the form that is stored; the rules require it. */
export const toName = (text: string): string => toLine(straighten(text));

/** Counts as the rules do, by UTF-16 units: an emoji has two or more. */
export const lengthCheck = (maxLength: number, message: string) =>
  z.refine<string>((text) => text.length <= maxLength, message);

/** One message for all texts that are too long. */
export const maxLengthCheck = (label: string, maxLength: number) =>
  lengthCheck(maxLength, copy.tooLong(label, maxLength));

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

/**
 * A dot only ends a word or follows a single letter, so that no name is a web address, and a plus only ends one, so that
 * none is a phone number: brands are called "C/K", "T+", "#12" and "J Bar J!". A character has at most four
 * combining marks, as in Burmese, so that none covers the lines around it, and no variation selectors, which show nothing.
 */
export const namedWordPattern = String.raw`\(?(?:#?(?:[\p{L}\p{Nd}${joiners}'’&/-][^\P{M}\ufe00-\ufe0f]{0,4})+[.!+]?|(?:\p{L}\.)+\p{L}?)\)?`;

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
    z.refine<string>((text) => text === '' || isName(text), copy.invalidName(label)),
  ] as const;

/** Straightens the name of a person. */
export const personNameChecks = (label: string, message = copy.invalidPersonName(label)) =>
  [z.overwrite(straighten), z.refine<string>(isPersonName, message)] as const;
