import type { ConformanceCase, TestSandbox, SnapshotRecorder } from './conformance-case.ts';
import { getErrorCode } from './conformance-case.ts';
import type { SdkClient, QuerySpec, Row, SnapshotInfo } from './sdk-client.ts';
import type { TestServer } from './test-server.ts';

let sandboxCount = 0;

/** A corner of its own for each behaviour. */
function createSandbox(client: SdkClient, target: TestServer): TestSandbox & { close(): void } {
  sandboxCount++;
  const corner = `places/${client.sdk}-${process.pid}-${sandboxCount}`;
  const path = (below: string) => `${corner}/${below}`;
  const opened: SnapshotRecorder[] = [];
  const complete = (spec: QuerySpec): QuerySpec => {
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
    set: (below, data) => client.batch(['set', path(below), data]),
    update: (below, data) => client.batch(['update', path(below), data]),
    get: (below) => client.get(path(below)),
    setItems: (items) =>
      client.batch(...Object.entries(items).map(([id, data]) => ['set', path(`items/${id}`), data] as const)),
    writeExternally: (items) =>
      target.commit(Object.entries(items).map(([id, data]) => ({ path: path(`items/${id}`), data }))),
    queryIds: async (spec = {}) => (await client.query(complete(spec))).map(({ id }) => id).join(' '),
    listen(watched, options) {
      if (client.listen === undefined) throw new Error(`${client.sdk} cannot listen`);
      const wanted = typeof watched === 'string' ? path(watched) : complete(watched);
      const snapshots = recordSnapshots((onRows, onError) =>
        (client.listen as NonNullable<SdkClient['listen']>)(wanted, onRows, onError, options),
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
  const changed = (deadline: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`waited in vain; the last snapshot was ${JSON.stringify(latest)}`)),
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
    async waitFor(test) {
      const deadline = Date.now() + 5000;
      while (true) {
        if (failure !== undefined) throw new Error(`the listener failed: ${getErrorCode(failure)}`);
        if (latest !== undefined && test(latest.rows, latest.info)) return latest.rows;
        await changed(deadline);
      }
    },
    async waitForError() {
      const deadline = Date.now() + 5000;
      const failed = () => failure !== undefined;
      while (!failed()) await changed(deadline);
      return failure;
    },
    stop,
  };
}

/** Makes a test of each behaviour; client and target are there when the tests run. */
export function runConformanceCases(
  behaviours: readonly ConformanceCase[],
  open: () => { readonly client: SdkClient; readonly target: TestServer },
  test: (title: string, run: () => Promise<void>) => void,
): void {
  for (const behaviour of behaviours)
    test(behaviour.title, async () => {
      const { client, target } = open();
      const place = createSandbox(client, target);
      try {
        await behaviour.run(place);
      } finally {
        place.close();
      }
    });
}
