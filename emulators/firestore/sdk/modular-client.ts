import type * as Full from 'firebase/firestore';
import type * as Lite from 'firebase/firestore/lite';
import type {
  Aggregate,
  SdkClient,
  Condition,
  Data,
  FieldName,
  Operation,
  QuerySpec,
  Row,
  SdkName,
} from './sdk-client.ts';
import { formatChange, createPlainConverter } from './sdk-client.ts';

/** The full or the lite SDK, with the types of the full one. */
export type ModularSdk = typeof Full;

/** Adapts the modular SDKs (browser, Node, lite) to the common interface. */
export function createModularClient(
  sdk: Exclude<SdkName, 'admin'>,
  api: ModularSdk,
  db: Full.Firestore,
): SdkClient {
  const plain = createPlainConverter((value) => {
    if (value instanceof api.Timestamp) return { timestamp: [value.seconds, value.nanoseconds] };
    if (value instanceof api.GeoPoint) return { geo: [value.latitude, value.longitude] };
    if (value instanceof api.Bytes) return { bytes: Buffer.from(value.toUint8Array()).toString('hex') };
    if (value instanceof api.DocumentReference) return { reference: value.path };
    if (value instanceof api.VectorValue) return { vector: value.toArray() };
    return undefined;
  });
  const data = (snapshot: Full.DocumentSnapshot) => plain(snapshot.data()) as Data | undefined;
  const rows = (snapshot: Full.QuerySnapshot): readonly Row[] =>
    snapshot.docs.map((item) => ({ id: item.id, data: plain(item.data()) as Data }));
  const write = (writer: Full.WriteBatch | Full.Transaction, operations: readonly Operation[]) => {
    // Both types have the methods used below, but no common interface.
    const batch = writer as Full.WriteBatch;
    for (const [kind, path, fields, options] of operations) {
      const reference = api.doc(db, path);
      if (kind === 'set') batch.set(reference, fields, (options ?? {}) as Full.SetOptions);
      else if (kind === 'update') batch.update(reference, fields as Full.UpdateData<Data>);
      else batch.delete(reference);
    }
  };
  const query = (spec: QuerySpec) => buildQuery(api, db, spec);
  const lite = api as unknown as typeof Lite;
  const common: SdkClient = {
    sdk,
    values: {
      serverTimestamp: () => api.serverTimestamp(),
      increment: (by) => api.increment(by),
      arrayUnion: (...items) => api.arrayUnion(...items),
      arrayRemove: (...items) => api.arrayRemove(...items),
      deleteField: () => api.deleteField(),
      timestamp: (seconds, nanos) => new api.Timestamp(seconds, nanos),
      bytes: (...bytes) => api.Bytes.fromUint8Array(Uint8Array.from(bytes)),
      geo: (latitude, longitude) => new api.GeoPoint(latitude, longitude),
      reference: (path) => api.doc(db, path),
      vector: (...numbers) => api.vector(numbers),
    },
    async batch(...operations) {
      const batch = api.writeBatch(db);
      write(batch, operations);
      await batch.commit();
    },
    add: async (collection, fields) => (await api.addDoc(api.collection(db, collection), fields)).id,
    updateField: (path, field, value) => api.updateDoc(api.doc(db, path), new api.FieldPath(...field), value),
    async roundTripWithConverter(path, number) {
      const reference = api.doc(db, path).withConverter<number, Data>({
        toFirestore: (value) => ({ text: String(value) }),
        fromFirestore: (item) => Number(item.data()['text']),
      });
      await api.setDoc(reference, number);
      return (await api.getDoc(reference)).data();
    },
    get: async (path) => data(await api.getDoc(api.doc(db, path))),
    async query(spec) {
      const { startAfterDocument } = spec;
      if (startAfterDocument === undefined) return rows(await api.getDocs(query(spec)));
      const after = await api.getDoc(api.doc(db, startAfterDocument));
      return rows(await api.getDocs(api.query(query(spec), api.startAfter(after))));
    },
    async aggregate(spec, aggregates) {
      const fields = Object.fromEntries(
        Object.entries(aggregates).map(([name, item]) => [name, toAggregateField(api, item)]),
      );
      const snapshot =
        sdk === 'lite'
          ? await lite.getAggregate(query(spec), fields)
          : await api.getAggregateFromServer(query(spec), fields);
      return { ...snapshot.data() };
    },
    runTransaction: (run) =>
      api.runTransaction(db, (transaction) =>
        run({
          get: async (path) => data(await transaction.get(api.doc(db, path))),
          write: (...operations) => write(transaction, operations),
        }),
      ),
    close: () => api.terminate(db),
  };
  if (sdk === 'lite') return common;
  return {
    ...common,
    setNetworkEnabled: (isEnabled) => (isEnabled ? api.enableNetwork(db) : api.disableNetwork(db)),
    listen(target, onRows, onError, { includeMetadataChanges = false } = {}) {
      const options = { includeMetadataChanges };
      if (typeof target === 'string')
        return api.onSnapshot(
          api.doc(db, target),
          options,
          (item) =>
            onRows(item.exists() ? [{ id: item.id, data: plain(item.data()) as Data }] : [], {
              ...item.metadata,
              changes: [],
            }),
          onError,
        );
      return api.onSnapshot(
        query(target),
        options,
        (snapshot) => onRows(rows(snapshot), { ...snapshot.metadata, changes: formatChanges(snapshot) }),
        onError,
      );
    },
  };
}

function formatChanges(snapshot: Full.QuerySnapshot): readonly string[] {
  return snapshot
    .docChanges()
    .map(({ type, doc, oldIndex, newIndex }) => formatChange(type, doc.id, oldIndex, newIndex));
}

function toAggregateField(api: ModularSdk, aggregate: Aggregate) {
  if (aggregate === 'count') return api.count();
  return aggregate[0] === 'sum' ? api.sum(aggregate[1]) : api.average(aggregate[1]);
}

function buildQuery(api: ModularSdk, db: Full.Firestore, spec: QuerySpec): Full.Query {
  const base =
    spec.collectionGroup === undefined
      ? api.collection(db, spec.collection ?? '')
      : api.collectionGroup(db, spec.collectionGroup);
  const field = (name: FieldName) => {
    if (typeof name !== 'string') return new api.FieldPath(...name);
    return name === '__name__' ? api.documentId() : name;
  };
  const condition = (item: Condition): Full.QueryFilterConstraint => {
    if ('and' in item) return api.and(...item.and.map(condition));
    if ('or' in item) return api.or(...item.or.map(condition));
    return api.where(field(item[0]), item[1], item[2]);
  };
  const rest: Full.QueryNonFilterConstraint[] = [];
  for (const item of spec.orderBy ?? [])
    rest.push(typeof item === 'string' ? api.orderBy(field(item)) : api.orderBy(field(item[0]), item[1]));
  if (spec.startAt !== undefined) rest.push(api.startAt(...spec.startAt));
  if (spec.startAfter !== undefined) rest.push(api.startAfter(...spec.startAfter));
  if (spec.endAt !== undefined) rest.push(api.endAt(...spec.endAt));
  if (spec.endBefore !== undefined) rest.push(api.endBefore(...spec.endBefore));
  if (spec.limit !== undefined) rest.push(api.limit(spec.limit));
  if (spec.limitToLast !== undefined) rest.push(api.limitToLast(spec.limitToLast));
  const conditions = (spec.where ?? []).map(condition);
  if (conditions.length === 0) return api.query(base, ...rest);
  return api.query(base, api.and(...conditions), ...rest);
}
