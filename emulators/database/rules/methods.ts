import { RE2JS } from 're2js';
import { EvaluationError, Snapshot, type someObject } from './snapshot.ts';
import type { Json } from '../data/json.ts';

/** Whatever an expression can come to. */
export type Value = Json | Snapshot | RE2JS | readonly Value[] | typeof someObject;

interface Method<Of> {
  readonly fewest: number;
  readonly most: number;
  run(of: Of, args: readonly Value[]): Value;
}

const plain = <Of>(run: (of: Of) => Value): Method<Of> => ({ fewest: 0, most: 0, run });

function withText<Of>(run: (of: Of, text: string) => Value): Method<Of> {
  return { fewest: 1, most: 1, run: (of, [text]) => run(of, demandText(text)) };
}

const snapshotMethods: ReadonlyMap<string, Method<Snapshot>> = new Map<string, Method<Snapshot>>([
  ['val', plain((s) => s.val())],
  ['parent', plain((s) => s.parent())],
  ['exists', plain((s) => s.exists())],
  ['getPriority', plain((s) => s.getPriority())],
  ['isNumber', plain((s) => typeof s.val() === 'number')],
  ['isString', plain((s) => typeof s.val() === 'string')],
  ['isBoolean', plain((s) => typeof s.val() === 'boolean')],
  ['child', withText((s, path) => s.child(path))],
  ['hasChild', withText((s, path) => s.hasChild(path))],
  [
    'hasChildren',
    {
      fewest: 0,
      most: 1,
      run: (s, [names]) => s.hasChildren(names === undefined ? undefined : demandTexts(names)),
    },
  ],
]);

const textMethods: ReadonlyMap<string, Method<string>> = new Map<string, Method<string>>([
  ['contains', withText((s, part) => s.includes(part))],
  ['beginsWith', withText((s, part) => s.startsWith(part))],
  ['endsWith', withText((s, part) => s.endsWith(part))],
  ['toLowerCase', plain((s) => s.toLowerCase())],
  ['toUpperCase', plain((s) => s.toUpperCase())],
  [
    'replace',
    { fewest: 2, most: 2, run: (s, [part, by]) => s.replaceAll(demandText(part), () => demandText(by)) },
  ],
  [
    'matches',
    {
      fewest: 1,
      most: 1,
      run(s, [pattern]) {
        if (pattern instanceof RE2JS) return pattern.matcher(s).find();
        throw new EvaluationError('matches() needs a pattern');
      },
    },
  ],
]);

/** What is wrong with a call before it is ever made; undefined when it may work. */
export function callProblem(method: string, argumentCount: number): string | undefined {
  const { fewest, most } = snapshotMethods.get(method) ?? textMethods.get(method) ?? { fewest: 0, most: -1 };
  if (most < 0) return `There is no method "${method}".`;
  if (argumentCount >= fewest && argumentCount <= most) return undefined;
  return `${method}() takes ${fewest === most ? fewest : `${fewest} or ${most}`} argument(s), not ${argumentCount}.`;
}

/** @throws EvaluationError when the value has no such method or an argument is of the wrong type */
export function callMethod(of: Value, name: string, args: readonly Value[]): Value {
  if (of instanceof Snapshot) {
    const method = snapshotMethods.get(name);
    if (method) return method.run(of, args);
  } else if (typeof of === 'string') {
    const method = textMethods.get(name);
    if (method) return method.run(of, args);
  }
  throw new EvaluationError(`Nothing to call ${name}() on`);
}

function demandText(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError('A text was expected');
}

function demandTexts(value: Value): string[] {
  if (!Array.isArray(value)) throw new EvaluationError('A list of texts was expected');
  return value.map((item: Value) => demandText(item));
}
