import { RE2JS, RE2JSException } from 're2js';
import { EvaluationError } from './evaluation-error.ts';
import { toNativeRegExp } from './native-regex.ts';

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

/** Replaces every match. In `replacement`, `\1` and `$1` refer to a group. */
export function replaceAll(text: string, pattern: string, replacement: string): string | EvaluationError {
  const regex = compileRegex(pattern);
  if (regex instanceof EvaluationError) return regex;
  try {
    return regex.matcher(text).replaceAll(replacement.replace(/\\(\d)/g, '$$$1'));
  } catch {
    return new EvaluationError(`Invalid replacement. Replacement: [${replacement}].`);
  }
}

/** Splits `text` at every match; an empty pattern splits it into characters. */
export function splitByPattern(text: string, pattern: string): string[] | EvaluationError {
  const regex = compileRegex(pattern);
  if (regex instanceof EvaluationError) return regex;
  return pattern === '' ? [...text] : regex.split(text, -1);
}
