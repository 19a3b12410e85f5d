import type { Filter, Firestore, Query, Transaction, WriteBatch } from 'firebase-admin/firestore';
import * as admin from 'firebase-admin/firestore';
import type { SdkClient, Condition, Data, FieldName, Operation, QuerySpec, Row } from './sdk-client.ts';
import { formatChange, createPlainConverter } from './sdk-client.ts';

const toPlain = createPlainConverter((value) => {
  if (value instanceof admin.Timestamp) return { timestamp: [value.seconds, value.nanoseconds] };
  if (value instanceof admin.GeoPoint) return { geo: [value.latitude, value.longitude] };
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('hex') };
  if (value instanceof admin.DocumentReference) return { reference: value.path };
  if (value instanceof admin.FieldValue) return undefined;
  if ('toArray' in value && typeof value.toArray === 'function')
    return { vector: (value.toArray as () => number[])() };
  return undefined;
});

function toRows(snapshot: admin.QuerySnapshot): readonly Row[] {
  return snapshot.docs.map((item) => ({ id: item.id, data: toPlain(item.data()) as Data }));
}

/** firebase-admin has no cache: all data comes from the server. */
function toSnapshotInfo(changes: readonly admin.DocumentChange[]) {
  return {
    changes: changes.map(({ type, doc, oldIndex, newIndex }) =>
      formatChange(type, doc.id, oldIndex, newIndex),
    ),
    fromCache: false,
    hasPendingWrites: false,
  };
}

/** Adapts firebase-admin to the common interface. */
export function createAdminClient(db: Firestore): SdkClient {
  const data = (snapshot: admin.DocumentSnapshot) => toPlain(snapshot.data()) as Data | undefined;
  const write = (writer: WriteBatch | Transaction, operations: readonly Operation[]) => {
    // Both types have the methods used below, but no common interface.
    const batch = writer as WriteBatch;
    for (const [kind, path, fields, options] of operations) {
      const reference = db.doc(path);
      if (kind === 'set') batch.set(reference, fields, (options ?? {}) as admin.SetOptions);
      else if (kind === 'update') batch.update(reference, fields);
      else batch.delete(reference);
    }
  };
  return {
    sdk: 'admin',
    values: {
      serverTimestamp: () => admin.FieldValue.serverTimestamp(),
      increment: (by) => admin.FieldValue.increment(by),
      arrayUnion: (...items) => admin.FieldValue.arrayUnion(...items),
      arrayRemove: (...items) => admin.FieldValue.arrayRemove(...items),
      deleteField: () => admin.FieldValue.delete(),
      timestamp: (seconds, nanos) => new admin.Timestamp(seconds, nanos),
      bytes: (...bytes) => Buffer.from(bytes),
      geo: (latitude, longitude) => new admin.GeoPoint(latitude, longitude),
      reference: (path) => db.doc(path),
      vector: (...numbers) => admin.FieldValue.vector(numbers),
    },
    async batch(...operations) {
      const batch = db.batch();
      write(batch, operations);
      await batch.commit();
    },
    add: async (collection, fields) => (await db.collection(collection).add(fields)).id,
    async updateField(path, field, value) {
      await db.doc(path).update(new admin.FieldPath(...field), value);
    },
    async roundTripWithConverter(path, number) {
      const reference = db.doc(path).withConverter({
        toFirestore: (value: number) => ({ text: String(value) }),
        fromFirestore: (item) => Number(item.get('text')),
      });
      await reference.set(number);
      return (await reference.get()).data();
    },
    get: async (path) => data(await db.doc(path).get()),
    async query(spec) {
      const query = buildQuery(db, spec);
      const { startAfterDocument } = spec;
      if (startAfterDocument === undefined) return toRows(await query.get());
      return toRows(await query.startAfter(await db.doc(startAfterDocument).get()).get());
    },
    async aggregate(spec, aggregates) {
      const fields = Object.fromEntries(
        Object.entries(aggregates).map(([name, item]) => {
          if (item === 'count') return [name, admin.AggregateField.count()];
          return [
            name,
            item[0] === 'sum' ? admin.AggregateField.sum(item[1]) : admin.AggregateField.average(item[1]),
          ];
        }),
      );
      return { ...(await buildQuery(db, spec).aggregate(fields).get()).data() };
    },
    runTransaction: (run) =>
      db.runTransaction((transaction) =>
        run({
          get: async (path) => data(await transaction.get(db.doc(path))),
          write: (...operations) => write(transaction, operations),
        }),
      ),
    listen: (target, onRows, onError) =>
      typeof target === 'string'
        ? db
            .doc(target)
            .onSnapshot(
              (item) =>
                onRows(item.exists ? [{ id: item.id, data: data(item) ?? {} }] : [], toSnapshotInfo([])),
              onError,
            )
        : buildQuery(db, target).onSnapshot(
            (snapshot) => onRows(toRows(snapshot), toSnapshotInfo(snapshot.docChanges())),
            onError,
          ),
    admin: db,
    close: () => db.terminate(),
  };
}

function buildQuery(db: Firestore, spec: QuerySpec): Query {
  let query: Query =
    spec.collectionGroup === undefined
      ? db.collection(spec.collection ?? '')
      : db.collectionGroup(spec.collectionGroup);
  const field = (name: FieldName) => {
    if (typeof name !== 'string') return new admin.FieldPath(...name);
    return name === '__name__' ? admin.FieldPath.documentId() : name;
  };
  const filter = (item: Condition): Filter => {
    if ('and' in item) return admin.Filter.and(...item.and.map(filter));
    if ('or' in item) return admin.Filter.or(...item.or.map(filter));
    return admin.Filter.where(field(item[0]), item[1], item[2]);
  };
  for (const item of spec.where ?? []) query = query.where(filter(item));
  for (const item of spec.orderBy ?? [])
    query = typeof item === 'string' ? query.orderBy(field(item)) : query.orderBy(field(item[0]), item[1]);
  if (spec.startAt !== undefined) query = query.startAt(...spec.startAt);
  if (spec.startAfter !== undefined) query = query.startAfter(...spec.startAfter);
  if (spec.endAt !== undefined) query = query.endAt(...spec.endAt);
  if (spec.endBefore !== undefined) query = query.endBefore(...spec.endBefore);
  if (spec.limit !== undefined) query = query.limit(spec.limit);
  if (spec.limitToLast !== undefined) query = query.limitToLast(spec.limitToLast);
  return query;
}
