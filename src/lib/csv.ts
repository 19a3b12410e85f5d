import { locale } from '#src/languages/localize.ts';

type Cell = string | number;

/** Spreadsheets read these as UTF-8 only with it. */
const byteOrderMark = '\uFEFF';

/**
 * Spreadsheets run text that begins so as a formula, with full-width signs, too:
 * https://owasp.org/www-community/attacks/CSV_Injection (read in November 2026).
 */
const formulaPattern = /(^|[;,\t\r\n])(?="*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/**
 * Spreadsheets of a country expect semicolons where its decimal sign is the comma: Brazil and Spain, not Mexico.
 *
 * @param languages of the browser, whose first one in the language of the page says which country
 */
export function getSeparator(language: string, languages: readonly string[]): ',' | ';' {
  const [code] = language.split('-');
  const own = languages.find((each) => each.split('-')[0] === code && each.includes('-')) ?? language;
  return new Intl.NumberFormat(own).format(1.5).includes(',') ? ';' : ',';
}

const getDecimalSign = (separator: string) => (separator === ';' ? ',' : '.');

/** A figure that is written for the page, as spreadsheets that expect the separator read it. */
export const toCsvFigure = (figure: string, separator = getSeparator(locale, navigator.languages)): string =>
  figure.replaceAll(/(?<=\d)[.,](?=\d)/g, getDecimalSign(separator));

/**
 * Text is always quoted. A program that separates by another sign ends its cell there nevertheless, so what follows a
 * separator is no formula either, nor after quotes, which such a program takes away.
 */
function formatCell(cell: Cell, separator: string): string {
  if (typeof cell === 'number') return String(cell).replace('.', getDecimalSign(separator));
  return `"${cell.replaceAll(formulaPattern, "$1'").replaceAll('"', '""')}"`;
}

/**
 * A table as CSV (RFC 4180) for spreadsheets, with the separator that those of the page's language expect; text that they
 * would run as a formula begins with an apostrophe.
 */
export function toCsv(
  rows: readonly (readonly Cell[])[],
  separator = getSeparator(locale, navigator.languages),
): string {
  return (
    byteOrderMark +
    rows.map((row) => `${row.map((cell) => formatCell(cell, separator)).join(separator)}\r\n`).join('')
  );
}
