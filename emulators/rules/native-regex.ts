/** The parts of a pattern that mean the same in RE2 and in JavaScript. */
const regexPartPattern =
  /(?<quantifier>[*+?]|\{\d{1,3}(?:,\d{0,3})?\})|(?<other>\((?:\?:)?|[)^$|])|(?<any>\.)|\\[\^$\\.*+?()[\]{}|/dw]|\[\^?(?:[^\\\]^[&]|\\[\^$\\.*+?()[\]{}|/dw-])(?:[^\\\][&]|\\[\^$\\.*+?()[\]{}|/dw-])*\]|[^\\^$.*+?()[\]{}|]+/uy;

/** Few enough that backtracking stays fast for any text. */
const maxVariableQuantifiers = 3;

/**
 * Converts a simple RE2 pattern to a native regular expression for the whole text. It compiles far faster, which
 * matters for rules that build a new pattern from IDs for every request.
 * @returns undefined when the pattern may have another meaning in JavaScript or take too long
 */
export function toNativeRegExp(pattern: string): RegExp | undefined {
  let native = '';
  let variableQuantifiers = 0;
  let depth = 0;
  /** Whether a quantifier may follow: after a single character or class, not after a group. */
  let isRepeatable = false;
  regexPartPattern.lastIndex = 0;
  while (regexPartPattern.lastIndex < pattern.length) {
    const part = regexPartPattern.exec(pattern);
    if (part === null) return undefined;
    const { quantifier, other, any } = part.groups ?? {};
    if (quantifier !== undefined) {
      if (!isRepeatable) return undefined;
      if (!/^\{\d+\}$/.test(quantifier)) variableQuantifiers += 1;
    }
    if (variableQuantifiers > maxVariableQuantifiers) return undefined;
    isRepeatable = quantifier === undefined && other === undefined;
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
