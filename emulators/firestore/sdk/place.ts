import type { Behaviour, Place, Snapshots } from './behaviour.ts';
import { codeOfError } from './behaviour.ts';
import type { Client, QuerySpec, Row, SnapshotInfo } from './client.ts';
import type { Target } from './target.ts';

let places = 0;

/** A corner of its own for each behaviour. */
function openPlace(client: Client, target: Target): Place & { close(): void } {
  places++;
  const corner = `places/${client.sdk}-${process.pid}-${places}`;
  const path = (below: string) => `${corner}/${below}`;
  const opened: Snapshots[] = [];
  const complete = (spec: QuerySpec): QuerySpec => {
    if (spec.group !== undefined) return spec;
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
    group: `group-${client.sdk}-${process.pid}-${places}`,
    set: (below, data) => client.batch(['set', path(below), data]),
    update: (below, data) => client.batch(['update', path(below), data]),
    get: (below) => client.get(path(below)),
    store: (items) =>
      client.batch(...Object.entries(items).map(([id, data]) => ['set', path(`items/${id}`), data] as const)),
    elsewhere: (items) =>
      target.commit(Object.entries(items).map(([id, data]) => ({ path: path(`items/${id}`), data }))),
    ids: async (spec = {}) => (await client.query(complete(spec))).map(({ id }) => id).join(' '),
    listen(watched, options) {
      if (client.listen === undefined) throw new Error(`${client.sdk} cannot listen`);
      const wanted = typeof watched === 'string' ? path(watched) : complete(watched);
      const snapshots = collect((onRows, onError) =>
        (client.listen as NonNullable<Client['listen']>)(wanted, onRows, onError, options),
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

function collect(subscribe: Subscribe): Snapshots {
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
    async until(test) {
      const deadline = Date.now() + 5000;
      while (true) {
        if (failure !== undefined) throw new Error(`the listener failed: ${codeOfError(failure)}`);
        if (latest !== undefined && test(latest.rows, latest.info)) return latest.rows;
        await changed(deadline);
      }
    },
    async error() {
      const deadline = Date.now() + 5000;
      const failed = () => failure !== undefined;
      while (!failed()) await changed(deadline);
      return failure;
    },
    stop,
  };
}

/** Makes a test of each behaviour; client and target are there when the tests run. */
export function runBehaviours(
  behaviours: readonly Behaviour[],
  open: () => { readonly client: Client; readonly target: Target },
  test: (title: string, run: () => Promise<void>) => void,
): void {
  for (const behaviour of behaviours)
    test(behaviour.title, async () => {
      const { client, target } = open();
      const place = openPlace(client, target);
      try {
        await behaviour.run(place);
      } finally {
        place.close();
      }
    });
}
