import { RulesError } from './errors.ts';

/** A value with the line on which it starts. */
export type LocatedValue = { readonly line: number } & (
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, LocatedValue> }
  | { readonly kind: 'array'; readonly items: readonly LocatedValue[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'literal'; readonly value: boolean | number | null }
);

/** Parsing far more would take seconds. */
const maxLength = 1024 * 1024;
/** Deeper rules could not match any path. */
const maxDepth = 40;

/**
 * Parses JSON with line and block comments, the format of rules files.
 *
 * @throws RulesError
 */
export function parseJsonc(source: string): LocatedValue {
  if (source.length > maxLength) throw new RulesError(1, 'The file is longer than 1 MB.');
  const reader = new JsoncReader(source);
  const value = readValue(reader, 0);
  reader.skipTrivia();
  if (!reader.isAtEnd) throw reader.createUnexpectedError();
  return value;
}

/** The error of a file that is no JSON, which starts like that of the service. */
function createParseError(line: number, reason: string): RulesError {
  return new RulesError(line, `Parse error. ${reason}`);
}

class JsoncReader {
  readonly source: string;
  position = 0;
  line = 1;

  constructor(source: string) {
    this.source = source.replace(/^\uFEFF/, '');
  }

  get isAtEnd(): boolean {
    return this.position >= this.source.length;
  }

  get current(): string {
    return this.source[this.position] ?? '';
  }

  /** Consumes the match of a sticky regular expression. @returns undefined when it does not match */
  accept(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.source)?.[0];
    if (match === undefined) return undefined;
    this.position += match.length;
    this.line += match.split('\n').length - 1;
    return match;
  }

  /** Skips white space and comments. */
  skipTrivia(): void {
    this.accept(/(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y);
  }

  expect(character: string): void {
    this.skipTrivia();
    if (this.current !== character) throw this.createUnexpectedError(character);
    this.position++;
  }

  createUnexpectedError(expected?: string): RulesError {
    const found = this.isAtEnd ? 'end of file' : JSON.stringify(this.current);
    return createParseError(this.line, `Unexpected ${found}${expected ? `, expected ${expected}` : ''}.`);
  }
}

function readValue(reader: JsoncReader, depth: number): LocatedValue {
  reader.skipTrivia();
  const { line } = reader;
  if (depth > maxDepth) throw new RulesError(line, 'Nested too deeply.');
  if (reader.current === '{') return { line, kind: 'object', entries: readEntries(reader, depth) };
  if (reader.current === '[') return { line, kind: 'array', items: readItems(reader, depth) };
  if (reader.current === '"') return { line, kind: 'string', value: readString(reader) };
  const word = reader.accept(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
  if (word === undefined) throw reader.createUnexpectedError();
  return { line, kind: 'literal', value: JSON.parse(word) as boolean | number | null };
}

function readEntries(reader: JsoncReader, depth: number): Map<string, LocatedValue> {
  const entries = new Map<string, LocatedValue>();
  reader.expect('{');
  reader.skipTrivia();
  if (reader.current === '}') {
    reader.position++;
    return entries;
  }
  for (;;) {
    reader.skipTrivia();
    if (reader.current !== '"') throw reader.createUnexpectedError('"');
    const { line } = reader;
    const key = readString(reader);
    if (entries.has(key)) throw new RulesError(line, `Duplicate key "${key}".`);
    reader.expect(':');
    entries.set(key, readValue(reader, depth + 1));
    if (!acceptComma(reader, '}')) return entries;
  }
}

function readItems(reader: JsoncReader, depth: number): LocatedValue[] {
  const items: LocatedValue[] = [];
  reader.expect('[');
  reader.skipTrivia();
  if (reader.current === ']') {
    reader.position++;
    return items;
  }
  for (;;) {
    items.push(readValue(reader, depth + 1));
    if (!acceptComma(reader, ']')) return items;
  }
}

/** @returns whether another entry follows */
function acceptComma(reader: JsoncReader, end: string): boolean {
  reader.skipTrivia();
  if (reader.current === end) {
    reader.position++;
    return false;
  }
  reader.expect(',');
  return true;
}

/** Unlike JSON, rules may contain strings of several lines. */
function readString(reader: JsoncReader): string {
  const { line } = reader;
  const quoted = reader.accept(/"(?:[^"\\]|\\[\s\S])*"/y);
  if (quoted === undefined) throw createParseError(line, 'Unterminated string.');
  try {
    return JSON.parse(quoted.replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t')) as string;
  } catch {
    throw createParseError(line, `Invalid escape sequence in ${quoted.slice(0, 200)}`);
  }
}
