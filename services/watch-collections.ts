import type { DocumentData, Firestore, QuerySnapshot } from 'firebase-admin/firestore';

/** A write, as the functions learn of it. */
export interface DocumentWrite {
  readonly id: string;
  /** The data before and after it, as far as the document existed. */
  readonly versions: readonly DocumentData[];
}

interface Watcher<Name extends string> {
  readonly firestore: Firestore;
  readonly names: readonly Name[];
  /** Called first, once nothing escapes `onWrites` any more. */
  readonly fill: () => Promise<void>;
  /** Calls follow one another. */
  readonly onWrites: (name: Name, writes: readonly DocumentWrite[]) => Promise<void>;
}

/** Tells what a snapshot changes, and remembers it for the next. */
function createWriteReader(): (snapshot: QuerySnapshot) => DocumentWrite[] {
  const known = new Map<string, DocumentData>();
  return (snapshot) =>
    snapshot.docChanges().map(({ type, doc }) => {
      const { id } = doc;
      const before = known.get(id);
      const after = type === 'removed' ? undefined : doc.data();
      if (after) known.set(id, after);
      else known.delete(id);
      return { id, versions: [before, after].filter((version) => version !== undefined) };
    });
}

/**
 * For the local backend, where nothing calls the functions: listens to collections until it is aborted.
 *
 * @throws Error when Firestore or one of the callbacks fails
 */
export async function watchCollections<Name extends string>(
  { firestore, names, fill, onWrites }: Watcher<Name>,
  signal: AbortSignal,
): Promise<void> {
  const listeners: (() => void)[] = [];
  const run = (resolve: () => void, reject: (error: unknown) => void) => {
    signal.addEventListener('abort', () => resolve());
    if (signal.aborted) resolve();
    let work = Promise.resolve();
    const listen = (name: Name) =>
      new Promise<void>((ready) => {
        const readWrites = createWriteReader();
        let isFilled = false;
        const listener = firestore.collection(name).onSnapshot((snapshot) => {
          const writes = readWrites(snapshot);
          if (isFilled) work = work.then(() => onWrites(name, writes));
          work.catch(reject);
          isFilled = true;
          ready();
        }, reject);
        listeners.push(listener);
      });
    work = Promise.all(names.map(listen)).then(fill);
    work.catch(reject);
  };
  try {
    await new Promise<void>(run);
  } finally {
    for (const stop of listeners) stop();
  }
}
