import { RE2JS } from 're2js';
import type { Expression, Operator } from './expression.ts';
import { callMethod, type Value } from './methods.ts';
import { EvaluationError } from './errors.ts';
import { Snapshot } from './snapshot.ts';

/** The variables of a rule by name, including `$captures`. */
export type Scope = ReadonlyMap<string, Value>;

/** Evaluates an expression. @throws EvaluationError where the service also fails; such a rule counts as false */
export function evaluate(expression: Expression, scope: Scope): Value {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'regex':
      return expression.regex;
    case 'list':
      return expression.items.map((item) => evaluate(item, scope));
    case 'variable':
      return scope.get(expression.name) ?? null;
    case 'member':
      return getMember(evaluate(expression.object, scope), evaluate(expression.name, scope));
    case 'call': {
      const args = expression.args.map((argument) => evaluate(argument, scope));
      return callMethod(evaluate(expression.object, scope), expression.method, args);
    }
    case 'not':
      return !requireBoolean(evaluate(expression.operand, scope));
    case 'negate':
      return -requireNumber(evaluate(expression.operand, scope));
    case 'and':
      return (
        requireBoolean(evaluate(expression.left, scope)) && requireBoolean(evaluate(expression.right, scope))
      );
    case 'or':
      return (
        requireBoolean(evaluate(expression.left, scope)) || requireBoolean(evaluate(expression.right, scope))
      );
    case 'ternary':
      return evaluate(
        requireBoolean(evaluate(expression.condition, scope)) ? expression.whenTrue : expression.whenFalse,
        scope,
      );
    case 'binary':
      return applyOperator(
        expression.operator,
        evaluate(expression.left, scope),
        evaluate(expression.right, scope),
      );
  }
}

function getMember(object: Value, name: Value): Value {
  if (object === null) return null;
  if (typeof object === 'string' && name === 'length') return object.length;
  if (typeof object === 'object' && !(object instanceof Snapshot) && !(object instanceof RE2JS)) {
    const key = typeof name === 'number' ? String(name) : name;
    if (typeof key === 'string') {
      return Object.hasOwn(object, key) ? ((object as Record<string, Value>)[key] ?? null) : null;
    }
  }
  throw new EvaluationError('No such property');
}

function applyOperator(operator: Operator, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '+':
      if (typeof left === 'string' || typeof right === 'string')
        return toConcatenable(left) + toConcatenable(right);
      return requireNumber(left) + requireNumber(right);
    case '-':
      return requireNumber(left) - requireNumber(right);
    case '*':
      return requireNumber(left) * requireNumber(right);
    case '/':
      return divide(requireNumber(left), requireNumber(right));
    case '%':
      return requireNumber(left) % requireNumber(right);
    default:
      return compare(operator, left, right);
  }
}

function compare(operator: '<' | '<=' | '>' | '>=', left: Value, right: Value): boolean {
  const isComparable =
    (typeof left === 'number' && typeof right === 'number') ||
    (typeof left === 'string' && typeof right === 'string');
  if (!isComparable) throw new EvaluationError(`${operator} compares two numbers or two strings`);
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

function toConcatenable(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new EvaluationError('Only strings and numbers can be concatenated');
}

/** No number, rather than an infinite one, results from a division by zero. */
function divide(left: number, right: number): number {
  return right === 0 ? NaN : left / right;
}

function requireBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  throw new EvaluationError('Expected a boolean');
}

function requireNumber(value: Value): number {
  if (typeof value === 'number') return value;
  throw new EvaluationError('Expected a number');
}
