import { RE2JS } from 're2js';
import { EvaluationError } from './errors.ts';
import { Snapshot, type opaqueObject } from './snapshot.ts';
import type { Json } from '../data/json.ts';

/** The result of an expression. */
export type Value = Json | Snapshot | RE2JS | readonly Value[] | typeof opaqueObject;

interface Method<Receiver> {
  readonly minArguments: number;
  readonly maxArguments: number;
  run(receiver: Receiver, args: readonly Value[]): Value;
}

const defineMethod = <Receiver>(run: (receiver: Receiver) => Value): Method<Receiver> => ({
  minArguments: 0,
  maxArguments: 0,
  run,
});

function defineStringMethod<Receiver>(run: (receiver: Receiver, text: string) => Value): Method<Receiver> {
  return { minArguments: 1, maxArguments: 1, run: (receiver, [text]) => run(receiver, requireString(text)) };
}

const snapshotMethods: ReadonlyMap<string, Method<Snapshot>> = new Map<string, Method<Snapshot>>([
  ['val', defineMethod((s) => s.val())],
  ['parent', defineMethod((s) => s.parent())],
  ['exists', defineMethod((s) => s.exists())],
  ['getPriority', defineMethod((s) => s.getPriority())],
  ['isNumber', defineMethod((s) => typeof s.val() === 'number')],
  ['isString', defineMethod((s) => typeof s.val() === 'string')],
  ['isBoolean', defineMethod((s) => typeof s.val() === 'boolean')],
  ['child', defineStringMethod((s, path) => s.child(path))],
  ['hasChild', defineStringMethod((s, path) => s.hasChild(path))],
  [
    'hasChildren',
    {
      minArguments: 0,
      maxArguments: 1,
      run: (s, [names]) => s.hasChildren(names === undefined ? undefined : requireStringList(names)),
    },
  ],
]);

const stringMethods: ReadonlyMap<string, Method<string>> = new Map<string, Method<string>>([
  ['contains', defineStringMethod((s, part) => s.includes(part))],
  ['beginsWith', defineStringMethod((s, part) => s.startsWith(part))],
  ['endsWith', defineStringMethod((s, part) => s.endsWith(part))],
  ['toLowerCase', defineMethod((s) => s.toLowerCase())],
  ['toUpperCase', defineMethod((s) => s.toUpperCase())],
  [
    'replace',
    {
      minArguments: 2,
      maxArguments: 2,
      run: (s, [part, replacement]) => s.replaceAll(requireString(part), () => requireString(replacement)),
    },
  ],
  [
    'matches',
    {
      minArguments: 1,
      maxArguments: 1,
      run(s, [regex]) {
        if (regex instanceof RE2JS) return regex.matcher(s).find();
        throw new EvaluationError('matches() needs a regular expression');
      },
    },
  ],
]);

/** Checks a method name and the number of arguments. @returns the problem, if any */
export function findCallProblem(method: string, argumentCount: number): string | undefined {
  const { minArguments, maxArguments } = snapshotMethods.get(method) ??
    stringMethods.get(method) ?? { minArguments: 0, maxArguments: -1 };
  if (maxArguments < 0) return `Unknown method "${method}".`;
  if (argumentCount >= minArguments && argumentCount <= maxArguments) return undefined;
  return `${method}() takes ${minArguments === maxArguments ? minArguments : `${minArguments} or ${maxArguments}`} argument(s), not ${argumentCount}.`;
}

/** Calls a method. @throws EvaluationError for an unknown method or an argument of the wrong type */
export function callMethod(receiver: Value, name: string, args: readonly Value[]): Value {
  if (receiver instanceof Snapshot) {
    const method = snapshotMethods.get(name);
    if (method) return method.run(receiver, args);
  } else if (typeof receiver === 'string') {
    const method = stringMethods.get(name);
    if (method) return method.run(receiver, args);
  }
  throw new EvaluationError(`${name}() is not a method of this value`);
}

function requireString(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError('Expected a string');
}

function requireStringList(value: Value): string[] {
  if (!Array.isArray(value)) throw new EvaluationError('Expected a list of strings');
  return value.map((item: Value) => requireString(item));
}
