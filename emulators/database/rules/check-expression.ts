import type { Expression } from './expression.ts';
import { findCallProblem } from './methods.ts';
import { ExpressionError } from './tokenize.ts';

/**
 * Finds what could never work, before anybody asks: variables that do not exist here, methods that do not
 * exist at all, patterns where none may stand.
 *
 * @param variables names that may be used, `$captures` included
 * @throws ExpressionError
 */
export function checkExpression(expression: Expression, variables: ReadonlySet<string>): void {
  const check = (part: Expression, isArgumentOfMatches = false): void => {
    switch (part.kind) {
      case 'literal':
        return;
      case 'pattern':
        if (!isArgumentOfMatches) throw new ExpressionError(0, 'A pattern may only stand in matches().');
        return;
      case 'list':
        part.parseItems.forEach((item) => check(item));
        return;
      case 'variable':
        if (!variables.has(part.name)) throw new ExpressionError(part.at, `Unknown variable "${part.name}".`);
        return;
      case 'member':
        check(part.object);
        check(part.name);
        return;
      case 'call': {
        const problem = findCallProblem(part.method, part.args.length);
        if (problem !== undefined) throw new ExpressionError(part.at, problem);
        const isMatches = part.method === 'matches';
        if (isMatches && part.args[0]?.kind !== 'pattern') {
          throw new ExpressionError(part.at, 'matches() needs a pattern between slashes.');
        }
        check(part.object);
        part.args.forEach((argument) => check(argument, isMatches));
        return;
      }
      case 'not':
      case 'negative':
        check(part.operand);
        return;
      case 'choice':
        check(part.condition);
        check(part.yes);
        check(part.no);
        return;
      default:
        check(part.left);
        check(part.right);
    }
  };
  check(expression);
}
