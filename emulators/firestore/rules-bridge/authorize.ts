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
import type { StagedWrite } from '../writes/staged-batch.ts';
import { buildPartialResource } from './partial-resource.ts';
import { jsonToRulesValue, toRulesResource, toRulesTimestamp } from './rules-values.ts';

type GetDocument = (name: string) => StoredDocument | undefined;

/** Everything a verdict depends on besides the document or query itself. */
export interface AuthorizationContext {
  readonly ruleset: Ruleset;
  readonly caller: Caller;
  /** request.time, microseconds; writes give the commit's time, cut to milliseconds as server timestamps are. */
  readonly time: bigint;
  /** What get() and exists() see. */
  readonly getDocument: GetDocument;
  /** What getAfter() and existsAfter() see. */
  readonly getDocumentAfter: GetDocument;
  /** `projects/p`, before the paths that rules use. */
  readonly project: string;
  readonly batch: BatchLookups;
  readonly debug: ((text: string) => void) | undefined;
}

/** @throws PERMISSION_DENIED unless the rules let the caller read the document */
export function authorizeGet(
  court: AuthorizationContext,
  name: string,
  document: StoredDocument | undefined,
): void {
  authorize(court, 'get', toRulesPath(name), document === undefined ? null : toRulesResource(document), []);
}

/** @throws PERMISSION_DENIED unless the rules let the caller make this write */
export function authorizeWrite(court: AuthorizationContext, { write, before, after }: StagedWrite): void {
  if (write.kind === 'verify') return authorizeGet(court, write.name, before);
  const resource = before === undefined ? null : toRulesResource(before);
  const { exists, updateTime } = write.precondition;
  const isUpdate = exists ?? (updateTime !== undefined || before !== undefined);
  const method = write.kind === 'delete' ? 'delete' : isUpdate ? 'update' : 'create';
  const extra: [string, RulesValue][] = after === undefined ? [] : [['resource', toRulesResource(after)]];
  authorize(court, method, toRulesPath(write.name), resource, extra);
}

/**
 * A query is judged by what is certain about every document it could return: each branch of its `or` must
 * be allowed with nothing known but the fields that the branch pins down.
 * @throws PERMISSION_DENIED unless the rules let the caller run it
 */
export function authorizeList(court: AuthorizationContext, query: Query): void {
  const { parent, collectionId, allDescendants } = query.scope;
  const extra: [string, RulesValue][] = [['query', toRulesQuery(query)]];
  const collection = [...toRulesPath(parent), ...(collectionId === undefined ? [] : [collectionId])];
  for (const branch of toDisjunctiveNormalForm(query.where)) {
    const named = branch.find(({ path, operator }) => isNamePath(path) && operator === 'EQUAL')?.value;
    const path =
      named !== undefined && 'referenceValue' in named ? toRulesPath(named.referenceValue) : collection;
    authorize(
      court,
      'list',
      path,
      buildPartialResource(branch),
      extra,
      allDescendants && path === collection,
    );
  }
}

function authorize(
  court: AuthorizationContext,
  method: RulesMethod,
  path: readonly string[],
  resource: RulesValue,
  extra: readonly [string, RulesValue][],
  collectionGroup = false,
): void {
  const { caller } = court;
  if (caller.kind === 'admin') return;
  const request = new Map<string, RulesValue>([
    ['auth', toRulesAuth(caller)],
    ['method', method],
    ['path', { kind: 'path', segments: path }],
    ['time', toRulesTimestamp(court.time)],
    ...extra,
  ]);
  const question: RulesRequest = {
    service: 'cloud.firestore',
    method,
    path,
    request,
    resource,
    documents: createDocumentLookup(court),
    batch: court.batch,
    ...(collectionGroup && { collectionGroup }),
    ...(court.debug !== undefined && { debug: court.debug }),
  };
  const verdict = court.ruleset.authorize(question);
  if (!verdict.allowed) throw new RpcError('PERMISSION_DENIED', verdict.message);
}

function toRulesAuth(caller: Caller): RulesValue {
  if (caller.kind !== 'user') return null;
  return new Map<string, RulesValue>([
    ['uid', caller.uid],
    ['token', jsonToRulesValue(caller.token)],
  ]);
}

function createDocumentLookup(court: AuthorizationContext): DocumentLookup {
  return {
    fetch(path, when) {
      const look = when === 'before' ? court.getDocument : court.getDocumentAfter;
      const document = look(`${court.project}/${path.join('/')}`);
      return document === undefined ? undefined : toRulesResource(document);
    },
  };
}

function toRulesQuery(query: Query): RulesMap {
  const map = new Map<string, RulesValue>();
  if (query.limit !== undefined) map.set('limit', BigInt(query.limit));
  map.set('offset', BigInt(query.offset));
  if (query.explicitOrderCount > 0) {
    const orders = query.orderBy.slice(0, query.explicitOrderCount);
    const texts = orders.map(
      ({ path, descending }) => `${formatFieldPath(path)} ${descending ? 'DESC' : 'ASC'}`,
    );
    map.set('orderBy', texts.join(', '));
  }
  return map;
}
