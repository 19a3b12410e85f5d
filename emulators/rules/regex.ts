import { RE2JS, RE2JSException } from 're2js';
import { EvaluationError } from './evaluation-error.ts';
import { toNativeRegExp } from './native-regex.ts';

type Matcher = ReturnType<RE2JS['matcher']>;

const maxCachedRegexes = 500;

function memoize<T>(create: (pattern: string) => T): (pattern: string) => T {
  const cache = new Map<string, T>();
  return (pattern) => {
    const cached = cache.get(pattern);
    if (cached !== undefined) return cached;
    if (cache.size >= maxCachedRegexes) cache.clear();
    const value = create(pattern);
    cache.set(pattern, value);
    return value;
  };
}

/** Rules use RE2: https://github.com/google/re2/wiki/Syntax. */
const compileRegex = memoize((pattern: string): RE2JS | EvaluationError => {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return new EvaluationError(`Invalid regular expression pattern. Pattern: [${pattern}].`);
  }
});

const compileNativeRegex = memoize((pattern: string) => toNativeRegExp(pattern) ?? null);

/** Whether RE2 accepts the pattern. */
export function isValidRegex(pattern: string): boolean {
  return compileNativeRegex(pattern) !== null || !(compileRegex(pattern) instanceof EvaluationError);
}

/** Whether the whole of `text` matches. */
export function matchFully(text: string, pattern: string): boolean | EvaluationError {
  const native = compileNativeRegex(pattern);
  if (native !== null) return native.test(text);
  const regex = compileRegex(pattern);
  return regex instanceof EvaluationError ? regex : regex.matches(text);
}

/** The places of all matches. An empty match does not end the search: it continues with the next UTF-16 unit. */
function* findMatches(regex: RE2JS, text: string): Generator<Matcher> {
  const matcher = regex.matcher(text);
  for (let from = 0; from <= text.length && matcher.find(from);) {
    yield matcher;
    from = matcher.end() === matcher.start() ? matcher.end() + 1 : matcher.end();
  }
}

/** Replaces every match. `$1` and `${name}` in the replacement refer to a group; a backslash quotes what follows. */
export function replaceAll(text: string, pattern: string, replacement: string): string | EvaluationError {
  const regex = compileRegex(pattern);
  if (regex instanceof EvaluationError) return regex;
  let result = '';
  let end = 0;
  for (const matcher of findMatches(regex, text)) {
    const inserted = expandReplacement(matcher, replacement);
    if (inserted instanceof EvaluationError) return inserted;
    result += text.slice(end, matcher.start()) + inserted;
    end = matcher.end();
  }
  return result + text.slice(end);
}

const replacementPartPattern = /\\(?<quoted>[^])|\$(?<number>\d+)|\$\{(?<name>[^}]*)\}|[^]/g;

function expandReplacement(matcher: Matcher, replacement: string): string | EvaluationError {
  let expanded = '';
  for (const match of replacement.matchAll(replacementPartPattern)) {
    const { quoted, number, name } = match.groups ?? {};
    if (quoted !== undefined || (number === undefined && name === undefined)) {
      expanded += quoted ?? match[0];
      continue;
    }
    try {
      expanded += name === undefined ? readNumberedGroup(matcher, number ?? '') : (matcher.group(name) ?? '');
    } catch {
      return new EvaluationError(`Invalid replacement. Replacement: [${replacement}].`);
    }
  }
  return expanded;
}

/** As many digits count as name a group; the others are text. @throws when the first does not */
function readNumberedGroup(matcher: Matcher, digits: string): string {
  let length = digits.length;
  while (length > 1 && Number(digits.slice(0, length)) > matcher.groupCount()) length -= 1;
  return (matcher.group(Number(digits.slice(0, length))) ?? '') + digits.slice(length);
}

/** Splits `text` at every match, also at empty ones; empty parts at the end are left out. */
export function splitByPattern(text: string, pattern: string): string[] | EvaluationError {
  const regex = compileRegex(pattern);
  if (regex instanceof EvaluationError) return regex;
  const parts: string[] = [];
  let end = 0;
  for (const matcher of findMatches(regex, text)) {
    parts.push(text.slice(end, matcher.start()));
    end = matcher.end();
  }
  parts.push(text.slice(end));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}
