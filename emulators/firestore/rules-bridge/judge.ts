import type {
  BatchLookups,
  DocumentLookup,
  RulesMap,
  RulesMethod,
  RulesRequest,
  RulesValue,
  Ruleset,
} from '#emulators/rules/contract.ts';
import type { Caller } from '../caller.ts';
import { RpcError } from '../errors.ts';
import { disjuncts } from '../query/disjuncts.ts';
import type { Query } from '../query/query.ts';
import { isNamePath } from '../query/query.ts';
import type { StoredDocument } from '../store/document.ts';
import { rulesPath } from '../store/names.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { StagedWrite } from '../writes/stage.ts';
import { pinnedResource } from './pinned-resource.ts';
import { rulesJson, rulesResource, rulesTimestamp } from './rules-values.ts';

type Look = (name: string) => StoredDocument | undefined;

/** Everything a verdict depends on besides the document or query itself. */
export interface Court {
  readonly ruleset: Ruleset;
  readonly caller: Caller;
  /** request.time, microseconds; writes give the commit's time, cut to milliseconds as server timestamps are. */
  readonly time: bigint;
  /** What get() and exists() see. */
  readonly before: Look;
  /** What getAfter() and existsAfter() see. */
  readonly after: Look;
  /** `projects/p`, before the paths that rules use. */
  readonly project: string;
  readonly batch: BatchLookups;
  readonly debug: ((text: string) => void) | undefined;
}

/** @throws PERMISSION_DENIED unless the rules let the caller read the document */
export function judgeGet(court: Court, name: string, document: StoredDocument | undefined): void {
  judge(court, 'get', rulesPath(name), document === undefined ? null : rulesResource(document), []);
}

/** @throws PERMISSION_DENIED unless the rules let the caller make this write */
export function judgeWrite(court: Court, { write, before, after }: StagedWrite): void {
  if (write.kind === 'verify') return judgeGet(court, write.name, before);
  const resource = before === undefined ? null : rulesResource(before);
  const { exists, updateTime } = write.precondition;
  const isUpdate = exists ?? (updateTime !== undefined || before !== undefined);
  const method = write.kind === 'delete' ? 'delete' : isUpdate ? 'update' : 'create';
  const extra: [string, RulesValue][] = after === undefined ? [] : [['resource', rulesResource(after)]];
  judge(court, method, rulesPath(write.name), resource, extra);
}

/**
 * A query is judged by what is certain about every document it could return: each branch of its `or` must
 * be allowed with nothing known but the fields that the branch pins down.
 * @throws PERMISSION_DENIED unless the rules let the caller run it
 */
export function judgeList(court: Court, query: Query): void {
  const { parent, collectionId, allDescendants } = query.scope;
  const extra: [string, RulesValue][] = [['query', rulesQuery(query)]];
  const collection = [...rulesPath(parent), ...(collectionId === undefined ? [] : [collectionId])];
  for (const branch of disjuncts(query.where)) {
    const named = branch.find(({ path, operator }) => isNamePath(path) && operator === 'EQUAL')?.value;
    const path =
      named !== undefined && 'referenceValue' in named ? rulesPath(named.referenceValue) : collection;
    judge(court, 'list', path, pinnedResource(branch), extra, allDescendants && path === collection);
  }
}

function judge(
  court: Court,
  method: RulesMethod,
  path: readonly string[],
  resource: RulesValue,
  extra: readonly [string, RulesValue][],
  collectionGroup = false,
): void {
  const { caller } = court;
  if (caller.kind === 'admin') return;
  const request = new Map<string, RulesValue>([
    ['auth', rulesAuth(caller)],
    ['method', method],
    ['path', { kind: 'path', segments: path }],
    ['time', rulesTimestamp(court.time)],
    ...extra,
  ]);
  const question: RulesRequest = {
    service: 'cloud.firestore',
    method,
    path,
    request,
    resource,
    documents: lookup(court),
    batch: court.batch,
    ...(collectionGroup && { collectionGroup }),
    ...(court.debug !== undefined && { debug: court.debug }),
  };
  const verdict = court.ruleset.judge(question);
  if (!verdict.allowed) throw new RpcError('PERMISSION_DENIED', verdict.message);
}

function rulesAuth(caller: Caller): RulesValue {
  if (caller.kind !== 'user') return null;
  return new Map<string, RulesValue>([
    ['uid', caller.uid],
    ['token', rulesJson(caller.token)],
  ]);
}

function lookup(court: Court): DocumentLookup {
  return {
    fetch(path, when) {
      const look = when === 'before' ? court.before : court.after;
      const document = look(`${court.project}/${path.join('/')}`);
      return document === undefined ? undefined : rulesResource(document);
    },
  };
}

function rulesQuery(query: Query): RulesMap {
  const map = new Map<string, RulesValue>();
  if (query.limit !== undefined) map.set('limit', BigInt(query.limit));
  map.set('offset', BigInt(query.offset));
  if (query.explicitOrders > 0) {
    const orders = query.orderBy.slice(0, query.explicitOrders);
    const texts = orders.map(
      ({ path, descending }) => `${formatFieldPath(path)} ${descending ? 'DESC' : 'ASC'}`,
    );
    map.set('orderBy', texts.join(', '));
  }
  return map;
}
