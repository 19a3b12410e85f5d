import { HttpError } from '#http-error.ts';
import { parseCondition, type Filter, type FilterContext } from './filter-condition.ts';

/** Conditions, and what joins and groups them. */
const maxOperations = 100;

/**
 * Parses `filter_by`: conditions such as `field:=value`, joined by `&&`, `||` and parentheses. As in Typesense, `&&` and
 * `||` have the same rank: `a || b && c` is `(a || b) && c`.
 *
 * @returns undefined for an empty filter
 * @throws HttpError
 */
export function parseFilter(text: string, context: FilterContext): Filter | undefined {
  if (text.trim() === '') return undefined;
  const steps = orderSteps(splitFilter(text));
  if (steps.length > maxOperations)
    throw new HttpError(
      400,
      `\`filter_by\` has too many operations. Maximum allowed: ${maxOperations}. Use \`--filter-by-max-ops\` command line argument to customize this value.`,
    );
  const operands: Filter[] = [];
  for (const step of steps) {
    if (!isOperator(step)) {
      operands.push(parseCondition(step, context));
      continue;
    }
    const right = operands.pop();
    const left = operands.pop();
    if (!left || !right)
      throw new HttpError(400, `Could not parse the filter query: unbalanced \`${step}\` operands.`);
    operands.push(
      step === '&&'
        ? (document, data) => left(document, data) && right(document, data)
        : (document, data) => left(document, data) || right(document, data),
    );
  }
  const filter = operands.at(-1);
  if (!filter) throw new HttpError(400, 'Filter query cannot be empty.');
  return filter;
}

const isOperator = (token: string) => token === '&&' || token === '||';

/** The conditions, each operator after its operands. */
function orderSteps(tokens: readonly string[]): string[] {
  const steps: string[] = [];
  const waiting: string[] = [];
  const flush = () => {
    while (waiting.length > 0 && waiting.at(-1) !== '(') steps.push(waiting.pop() ?? '');
  };
  const unbalanced = () => new HttpError(400, 'Could not parse the filter query: unbalanced parentheses.');
  for (const token of tokens) {
    if (isOperator(token)) {
      flush();
      waiting.push(token);
    } else if (token === '(') waiting.push(token);
    else if (token === ')') {
      flush();
      if (waiting.pop() !== '(') throw unbalanced();
    } else steps.push(token);
  }
  flush();
  if (waiting.length > 0) throw unbalanced();
  return steps;
}

function splitFilter(text: string): string[] {
  const tokens: string[] = [];
  for (let index = 0; index < text.length;) {
    const character = text.charAt(index);
    if (character === ' ') index += 1;
    else if (character === '(' || character === ')') {
      tokens.push(character);
      index += 1;
    } else if (character === '&' || character === '|') {
      if (text[index + 1] !== character) throw new HttpError(400, 'Could not parse the filter filter_query.');
      tokens.push(character + character);
      index += 2;
    } else {
      const end = findConditionEnd(text, index);
      tokens.push(text.slice(index, end).trim());
      index = end;
    }
  }
  return tokens.filter((token) => token !== '');
}

/** A condition ends at a parenthesis or an operator, but not in backticks, nor in parentheses right after its colon. */
function findConditionEnd(text: string, start: number): number {
  let isQuoted = false;
  let isInParentheses = false;
  let isAfterColon = false;
  for (let index = start; ; index += 1) {
    if (text[index] === ':') isAfterColon = true;
    if (text[index] === ')') isInParentheses = false;
    const next = text[index + 1];
    if (next === undefined) return text.length;
    if (next === '`') isQuoted = !isQuoted;
    if (isAfterColon && next === '(') isInParentheses = true;
    if (next !== ' ') isAfterColon = false;
    if (isQuoted || isInParentheses) continue;
    if (next === '(' || next === ')' || /^(?:&&|\|\|)/.test(text.slice(index + 1, index + 3)))
      return index + 1;
  }
}
