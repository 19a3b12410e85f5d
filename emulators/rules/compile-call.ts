import type { Expression } from './ast.ts';
import { invoke } from './callable.ts';
import type { Callable, Callables } from './callable.ts';
import { constraintMethods, diffMethods, listMethods, mapMethods, setMethods } from './collection-methods.ts';
import { sumCosts, evaluateAll } from './compiled-expression.ts';
import type { CompiledExpression, Compiler } from './compiled-expression.ts';
import type { RulesPath, RulesValue } from './contract.ts';
import { conversions, toText } from './conversions.ts';
import {
  EvaluationError,
  nullValueError,
  functionNotFoundError,
  unsupportedOperationError,
  argumentCountError,
} from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { namespaces } from './namespaces.ts';
import type { Evaluator, Frame } from './evaluation-context.ts';
import {
  bytesMethods,
  durationMethods,
  latlngMethods,
  pathMethods,
  stringMethods,
  timestampMethods,
} from './scalar-methods.ts';
import { findFunction, findWildcard } from './scope.ts';
import type { CompiledFunction } from './scope.ts';
import { isUndetermined, getValueType, getTypeName } from './values.ts';
import type { ValueType } from './values.ts';

const methodsByType: Readonly<Partial<Record<ValueType, Callables>>> = {
  string: stringMethods,
  bytes: bytesMethods,
  list: listMethods,
  map: mapMethods,
  set: setMethods,
  mapdiff: diffMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  path: pathMethods,
  constraint: constraintMethods,
};

/** The methods of all types. */
export const methodTables: readonly Callables[] = Object.values(methodsByType);
export const lookupParameterCount = 1;
export const debugParameterCount = 1;
/** The prefix of lookups in Storage rules. */
export const storageNamespace = 'firestore';

type LookupFunction = (frame: Frame, path: RulesPath) => EvaluationResult;

function createExistsLookup(when: 'before' | 'after'): LookupFunction {
  return (frame, path) => {
    const found = frame.context.lookups.get(path, when);
    return found instanceof EvaluationError ? found : found !== null;
  };
}

/** A missing document is an error, not null. */
function createGetLookup(when: 'before' | 'after'): LookupFunction {
  return (frame, path) => frame.context.lookups.get(path, when) ?? nullValueError;
}

const firestoreLookups: Readonly<Record<string, LookupFunction>> = {
  get: createGetLookup('before'),
  exists: createExistsLookup('before'),
  getAfter: createGetLookup('after'),
  existsAfter: createExistsLookup('after'),
};
/** Storage rules call them with the prefix `firestore.`. */
const storageLookups: Readonly<Record<string, LookupFunction>> = {
  get: createGetLookup('before'),
  exists: createExistsLookup('before'),
};

/** The functions of a service that read documents. */
export function getLookupNames(service: string): readonly string[] {
  return Object.keys(service === 'cloud.firestore' ? firestoreLookups : storageLookups);
}

function getOwn<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** `name(…)`: a function of the rules, a conversion, a lookup or debug(). */
export function compileCall(
  compiler: Compiler,
  name: string,
  args: readonly Expression[],
): CompiledExpression {
  const compiled = args.map((arg) => compiler.compile(arg));
  const cost = sumCosts(compiled) + 1;
  const parts = compiled.map((arg) => arg.evaluate);
  const declared = findFunction(compiler.scope, name);
  if (declared !== undefined) return { evaluate: buildDeclaredCall(declared, parts), cost };
  const conversion = getOwn(conversions, name);
  if (conversion !== undefined) return { evaluate: buildBuiltinCall('', name, conversion, parts), cost };
  const lookup = compiler.scope.service === 'cloud.firestore' ? getOwn(firestoreLookups, name) : undefined;
  if (lookup !== undefined) return { evaluate: buildLookupCall(name, lookup, parts), cost };
  if (name === 'debug') return { evaluate: buildDebugCall(parts), cost };
  const error = functionNotFoundError(name);
  return { evaluate: () => error, cost };
}

/** `object.name(…)`: a function of a namespace or a method of a value. */
export function compileMethod(
  compiler: Compiler,
  expression: Expression & { type: 'method' },
): CompiledExpression {
  const { object, name, args } = expression;
  const compiled = args.map((arg) => compiler.compile(arg));
  const parts = compiled.map((arg) => arg.evaluate);
  const namespace = object.type === 'name' && !isVariable(compiler, object.name) ? object.name : undefined;
  if (namespace === storageNamespace && compiler.scope.service === 'firebase.storage') {
    const lookup = getOwn(storageLookups, name);
    const evaluate =
      lookup === undefined
        ? () => functionNotFoundError(`firestore.${name}`)
        : buildLookupCall(`firestore.${name}`, lookup, parts);
    return { evaluate, cost: sumCosts(compiled) + 2 };
  }
  const functions = namespace === undefined ? undefined : getOwn(namespaces, namespace);
  if (namespace !== undefined && functions !== undefined) {
    const target = getOwn(functions, name);
    const evaluate =
      target === undefined
        ? () => functionNotFoundError(`${namespace}.${name}`)
        : buildBuiltinCall(namespace, name, target, parts);
    return { evaluate, cost: sumCosts(compiled) + 2 };
  }
  const receiver = compiler.compile(object);
  return {
    evaluate: buildMethodCall(name, receiver.evaluate, parts),
    cost: receiver.cost + sumCosts(compiled) + 1,
  };
}

function isVariable(compiler: Compiler, name: string): boolean {
  return compiler.locals.has(name) || findWildcard(compiler.scope, name) !== undefined;
}

function buildDeclaredCall(target: CompiledFunction, args: readonly Evaluator[]): Evaluator {
  const { name, parameters } = target.declaration;
  if (args.length !== parameters.length) {
    const error = argumentCountError(
      args.length,
      `${name}(${parameters.map((item) => item.name).join(', ')})`,
    );
    return () => error;
  }
  return (frame) => {
    const { context } = frame;
    const locals: EvaluationResult[] = [];
    for (const arg of args) locals.push(arg(frame));
    const inner: Frame = { context, locals };
    context.enterCall();
    context.countExpressions(target.cost);
    for (const value of target.lets) locals.push(value(inner));
    const result = target.body(inner);
    context.exitCall();
    return result;
  };
}

function buildBuiltinCall(
  owner: string,
  name: string,
  target: Callable,
  args: readonly Evaluator[],
): Evaluator {
  return (frame) => {
    const values = evaluateAll(args, frame);
    return values instanceof EvaluationError ? values : invoke(owner, name, target, undefined, values);
  };
}

function buildMethodCall(name: string, receiver: Evaluator, args: readonly Evaluator[]): Evaluator {
  return (frame) => {
    const object = receiver(frame);
    const values = evaluateAll(args, frame);
    if (object instanceof EvaluationError) return object;
    return values instanceof EvaluationError ? values : applyMethod(name, object, values);
  };
}

function applyMethod(name: string, object: RulesValue, args: readonly RulesValue[]): EvaluationResult {
  const type = getValueType(object);
  if (type === 'null' || type === 'unknown') return nullValueError;
  const methods = methodsByType[type];
  const target = methods === undefined ? undefined : getOwn(methods, name);
  if (target !== undefined) return invoke(getTypeName(object), name, target, object, args);
  return functionNotFoundError(name);
}

function buildLookupCall(name: string, lookup: LookupFunction, args: readonly Evaluator[]): Evaluator {
  return (frame) => {
    const values = evaluateAll(args, frame);
    if (values instanceof EvaluationError) return values;
    if (values.length !== 1) return argumentCountError(values.length, `${name}(path)`);
    const path = values[0] as RulesValue;
    if (path === null || isUndetermined(path)) return nullValueError;
    if (getValueType(path) !== 'path')
      return unsupportedOperationError(`${name}(${getTypeName(path)})`, `${name}(path)`);
    return lookup(frame, path as RulesPath);
  };
}

/** Reports a value and returns it. */
function buildDebugCall(args: readonly Evaluator[]): Evaluator {
  return (frame) => {
    const [argument] = args;
    if (argument === undefined || args.length > 1) return argumentCountError(args.length, 'debug(any)');
    const value = argument(frame);
    frame.context.request.debug?.(value instanceof EvaluationError ? value.message : formatDebugValue(value));
    return value;
  };
}

function formatDebugValue(value: RulesValue): string {
  const text = toText(value);
  return `${getTypeName(value)}_value: ${text instanceof EvaluationError ? JSON.stringify(value, toJsonValue) : text}`;
}

function toJsonValue(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Map ? Object.fromEntries(value) : value;
}
