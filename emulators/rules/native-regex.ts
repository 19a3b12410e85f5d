/** The parts of a pattern that mean the same to RE2 and to the language's own engine. */
const REGEX_PART =
  /(?<quantifier>[*+?]|\{\d{1,3}(?:,\d{0,3})?\})|(?<other>\((?:\?:)?|[)^$|])|(?<any>\.)|\\[\^$\\.*+?()[\]{}|/dw]|\[\^?(?:[^\\\]^[&]|\\[\^$\\.*+?()[\]{}|/dw-])(?:[^\\\][&]|\\[\^$\\.*+?()[\]{}|/dw-])*\]|[^\\^$.*+?()[\]{}|]+/uy;

/** Few enough that trying their combinations stays quick, whatever the text. */
const MAX_VARIABLE_QUANTIFIERS = 3;

/**
 * Turns an RE2 pattern that is simple enough into a native expression for the whole text, which is made far faster:
 * rules that build their patterns from ids make a new one for every request.
 * @returns undefined when the pattern is not simple: it may mean something else here, or take too long
 */
export function toNativeRegExp(pattern: string): RegExp | undefined {
  let native = '';
  let variable = 0;
  let depth = 0;
  /** Whether a quantifier may stand here: after one thing to repeat, which is no group. */
  let repeatable = false;
  REGEX_PART.lastIndex = 0;
  while (REGEX_PART.lastIndex < pattern.length) {
    const part = REGEX_PART.exec(pattern);
    if (part === null) return undefined;
    const { quantifier, other, any } = part.groups ?? {};
    if (quantifier !== undefined) {
      if (!repeatable) return undefined;
      if (!/^\{\d+\}$/.test(quantifier)) variable += 1;
    }
    if (variable > MAX_VARIABLE_QUANTIFIERS) return undefined;
    repeatable = quantifier === undefined && other === undefined;
    if (other?.startsWith('(') === true) depth += 1;
    if (other === ')') depth -= 1;
    if (depth < 0) return undefined;
    native += any === undefined ? part[0] : '[^\\n]';
  }
  try {
    return new RegExp(`^(?:${native})$`, 'u');
  } catch {
    return undefined;
  }
}
