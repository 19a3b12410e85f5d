import { checkRule, type Variables } from './check-expression.ts';
import { locateInString, parseJsonc, type LocatedValue } from './jsonc.ts';
import type { Expression } from './expression.ts';
import { parseExpression } from './parse-expression.ts';
import { LocatedError, RulesError } from './errors.ts';

/** The rules of one level. */
export interface RuleNode {
  readonly read?: Expression;
  readonly write?: Expression;
  readonly validate?: Expression;
  /** Child paths or `.value`. */
  readonly indexes: readonly string[];
  readonly children: ReadonlyMap<string, RuleNode>;
  /** The rules of all other children. */
  readonly wildcard?: { readonly name: string; readonly node: RuleNode };
}

const readVariables: Variables = new Map([
  ['auth', 'auth'],
  ['root', 'snapshot'],
  ['data', 'snapshot'],
  ['now', 'number'],
  ['query', 'query'],
]);
const writeVariables: Variables = new Map([...readVariables, ['newData', 'snapshot']]);

const invalidKeyProblem = 'String can\'t contain ".", "#", "$", "/", "[", or "]"';

/** The rules of a new database allow everything, like the official emulator. */
export const openRules: RuleNode = parseRules('{ "rules": { ".read": true, ".write": true } }');

/**
 * Parses a rules file.
 *
 * @throws RulesError for the first error
 */
export function parseRules(source: string): RuleNode {
  try {
    return parseFile(parseJsonc(source));
  } catch (error) {
    throw error instanceof LocatedError ? new RulesError(source, error) : error;
  }
}

function parseFile(file: LocatedValue): RuleNode {
  if (file.kind !== 'object') throw new LocatedError(file.offset, "Expected '{'.");
  for (const [key, { offset }] of file.entries) {
    if (key !== 'rules') throw new LocatedError(offset, `Unexpected "${key}" beside "rules".`);
  }
  const rules = file.entries.get('rules');
  if (!rules) throw new LocatedError(file.offset + 1, "Expected 'rules' property.");
  return parseLevel(rules, []);
}

function parseLevel(level: LocatedValue, captures: readonly string[]): RuleNode {
  if (level.kind !== 'object') throw new LocatedError(level.offset, "Expected '{'.");
  const children = new Map<string, RuleNode>();
  let wildcard: RuleNode['wildcard'];
  for (const [key, value] of level.entries) {
    if (key.startsWith('.')) continue;
    if (!key.startsWith('$')) {
      if (key === '' || /[#$[\]/.]/.test(key)) throw new LocatedError(value.offset, invalidKeyProblem);
      children.set(key, parseLevel(value, captures));
      continue;
    }
    if (!/^\$\w+$/.test(key)) throw new LocatedError(value.offset, `"${key}" is not a valid wildcard name.`);
    if (wildcard)
      throw new LocatedError(
        value.offset,
        `Cannot have multiple default rules ('${wildcard.name}' and '${key}').`,
      );
    if (captures.includes(key))
      throw new LocatedError(value.offset, `"${key}" is already the name of an enclosing wildcard.`);
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
    if (key === '.read') rules.read = parseRule(value, readVariables, captures);
    else if (key === '.write') rules.write = parseRule(value, writeVariables, captures);
    else if (key === '.validate') rules.validate = parseRule(value, writeVariables, captures);
    else if (key === '.indexOn') rules.indexes = parseIndexes(value);
    // A misspelled rule is taken for a child.
    else throw new LocatedError(value.offset, value.kind === 'object' ? invalidKeyProblem : "Expected '{'.");
  }
  return rules;
}

function parseRule(value: LocatedValue, variables: Variables, captures: readonly string[]): Expression {
  if (value.kind === 'literal' && typeof value.value === 'boolean')
    return { kind: 'literal', value: value.value };
  if (value.kind !== 'string')
    throw new LocatedError(
      value.offset,
      "Invalid rule expression.  Expected 'true', 'false', or an expression string.",
    );
  try {
    const expression = parseExpression(value.value);
    checkRule(expression, new Map([...variables, ...captures.map((name) => [name, 'string'] as const)]));
    return expression;
  } catch (error) {
    if (!(error instanceof LocatedError)) throw error;
    throw new LocatedError(locateInString(value, error.offset), error.message);
  }
}

function parseIndexes(value: LocatedValue): string[] {
  const items = value.kind === 'array' ? value.items : [value];
  return items.map((item) => {
    if (item.kind !== 'string')
      throw new LocatedError(
        item.offset,
        'Invalid indexOn expression. Must be either a string or an array of strings',
      );
    return item.value;
  });
}
