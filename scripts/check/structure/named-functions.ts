import { type ArrowFunctionExpression, type Function as FunctionNode } from 'oxc-parser';
import { visitNodes, type SourceFile } from './source-file.ts';

/** A named function of a file, outermost first. */
export interface NamedFunction {
  name: string;
  start: number;
  end: number;
  rendersJsx: boolean;
  /** Effects called directly in it, not in a named function inside it. */
  effectOffsets: number[];
}

type FunctionLike = FunctionNode | ArrowFunctionExpression;

const effectHooks = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

/** Functions that are declared, or assigned to a const (also through memo() or forwardRef()). */
export function findNamedFunctions(file: SourceFile): NamedFunction[] {
  const found: NamedFunction[] = [];
  const given = new Map<number, string>();
  const open: (NamedFunction | undefined)[] = [];
  const innermost = () => open.findLast((one) => one !== undefined);

  const enter = (node: FunctionLike) => {
    const name = node.id?.name ?? given.get(node.start);
    const one =
      name === undefined
        ? undefined
        : { name, start: node.start, end: node.end, rendersJsx: false, effectOffsets: [] };
    if (one) found.push(one);
    open.push(one);
  };
  const leave = () => void open.pop();
  const draw = () => {
    const one = innermost();
    if (one) one.rendersJsx = true;
  };
  visitNodes(file, {
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return;
      const inner = init.type === 'CallExpression' ? init.arguments[0] : init;
      if (inner?.type === 'ArrowFunctionExpression' || inner?.type === 'FunctionExpression')
        given.set(inner.start, id.name);
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    JSXElement: draw,
    JSXFragment: draw,
    CallExpression: ({ callee, start }) => {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : '';
      if (effectHooks.has(name)) innermost()?.effectOffsets.push(start);
    },
  });
  return found;
}
