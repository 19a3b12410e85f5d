import { startFirestore } from '../server.ts';

/** What the SDKs are tried against. */
export interface TestServer {
  readonly host: string;
  readonly port: number;
  /** Writes numbers, or deletes, past any SDK. */
  commit(
    items: readonly { readonly path: string; readonly data: Readonly<Record<string, number>> | null }[],
  ): Promise<void>;
  close(): Promise<void>;
}

/**
 * This engine, or the one that FIRESTORE_UNDER_TEST names (host:port, without rules): so that the official
 * emulator can be held to the same list.
 */
export async function openTestServer(projectId: string): Promise<TestServer> {
  const named = process.env['FIRESTORE_UNDER_TEST'];
  const host = '127.0.0.1';
  if (named === undefined) {
    const running = await startFirestore({ host, port: 0, projectId, log: () => undefined });
    const { port } = running;
    return { host, port, commit: createCommit(host, port, projectId), close: () => running.close() };
  }
  const [name = host, port] = named.split(':');
  return {
    host: name,
    port: Number(port),
    commit: createCommit(name, Number(port), projectId),
    close: () => Promise.resolve(),
  };
}

function createCommit(host: string, port: number, projectId: string): TestServer['commit'] {
  const root = `projects/${projectId}/databases/(default)/documents`;
  return async (items) => {
    const writes = items.map(({ path, data }) => {
      const name = `${root}/${path}`;
      if (data === null) return { delete: name };
      const fields = Object.entries(data).map(([field, doubleValue]) => [field, { doubleValue }]);
      return { update: { name, fields: Object.fromEntries(fields) as object } };
    });
    const response = await fetch(`http://${host}:${port}/v1/${root}:commit`, {
      method: 'POST',
      body: JSON.stringify({ writes }),
      headers: { authorization: 'Bearer owner' },
    });
    if (!response.ok) throw new Error(`A write past the SDK failed: ${await response.text()}`);
  };
}
