import { RE2JS, RE2JSException } from 're2js';
import { EvaluationError } from './evaluation-error.ts';
import { toNativeRegExp } from './native-regex.ts';

const MAX_CACHED = 500;

/** Keeps what was made for the patterns used last. */
function memoize<T>(make: (pattern: string) => T): (pattern: string) => T {
  const made = new Map<string, T>();
  return (pattern) => {
    const known = made.get(pattern);
    if (known !== undefined) return known;
    if (made.size >= MAX_CACHED) made.clear();
    const fresh = make(pattern);
    made.set(pattern, fresh);
    return fresh;
  };
}

/** The rules' regular expressions are Google's RE2: https://github.com/google/re2/wiki/Syntax. */
const compileRegex = memoize((pattern: string): RE2JS | EvaluationError => {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return new EvaluationError(`Invalid regular expression pattern. Pattern: [${pattern}].`);
  }
});

const compileNativeRegex = memoize((pattern: string) => toNativeRegExp(pattern) ?? null);

/** Whether the whole of `text` matches. */
export function matchFully(text: string, pattern: string): boolean | EvaluationError {
  const simple = compileNativeRegex(pattern);
  if (simple !== null) return simple.test(text);
  const expression = compileRegex(pattern);
  return expression instanceof EvaluationError ? expression : expression.matches(text);
}

/** `text` with every match replaced by `by`, in which `\1` or `$1` stands for a group. */
export function replaceAll(text: string, pattern: string, by: string): string | EvaluationError {
  const expression = compileRegex(pattern);
  if (expression instanceof EvaluationError) return expression;
  try {
    return expression.matcher(text).replaceAll(by.replace(/\\(\d)/g, '$$$1'));
  } catch {
    return new EvaluationError(`Invalid replacement. Replacement: [${by}].`);
  }
}

/** `text` cut at every match; an empty pattern cuts it into characters. */
export function splitByPattern(text: string, pattern: string): string[] | EvaluationError {
  const expression = compileRegex(pattern);
  if (expression instanceof EvaluationError) return expression;
  return pattern === '' ? [...text] : expression.split(text, -1);
}
