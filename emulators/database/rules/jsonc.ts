import { LocatedError } from './errors.ts';

/** A value with the place where it starts: characters from the beginning of the file. */
export type LocatedValue = { readonly offset: number } & (
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, LocatedValue> }
  | { readonly kind: 'array'; readonly items: readonly LocatedValue[] }
  | { readonly kind: 'string'; readonly value: string; readonly quoted: string }
  | { readonly kind: 'literal'; readonly value: boolean | number | null }
);

/** Parsing far more would take seconds. */
const maxLength = 1024 * 1024;
/** Deeper rules could not match any path. */
const maxDepth = 40;

/**
 * Parses the format of rules files: JSON with line and block comments, trailing commas and strings of several lines.
 *
 * @throws LocatedError
 */
export function parseJsonc(source: string): LocatedValue {
  if (source.length > maxLength) throw new LocatedError(0, 'The file is longer than 1 MB.');
  const reader = new JsoncReader(source);
  const value = readValue(reader, 0);
  reader.skipTrivia();
  if (!reader.isAtEnd) throw reader.createUnexpectedError();
  return value;
}

/** Where a character of a string is in the file, given the quoted form with its escapes. */
export function locateInString({ offset, quoted }: LocatedValue & { kind: 'string' }, index: number): number {
  const characters = quoted.slice(1, -1).match(characterPattern) ?? [];
  return offset + 1 + characters.slice(0, index).join('').length;
}

const characterPattern = /\\u[0-9a-fA-F]{4}|\\[^]|[^]/g;

class JsoncReader {
  readonly source: string;
  offset = 0;

  constructor(source: string) {
    this.source = source;
    this.accept(/\uFEFF/y);
  }

  get isAtEnd(): boolean {
    return this.offset >= this.source.length;
  }

  get current(): string {
    return this.source[this.offset] ?? '';
  }

  /** Consumes the match of a sticky regular expression. @returns undefined when it does not match */
  accept(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const match = pattern.exec(this.source)?.[0];
    if (match !== undefined) this.offset += match.length;
    return match;
  }

  /** Skips white space and comments. */
  skipTrivia(): void {
    this.accept(/(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y);
  }

  /** Skips trivia, then the character if it follows. */
  acceptSymbol(character: string): boolean {
    this.skipTrivia();
    if (this.current !== character) return false;
    this.offset++;
    return true;
  }

  expect(character: string): void {
    if (!this.acceptSymbol(character)) throw new LocatedError(this.offset, `Expected '${character}'.`);
  }

  createUnexpectedError(): LocatedError {
    return new LocatedError(this.offset, `Unexpected ${this.isAtEnd ? 'end of file' : `'${this.current}'`}.`);
  }
}

function readValue(reader: JsoncReader, depth: number): LocatedValue {
  reader.skipTrivia();
  const { offset } = reader;
  if (depth > maxDepth) throw new LocatedError(offset, 'Nested too deeply.');
  if (reader.acceptSymbol('{')) return { offset, kind: 'object', entries: readEntries(reader, depth) };
  if (reader.acceptSymbol('[')) return { offset, kind: 'array', items: readItems(reader, depth) };
  if (reader.current === '"') return readString(reader);
  const word = reader.accept(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
  if (word === undefined) throw reader.createUnexpectedError();
  return { offset, kind: 'literal', value: JSON.parse(word) as boolean | number | null };
}

function readEntries(reader: JsoncReader, depth: number): Map<string, LocatedValue> {
  const entries = new Map<string, LocatedValue>();
  for (;;) {
    if (reader.acceptSymbol('}')) return entries;
    if (reader.current !== '"') {
      if (entries.size === 0) throw reader.createUnexpectedError();
      reader.expect('"');
    }
    const { value: key, offset } = readString(reader);
    if (entries.has(key)) throw new LocatedError(offset, `Duplicate key "${key}".`);
    reader.expect(':');
    entries.set(key, readValue(reader, depth + 1));
    if (!acceptComma(reader, '}')) return entries;
  }
}

function readItems(reader: JsoncReader, depth: number): LocatedValue[] {
  const items: LocatedValue[] = [];
  for (;;) {
    if (reader.acceptSymbol(']')) return items;
    items.push(readValue(reader, depth + 1));
    if (!acceptComma(reader, ']')) return items;
  }
}

/** @returns whether a comma follows, rather than the end */
function acceptComma(reader: JsoncReader, end: string): boolean {
  if (reader.acceptSymbol(end)) return false;
  reader.expect(',');
  return true;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Unlike in JSON, strings may contain line breaks and tabs. */
function readString(reader: JsoncReader): LocatedValue & { kind: 'string' } {
  const { offset } = reader;
  const quoted = reader.accept(/"(?:[^"\\]|\\[^])*"/y);
  if (quoted === undefined) throw new LocatedError(offset, 'Unterminated string.');
  const value = quoted.slice(1, -1).replace(characterPattern, (character, index: number) => {
    if (!character.startsWith('\\')) return character;
    if (character.length > 2) return String.fromCharCode(parseInt(character.slice(2), 16));
    if (/["\\/bfnrt]/.test(character[1] ?? '')) return escapes[character[1] ?? ''] ?? character.slice(1);
    throw new LocatedError(offset + 1 + index, `Invalid escape: '${character}'`);
  });
  return { offset, kind: 'string', value, quoted };
}
