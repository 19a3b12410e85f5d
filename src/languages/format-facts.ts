import { locale } from './localize.ts';

// Pages that show no counts leave it out.
const countFormat = /* @__PURE__ */ new Intl.NumberFormat(locale);

/** A number with thousands separators, for example 12,408. */
export const formatCount = (value: number): string => countFormat.format(value);

/** Facts in one line, for example `7 rides · 2:30`. Those that there are not are left out. */
export const joinFacts = (...facts: readonly (string | number | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(' · ');
