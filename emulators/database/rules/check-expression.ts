import { LocatedError } from './errors.ts';
import type { Expression } from './expression.ts';
import type { ExpressionType, MethodType } from './expression-types.ts';
import {
  findMember,
  findOperandProblem,
  getOperationType,
  getTernaryType,
  mayBeNumber,
  mayBeString,
} from './expression-types.ts';

/** The types of the variables; those of `$captures` are strings. */
export type Variables = ReadonlyMap<string, ExpressionType>;

/**
 * Checks the types of a rule before it is ever evaluated, as the service does when rules are deployed.
 *
 * @throws LocatedError with the words of the service
 */
export function checkRule(expression: Expression, variables: Variables): void {
  if (new TypeChecker(variables).check(expression) !== 'boolean')
    throw new LocatedError(0, 'Expression must evaluate to a boolean.');
}

/** What a method takes, by the kinds of its parameters. */
const expectedArguments: Readonly<Record<string, string>> = {
  '': 'no arguments',
  string: '1 argument',
  'string,string': 'two arguments',
  regex: '1 regular expression literal argument',
};

class TypeChecker {
  readonly #variables: Variables;
  /** Where the expression that is checked begins. */
  #offset = 0;

  constructor(variables: Variables) {
    this.#variables = variables;
  }

  check(expression: Expression): ExpressionType {
    switch (expression.kind) {
      case 'literal':
        return expression.value === null ? 'null' : (typeof expression.value as ExpressionType);
      case 'regex':
        return 'regex';
      case 'list':
        return this.#fail('Unexpected array literal.');
      case 'variable':
        return this.#checkVariable(expression);
      case 'member':
        return this.#checkMember(expression);
      case 'call':
        return this.#checkCall(expression);
      case 'not':
        return this.#requireBoolean(expression.operand, '! only operates on booleans.');
      case 'negate':
        if (!mayBeNumber(this.check(expression.operand))) this.#fail('- only operates on numbers.');
        return 'number';
      case 'and':
      case 'or': {
        const operator = expression.kind === 'and' ? '&&' : '||';
        this.#requireBoolean(expression.left, `Left operand of ${operator} must be boolean.`);
        return this.#requireBoolean(expression.right, `Right operand of ${operator} must be boolean.`);
      }
      case 'ternary':
        this.#requireBoolean(expression.condition, 'condition of ? must be boolean.');
        return getTernaryType(this.check(expression.whenTrue), this.check(expression.whenFalse));
      case 'binary': {
        const [left, right] = [this.check(expression.left), this.check(expression.right)];
        const problem = findOperandProblem(expression.operator, left, right);
        return problem === undefined
          ? getOperationType(expression.operator, left, right)
          : this.#fail(problem);
      }
    }
  }

  #fail(problem: string): never {
    throw new LocatedError(this.#offset, problem);
  }

  #requireBoolean(expression: Expression, problem: string): 'boolean' {
    return this.check(expression) === 'boolean' ? 'boolean' : this.#fail(problem);
  }

  #checkVariable({ name, offset }: Expression & { kind: 'variable' }): ExpressionType {
    this.#offset = offset;
    const type = this.#variables.get(name);
    if (type !== undefined) return type;
    return this.#fail(
      name === 'newData' ? 'newData is invalid in .read expressions.' : `Unknown variable '${name}'.`,
    );
  }

  #checkMember({ object, name, offset }: Expression & { kind: 'member' }): ExpressionType {
    const type = this.check(object);
    if (name.kind !== 'literal' || typeof name.value !== 'string') {
      this.check(name);
      return type === 'auth' ? 'auth' : this.#fail('Invalid property access.');
    }
    this.#offset = offset;
    const member = findMember(type, name.value);
    if ('problem' in member) return this.#fail(member.problem);
    return 'method' in member ? 'method' : member.property;
  }

  #checkCall({ object, method: name, args, offset }: Expression & { kind: 'call' }): ExpressionType {
    const type = this.check(object);
    this.#offset = offset;
    const member = findMember(type, name);
    if ('problem' in member) return this.#fail(member.problem);
    if (!('method' in member))
      return this.#fail('Type error: Function call on target that is not a function.');
    this.#checkArguments(name, member.method, args);
    return member.method.result;
  }

  #checkArguments(name: string, { parameters }: MethodType, args: readonly Expression[]): void {
    if (parameters[0] === 'list') return this.#checkChildNames(args);
    if (args.length !== parameters.length)
      this.#fail(`${name}() expects ${expectedArguments[parameters.join()]}.`);
    for (const [index, argument] of args.entries()) {
      const type = this.check(argument);
      if (parameters[index] === 'regex') {
        if (type !== 'regex') this.#fail(`${name}() expects a regular expression literal argument.`);
      } else if (!mayBeString(type))
        this.#fail(
          name === 'replace'
            ? `Argument ${index + 1} of replace() must be a string.`
            : `${name}() expects a string argument.`,
        );
    }
  }

  #checkChildNames(args: readonly Expression[]): void {
    const [names, ...others] = args;
    if (others.length > 0)
      this.#fail('hasChildren() expects only a single argument (containing an array of child names).');
    if (names !== undefined && names.kind !== 'list')
      this.#fail('hasChildren() expects an array of child names.');
    for (const item of names?.items ?? [])
      if (!mayBeString(this.check(item))) this.#fail('hasChildren() expects an array of strings.');
  }
}
