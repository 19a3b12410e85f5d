const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
  '/': '/',
};

const HEX_ESCAPES: readonly RegExp[] = [
  /x([0-9a-fA-F]{2})/y,
  /u([0-9a-fA-F]{4})/y,
  /U([0-9a-fA-F]{8})/y,
  /u\{([0-9a-fA-F]{1,6})\}/y,
];
const OCTAL_ESCAPE = /[0-3][0-7]{2}/y;

/**
 * Reads a string literal whose opening quote stands at `start`.
 * @param fail called with a message and an offset when the literal is malformed
 * @returns its value and the offset after the closing quote
 */
export function readStringLiteral(
  source: string,
  start: number,
  fail: (message: string, at: number) => never,
): { text: string; end: number } {
  const quote = source[start];
  let text = '';
  let at = start + 1;
  for (;;) {
    const char = source[at];
    if (char === undefined || char === '\n') return fail('Unterminated string literal.', start);
    if (char === quote) return { text, end: at + 1 };
    if (char === '\\') {
      const escape = readEscape(source, at + 1) ?? fail('Invalid escape sequence.', at);
      text += escape.text;
      at = escape.end;
    } else {
      text += char;
      at += 1;
    }
  }
}

function readEscape(source: string, at: number): { text: string; end: number } | undefined {
  for (const form of HEX_ESCAPES) {
    const code = readCodePoint(form, source, at, 16);
    if (code !== undefined) return code;
  }
  const octal = readCodePoint(OCTAL_ESCAPE, source, at, 8);
  if (octal !== undefined) return octal;
  const simple = SIMPLE_ESCAPES[source[at] ?? ''];
  return simple === undefined ? undefined : { text: simple, end: at + 1 };
}

function readCodePoint(form: RegExp, source: string, at: number, base: number) {
  form.lastIndex = at;
  const found = form.exec(source);
  if (found === null) return undefined;
  const code = Number.parseInt(found[1] ?? found[0], base);
  return code > 0x10ffff ? undefined : { text: String.fromCodePoint(code), end: at + found[0].length };
}
