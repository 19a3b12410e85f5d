import type { Expression } from './ast.ts';
import type { RulesPath, RulesValue } from './contract.ts';
import { compileCall, compileMethod } from './compile-call.ts';
import { Fault, NULL_FAULT, missingProperty, unsupported } from './fault.ts';
import type { Outcome } from './fault.ts';
import { BINARY, isType, negate, readIndex, readMember, readSlice } from './operators.ts';
import { costOf, evaluateAll } from './compiled.ts';
import type { Compiled, Compiler } from './compiled.ts';
import type { Evaluate } from './run.ts';
import { findWildcard } from './scope.ts';
import type { Instrument, Locals, Scope } from './scope.ts';
import { isUndetermined, kindOf, typeName } from './values.ts';

/** Compiles one expression after another of the same place in the source. */
export class ExpressionCompiler implements Compiler {
  readonly scope: Scope;
  readonly locals: Locals;
  private readonly instrument: Instrument | undefined;

  constructor(scope: Scope, locals: Locals, instrument: Instrument | undefined) {
    this.scope = scope;
    this.locals = locals;
    this.instrument = instrument;
  }

  compile(expression: Expression): Compiled {
    const compiled = this.dispatch(expression);
    if (this.instrument === undefined) return compiled;
    return { evaluate: this.instrument(expression, compiled.evaluate), cost: compiled.cost };
  }

  private dispatch(expression: Expression): Compiled {
    switch (expression.type) {
      case 'literal':
        return { evaluate: () => expression.value, cost: 1, constant: expression.value };
      case 'name':
        return { evaluate: this.name(expression.name), cost: 1 };
      case 'list':
        return this.list(expression.items);
      case 'map':
        return this.map(expression.entries);
      case 'path':
        return this.path(expression.segments);
      case 'unary':
        return this.unary(expression.operator, this.compile(expression.operand));
      case 'logical':
        return this.logical(
          expression.operator,
          this.compile(expression.left),
          this.compile(expression.right),
        );
      case 'ternary':
        return this.ternary(expression);
      case 'is': {
        const { evaluate, cost } = this.compile(expression.value);
        const { typeName: wanted } = expression;
        return { evaluate: unary(evaluate, (value) => isType(value, wanted)), cost: cost + 1 };
      }
      case 'binary':
        return this.operation([expression.left, expression.right], BINARY[expression.operator]);
      case 'member': {
        const { evaluate, cost } = this.compile(expression.object);
        const { name } = expression;
        return { evaluate: unary(evaluate, (object) => readMember(object, name)), cost: cost + 1 };
      }
      case 'index':
        return this.operation([expression.object, expression.index], readIndex);
      case 'slice':
        return this.slice(expression.object, expression.from, expression.to);
      case 'call':
        return compileCall(this, expression.name, expression.args);
      case 'method':
        return compileMethod(this, expression);
    }
  }

  private name(name: string): Evaluate {
    const local = this.locals.get(name);
    if (local !== undefined) return (frame) => frame.locals[local] as Outcome;
    const wildcard = findWildcard(this.scope, name);
    if (wildcard !== undefined) return (frame) => frame.run.wildcards[wildcard] as RulesValue;
    if (name === 'request') return (frame) => frame.run.request.request;
    if (name === 'resource') return (frame) => frame.run.request.resource;
    const fault = missingProperty(name);
    return () => fault;
  }

  private list(items: readonly Expression[]): Compiled {
    const compiled = items.map((item) => this.compile(item));
    const cost = costOf(compiled) + 1;
    if (compiled.every((item) => item.constant !== undefined)) {
      const constant = compiled.map((item) => item.constant as RulesValue);
      return { evaluate: () => constant, cost, constant };
    }
    const parts = compiled.map((item) => item.evaluate);
    return {
      cost,
      evaluate: (frame) => {
        const values = evaluateAll(parts, frame);
        return values instanceof Fault ? values : whole(values);
      },
    };
  }

  private map(entries: readonly (readonly [Expression, Expression])[]): Compiled {
    const compiled = entries.flat().map((part) => this.compile(part));
    const parts = compiled.map((part) => part.evaluate);
    return {
      cost: costOf(compiled) + 1,
      evaluate: (frame) => {
        const values = evaluateAll(parts, frame);
        if (values instanceof Fault) return values;
        if (values.some(isUndetermined)) return NULL_FAULT;
        const map = new Map<string, RulesValue>();
        for (let at = 0; at < values.length; at += 2) {
          const key = values[at] as RulesValue;
          if (typeof key !== 'string') return unsupported(`{${typeName(key)}: any}`, '{string: any}');
          map.set(key, values[at + 1] as RulesValue);
        }
        return map;
      },
    };
  }

  private path(segments: readonly (string | Expression)[]): Compiled {
    const compiled = segments.map((segment) =>
      typeof segment === 'string' ? { evaluate: () => segment, cost: 1 } : this.compile(segment),
    );
    const parts = compiled.map((part) => part.evaluate);
    return {
      cost: costOf(compiled) + 1,
      evaluate: (frame) => {
        const values = evaluateAll(parts, frame);
        return values instanceof Fault ? values : joinPath(values);
      },
    };
  }

  private unary(operator: '!' | '-', operand: Compiled): Compiled {
    const apply = operator === '-' ? negate : not;
    return { evaluate: unary(operand.evaluate, apply), cost: operand.cost + 1 };
  }

  /** Either side may decide alone, even when the other is an error. */
  private logical(operator: '&&' | '||', left: Compiled, right: Compiled): Compiled {
    const decisive = operator === '||';
    const rightCost = right.cost + 1;
    return {
      cost: left.cost + 1,
      evaluate: (frame) => {
        const first = left.evaluate(frame);
        if (first === decisive) return decisive;
        frame.run.charge(rightCost);
        const second = right.evaluate(frame);
        if (second === decisive) return decisive;
        if (first === !decisive && second === !decisive) return !decisive;
        return notBoolean(operator, first, second);
      },
    };
  }

  private ternary(expression: Expression & { type: 'ternary' }): Compiled {
    const condition = this.compile(expression.condition);
    const whenTrue = this.compile(expression.whenTrue);
    const whenFalse = this.compile(expression.whenFalse);
    return {
      cost: condition.cost + 2,
      evaluate: (frame) => {
        const chosen = condition.evaluate(frame);
        if (chosen === true) {
          frame.run.charge(whenTrue.cost);
          return whenTrue.evaluate(frame);
        }
        if (chosen === false) {
          frame.run.charge(whenFalse.cost + 2);
          return whenFalse.evaluate(frame);
        }
        return notBoolean('?:', chosen, true);
      },
    };
  }

  private operation(
    operands: readonly [Expression, Expression],
    apply: (left: RulesValue, right: RulesValue) => Outcome,
  ): Compiled {
    const left = this.compile(operands[0]);
    const right = this.compile(operands[1]);
    return {
      cost: left.cost + right.cost + 1,
      evaluate: (frame) => {
        const first = left.evaluate(frame);
        const second = right.evaluate(frame);
        if (first instanceof Fault) return first;
        return second instanceof Fault ? second : apply(first, second);
      },
    };
  }

  private slice(object: Expression, from: Expression, to: Expression): Compiled {
    const compiled = [object, from, to].map((part) => this.compile(part));
    const parts = compiled.map((part) => part.evaluate);
    return {
      cost: costOf(compiled) + 1,
      evaluate: (frame) => {
        const values = evaluateAll(parts, frame);
        if (values instanceof Fault) return values;
        const [value, start, end] = values as [RulesValue, RulesValue, RulesValue];
        return readSlice(value, start, end);
      },
    };
  }
}

function unary(operand: Evaluate, apply: (value: RulesValue) => Outcome): Evaluate {
  return (frame) => {
    const value = operand(frame);
    return value instanceof Fault ? value : apply(value);
  };
}

function not(value: RulesValue): Outcome {
  if (typeof value === 'boolean') return !value;
  return value === null || isUndetermined(value) ? NULL_FAULT : unsupported(`!${typeName(value)}`, '!bool');
}

function notBoolean(operator: string, left: Outcome, right: Outcome): Fault {
  if (left instanceof Fault) return left;
  if (right instanceof Fault) return right;
  const odd = typeof left === 'boolean' ? right : left;
  if (odd === null || isUndetermined(odd)) return NULL_FAULT;
  return unsupported(`${typeName(left)} ${operator} ${typeName(right)}`);
}

/** Nothing could be said of a list with members that a query leaves open, not even what is not in it. */
function whole(values: RulesValue[]): Outcome {
  return values.some(isUndetermined) ? NULL_FAULT : values;
}

function joinPath(values: readonly RulesValue[]): Outcome {
  const segments: string[] = [];
  for (const value of values) {
    if (typeof value === 'string' || typeof value === 'bigint') segments.push(String(value));
    else if (value === null || isUndetermined(value)) return NULL_FAULT;
    else if (kindOf(value) === 'path') segments.push(...(value as RulesPath).segments);
    else return unsupported(`path segment of type ${typeName(value)}`, 'path segment of type string');
  }
  return { kind: 'path', segments };
}
