import { checkExpression } from './check-expression.ts';
import { parseJsonc, type LocatedValue } from './jsonc.ts';
import type { Expression } from './expression.ts';
import { parseExpression } from './parse-expression.ts';
import { RulesError } from './rules-error.ts';
import { ExpressionError } from './tokenize.ts';

/** The rules of one level. */
export interface RuleNode {
  readonly read?: Expression;
  readonly write?: Expression;
  readonly validate?: Expression;
  /** Children or `.value` that queries may sort by. */
  readonly indexes: readonly string[];
  readonly children: ReadonlyMap<string, RuleNode>;
  /** Rules for every child without rules of its own. */
  readonly wildcard?: { readonly name: string; readonly node: RuleNode };
}

const commonVariables = ['auth', 'root', 'data', 'now'];

/** What a database without rules is governed by: anybody may do anything, as in the official emulator. */
export const openRules: RuleNode = parseRules('{ "rules": { ".read": true, ".write": true } }');

/**
 * Parses a rules file.
 *
 * @throws RulesError with the line of the first problem
 */
export function parseRules(source: string): RuleNode {
  const file = parseJsonc(source);
  if (file.kind !== 'object') throw new RulesError(file.line, 'Expected an object with "rules".');
  for (const [key, { line }] of file.entries) {
    if (key !== 'rules') throw new RulesError(line, `Unexpected "${key}" beside "rules".`);
  }
  const rules = file.entries.get('rules');
  if (!rules) throw new RulesError(file.line, 'Expected an object with "rules".');
  return parseLevel(rules, []);
}

function parseLevel(level: LocatedValue, captures: readonly string[]): RuleNode {
  if (level.kind !== 'object') throw new RulesError(level.line, 'Expected an object of rules.');
  const children = new Map<string, RuleNode>();
  let wildcard: RuleNode['wildcard'];
  for (const [key, value] of level.entries) {
    if (key.startsWith('.')) continue;
    if (!key.startsWith('$')) {
      if (key === '' || /[#$[\]/.]/.test(key))
        throw new RulesError(value.line, `"${key}" can never be a key.`);
      children.set(key, parseLevel(value, captures));
      continue;
    }
    if (!/^\$\w+$/.test(key)) throw new RulesError(value.line, `"${key}" is no name for a wildcard.`);
    if (wildcard) throw new RulesError(value.line, `A second wildcard beside "${wildcard.name}".`);
    if (captures.includes(key)) throw new RulesError(value.line, `"${key}" already names a wildcard above.`);
    wildcard = { name: key, node: parseLevel(value, [...captures, key]) };
  }
  const { read, write, validate, indexes } = parseLevelRules(level.entries, captures);
  return {
    indexes,
    children,
    ...(read && { read }),
    ...(write && { write }),
    ...(validate && { validate }),
    ...(wildcard && { wildcard }),
  };
}

function parseLevelRules(entries: ReadonlyMap<string, LocatedValue>, captures: readonly string[]) {
  const rules: { read?: Expression; write?: Expression; validate?: Expression; indexes: readonly string[] } =
    {
      indexes: [],
    };
  for (const [key, value] of entries) {
    if (!key.startsWith('.')) continue;
    if (key === '.read') rules.read = parseRule(value, [...commonVariables, 'query', ...captures]);
    else if (key === '.write') rules.write = parseRule(value, [...commonVariables, 'newData', ...captures]);
    else if (key === '.validate')
      rules.validate = parseRule(value, [...commonVariables, 'newData', ...captures]);
    else if (key === '.indexOn') rules.indexes = parseIndexes(value);
    else throw new RulesError(value.line, `There is no rule "${key}".`);
  }
  return rules;
}

function parseRule(value: LocatedValue, variables: readonly string[]): Expression {
  if (value.kind === 'other' && typeof value.value === 'boolean')
    return { kind: 'literal', value: value.value };
  if (value.kind !== 'text') throw new RulesError(value.line, 'A rule is true, false or a text.');
  try {
    const expression = parseExpression(value.text);
    checkExpression(expression, new Set(variables));
    return expression;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const linesBefore = value.text.slice(0, error.offset).split('\n').length - 1;
    throw new RulesError(value.line + linesBefore, `${error.message} In: ${value.text.slice(0, 200)}`);
  }
}

function parseIndexes(value: LocatedValue): string[] {
  const items = value.kind === 'list' ? value.items : [value];
  return items.map((item) => {
    if (item.kind !== 'text') throw new RulesError(item.line, '.indexOn is a text or a list of texts.');
    return item.text;
  });
}
