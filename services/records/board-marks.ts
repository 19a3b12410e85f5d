import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { readText } from '#src/domain/field-readers.ts';
import { getRecordId, parseRecordId } from '#src/domain/ride-record.ts';
import type { SeasonFilter } from '#src/domain/video-filter.ts';
import { inParts } from '../in-parts.ts';

const marksAtOnce = 1000;
const maxBatch = 400;

const marks = (firestore: Firestore) => firestore.collection('board_marks');

/** Says that the boards of a season have to be computed, in the transaction that changes its record. */
export const markSeason = (firestore: Firestore, transaction: Transaction, season: SeasonFilter): void => {
  // A document of its own: many rides of a night do not wait for one.
  transaction.create(marks(firestore).doc(), {
    season: getRecordId(season),
    created: FieldValue.serverTimestamp(),
  });
};

/** The season of the id of its record; undefined for another id. */
export function parseSeason(recordId: string): SeasonFilter | undefined {
  const filter = parseRecordId(recordId);
  return filter?.kind === 'of-season' ? filter : undefined;
}

/** The seasons that are marked, the last one first: one that fails for long must not hide the others. */
export async function readMarkedSeasons(firestore: Firestore): Promise<SeasonFilter[]> {
  const { docs } = await marks(firestore).orderBy('created', 'desc').limit(marksAtOnce).get();
  return [...new Set(docs.map((mark) => readText(mark.get('season'))))].flatMap(
    (id) => parseSeason(id) ?? [],
  );
}

export async function readMarks(firestore: Firestore, season: SeasonFilter): Promise<DocumentReference[]> {
  const ofSeason = marks(firestore).where('season', '==', getRecordId(season)).limit(marksAtOnce);
  return (await ofSeason.get()).docs.map(({ ref }) => ref);
}

export async function removeMarks(
  firestore: Firestore,
  references: readonly DocumentReference[],
): Promise<void> {
  for (const part of inParts(references, maxBatch)) {
    const batch = firestore.batch();
    for (const reference of part) batch.delete(reference);
    await batch.commit();
  }
}
