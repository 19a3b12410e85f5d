import { RulesError } from './rules-error.ts';

/** A value of a rules file and the line it begins on. */
export type Located = { readonly line: number } & (
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, Located> }
  | { readonly kind: 'list'; readonly items: readonly Located[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'other'; readonly value: boolean | number | null }
);

/** Larger than any rules file; reading far more would exhaust the stack or take seconds. */
const longest = 1024 * 1024;
/** Nothing deeper could match a path. */
const deepest = 40;

/**
 * Parses JSON with line and block comments, as rules files are written.
 *
 * @throws RulesError
 */
export function parseCommentedJson(source: string): Located {
  if (source.length > longest) throw new RulesError(1, 'The rules are longer than 1 MB.');
  const reader = new Reader(source);
  const value = readValue(reader, 0);
  reader.skip();
  if (!reader.atEnd) throw reader.unexpected();
  return value;
}

class Reader {
  readonly source: string;
  position = 0;
  line = 1;

  constructor(source: string) {
    this.source = source.replace(/^\uFEFF/, '');
  }

  get atEnd(): boolean {
    return this.position >= this.source.length;
  }

  get next(): string {
    return this.source[this.position] ?? '';
  }

  /** Takes what a sticky expression matches here; undefined when it does not. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.source)?.[0];
    if (found === undefined) return undefined;
    this.position += found.length;
    this.line += found.split('\n').length - 1;
    return found;
  }

  /** Passes over blanks and comments. */
  skip(): void {
    this.take(/(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y);
  }

  demand(character: string): void {
    this.skip();
    if (this.next !== character) throw this.unexpected(character);
    this.position++;
  }

  unexpected(wanted?: string): RulesError {
    const found = this.atEnd ? 'the end of the file' : JSON.stringify(this.next);
    return new RulesError(this.line, `Unexpected ${found}${wanted ? `, expected ${wanted}` : ''}.`);
  }
}

function readValue(reader: Reader, depth: number): Located {
  reader.skip();
  const { line } = reader;
  if (depth > deepest) throw new RulesError(line, 'Nested too deeply.');
  if (reader.next === '{') return { line, kind: 'object', entries: readEntries(reader, depth) };
  if (reader.next === '[') return { line, kind: 'list', items: readItems(reader, depth) };
  if (reader.next === '"') return { line, kind: 'text', text: readText(reader) };
  const word = reader.take(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
  if (word === undefined) throw reader.unexpected();
  return { line, kind: 'other', value: JSON.parse(word) as boolean | number | null };
}

function readEntries(reader: Reader, depth: number): Map<string, Located> {
  const entries = new Map<string, Located>();
  reader.demand('{');
  reader.skip();
  if (reader.next === '}') {
    reader.position++;
    return entries;
  }
  for (;;) {
    reader.skip();
    if (reader.next !== '"') throw reader.unexpected('"');
    const { line } = reader;
    const key = readText(reader);
    if (entries.has(key)) throw new RulesError(line, `"${key}" stands here twice.`);
    reader.demand(':');
    entries.set(key, readValue(reader, depth + 1));
    if (!readComma(reader, '}')) return entries;
  }
}

function readItems(reader: Reader, depth: number): Located[] {
  const items: Located[] = [];
  reader.demand('[');
  reader.skip();
  if (reader.next === ']') {
    reader.position++;
    return items;
  }
  for (;;) {
    items.push(readValue(reader, depth + 1));
    if (!readComma(reader, ']')) return items;
  }
}

/** Whether another entry follows. */
function readComma(reader: Reader, end: string): boolean {
  reader.skip();
  if (reader.next === end) {
    reader.position++;
    return false;
  }
  reader.demand(',');
  return true;
}

/** Rules may be written over several lines; JSON itself would forbid it. */
function readText(reader: Reader): string {
  const { line } = reader;
  const quoted = reader.take(/"(?:[^"\\]|\\[\s\S])*"/y);
  if (quoted === undefined) throw new RulesError(line, 'This text has no closing quote.');
  try {
    return JSON.parse(quoted.replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t')) as string;
  } catch {
    throw new RulesError(line, `This text has an escape that does not exist: ${quoted.slice(0, 200)}`);
  }
}
