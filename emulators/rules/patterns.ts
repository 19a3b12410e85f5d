import { RE2JS, RE2JSSyntaxException } from 're2js';
import { Fault } from './fault.ts';

const MAX_CACHED = 500;
const compiled = new Map<string, RE2JS | Fault>();

/** The rules' regular expressions are Google's RE2: https://github.com/google/re2/wiki/Syntax. */
function compile(pattern: string): RE2JS | Fault {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  if (compiled.size >= MAX_CACHED) compiled.clear();
  const made = tryCompile(pattern);
  compiled.set(pattern, made);
  return made;
}

function tryCompile(pattern: string): RE2JS | Fault {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    return new Fault(`Invalid regular expression pattern. Pattern: [${pattern}].`);
  }
}

/** Whether the whole of `text` matches. */
export function matchesWhole(text: string, pattern: string): boolean | Fault {
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
