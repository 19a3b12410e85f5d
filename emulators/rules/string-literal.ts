const simpleEscapes: Readonly<Record<string, string>> = {
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

const hexEscapes: readonly RegExp[] = [
  /x([0-9a-fA-F]{2})/y,
  /u([0-9a-fA-F]{4})/y,
  /U([0-9a-fA-F]{8})/y,
  /u\{([0-9a-fA-F]{1,6})\}/y,
];
const octalEscape = /[0-3][0-7]{2}/y;

interface ParsedText {
  readonly value: string;
  /** Offset after the last character read. */
  readonly end: number;
}

/**
 * Reads a string literal.
 * @param start offset of the opening quote
 * @param fail throws an error for a malformed literal
 * @returns its value and the offset after the closing quote
 */
export function readStringLiteral(
  source: string,
  start: number,
  fail: (message: string, offset: number) => never,
): ParsedText {
  const quote = source[start];
  let value = '';
  let offset = start + 1;
  for (;;) {
    const char = source[offset];
    if (char === undefined || char === '\n') return fail('Unterminated string literal.', start);
    if (char === quote) return { value, end: offset + 1 };
    if (char === '\\') {
      const escape = readEscape(source, offset + 1) ?? fail('Invalid escape sequence.', offset);
      value += escape.value;
      offset = escape.end;
    } else {
      value += char;
      offset += 1;
    }
  }
}

function readEscape(source: string, offset: number): ParsedText | undefined {
  for (const form of hexEscapes) {
    const code = readCodePoint(form, source, offset, 16);
    if (code !== undefined) return code;
  }
  const octal = readCodePoint(octalEscape, source, offset, 8);
  if (octal !== undefined) return octal;
  const simple = simpleEscapes[source[offset] ?? ''];
  return simple === undefined ? undefined : { value: simple, end: offset + 1 };
}

function readCodePoint(form: RegExp, source: string, offset: number, base: number): ParsedText | undefined {
  form.lastIndex = offset;
  const found = form.exec(source);
  if (found === null) return undefined;
  const code = Number.parseInt(found[1] ?? found[0], base);
  return code > 0x10ffff ? undefined : { value: String.fromCodePoint(code), end: offset + found[0].length };
}
