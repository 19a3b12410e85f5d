/** How a collection splits text into words. */
export interface TokenizerOptions {
  /** Characters that separate words, in addition to spaces and line breaks. */
  readonly separators: readonly string[];
  /** Characters that are part of words, in addition to letters and digits. */
  readonly symbols: readonly string[];
}

/** A word that is longer is cut off. */
const maxWordBytes = 100;

/**
 * Splits a text into words like Typesense. Case, accents and ligatures of Latin letters are ignored; other letters are
 * kept as they are, also their case. Other characters are removed, which joins the words around them.
 *
 * @returns words with one character per UTF-8 byte, because Typesense counts and sorts bytes
 */
export function tokenize(text: string, options: TokenizerOptions): string[] {
  return splitWords(text, options).map((word) => toBytes(word).slice(0, maxWordBytes));
}

/** A text with one character per UTF-8 byte. */
const toBytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

function splitWords(text: string, { separators, symbols }: TokenizerOptions): string[] {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (character > '\u007f') word += fold(character);
    else if (/[a-z0-9]/i.test(character) || symbols.includes(character)) word += character.toLowerCase();
    else if (character === ' ' || character === '\n' || separators.includes(character)) {
      if (word !== '') words.push(word);
      word = '';
    }
  }
  if (word !== '') words.push(word);
  return words;
}

/** Characters that Unicode does not decompose but iconv, which Typesense uses, transliterates. */
const transliterations = new Map(
  Object.entries({
    Æ: 'ae',
    æ: 'ae',
    Ð: 'd',
    ð: 'd',
    Đ: 'd',
    đ: 'd',
    Ħ: 'h',
    ħ: 'h',
    ı: 'i',
    Ł: 'l',
    ł: 'l',
    Ø: 'o',
    ø: 'o',
    Œ: 'oe',
    œ: 'oe',
    ß: 'ss',
    Þ: 'th',
    þ: 'th',
    Ŧ: 't',
    ŧ: 't',
    ƒ: 'f',
    '¢': 'c',
    '£': 'lb',
    '¥': 'yen',
    '€': 'eur',
    '§': 'ss',
    '¶': 'p',
    '©': 'c',
    '®': 'r',
    '¬': 'not',
    '°': '0',
    '×': 'x',
    '÷': '',
    µ: 'u',
    '•': 'o',
  }),
);

/** Transliterates a character to lower-case ASCII letters and digits, or else returns it unchanged. */
function fold(character: string): string {
  const known = transliterations.get(character);
  if (known !== undefined) return known;
  if (/[\u00a0-\u00bf\u2000-\u206f]/.test(character) && !/[\p{L}\p{N}]/u.test(character)) return '';
  const letters = character.normalize('NFKD').replaceAll(/\p{M}|\u2044/gu, '');
  return letters !== '' && /^[\u0020-\u007e]+$/.test(letters)
    ? letters.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    : character;
}

/**
 * The form of a text by which it is sorted: spaces count, punctuation, case and accents do not. Its characters are
 * bytes in the order of a signed `char`, which Typesense compares, so other scripts come before Latin letters. Empty for
 * a text without letters and digits.
 */
export function toSortKey(text: string): string {
  const [word] = splitWords(text, { separators: [], symbols: [' '] });
  if (word === undefined) return '';
  return toBytes(`${word}\0`).replaceAll(/[^]/g, (byte) =>
    String.fromCharCode((byte.charCodeAt(0) + 128) % 256),
  );
}

/** What a query asks for. */
export interface ParsedQuery {
  /** Must occur; none for a query that only filters, such as `*`. */
  readonly words: string[];
  /** Words and phrases that must not occur. */
  readonly excluded: string[][];
  /** Words that must occur in this order. */
  readonly phrases: string[][];
}

/**
 * Parses `q`: words, `"phrases"` and `-excluded` words or phrases. As in Typesense, a text in which no word is left
 * matches everything, and only the first part of an excluded word with separators is excluded.
 */
export function parseQuery(text: string, options: TokenizerOptions): ParsedQuery {
  const query: ParsedQuery = { words: [], excluded: [], phrases: [] };
  if (text === '*') return query;
  const excludes = text.split(/\s+/).some((part) => part.startsWith('-'));
  const symbols = [...options.symbols, '"', ...(excludes ? ['-'] : [])];
  const hasMinusSign = !options.symbols.includes('-');
  let isExcluding = false;
  let phrase: string[] | undefined;
  for (let part of splitWords(text, { ...options, symbols })) {
    if (part === '-' && hasMinusSign) continue;
    if (part.startsWith('-') && hasMinusSign) {
      isExcluding = true;
      part = part.slice(1);
    }
    if (part.startsWith('"') && part !== '"') {
      phrase ??= [];
      part = part.slice(1);
    }
    const isEnd = phrase !== undefined && part.endsWith('"');
    if (part === '"') phrase ??= [];
    for (const word of tokenize(part, options)) {
      if (phrase) phrase.push(word);
      else if (isExcluding) {
        query.excluded.push([word]);
        isExcluding = false;
      } else query.words.push(word);
    }
    if (!isEnd || !phrase) continue;
    (isExcluding ? query.excluded : query.phrases).push(phrase);
    isExcluding = false;
    phrase = undefined;
  }
  // A phrase without an end.
  if (phrase && phrase.length > 0) {
    if (isExcluding) query.excluded.push(phrase);
    else query.words.push(...phrase);
  }
  return query;
}
