/** Text as Java treats it, in which the service evaluates rules. */

/** Half a surrogate pair has no encoding and becomes a question mark. */
export function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '?');
}

/** The UTF-8 of a text. */
export function encodeText(text: string): Uint8Array {
  return Buffer.from(replaceLoneSurrogates(text));
}

/** Removes control characters and spaces at both ends, but no other white space. */
export function trimText(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
}

/** Changes ASCII letters only. */
export function toLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Changes ASCII letters only. */
export function toUpperCase(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Writes a float: always with a point, and with an exponent from 10,000,000 on and below 0.001. */
export function formatFloat(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  const isShort = size === 0 || (size >= 1e-3 && size < 1e7);
  const [digits = '', exponent] = (isShort ? String(value) : value.toExponential()).split('e');
  const mantissa = `${Object.is(value, -0) ? '-' : ''}${digits}${digits.includes('.') ? '' : '.0'}`;
  return exponent === undefined ? mantissa : `${mantissa}E${exponent.replace('+', '')}`;
}
