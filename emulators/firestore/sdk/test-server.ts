import { LoadClient } from './load-client.ts';
import { startFirestore } from '../server.ts';

/** The server that SDKs are tested against. */
export interface TestServer {
  readonly host: string;
  readonly port: number;
  /** Sets documents to numbers, or deletes them (null), without an SDK. */
  commit(
    items: readonly { readonly path: string; readonly data: Readonly<Record<string, number>> | null }[],
  ): Promise<void>;
  close(): Promise<void>;
}

/** Whether the tests run against the server in FIRESTORE_UNDER_TEST. */
export const isOfficialEmulator = () => process.env['FIRESTORE_UNDER_TEST'] !== undefined;

/**
 * Starts this engine, or connects to the server in FIRESTORE_UNDER_TEST (host:port, without rules), to run the same
 * tests against the official emulator.
 */
export async function openTestServer(projectId: string): Promise<TestServer> {
  const address = process.env['FIRESTORE_UNDER_TEST'];
  const host = '127.0.0.1';
  if (address === undefined) {
    const running = await startFirestore({ host, port: 0, projectId, log: () => undefined });
    const { port } = running;
    return { host, port, commit: createCommit(port, projectId), close: () => running.close() };
  }
  const [name = host, port] = address.split(':');
  return {
    host: name,
    port: Number(port),
    commit: createCommit(Number(port), projectId),
    close: () => Promise.resolve(),
  };
}

function createCommit(port: number, projectId: string): TestServer['commit'] {
  const root = `projects/${projectId}/databases/(default)/documents`;
  return async (items) => {
    const writes = items.map(({ path, data }) => {
      const name = `${root}/${path}`;
      if (data === null) return { delete: name };
      const fields = Object.entries(data).map(([field, doubleValue]) => [field, { doubleValue }]);
      return { update: { name, fields: Object.fromEntries(fields) as object } };
    });
    // A connection of its own: Google's emulator may close an idle one while the next request is on its way.
    const client = new LoadClient(port, 'Bearer owner');
    await client.post(`/v1/${root}:commit`, JSON.stringify({ writes })).finally(() => client.close());
  };
}
