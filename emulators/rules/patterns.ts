import { RE2JS, RE2JSException } from 're2js';
import { Fault } from './fault.ts';
import { simplePattern } from './simple-pattern.ts';

const MOST_CACHED = 500;

/** Keeps what was made for the patterns used last. */
function remembering<T>(make: (pattern: string) => T): (pattern: string) => T {
  const made = new Map<string, T>();
  return (pattern) => {
    const known = made.get(pattern);
    if (known !== undefined) return known;
    if (made.size >= MOST_CACHED) made.clear();
    const fresh = make(pattern);
    made.set(pattern, fresh);
    return fresh;
  };
}

/** The rules' regular expressions are Google's RE2: https://github.com/google/re2/wiki/Syntax. */
const compile = remembering((pattern: string): RE2JS | Fault => {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return new Fault(`Invalid regular expression pattern. Pattern: [${pattern}].`);
  }
});

const compileSimple = remembering((pattern: string) => simplePattern(pattern) ?? null);

/** Whether the whole of `text` matches. */
export function matchesWhole(text: string, pattern: string): boolean | Fault {
  const simple = compileSimple(pattern);
  if (simple !== null) return simple.test(text);
  const expression = compile(pattern);
  return expression instanceof Fault ? expression : expression.matches(text);
}

/** `text` with every match replaced by `by`, in which `\1` or `$1` stands for a group. */
export function replaceAll(text: string, pattern: string, by: string): string | Fault {
  const expression = compile(pattern);
  if (expression instanceof Fault) return expression;
  try {
    return expression.matcher(text).replaceAll(by.replace(/\\(\d)/g, '$$$1'));
  } catch {
    return new Fault(`Invalid replacement. Replacement: [${by}].`);
  }
}

/** `text` cut at every match; an empty pattern cuts it into characters. */
export function splitAt(text: string, pattern: string): string[] | Fault {
  const expression = compile(pattern);
  if (expression instanceof Fault) return expression;
  return pattern === '' ? [...text] : expression.split(text, -1);
}
