import type { Expression } from './ast.ts';
import { invoke } from './callable.ts';
import type { Callable, Callables } from './callable.ts';
import {
  DIFF_METHODS,
  LIST_METHODS,
  MAP_METHODS,
  PARTIAL_LIST_METHODS,
  PARTIAL_MAP_METHODS,
  SET_METHODS,
} from './collection-methods.ts';
import { costOf, evaluateAll } from './compiled.ts';
import type { Compiled, Compiler } from './compiled.ts';
import type { RulesPath, RulesValue } from './contract.ts';
import { CONVERSIONS, toText } from './conversions.ts';
import { Fault, NULL_FAULT, unknownFunction, unsupported, wrongCount } from './fault.ts';
import type { Outcome } from './fault.ts';
import { NAMESPACES } from './namespaces.ts';
import type { Evaluate, Frame } from './run.ts';
import {
  BYTES_METHODS,
  DURATION_METHODS,
  LATLNG_METHODS,
  PATH_METHODS,
  STRING_METHODS,
  TIMESTAMP_METHODS,
} from './scalar-methods.ts';
import { findFunction, findWildcard } from './scope.ts';
import type { CompiledFunction } from './scope.ts';
import { isUndetermined, kindOf, typeName } from './values.ts';
import type { Kind } from './values.ts';

const METHODS: Readonly<Partial<Record<Kind, Callables>>> = {
  string: STRING_METHODS,
  bytes: BYTES_METHODS,
  list: LIST_METHODS,
  map: MAP_METHODS,
  set: SET_METHODS,
  mapdiff: DIFF_METHODS,
  timestamp: TIMESTAMP_METHODS,
  duration: DURATION_METHODS,
  latlng: LATLNG_METHODS,
  path: PATH_METHODS,
  partialmap: PARTIAL_MAP_METHODS,
  partiallist: PARTIAL_LIST_METHODS,
};

type Lookup = (frame: Frame, path: RulesPath) => Outcome;

function exists(when: 'before' | 'after'): Lookup {
  return (frame, path) => {
    const found = frame.run.lookups.get(path, when);
    return found instanceof Fault ? found : found !== null;
  };
}

/** A document that is not there is an error, not a null; ask exists() first. */
function get(when: 'before' | 'after'): Lookup {
  return (frame, path) => frame.run.lookups.get(path, when) ?? NULL_FAULT;
}

/** Firestore's rules look into their own database; Storage's look into Firestore, by its name. */
const FIRESTORE_LOOKUPS: Readonly<Record<string, Lookup>> = {
  get: get('before'),
  exists: exists('before'),
  getAfter: get('after'),
  existsAfter: exists('after'),
};
const STORAGE_LOOKUPS: Readonly<Record<string, Lookup>> = { get: get('before'), exists: exists('before') };

function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** `name(…)`: a function of the rules, a conversion, a look-up or debug(). */
export function compileCall(compiler: Compiler, name: string, args: readonly Expression[]): Compiled {
  const compiled = args.map((arg) => compiler.compile(arg));
  const cost = costOf(compiled) + 1;
  const parts = compiled.map((arg) => arg.evaluate);
  const declared = findFunction(compiler.scope, name);
  if (declared !== undefined) return { evaluate: callDeclared(declared, parts), cost };
  const conversion = own(CONVERSIONS, name);
  if (conversion !== undefined) return { evaluate: callPlatform('', name, conversion, parts), cost };
  const lookup = compiler.scope.service === 'cloud.firestore' ? own(FIRESTORE_LOOKUPS, name) : undefined;
  if (lookup !== undefined) return { evaluate: callLookup(name, lookup, parts), cost };
  if (name === 'debug') return { evaluate: callDebug(parts), cost };
  const fault = unknownFunction(name);
  return { evaluate: () => fault, cost };
}

/** `object.name(…)`: a function of a namespace or a method of a value. */
export function compileMethod(compiler: Compiler, expression: Expression & { type: 'method' }): Compiled {
  const { object, name, args } = expression;
  const compiled = args.map((arg) => compiler.compile(arg));
  const parts = compiled.map((arg) => arg.evaluate);
  const namespace = object.type === 'name' && !isVariable(compiler, object.name) ? object.name : undefined;
  if (namespace === 'firestore' && compiler.scope.service === 'firebase.storage') {
    const lookup = own(STORAGE_LOOKUPS, name);
    const evaluate =
      lookup === undefined
        ? () => unknownFunction(`firestore.${name}`)
        : callLookup(`firestore.${name}`, lookup, parts);
    return { evaluate, cost: costOf(compiled) + 2 };
  }
  const functions = namespace === undefined ? undefined : own(NAMESPACES, namespace);
  if (namespace !== undefined && functions !== undefined) {
    const target = own(functions, name);
    const evaluate =
      target === undefined
        ? () => unknownFunction(`${namespace}.${name}`)
        : callPlatform(namespace, name, target, parts);
    return { evaluate, cost: costOf(compiled) + 2 };
  }
  const receiver = compiler.compile(object);
  return { evaluate: callMethod(name, receiver.evaluate, parts), cost: receiver.cost + costOf(compiled) + 1 };
}

function isVariable(compiler: Compiler, name: string): boolean {
  return compiler.locals.has(name) || findWildcard(compiler.scope, name) !== undefined;
}

function callDeclared(target: CompiledFunction, args: readonly Evaluate[]): Evaluate {
  const { name, parameters } = target.declaration;
  if (args.length !== parameters.length) {
    const fault = wrongCount(args.length, `${name}(${parameters.join(', ')})`);
    return () => fault;
  }
  return (frame) => {
    const { run } = frame;
    const locals: Outcome[] = [];
    for (const arg of args) locals.push(arg(frame));
    const inner: Frame = { run, locals };
    run.enter();
    run.charge(target.cost);
    for (const value of target.lets) locals.push(value(inner));
    const result = target.body(inner);
    run.leave();
    return result;
  };
}

function callPlatform(owner: string, name: string, target: Callable, args: readonly Evaluate[]): Evaluate {
  return (frame) => {
    const values = evaluateAll(args, frame);
    return values instanceof Fault ? values : invoke(owner, name, target, undefined, values);
  };
}

function callMethod(name: string, receiver: Evaluate, args: readonly Evaluate[]): Evaluate {
  return (frame) => {
    const object = receiver(frame);
    const values = evaluateAll(args, frame);
    if (object instanceof Fault) return object;
    return values instanceof Fault ? values : applyMethod(name, object, values);
  };
}

function applyMethod(name: string, object: RulesValue, args: readonly RulesValue[]): Outcome {
  const kind = kindOf(object);
  if (kind === 'null' || kind === 'unknown' || kind === 'range') return NULL_FAULT;
  const methods = METHODS[kind];
  const target = methods === undefined ? undefined : own(methods, name);
  if (target !== undefined) return invoke(typeName(object), name, target, object, args);
  return kind === 'partialmap' || kind === 'partiallist' ? NULL_FAULT : unknownFunction(name);
}

function callLookup(name: string, lookup: Lookup, args: readonly Evaluate[]): Evaluate {
  return (frame) => {
    const values = evaluateAll(args, frame);
    if (values instanceof Fault) return values;
    if (values.length !== 1) return wrongCount(values.length, `${name}(path)`);
    const path = values[0] as RulesValue;
    if (path === null || isUndetermined(path)) return NULL_FAULT;
    if (kindOf(path) !== 'path') return unsupported(`${name}(${typeName(path)})`, `${name}(path)`);
    return lookup(frame, path as RulesPath);
  };
}

/** Shows a value and hands it on. */
function callDebug(args: readonly Evaluate[]): Evaluate {
  return (frame) => {
    const [value] = args;
    if (value === undefined || args.length > 1) return wrongCount(args.length, 'debug(any)');
    const shown = value(frame);
    frame.run.request.debug?.(shown instanceof Fault ? shown.message : describe(shown));
    return shown;
  };
}

function describe(value: RulesValue): string {
  const text = toText(value);
  return `${typeName(value)}_value: ${text instanceof Fault ? JSON.stringify(value, jsonValue) : text}`;
}

function jsonValue(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Map ? Object.fromEntries(value) : value;
}
