import type { Expression } from './ast.ts';

/** The parts of an expression, in the order of the source. */
export function getChildExpressions(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flat();
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string');
    case 'unary':
      return [expression.operand];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'is':
      return [expression.value];
    case 'ternary':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.start, expression.end].filter((part) => part !== undefined);
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
  }
}
