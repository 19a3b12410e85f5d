import { setImmediate } from 'node:timers/promises';
import { toRulesTimestamp } from 'firebase-engines/firestore/rules-bridge/rules-values.ts';
import { compileRules } from 'firebase-engines/rules/compile.ts';
import type { RulesMap, RulesMethod, RulesRequest, RulesValue } from 'firebase-engines/rules/contract.ts';
import { expect } from 'vitest';
import { readRules, testProjectId } from '../firestore-fixture.ts';
import { toRulesMap } from '../rules-values.ts';
import {
  getClaims,
  getFirstDocuments,
  getProbePath,
  getUid,
  type Actor,
  type Person,
  removed,
  serverTime,
  type DocumentWrite,
  type FileUpload,
  type World,
} from './world.ts';
import { expectNoDivergence, type AllowedCounts } from './find-divergence.ts';
import { stepKinds } from './generate-sequence.ts';
import { videoForgeries } from './steps.ts';

const firestoreRules = compileRules(readRules('firestore.rules'), 'firestore.rules');
const storageRules = compileRules(readRules('storage.rules'), 'storage.rules');

type Fields = Readonly<Record<string, unknown>>;

/** Documents are immutable, so each is converted once. */
const resources = new WeakMap<object, RulesMap>();

const toTimestamp = (date: Date): RulesValue => toRulesTimestamp(BigInt(date.getTime()) * 1000n);

function toResource(document: object): RulesMap {
  let resource = resources.get(document);
  if (!resource) {
    resource = new Map([['data', toRulesMap(document, toTimestamp)]]);
    resources.set(document, resource);
  }
  return resource;
}

const auths = new Map<Actor, RulesValue>();

function getAuth(actor: Actor): RulesValue {
  let auth = auths.get(actor);
  if (auth === undefined) {
    const claims = getClaims(actor);
    auth = claims && toRulesMap({ uid: getUid(actor), token: { ...claims, aud: testProjectId } });
    auths.set(actor, auth);
  }
  return auth;
}

function withField(fields: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length > 0) return { ...fields, [name]: withField((fields[name] ?? {}) as Fields, rest, value) };
  if (value !== removed) return { ...fields, [name]: value };
  const { [name]: _removed, ...others } = fields;
  return others;
}

interface StoredFile extends FileUpload {
  resource: RulesMap;
}

/** Evaluates the rules in this process, on documents and files in memory. */
class LocalWorld implements World {
  readonly projectId = testProjectId;
  #now = Date.UTC(2026, 9, 1);
  readonly #documents = getFirstDocuments();
  readonly #files = new Map<string, StoredFile>();

  getNow = () => this.#now;

  pass(ms: number): void {
    this.#now += ms;
  }

  readDocument = async (path: string) => this.#documents.get(path) as Fields | undefined;

  readDocuments = async () => this.#documents;

  readFiles = async () => new Map([...this.#files].map(([path, { content }]) => [path, content]));

  async commit(by: Actor, writes: readonly DocumentWrite[]): Promise<boolean> {
    const after = new Map<string, object | null>();
    const staged = writes.map((write) => {
      const before = after.has(write.path) ? after.get(write.path) : this.#documents.get(write.path);
      const document = this.#getDocumentAfter(write, before);
      after.set(write.path, document);
      return { path: write.path, before, document, method: getMethod(write, before) };
    });
    const batch = { seen: new Set<string>() };
    for (const { path, before, document, method } of staged) {
      const { allowed } = firestoreRules.authorize({
        ...this.#buildRequest(by, method, document ? toResource(document) : null),
        service: 'cloud.firestore',
        path: ['databases', '(default)', 'documents', ...path.split('/')],
        resource: before ? toResource(before) : null,
        documents: { fetch: (segments, when) => this.#fetch(segments, when === 'after' ? after : undefined) },
        batch,
      });
      if (!allowed) return false;
    }
    for (const [path, document] of after) {
      if (document) this.#documents.set(path, document);
      else this.#documents.delete(path);
    }
    return true;
  }

  #getDocumentAfter(write: DocumentWrite, before: object | null | undefined): object | null {
    if (write.kind === 'delete') return null;
    const now = new Date(this.#now);
    let document: Fields = write.kind === 'set' ? {} : ((before ?? {}) as Fields);
    for (const [path, value] of Object.entries(write.fields))
      document = withField(document, path.split('.'), value === serverTime ? now : value);
    return document;
  }

  #fetch(segments: readonly string[], after?: ReadonlyMap<string, object | null>): RulesMap | undefined {
    const path = segments.slice(3).join('/');
    const document = after?.has(path) ? after.get(path) : this.#documents.get(path);
    return document ? toResource(document) : undefined;
  }

  #buildRequest(
    by: Actor,
    method: RulesMethod,
    resource: RulesValue,
  ): Pick<RulesRequest, 'method' | 'request'> {
    const request = new Map<string, RulesValue>([
      ['auth', getAuth(by)],
      ['method', method],
      ['time', toTimestamp(new Date(this.#now))],
      ['resource', resource],
    ]);
    return { method, request };
  }

  #isFileAllowed(by: Actor, method: RulesMethod, path: string, resource: RulesMap | null): boolean {
    return storageRules.authorize({
      ...this.#buildRequest(by, method, resource),
      service: 'firebase.storage',
      path: ['b', `${testProjectId}.appspot.com`, 'o', ...path.split('/')],
      resource: this.#files.get(path)?.resource ?? null,
      documents: { fetch: (segments) => this.#fetch(segments) },
    }).allowed;
  }

  async upload(by: Actor, file: FileUpload): Promise<boolean> {
    const { path, contentType, metadata, content } = file;
    const resource = toRulesMap({
      name: path,
      size: content.length,
      contentType,
      contentEncoding: null,
      contentDisposition: null,
      metadata,
    });
    // An overwrite is an update in Cloud Storage and a create in the emulator.
    const methods: RulesMethod[] = this.#files.has(path) ? ['create', 'update'] : ['create'];
    const isAllowed = methods.some((method) => this.#isFileAllowed(by, method, path, resource));
    if (isAllowed) this.#files.set(path, { ...file, resource });
    return isAllowed;
  }

  async deleteFile(by: Actor, path: string): Promise<boolean> {
    const isAllowed = this.#isFileAllowed(by, 'delete', path, null);
    if (isAllowed) this.#files.delete(path);
    return isAllowed;
  }

  async canActFor(by: Actor, account: Person): Promise<boolean[]> {
    const path = getProbePath(account);
    const { allowed } = firestoreRules.authorize({
      ...this.#buildRequest(by, 'get', null),
      service: 'cloud.firestore',
      path: ['databases', '(default)', 'documents', ...path.split('/')],
      resource: toResource(this.#documents.get(path) ?? {}),
      documents: { fetch: (segments) => this.#fetch(segments) },
    });
    return [allowed, this.#isFileAllowed(by, 'delete', `users/${account}/profile.jpg`, null)];
  }
}

/** An update of a missing document is one for the rules too. */
function getMethod({ kind }: DocumentWrite, before: object | null | undefined): RulesMethod {
  if (kind === 'delete') return 'delete';
  return kind === 'update' || before ? 'update' : 'create';
}

/** Everybody attempts every step of the sequences, which get far enough to take steps of all kinds. */
export async function expectModel(firstSeed: number, count: number): Promise<void> {
  const allowedCounts: AllowedCounts = new Map();
  const run = { createWorld: () => new LocalWorld(), isExhaustive: true, allowedCounts };
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    await expectNoDivergence(run, { seed, length: 30, hasWaits: true });
    // On a busy machine, all of them take longer than the backend keeps an idle connection: without a pause, the next
    // request of this process would be sent on one that is closed.
    await setImmediate();
  }
  const rareKinds = [...new Set(stepKinds)].filter((kind) => (allowedCounts.get(kind) ?? 0) < count / 20);
  expect(rareKinds).toEqual(videoForgeries);
}
