/* Text as the language of the rules changes it: ASCII only. What the app and the rules compare goes through these. */

/** Removes what `trim()` of the rules removes: spaces and control characters of ASCII, and no other space. */
export const trimAsRules = (text: string): string => text.replaceAll(/^[\0- ]+|[\0- ]+$/g, '');

/** Lower case as `lower()` of the rules has it: of A to Z only. */
export const lowerAsRules = (text: string): string =>
  text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
