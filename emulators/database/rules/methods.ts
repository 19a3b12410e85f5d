import { RE2JS } from 're2js';
import { EvaluationError } from './errors.ts';
import { Snapshot, type opaqueObject } from './snapshot.ts';
import type { Json } from '../data/json.ts';

/** The result of an expression. */
export type Value = Json | Snapshot | RE2JS | readonly Value[] | typeof opaqueObject;

type Method<Receiver> = (receiver: Receiver, args: readonly Value[]) => Value;

const takesString =
  <Receiver>(run: (receiver: Receiver, text: string) => Value): Method<Receiver> =>
  (receiver, [text]) =>
    run(receiver, requireString(text));

const snapshotMethods: ReadonlyMap<string, Method<Snapshot>> = new Map<string, Method<Snapshot>>([
  ['val', (s) => s.val()],
  ['parent', (s) => s.parent()],
  ['exists', (s) => s.exists()],
  ['getPriority', (s) => s.getPriority()],
  ['isNumber', (s) => typeof s.val() === 'number'],
  ['isString', (s) => typeof s.val() === 'string'],
  ['isBoolean', (s) => typeof s.val() === 'boolean'],
  ['child', takesString((s, path) => s.child(path))],
  ['hasChild', takesString((s, path) => s.hasChild(path))],
  ['hasChildren', (s, [names]) => s.hasChildren(names === undefined ? undefined : requireStringList(names))],
]);

const stringMethods: ReadonlyMap<string, Method<string>> = new Map<string, Method<string>>([
  ['contains', takesString((s, part) => s.includes(part))],
  ['beginsWith', takesString((s, part) => s.startsWith(part))],
  ['endsWith', takesString((s, part) => s.endsWith(part))],
  ['toLowerCase', (s) => s.toLowerCase()],
  ['toUpperCase', (s) => s.toUpperCase()],
  [
    'replace',
    (s, [part, replacement]) => s.replaceAll(requireString(part), () => requireString(replacement)),
  ],
  ['matches', (s, [regex]) => regex instanceof RE2JS && regex.matcher(s).find()],
]);

/** Calls a method. @throws EvaluationError for an unknown method or an argument of the wrong type */
export function callMethod(receiver: Value, name: string, args: readonly Value[]): Value {
  if (receiver instanceof Snapshot) {
    const method = snapshotMethods.get(name);
    if (method) return method(receiver, args);
  } else if (typeof receiver === 'string') {
    const method = stringMethods.get(name);
    if (method) return method(receiver, args);
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
