import { compileRules } from 'firebase-engines/rules/compile.ts';
import type { RulesMap, RulesRequest, RulesValue } from 'firebase-engines/rules/contract.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import { readRules, testProjectId } from '../firestore-fixture.ts';
import { toRulesMap } from '../rules-values.ts';

const rulesets = {
  'cloud.firestore': compileRules(readRules('firestore.rules'), 'firestore.rules'),
  'firebase.storage': compileRules(readRules('storage.rules'), 'storage.rules'),
};

/** `request.time` in seconds since the epoch. */
export const requestSeconds = 1_790_000_000;

/** Stands for a time long before the request. Another date is as many days after the request as it is after today. */
export const longAgo = new Date(0);

/** How many days after today a date is; 0 for times before. */
export const getDaysAhead = (date: Date): number =>
  Math.max(0, Math.round((date.getTime() - Date.now()) / 86_400_000));

const toDays = (date: Date) => (date.getTime() === 0 ? -3 : getDaysAhead(date));

const convertDate = (date: Date): RulesValue => ({
  kind: 'timestamp',
  seconds: BigInt(requestSeconds + toDays(date) * 86_400),
  nanos: 0,
});
const convert = (data: object): RulesMap => toRulesMap(data, convertDate);

export type Documents = ReadonlyMap<string, object>;

export interface Identity {
  uid: string;
  /** Claims of the token besides the verified email. */
  claims?: object;
}

/** What one request of a batch needs. */
export interface Cost {
  /** For example `videos create`. */
  operation: string;
  expressions: number;
  /** The documents that its rules look up. */
  lookups: ReadonlySet<string>;
}

type Lookup = (path: string, when: 'before' | 'after') => object | null | undefined;

interface RequestToMeasure {
  operation: string;
  service: RulesRequest['service'];
  method: RulesRequest['method'];
  path: string[];
  identity: Identity;
  /** Fields of `request` besides auth and time. */
  extra: object;
  resource: object | null;
  lookup: Lookup;
}

/** @throws Error when the rules deny the request */
function measure({ operation, identity, lookup, ...request }: RequestToMeasure): Cost {
  const token = {
    ...{ email: `${identity.uid}@example.com`, email_verified: true, aud: testProjectId },
    ...{ auth_time: requestSeconds - 60 },
    ...identity.claims,
  };
  const seen = new Set<string>();
  const { allowed, expressionCount, message } = rulesets[request.service].authorize({
    service: request.service,
    method: request.method,
    path: request.path,
    request: convert({ auth: { uid: identity.uid, token }, time: new Date(), ...request.extra }),
    resource: request.resource && convert(request.resource),
    documents: {
      fetch(segments, when) {
        const data = lookup(segments.slice(3).join('/'), when);
        return data ? convert({ data }) : undefined;
      },
    },
    batch: { seen },
  });
  if (!allowed) throw new Error(`${operation} is denied: ${message}`);
  return { operation, expressions: expressionCount, lookups: seen };
}

/** Writes of one batch. */
export interface Batch extends Identity {
  /** All documents before the batch. */
  before: Documents;
  /** The documents that the batch writes; null for those it deletes. */
  after: ReadonlyMap<string, object | null>;
}

/** The names of the collections of a document's path. */
const getCollection = (path: string) =>
  path
    .split('/')
    .filter((_name, index) => index % 2 === 0)
    .join('/');

const toFirestorePath = (path: string) => ['databases', '(default)', 'documents', ...path.split('/')];

/** Measures every write of a batch. @throws Error when one is denied */
export function measureBatch({ before, after, ...identity }: Batch): Cost[] {
  return [...after].map(([path, data]) => {
    const previous = before.get(path);
    const method = data === null ? 'delete' : previous ? 'update' : 'create';
    return measure({
      operation: `${getCollection(path)} ${method}`,
      service: 'cloud.firestore',
      method,
      path: toFirestorePath(path),
      identity,
      extra: { resource: data && { data } },
      resource: previous ? { data: previous } : null,
      lookup: (key, when) => (when === 'after' && after.has(key) ? after.get(key) : before.get(key)),
    });
  });
}

/** Measures the get of a document, and the list that finds it. @throws Error when one is denied */
export function measureReads(
  identity: Identity,
  path: string,
  documents: Documents,
  methods: readonly ('get' | 'list')[],
): Cost[] {
  const data = documents.get(path);
  const collection = getCollection(path);
  return methods.map((method) =>
    measure({
      operation: `${collection} ${method}`,
      service: 'cloud.firestore',
      method,
      path: toFirestorePath(method === 'get' ? path : collection),
      identity,
      extra: method === 'list' ? { query: { limit: 20, offset: 0 } } : {},
      resource: data ? { data } : null,
      lookup: (key) => documents.get(key),
    }),
  );
}

export interface FileRequest extends Identity {
  method: 'get' | 'create' | 'delete';
  path: string;
  documents: Documents;
  contentType?: string;
  metadata?: object;
}

/** Measures a request for a file. @throws Error when it is denied */
export function measureFile({ method, path, documents, ...request }: FileRequest): Cost {
  const { contentType, metadata = {}, ...identity } = request;
  return measure({
    operation: `${path.split('/')[0]} ${method}`,
    service: 'firebase.storage',
    method,
    path: ['b', `${testProjectId}.appspot.com`, 'o', ...path.split('/')],
    identity,
    extra: {
      resource: { size: 1000, contentType, metadata, contentEncoding: null, contentDisposition: null },
    },
    resource: method === 'create' ? null : { size: 1000, contentType, metadata },
    lookup: (key) => documents.get(key),
  });
}

const access = { user_access: { delegate: true as const } };
export const owner = buildContestant({ id: 'owner', ...access });
export const delegate = buildContestant({ id: 'delegate' });
export const riders = [buildContestant({ id: 'rider', ...access }), buildContestant({ id: 'otherRider' })];
const administrator = buildFan({ id: 'admin' });
export const stock = buildContractor({ id: 'stock', ...access });
/** Of somebody else, whose block is looked up and who is notified. */
export const animal = buildBull(stock, { id: 'bodacious' });

const profiles = [owner, delegate, stock, administrator, ...riders];

/** The profiles and the animal. */
export const stored: Documents = new Map<string, object>([
  ...profiles.map((user): [string, object] => [`users/${user.id}`, user]),
  ['animals/bodacious', animal],
]);

/** All documents, with others. */
export const withStored = (...entries: [string, object][]): Documents => new Map([...stored, ...entries]);
