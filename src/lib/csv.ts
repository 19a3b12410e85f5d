type Cell = string | number;

/** Spreadsheets read these as UTF-8 only with it. */
const byteOrderMark = '\uFEFF';

/**
 * Spreadsheets run text that begins so as a formula, with full-width signs, too:
 * https://owasp.org/www-community/attacks/CSV_Injection (read in November 2026).
 */
const formulaPattern = /^[=+\-@\t\r\n＝＋－＠]/;

/** Text is always quoted: where lists are separated by semicolons, one would begin another cell. */
function formatCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formulaPattern.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180) for spreadsheets; text that they would run as a formula begins with an apostrophe. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}
