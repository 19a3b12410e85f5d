import { locale } from './localize.ts';

// Pages that show no counts leave it out.
const countFormat = /* @__PURE__ */ new Intl.NumberFormat(locale);

/** A number with thousands separators, for example 12,408. */
export const formatCount = (value: number): string => countFormat.format(value);

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * A name in a line of other texts: Hebrew and Arabic letters would turn the order of what follows around
 * (https://www.w3.org/International/questions/qa-bidi-unicode-controls). Other names stay as they are.
 */
export const isolateName = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

/** Facts in one line, for example `7 rides · 2:30`. Those that there are not are left out. */
export const joinFacts = (...facts: readonly (string | number | false | null | undefined)[]): string =>
  facts
    .filter(Boolean)
    .map((fact) => (typeof fact === 'string' && !fact.includes('\u2068') ? isolateName(fact) : fact))
    .join(' · ');
