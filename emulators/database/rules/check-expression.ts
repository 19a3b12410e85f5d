import type { Expression } from './expression.ts';
import { findCallProblem } from './methods.ts';
import { ExpressionError } from './errors.ts';

/**
 * Checks an expression before it is ever evaluated: for unknown variables, unknown methods and misplaced regular
 * expressions.
 *
 * @param variables the available names, including `$captures`
 * @throws ExpressionError
 */
export function checkExpression(expression: Expression, variables: ReadonlySet<string>): void {
  const check = (part: Expression, isArgumentOfMatches = false): void => {
    switch (part.kind) {
      case 'literal':
        return;
      case 'regex':
        if (!isArgumentOfMatches)
          throw new ExpressionError(0, 'A regular expression is only allowed in matches().');
        return;
      case 'list':
        part.items.forEach((item) => check(item));
        return;
      case 'variable':
        if (!variables.has(part.name))
          throw new ExpressionError(part.offset, `Unknown variable "${part.name}".`);
        return;
      case 'member':
        check(part.object);
        check(part.name);
        return;
      case 'call': {
        const problem = findCallProblem(part.method, part.args.length);
        if (problem !== undefined) throw new ExpressionError(part.offset, problem);
        const isMatches = part.method === 'matches';
        if (isMatches && part.args[0]?.kind !== 'regex') {
          throw new ExpressionError(part.offset, 'matches() needs a regular expression between slashes.');
        }
        check(part.object);
        part.args.forEach((argument) => check(argument, isMatches));
        return;
      }
      case 'not':
      case 'negate':
        check(part.operand);
        return;
      case 'ternary':
        check(part.condition);
        check(part.whenTrue);
        check(part.whenFalse);
        return;
      default:
        check(part.left);
        check(part.right);
    }
  };
  check(expression);
}
