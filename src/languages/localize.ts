/** The same texts in another language: as many, with the same values in them. */
export type Translation<Texts> = Texts extends (...values: infer Values) => string
  ? (...values: Values) => string
  : Texts extends string
    ? string
    : { [Name in keyof Texts]: Translation<Texts[Name]> };

/** The texts of a language other than English, which is part of the code. */
export interface Language {
  /** The locale of numbers and dates. */
  readonly locale: string;
  readonly decimalSign: string;
  /** The texts by the path of their folder in `src`. */
  readonly catalog: Readonly<Record<string, unknown>>;
}

declare global {
  /** Set by the module of a language, which the document loads before the app (src/app/boot/language.ts). */
  var language: Language | undefined;
  /** The path of that module; undefined for English. */
  var languageFile: string | undefined;
  /** Settles when it is loaded, or will not be. */
  var whenLanguageLoaded: Promise<unknown> | undefined;
}

const { language } = globalThis;

export const locale = language?.locale ?? 'en-US';

/** A number as it is written, for example 86.5 or 86,5. @param number with a point, such as the result of `toFixed` */
export const toDecimal = (number: number | string): string =>
  `${number}`.replace('.', language?.decimalSign ?? '.');

/**
 * The texts of a folder in the language of the page.
 *
 * @param folder its path in `src`; the translations are beside the English texts
 */
export const localize = <Texts>(folder: string, english: Texts): Texts =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each translation `satisfies` the type of the English texts
  (language?.catalog[folder] as Texts | undefined) ?? english;
