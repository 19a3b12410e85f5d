import type { Expression } from './ast.ts';
import type { RulesPath, RulesValue } from './contract.ts';
import { compileCall, compileMethod } from './compile-call.ts';
import { toText } from './conversions.ts';
import {
  EvaluationError,
  nullValueError,
  missingPropertyError,
  unsupportedOperationError,
} from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { binaryOperations, evaluateIs, negate, readIndex, readMember, readSlice } from './operators.ts';
import { sumCosts, evaluateAll } from './compiled-expression.ts';
import type { CompiledExpression, Compiler } from './compiled-expression.ts';
import type { Evaluator } from './evaluation-context.ts';
import { findWildcard } from './scope.ts';
import type { Instrument, Locals, Scope } from './scope.ts';
import { isUndetermined, getValueType, getTypeName } from './values.ts';

/** Compiles the expressions of one scope. */
export class ExpressionCompiler implements Compiler {
  readonly scope: Scope;
  readonly locals: Locals;
  readonly #instrument: Instrument | undefined;

  constructor(scope: Scope, locals: Locals, instrument: Instrument | undefined) {
    this.scope = scope;
    this.locals = locals;
    this.#instrument = instrument;
  }

  compile(expression: Expression): CompiledExpression {
    const compiled = this.#dispatch(expression);
    if (this.#instrument === undefined) return compiled;
    return { evaluate: this.#instrument(expression, compiled.evaluate), cost: compiled.cost };
  }

  #dispatch(expression: Expression): CompiledExpression {
    switch (expression.type) {
      case 'literal':
        return { evaluate: () => expression.value, cost: 1, constant: expression.value };
      case 'name':
        return { evaluate: this.#compileName(expression.name), cost: 1 };
      case 'list':
        return this.#compileList(expression.items);
      case 'map':
        return this.#compileMap(expression.entries);
      case 'path':
        return this.#compilePath(expression.segments);
      case 'unary':
        return this.#compileUnary(expression.operator, this.compile(expression.operand));
      case 'logical':
        return this.#compileLogical(
          expression.operator,
          this.compile(expression.left),
          this.compile(expression.right),
        );
      case 'ternary':
        return this.#compileTernary(expression);
      case 'is': {
        const { evaluate, cost } = this.compile(expression.value);
        const { typeName } = expression;
        return { evaluate: buildUnary(evaluate, (value) => evaluateIs(value, typeName)), cost: cost + 1 };
      }
      case 'binary':
        return this.#compileBinary(
          [expression.left, expression.right],
          binaryOperations[expression.operator],
        );
      case 'member': {
        const { evaluate, cost } = this.compile(expression.object);
        const { name } = expression;
        return { evaluate: buildUnary(evaluate, (object) => readMember(object, name)), cost: cost + 1 };
      }
      case 'index':
        return this.#compileBinary([expression.object, expression.index], readIndex);
      case 'slice':
        return this.#compileSlice(expression);
      case 'call':
        return compileCall(this, expression.name, expression.args);
      case 'method':
        return compileMethod(this, expression);
    }
  }

  #compileName(name: string): Evaluator {
    const local = this.locals.get(name);
    if (local !== undefined) return (frame) => frame.locals[local] as EvaluationResult;
    const wildcard = findWildcard(this.scope, name);
    if (wildcard !== undefined) return (frame) => frame.context.wildcards[wildcard] as RulesValue;
    if (name === 'request') return (frame) => frame.context.request.request;
    if (name === 'resource') return (frame) => frame.context.request.resource;
    const error = missingPropertyError(name);
    return () => error;
  }

  #compileList(items: readonly Expression[]): CompiledExpression {
    const compiled = items.map((item) => this.compile(item));
    const cost = sumCosts(compiled) + 1;
    if (compiled.every((item) => item.constant !== undefined)) {
      const constant = compiled.map((item) => item.constant as RulesValue);
      return { evaluate: () => constant, cost, constant };
    }
    const parts = compiled.map((item) => item.evaluate);
    return {
      cost,
      evaluate: (frame) => {
        const values = evaluateAll(parts, frame);
        return values instanceof EvaluationError ? values : requireDetermined(values);
      },
    };
  }

  #compileMap(entries: readonly (readonly [Expression, Expression])[]): CompiledExpression {
    const compiled = entries.flat().map((part) => this.compile(part));
    const parts = compiled.map((part) => part.evaluate);
    return {
      cost: sumCosts(compiled) + 1,
      evaluate: (frame) => {
        const values = evaluateAll(parts, frame);
        if (values instanceof EvaluationError) return values;
        if (values.some(isUndetermined)) return nullValueError;
        const map = new Map<string, RulesValue>();
        for (let index = 0; index < values.length; index += 2) {
          const key = values[index] as RulesValue;
          if (typeof key !== 'string')
            return unsupportedOperationError(`{${getTypeName(key)}: any}`, '{string: any}');
          map.set(key, values[index + 1] as RulesValue);
        }
        return map;
      },
    };
  }

  #compilePath(segments: readonly (string | Expression)[]): CompiledExpression {
    const compiled = segments.map((segment) =>
      typeof segment === 'string' ? { evaluate: () => segment, cost: 1 } : this.compile(segment),
    );
    const parts = compiled.map((part) => part.evaluate);
    return {
      cost: sumCosts(compiled) + 1,
      evaluate: (frame) => {
        const values = evaluateAll(parts, frame);
        return values instanceof EvaluationError ? values : joinPath(values);
      },
    };
  }

  #compileUnary(operator: '!' | '-', operand: CompiledExpression): CompiledExpression {
    const apply = operator === '-' ? negate : negateBoolean;
    return { evaluate: buildUnary(operand.evaluate, apply), cost: operand.cost + 1 };
  }

  /** Either side may decide alone, even if the other is an error. */
  #compileLogical(
    operator: '&&' | '||',
    left: CompiledExpression,
    right: CompiledExpression,
  ): CompiledExpression {
    const decisive = operator === '||';
    const rightCost = right.cost + 1;
    return {
      cost: left.cost + 1,
      evaluate: (frame) => {
        const first = left.evaluate(frame);
        if (first === decisive) return decisive;
        frame.context.countExpressions(rightCost);
        const second = right.evaluate(frame);
        if (second === decisive) return decisive;
        if (first === !decisive && second === !decisive) return !decisive;
        return createNonBooleanError(operator, first, second);
      },
    };
  }

  #compileTernary(expression: Expression & { type: 'ternary' }): CompiledExpression {
    const condition = this.compile(expression.condition);
    const whenTrue = this.compile(expression.whenTrue);
    const whenFalse = this.compile(expression.whenFalse);
    return {
      cost: condition.cost + 2,
      evaluate: (frame) => {
        const chosen = condition.evaluate(frame);
        if (chosen === true) {
          frame.context.countExpressions(whenTrue.cost);
          return whenTrue.evaluate(frame);
        }
        if (chosen === false) {
          frame.context.countExpressions(whenFalse.cost + 2);
          return whenFalse.evaluate(frame);
        }
        return createNonBooleanError('?:', chosen, true);
      },
    };
  }

  #compileBinary(
    operands: readonly [Expression, Expression],
    apply: (left: RulesValue, right: RulesValue) => EvaluationResult,
  ): CompiledExpression {
    const left = this.compile(operands[0]);
    const right = this.compile(operands[1]);
    return {
      cost: left.cost + right.cost + 1,
      evaluate: (frame) => {
        const first = left.evaluate(frame);
        const second = right.evaluate(frame);
        if (first instanceof EvaluationError) return first;
        return second instanceof EvaluationError ? second : apply(first, second);
      },
    };
  }

  #compileSlice({ object, start, end }: Expression & { type: 'slice' }): CompiledExpression {
    const compileBound = (bound: Expression | undefined): CompiledExpression =>
      bound === undefined ? { evaluate: () => null, cost: 0 } : this.compile(bound);
    const compiled = [this.compile(object), compileBound(start), compileBound(end)];
    const parts = compiled.map((part) => part.evaluate);
    return {
      cost: sumCosts(compiled) + 1,
      evaluate: (frame) => {
        const values = evaluateAll(parts, frame);
        if (values instanceof EvaluationError) return values;
        const [value, first, last] = values as [RulesValue, RulesValue, RulesValue];
        return readSlice(value, first, last);
      },
    };
  }
}

function buildUnary(operand: Evaluator, apply: (value: RulesValue) => EvaluationResult): Evaluator {
  return (frame) => {
    const value = operand(frame);
    return value instanceof EvaluationError ? value : apply(value);
  };
}

function negateBoolean(value: RulesValue): EvaluationResult {
  if (typeof value === 'boolean') return !value;
  return value === null || isUndetermined(value)
    ? nullValueError
    : unsupportedOperationError(`!${getTypeName(value)}`, '!bool');
}

function createNonBooleanError(
  operator: string,
  left: EvaluationResult,
  right: EvaluationResult,
): EvaluationError {
  if (left instanceof EvaluationError) return left;
  if (right instanceof EvaluationError) return right;
  const nonBoolean = typeof left === 'boolean' ? right : left;
  if (nonBoolean === null || isUndetermined(nonBoolean)) return nullValueError;
  return unsupportedOperationError(`${getTypeName(left)} ${operator} ${getTypeName(right)}`);
}

/** A list with members that a query leaves open allows no conclusion, not even about what it lacks. */
function requireDetermined(values: RulesValue[]): EvaluationResult {
  return values.some(isUndetermined) ? nullValueError : values;
}

function joinPath(values: readonly RulesValue[]): EvaluationResult {
  const segments: string[] = [];
  for (const value of values) {
    if (isUndetermined(value)) return nullValueError;
    if (getValueType(value) === 'path') segments.push(...(value as RulesPath).segments);
    else {
      const text = toText(value);
      if (text instanceof EvaluationError) return text;
      segments.push(text);
    }
  }
  return { kind: 'path', segments };
}
