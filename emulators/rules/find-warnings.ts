import type {
  DeclaredName,
  Expression,
  FunctionDeclaration,
  MatchBlock,
  RulesFile,
  ServiceBlock,
} from './ast.ts';
import type { Callables } from './callable.ts';
import { getChildExpressions } from './child-expressions.ts';
import {
  debugParameterCount,
  getLookupNames,
  lookupParameterCount,
  methodTables,
  storageNamespace,
} from './compile-call.ts';
import { conversions } from './conversions.ts';
import { namespaces } from './namespaces.ts';
import type { RulesIssue, SourceSpan } from './syntax-error.ts';

const knownServices: readonly string[] = ['cloud.firestore', 'firebase.storage'];

/** What a place in the source can refer to. */
interface Names {
  readonly service: string;
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

/** Finds what can be deployed but fails when it is evaluated, and what has no use. */
export function findWarnings(file: RulesFile): readonly RulesIssue[] {
  const finder = new WarningFinder();
  for (const service of file.services) finder.visitService(service, file.functions);
  return finder.getWarnings();
}

class WarningFinder {
  readonly #warnings = new Map<string, RulesIssue>();
  readonly #declared = new Set<FunctionDeclaration>();
  readonly #called = new Set<FunctionDeclaration>();

  getWarnings(): readonly RulesIssue[] {
    for (const declaration of this.#declared)
      if (!this.#called.has(declaration))
        this.#warn(`Unused function: ${declaration.name}.`, declaration.nameSpan);
    return [...this.#warnings.values()].toSorted(
      (a, b) => (a.position.offset ?? 0) - (b.position.offset ?? 0),
    );
  }

  visitService(service: ServiceBlock, shared: readonly FunctionDeclaration[]): void {
    if (!knownServices.includes(service.name))
      this.#warn(`Invalid service name: ${service.name}.`, service.span);
    const outer: Names = {
      service: service.name,
      variables: new Set(['request', 'resource']),
      functions: new Map(),
    };
    const names = this.#visitFunctions([...shared, ...service.functions], outer);
    for (const match of service.matches) this.#visitMatch(match, names);
  }

  #visitMatch(match: MatchBlock, outer: Names): void {
    const wildcards = match.pattern.flatMap((segment) => (segment.type === 'literal' ? [] : [segment.name]));
    const variables = new Set([...outer.variables, ...wildcards]);
    const names = this.#visitFunctions(match.functions, { ...outer, variables });
    for (const { condition, unknownMethods } of match.allows) {
      for (const { name, span } of unknownMethods) this.#warn(`Invalid method name: ${name}.`, span);
      if (condition !== undefined) this.#visit(condition, names);
    }
    for (const child of match.matches) this.#visitMatch(child, names);
  }

  #visitFunctions(declarations: readonly FunctionDeclaration[], outer: Names): Names {
    const functions = new Map([
      ...outer.functions,
      ...declarations.map((declaration) => [declaration.name, declaration] as const),
    ]);
    const names = { ...outer, functions };
    for (const declaration of declarations) this.#visitFunction(declaration, names);
    return names;
  }

  #visitFunction(declaration: FunctionDeclaration, outer: Names): void {
    this.#declared.add(declaration);
    const { parameters, lets, body } = declaration;
    const variables = new Set([...outer.variables, ...parameters.map(({ name }) => name)]);
    for (const { name, value } of lets) {
      this.#visit(value, { ...outer, variables });
      variables.add(name);
    }
    this.#visit(body, { ...outer, variables });
    const used = new Set<string>();
    for (const expression of [...lets.map(({ value }) => value), body]) collectNames(expression, used);
    for (const local of [...parameters, ...lets])
      if (!used.has(local.name)) this.#warn(`Unused variable: ${local.name}.`, local.span);
  }

  #visit(expression: Expression, names: Names): void {
    if (expression.type === 'name') return this.#visitName(expression, names);
    if (expression.type === 'call') this.#visitCall(expression, names);
    const isReceiver = expression.type === 'method' && this.#visitMethod(expression, names);
    for (const part of getChildExpressions(expression))
      if (!isReceiver || part !== expression.object) this.#visit(part, names);
  }

  #visitName({ name, span }: DeclaredName, { variables }: Names): void {
    if (!variables.has(name)) this.#warn(`Invalid variable name: ${name}.`, span);
  }

  #visitCall({ name, args, span }: Expression & { type: 'call' }, names: Names): void {
    const declared = names.functions.get(name);
    if (declared !== undefined) this.#called.add(declared);
    const counts =
      declared === undefined ? getParameterCounts(name, names.service) : [declared.parameters.length];
    this.#warnOfCall(name, args.length, counts, { ...span, end: span.offset + name.length });
  }

  /** @returns whether the receiver is a namespace and no variable */
  #visitMethod({ object, name, nameSpan, args }: Expression & { type: 'method' }, names: Names): boolean {
    const namespace = object.type === 'name' && !names.variables.has(object.name) ? object.name : undefined;
    if (namespace === storageNamespace && names.service === 'firebase.storage') {
      const counts = getLookupNames(names.service).includes(name) ? [lookupParameterCount] : undefined;
      this.#warnOfCall(`${namespace}.${name}`, args.length, counts, nameSpan);
      return true;
    }
    if (namespace !== undefined && Object.hasOwn(namespaces, namespace)) {
      const counts = getCounts([namespaces[namespace] ?? {}], name);
      this.#warnOfCall(`${namespace}.${name}`, args.length, counts, nameSpan);
      return true;
    }
    this.#warnOfCall(name, args.length, getCounts(methodTables, name), nameSpan);
    return false;
  }

  /** @param counts the possible numbers of arguments; undefined: there is no such function */
  #warnOfCall(name: string, count: number, counts: readonly number[] | undefined, span: SourceSpan): void {
    if (counts === undefined) this.#warn(`Invalid function name: ${name}.`, span);
    else if (!counts.includes(count))
      this.#warn(`Incorrect number of arguments supplied to function: ${name}.`, span);
  }

  /** Functions outside the services are visited once for each service. */
  #warn(description: string, position: SourceSpan): void {
    this.#warnings.set(`${position.offset} ${description}`, { severity: 'WARNING', description, position });
  }
}

function collectNames(expression: Expression, names: Set<string>): void {
  if (expression.type === 'name') names.add(expression.name);
  for (const part of getChildExpressions(expression)) collectNames(part, names);
}

function getParameterCounts(name: string, service: string): readonly number[] | undefined {
  if (service === 'cloud.firestore' && getLookupNames(service).includes(name)) return [lookupParameterCount];
  return name === 'debug' ? [debugParameterCount] : getCounts([conversions], name);
}

function getCounts(tables: readonly Callables[], name: string): readonly number[] | undefined {
  const found = tables.flatMap((table) => (Object.hasOwn(table, name) ? (table[name] ?? []) : []));
  return found.length === 0
    ? undefined
    : found.flatMap((item) => item.signatures.map((types) => types.length));
}
