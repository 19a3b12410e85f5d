import { visitNodes, type SourceFile } from '../structure/source-file.ts';

export interface Identifier {
  name: string;
  offset: number;
}

const isNode = (value: unknown): value is { type: string; start: number } & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The names in a binding pattern: `a`, `{ a, b: c }`, `[a, ...b]`, `a = 1`. */
function findBoundNames(pattern: unknown): Identifier[] {
  if (Array.isArray(pattern)) return pattern.flatMap(findBoundNames);
  if (!isNode(pattern)) return [];
  const { type, start, name } = pattern;
  const isName = type === 'Identifier' || type === 'PrivateIdentifier';
  if (isName) return typeof name === 'string' ? [{ name, offset: start }] : [];
  const inner = ['properties', 'elements', 'value', 'argument', 'left', 'parameter'];
  return inner.flatMap((key) => findBoundNames(pattern[key]));
}

/** Every name that a file declares: bindings, types, members and private members. */
export function findDeclaredNames(file: SourceFile): Identifier[] {
  const found: Identifier[] = [];
  const add = (pattern: unknown) => found.push(...findBoundNames(pattern));
  const addMember = ({ key, computed }: { key: unknown; computed: boolean }) => {
    if (!computed) add(key);
  };
  const addFunction = ({ id, params }: { id?: unknown; params: unknown }) => add([id, params].flat());
  visitNodes(file, {
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ClassDeclaration: ({ id }) => add(id),
    PropertyDefinition: addMember,
    MethodDefinition: addMember,
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSPropertySignature: addMember,
    TSMethodSignature: addMember,
  });
  return found;
}

/** `playbackSpeed`, `playback-speed` and `PLAYBACK_SPEED` are all `['playback', 'speed']`. */
export function splitWords(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
}
