import { join } from 'node:path';
import { LoadClient } from 'firebase-engines/firestore/bench/load-client.ts';
import { startEngine } from 'firebase-engines/testing/start-engine.ts';
import { projectRoot } from '../../backend/project.ts';

const projectId = 'demo-bench';
const documentsRoot = `projects/${projectId}/databases/(default)/documents`;
const commitPath = `/v1/${documentsRoot}:commit`;
const queryPath = `/v1/${documentsRoot}:runQuery`;

/** Converts a plain object to document fields in ProtoJSON. */
function toFirestoreFields(data: object): Record<string, object> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toFirestoreValue(value)]));
}

function toFirestoreValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toFirestoreValue) } };
  return { mapValue: { fields: toFirestoreFields(value as object) } };
}

/** A REST write of a document. @param timestampFields fields that get the server's time */
export function buildWrite(path: string, data: object, timestampFields: readonly string[] = []): object {
  const fields = Object.entries(data).filter(([name]) => !timestampFields.includes(name));
  return {
    update: { name: `${documentsRoot}/${path}`, fields: toFirestoreFields(Object.fromEntries(fields)) },
    updateTransforms: timestampFields.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

/** A REST write that only sets a field of a document to the server's time. */
export function buildTimeWrite(path: string, fieldPath: string): object {
  return { ...buildWrite(path, { [fieldPath]: null }, [fieldPath]), updateMask: { fieldPaths: [] } };
}

/** Requests of one caller. They resolve with the response text and throw unless successful. */
export interface FirestoreClient {
  commit(writes: readonly object[]): Promise<string>;
  query(structuredQuery: object): Promise<string>;
}

/** A Firestore engine with the product's rules. */
export interface ProductEngine {
  /** Bypasses the rules. */
  readonly admin: FirestoreClient;
  /** A user with a verified email. */
  createClient(id: string): FirestoreClient;
  stop(): Promise<void>;
}

function createToken(id: string): string {
  const payload = { sub: id, user_id: id, email_verified: true, aud: projectId };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode(payload)}.`;
}

/** @throws Error if the engine does not start */
export async function startProductEngine(): Promise<ProductEngine> {
  const engine = await startEngine('firestore', ['--rules', join(projectRoot, 'firestore.rules')]);
  const loadClients: LoadClient[] = [];
  const createClient = (token: string): FirestoreClient => {
    const loadClient = new LoadClient(engine.port, `Bearer ${token}`);
    loadClients.push(loadClient);
    return {
      commit: (writes) => loadClient.post(commitPath, JSON.stringify({ writes })),
      query: (structuredQuery) => loadClient.post(queryPath, JSON.stringify({ structuredQuery })),
    };
  };
  return {
    admin: createClient('owner'),
    createClient: (id) => createClient(createToken(id)),
    async stop() {
      for (const loadClient of loadClients) loadClient.close();
      await engine.stop();
    },
  };
}
