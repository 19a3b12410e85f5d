const simpleEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

const unicodeEscape = /u([0-9a-fA-F]{4})/y;
const hexEscape = /x([0-9a-fA-F]{2})/y;
const octalEscape = /[0-3][0-7]{2}/y;

interface ParsedText {
  readonly value: string;
  /** Offset after the last character read. */
  readonly end: number;
}

/**
 * Reads a literal of a string or of bytes, whose value is a string of one character per byte.
 * @param start offset of the opening quote
 * @param fail throws an error for a malformed literal
 * @returns its value and the offset after the closing quote
 */
export function readStringLiteral(
  source: string,
  start: number,
  type: 'string' | 'bytes',
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
      const escape = readEscape(source, offset + 1, type) ?? fail('Invalid escape sequence.', offset);
      value += escape.value;
      offset = escape.end;
    } else {
      const text = String.fromCodePoint(source.codePointAt(offset) ?? 0);
      value += type === 'bytes' ? Buffer.from(text).toString('latin1') : text;
      offset += text.length;
    }
  }
}

function readEscape(source: string, offset: number, type: 'string' | 'bytes'): ParsedText | undefined {
  const code =
    readCodePoint(hexEscape, source, offset, 16) ??
    readCodePoint(octalEscape, source, offset, 8) ??
    (type === 'string' ? readCodePoint(unicodeEscape, source, offset, 16) : undefined);
  if (code !== undefined) return code;
  const simple = simpleEscapes[source[offset] ?? ''];
  return simple === undefined ? undefined : { value: simple, end: offset + 1 };
}

function readCodePoint(form: RegExp, source: string, offset: number, base: number): ParsedText | undefined {
  form.lastIndex = offset;
  const found = form.exec(source);
  if (found === null) return undefined;
  const code = Number.parseInt(found[1] ?? found[0], base);
  return { value: String.fromCodePoint(code), end: offset + found[0].length };
}
