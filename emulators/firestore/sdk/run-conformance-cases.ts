import { test } from 'vitest';
import type { ConformanceCase, TestSandbox, SnapshotRecorder } from './conformance-case.ts';
import { getErrorCode } from './conformance-case.ts';
import type { SdkClient, QuerySpec, Row, SnapshotInfo } from './sdk-client.ts';
import { isOfficialEmulator, type TestServer } from './test-server.ts';

/** Google's emulator answers concurrent cases late and in pieces. */
export const testConformance = isOfficialEmulator() ? test : test.concurrent;

let sandboxCount = 0;

/** Creates a sandbox with a unique path. */
function createSandbox(client: SdkClient, server: TestServer): TestSandbox & { close(): void } {
  sandboxCount++;
  const sandboxPath = `sandboxes/${client.sdk}-${process.pid}-${sandboxCount}`;
  const path = (relativePath: string) => `${sandboxPath}/${relativePath}`;
  const opened: SnapshotRecorder[] = [];
  const resolvePaths = (spec: QuerySpec): QuerySpec => {
    if (spec.collectionGroup !== undefined) return spec;
    const { collection = 'items', startAfterDocument } = spec;
    return {
      ...spec,
      collection: path(collection),
      ...(startAfterDocument !== undefined && { startAfterDocument: path(startAfterDocument) }),
    };
  };
  return {
    client,
    path,
    groupId: `group-${client.sdk}-${process.pid}-${sandboxCount}`,
    set: (relativePath, data) => client.batch(['set', path(relativePath), data]),
    update: (relativePath, data) => client.batch(['update', path(relativePath), data]),
    get: (relativePath) => client.get(path(relativePath)),
    setItems: (items) =>
      client.batch(...Object.entries(items).map(([id, data]) => ['set', path(`items/${id}`), data] as const)),
    writeExternally: (items) =>
      server.commit(Object.entries(items).map(([id, data]) => ({ path: path(`items/${id}`), data }))),
    queryIds: async (spec = {}) => (await client.query(resolvePaths(spec))).map(({ id }) => id).join(' '),
    listen(target, options) {
      if (client.listen === undefined) throw new Error(`${client.sdk} cannot listen`);
      const resolved = typeof target === 'string' ? path(target) : resolvePaths(target);
      const snapshots = recordSnapshots((onRows, onError) =>
        (client.listen as NonNullable<SdkClient['listen']>)(resolved, onRows, onError, options),
      );
      opened.push(snapshots);
      return snapshots;
    },
    close: () => {
      for (const snapshots of opened) snapshots.stop();
    },
  };
}

type Subscribe = (
  onRows: (rows: readonly Row[], info: SnapshotInfo) => void,
  onError: (error: unknown) => void,
) => () => void;

function recordSnapshots(subscribe: Subscribe): SnapshotRecorder {
  let latest: { readonly rows: readonly Row[]; readonly info: SnapshotInfo } | undefined;
  let failure: unknown;
  const changes: (readonly string[])[] = [];
  let wake: () => void = () => undefined;
  const stop = subscribe(
    (rows, info) => {
      latest = { rows, info };
      changes.push(info.changes);
      wake();
    },
    (error) => {
      failure = error;
      wake();
    },
  );
  const waitForEvent = (deadline: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () =>
          reject(new Error(`timed out waiting for a snapshot; the last one was ${JSON.stringify(latest)}`)),
        Math.max(0, deadline - Date.now()),
      );
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    get count() {
      return changes.length;
    },
    changes,
    async waitFor(condition) {
      const deadline = Date.now() + 5000;
      while (true) {
        if (failure !== undefined) throw new Error(`the listener failed: ${getErrorCode(failure)}`);
        if (latest !== undefined && condition(latest.rows, latest.info)) return latest.rows;
        await waitForEvent(deadline);
      }
    },
    async waitForError() {
      const deadline = Date.now() + 5000;
      const hasFailed = () => failure !== undefined;
      while (!hasFailed()) await waitForEvent(deadline);
      return failure;
    },
    stop,
  };
}

/** Defines a test for each case that the server under test is to pass. @param open returns the client and server; called when a test runs */
export function runConformanceCases(
  cases: readonly ConformanceCase[],
  open: () => { readonly client: SdkClient; readonly server: TestServer },
  defineTest: (title: string, run: () => Promise<void>) => void,
): void {
  const expectedCases = isOfficialEmulator()
    ? cases.filter(({ unlikeOfficialEmulator }) => unlikeOfficialEmulator === undefined)
    : cases;
  for (const conformanceCase of expectedCases)
    defineTest(conformanceCase.title, async () => {
      const { client, server } = open();
      const sandbox = createSandbox(client, server);
      try {
        await conformanceCase.run(sandbox);
      } finally {
        sandbox.close();
      }
    });
}
