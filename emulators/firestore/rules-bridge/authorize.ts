import type {
  BatchLookups,
  DocumentLookup,
  RulesMap,
  RulesMethod,
  RulesRequest,
  RulesValue,
  Ruleset,
} from '#rules/contract.ts';
import type { Caller } from '../caller.ts';
import { RpcError } from '../errors.ts';
import { toDisjunctiveNormalForm } from '../query/disjunctive-normal-form.ts';
import type { Query } from '../query/query.ts';
import { isNamePath } from '../query/query.ts';
import type { StoredDocument } from '../store/document.ts';
import { toRulesPath } from '../store/resource-names.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { StagedDocument } from '../writes/staged-batch.ts';
import { buildPartialResource } from './partial-resource.ts';
import { jsonToRulesValue, toRulesResource, toRulesTimestamp } from './rules-values.ts';

type GetDocument = (name: string) => StoredDocument | undefined;

/** Everything that authorization depends on, besides the request itself. */
export interface AuthorizationContext {
  readonly ruleset: Ruleset;
  readonly caller: Caller;
  /** request.time in microseconds; for writes the commit time in whole milliseconds, like server timestamps. */
  readonly time: bigint;
  /** Reads documents for get() and exists(). */
  readonly getDocument: GetDocument;
  /** Reads documents for getAfter() and existsAfter(). */
  readonly getDocumentAfter: GetDocument;
  /** `projects/p`, the prefix of paths in rules. */
  readonly project: string;
  readonly batch: BatchLookups;
  readonly debug: ((text: string) => void) | undefined;
}

/** Authorizes the get of a document. @throws PERMISSION_DENIED */
export function authorizeGet(
  context: AuthorizationContext,
  name: string,
  document: StoredDocument | undefined,
): void {
  authorize(context, 'get', toRulesPath(name), document === undefined ? null : toRulesResource(document), []);
}

/** Authorizes the change of a document by all writes of a batch. @throws PERMISSION_DENIED */
export function authorizeWrite(
  context: AuthorizationContext,
  { name, firstWrite, before, after }: StagedDocument,
): void {
  if (firstWrite.kind === 'verify') return authorizeGet(context, name, before);
  const resource = before === undefined ? null : toRulesResource(before);
  const { exists, updateTime } = firstWrite.precondition;
  const isUpdate = exists ?? (updateTime !== undefined || before !== undefined);
  const method = after === undefined ? 'delete' : isUpdate ? 'update' : 'create';
  const mask = firstWrite.kind === 'update' ? firstWrite.mask : undefined;
  authorize(context, method, toRulesPath(name), resource, [
    ['resource', after === undefined ? null : toRulesResource(after)],
    ['writeFields', mask === undefined ? null : mask.map(formatFieldPath)],
  ]);
}

/**
 * Authorizes a query: the rules must allow each branch of its disjunctive normal form for every document that could
 * match, given only what the filters of the branch guarantee. Names are looked up.
 * @throws PERMISSION_DENIED
 */
export function authorizeList(context: AuthorizationContext, query: Query): void {
  const { parent, collectionId, allDescendants } = query.scope;
  const extra: [string, RulesValue][] = [['query', toRulesQuery(query)]];
  const collection = [...toRulesPath(parent), ...(collectionId === undefined ? [] : [collectionId])];
  for (const branch of toDisjunctiveNormalForm(query.where)) {
    const value = branch.find(({ path, operator }) => isNamePath(path) && operator === 'EQUAL')?.value;
    const name = value !== undefined && 'referenceValue' in value ? value.referenceValue : undefined;
    if (name === undefined)
      authorize(context, 'list', collection, buildPartialResource(branch), extra, allDescendants);
    else authorize(context, 'list', toRulesPath(name), getNamedResource(context, name), extra);
  }
}

/** A query for a document by its name is judged with the stored document; a missing one has no properties at all. */
function getNamedResource({ getDocument }: AuthorizationContext, name: string): RulesValue {
  const document = getDocument(name);
  return document === undefined ? { kind: 'unknown' } : toRulesResource(document);
}

function authorize(
  context: AuthorizationContext,
  method: RulesMethod,
  path: readonly string[],
  resource: RulesValue,
  extra: readonly [string, RulesValue][],
  isCollectionGroup = false,
): void {
  const { caller } = context;
  if (caller.kind === 'admin') return;
  const request = new Map<string, RulesValue>([
    ['auth', toRulesAuth(caller)],
    ['method', method],
    ['path', { kind: 'path', segments: path }],
    ['time', toRulesTimestamp(context.time)],
    ['headers', new Map()],
    ...extra,
  ]);
  const rulesRequest: RulesRequest = {
    service: 'cloud.firestore',
    method,
    path,
    request,
    resource,
    documents: createDocumentLookup(context),
    batch: context.batch,
    ...(isCollectionGroup && { collectionGroup: true }),
    ...(context.debug !== undefined && { debug: context.debug }),
  };
  const decision = context.ruleset.authorize(rulesRequest);
  if (!decision.allowed) throw new RpcError('PERMISSION_DENIED', decision.message);
}

function toRulesAuth(caller: Caller): RulesValue {
  if (caller.kind !== 'user') return null;
  return new Map<string, RulesValue>([
    ['uid', caller.uid],
    ['token', jsonToRulesValue(caller.token)],
  ]);
}

function createDocumentLookup(context: AuthorizationContext): DocumentLookup {
  return {
    fetch(path, when) {
      const getDocument = when === 'before' ? context.getDocument : context.getDocumentAfter;
      const document = getDocument(`${context.project}/${path.join('/')}`);
      return document === undefined ? undefined : toRulesResource(document);
    },
  };
}

/** What the reference documents of request.query; Google's emulator has more. */
function toRulesQuery(query: Query): RulesMap {
  const orders = query.orderBy.slice(0, query.explicitOrderCount);
  return new Map<string, RulesValue>([
    ['limit', query.limit === undefined ? null : BigInt(query.limit)],
    ['offset', BigInt(query.offset)],
    [
      'orderBy',
      new Map(orders.map(({ path, isDescending }) => [path.join('.'), isDescending ? 'DESC' : 'ASC'])),
    ],
  ]);
}
