import { join } from 'node:path';
import { Load } from '#emulators/firestore/bench/load.ts';
import { startEngine } from '#emulators/testing/start-engine.ts';
import { projectFolder } from '../../backend/project.ts';
import { fieldsOf } from './fields.ts';

const project = 'demo-bench';
const root = `projects/${project}/databases/(default)/documents`;
const commitPath = `/v1/${root}:commit`;
const queryPath = `/v1/${root}:runQuery`;

/** A document's write; the named fields get the server's time. */
export function writeOf(path: string, data: object, times: readonly string[] = []): object {
  const given = Object.entries(data).filter(([name]) => !times.includes(name));
  return {
    update: { name: `${root}/${path}`, fields: fieldsOf(Object.fromEntries(given)) },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

/** One caller's requests; each gives the answer's text and throws unless it is a success. */
export interface Requests {
  commit(writes: readonly object[]): Promise<string>;
  query(structuredQuery: object): Promise<string>;
}

/** An engine under the product's rules. */
export interface ProductEngine {
  /** Whom no rules hold. */
  readonly admin: Requests;
  /** A person with a verified address. */
  as(id: string): Requests;
  stop(): Promise<void>;
}

function tokenOf(id: string): string {
  const payload = { sub: id, user_id: id, email_verified: true, aud: project };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode(payload)}.`;
}

/** @throws Error when it does not start */
export async function startProductEngine(): Promise<ProductEngine> {
  const engine = await startEngine('firestore', ['--rules', join(projectFolder, 'firestore.rules')]);
  const loads: Load[] = [];
  const requestsOf = (token: string): Requests => {
    const load = new Load(engine.port, `Bearer ${token}`);
    loads.push(load);
    return {
      commit: (writes) => load.post(commitPath, JSON.stringify({ writes })),
      query: (structuredQuery) => load.post(queryPath, JSON.stringify({ structuredQuery })),
    };
  };
  return {
    admin: requestsOf('owner'),
    as: (id) => requestsOf(tokenOf(id)),
    async stop() {
      for (const load of loads) load.close();
      await engine.stop();
    },
  };
}
