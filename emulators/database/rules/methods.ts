import { RE2JS } from 're2js';
import { EvaluationError, Snapshot, type opaqueObject } from './snapshot.ts';
import type { Json } from '../data/json.ts';

/** Whatever an expression can come to. */
export type Value = Json | Snapshot | RE2JS | readonly Value[] | typeof opaqueObject;

interface Method<Of> {
  readonly minArguments: number;
  readonly maxArguments: number;
  run(of: Of, args: readonly Value[]): Value;
}

const defineMethod = <Of>(run: (of: Of) => Value): Method<Of> => ({ minArguments: 0, maxArguments: 0, run });

function defineStringMethod<Of>(run: (of: Of, text: string) => Value): Method<Of> {
  return { minArguments: 1, maxArguments: 1, run: (of, [text]) => run(of, requireString(text)) };
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
      run: (s, [part, by]) => s.replaceAll(requireString(part), () => requireString(by)),
    },
  ],
  [
    'matches',
    {
      minArguments: 1,
      maxArguments: 1,
      run(s, [pattern]) {
        if (pattern instanceof RE2JS) return pattern.matcher(s).find();
        throw new EvaluationError('matches() needs a pattern');
      },
    },
  ],
]);

/** What is wrong with a call before it is ever made; undefined when it may work. */
export function findCallProblem(method: string, argumentCount: number): string | undefined {
  const { minArguments, maxArguments } = snapshotMethods.get(method) ??
    stringMethods.get(method) ?? { minArguments: 0, maxArguments: -1 };
  if (maxArguments < 0) return `There is no method "${method}".`;
  if (argumentCount >= minArguments && argumentCount <= maxArguments) return undefined;
  return `${method}() takes ${minArguments === maxArguments ? minArguments : `${minArguments} or ${maxArguments}`} argument(s), not ${argumentCount}.`;
}

/** @throws EvaluationError when the value has no such method or an argument is of the wrong type */
export function callMethod(of: Value, name: string, args: readonly Value[]): Value {
  if (of instanceof Snapshot) {
    const method = snapshotMethods.get(name);
    if (method) return method.run(of, args);
  } else if (typeof of === 'string') {
    const method = stringMethods.get(name);
    if (method) return method.run(of, args);
  }
  throw new EvaluationError(`Nothing to call ${name}() on`);
}

function requireString(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError('A text was expected');
}

function requireStringList(value: Value): string[] {
  if (!Array.isArray(value)) throw new EvaluationError('A list of texts was expected');
  return value.map((item: Value) => requireString(item));
}
