import { join } from 'node:path';
import { LoadClient } from 'firebase-engines/firestore/bench/load-client.ts';
import { startEngine } from 'firebase-engines/testing/start-engine.ts';
import { projectRoot } from '../../backend/project.ts';
import { toFirestoreFields } from './to-firestore-fields.ts';

const projectId = 'demo-bench';
const documentsRoot = `projects/${projectId}/databases/(default)/documents`;
const commitPath = `/v1/${documentsRoot}:commit`;
const queryPath = `/v1/${documentsRoot}:runQuery`;

/** A document's write; the named fields get the server's time. */
export function buildWrite(path: string, data: object, times: readonly string[] = []): object {
  const given = Object.entries(data).filter(([name]) => !times.includes(name));
  return {
    update: { name: `${documentsRoot}/${path}`, fields: toFirestoreFields(Object.fromEntries(given)) },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

/** One caller's requests; each gives the answer's text and throws unless it is a success. */
export interface FirestoreClient {
  commit(writes: readonly object[]): Promise<string>;
  query(structuredQuery: object): Promise<string>;
}

/** An engine under the product's rules. */
export interface ProductEngine {
  /** Whom no rules hold. */
  readonly admin: FirestoreClient;
  /** A person with a verified address. */
  createClient(id: string): FirestoreClient;
  stop(): Promise<void>;
}

function createToken(id: string): string {
  const payload = { sub: id, user_id: id, email_verified: true, aud: projectId };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode(payload)}.`;
}

/** @throws Error when it does not start */
export async function startProductEngine(): Promise<ProductEngine> {
  const engine = await startEngine('firestore', ['--rules', join(projectRoot, 'firestore.rules')]);
  const loads: LoadClient[] = [];
  const requestsOf = (token: string): FirestoreClient => {
    const load = new LoadClient(engine.port, `Bearer ${token}`);
    loads.push(load);
    return {
      commit: (writes) => load.post(commitPath, JSON.stringify({ writes })),
      query: (structuredQuery) => load.post(queryPath, JSON.stringify({ structuredQuery })),
    };
  };
  return {
    admin: requestsOf('owner'),
    createClient: (id) => requestsOf(createToken(id)),
    async stop() {
      for (const load of loads) load.close();
      await engine.stop();
    },
  };
}
