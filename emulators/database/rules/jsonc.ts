import { RulesError } from './rules-error.ts';

/** A value of a rules file and the line it begins on. */
export type LocatedValue = { readonly line: number } & (
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, LocatedValue> }
  | { readonly kind: 'list'; readonly items: readonly LocatedValue[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'other'; readonly value: boolean | number | null }
);

/** Larger than any rules file; reading far more would exhaust the stack or take seconds. */
const maxLength = 1024 * 1024;
/** Nothing deeper could match a path. */
const maxDepth = 40;

/**
 * Parses JSON with line and block comments, as rules files are written.
 *
 * @throws RulesError
 */
export function parseJsonc(source: string): LocatedValue {
  if (source.length > maxLength) throw new RulesError(1, 'The rules are longer than 1 MB.');
  const reader = new JsoncReader(source);
  const value = readValue(reader, 0);
  reader.skipTrivia();
  if (!reader.isAtEnd) throw reader.createUnexpectedError();
  return value;
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

  /** Takes what a sticky expression matches here; undefined when it does not. */
  accept(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.source)?.[0];
    if (found === undefined) return undefined;
    this.position += found.length;
    this.line += found.split('\n').length - 1;
    return found;
  }

  /** Passes over blanks and comments. */
  skipTrivia(): void {
    this.accept(/(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y);
  }

  expect(character: string): void {
    this.skipTrivia();
    if (this.current !== character) throw this.createUnexpectedError(character);
    this.position++;
  }

  createUnexpectedError(wanted?: string): RulesError {
    const found = this.isAtEnd ? 'the end of the file' : JSON.stringify(this.current);
    return new RulesError(this.line, `Unexpected ${found}${wanted ? `, expected ${wanted}` : ''}.`);
  }
}

function readValue(reader: JsoncReader, depth: number): LocatedValue {
  reader.skipTrivia();
  const { line } = reader;
  if (depth > maxDepth) throw new RulesError(line, 'Nested too deeply.');
  if (reader.current === '{') return { line, kind: 'object', entries: readEntries(reader, depth) };
  if (reader.current === '[') return { line, kind: 'list', items: readItems(reader, depth) };
  if (reader.current === '"') return { line, kind: 'text', text: readString(reader) };
  const word = reader.accept(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
  if (word === undefined) throw reader.createUnexpectedError();
  return { line, kind: 'other', value: JSON.parse(word) as boolean | number | null };
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
    if (entries.has(key)) throw new RulesError(line, `"${key}" stands here twice.`);
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

/** Whether another entry follows. */
function acceptComma(reader: JsoncReader, end: string): boolean {
  reader.skipTrivia();
  if (reader.current === end) {
    reader.position++;
    return false;
  }
  reader.expect(',');
  return true;
}

/** Rules may be written over several lines; JSON itself would forbid it. */
function readString(reader: JsoncReader): string {
  const { line } = reader;
  const quoted = reader.accept(/"(?:[^"\\]|\\[\s\S])*"/y);
  if (quoted === undefined) throw new RulesError(line, 'This text has no closing quote.');
  try {
    return JSON.parse(quoted.replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t')) as string;
  } catch {
    throw new RulesError(line, `This text has an escape that does not exist: ${quoted.slice(0, 200)}`);
  }
}
