import { hash, randomUUID } from 'node:crypto';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { readObject, readText } from '#src/domain/field-readers.ts';
import { getRecordId } from '#src/domain/ride-record.ts';
import { completeBoards, getSeasonListId } from '#src/domain/season-board.ts';
import type { SeasonFilter } from '#src/domain/video-filter.ts';
import { inParts } from '../in-parts.ts';
import type { KeptBoard } from './kept-boards.ts';

/** How long the computation of a season may take before another one begins. */
const claimMs = 10 * 60_000;
/** A request to Firestore has ten million bytes at most, a board 60,000. */
const boardsAtOnce = 60;
const idsAtOnce = 400;

/** What the service knows of the boards of a season: who computes them, and the hash of each one that is there. */
const getSeasonState = (firestore: Firestore, season: SeasonFilter) =>
  firestore.collection('board_seasons').doc(getRecordId(season));

/** The hash of each board of a season that is there, by its id. @param state its document of `board_seasons` */
export const readHashes = (state: DocumentSnapshot): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(readObject(toPlainData(state.data() ?? {})['hashes'])).map(([id, value]) => [
      id,
      readText(value),
    ]),
  );

/** A season whose boards are being computed. */
export interface Claim {
  readonly id: string;
  readonly state: DocumentReference;
  readonly hashes: ReadonlyMap<string, string>;
}

/** Tells whether a board has changed. */
export const getHash = (json: string): string => hash('sha256', json).slice(0, 16);

/**
 * Keeps others from computing the boards of a season.
 *
 * @param isTakenOver from whoever computes it now, who then writes nothing more
 * @returns undefined while somebody else computes it
 */
export const claimSeason = (
  firestore: Firestore,
  season: SeasonFilter,
  { isTakenOver = false } = {},
): Promise<Claim | undefined> =>
  firestore.runTransaction(async (transaction) => {
    const state = getSeasonState(firestore, season);
    const stored = await transaction.get(state);
    if (!isTakenOver && Number(stored.get('until') ?? 0) > Date.now()) return undefined;
    const id = randomUUID();
    transaction.set(state, { claim: id, until: Date.now() + claimMs }, { merge: true });
    return { id, state, hashes: readHashes(stored) };
  });

/** Writes as long as the season is claimed; whoever took too long has lost it, and writes nothing. */
const writeClaimed = (
  firestore: Firestore,
  { id, state }: Claim,
  write: (transaction: Transaction) => void,
): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(state)).get('claim') !== id) throw new Error(`${state.id} was claimed anew.`);
    write(transaction);
  });

/** Removes boards, and what is known of them. */
export async function removeBoards(
  firestore: Firestore,
  claim: Claim,
  ids: readonly string[],
): Promise<void> {
  for (const removed of inParts(ids, idsAtOnce))
    await writeClaimed(firestore, claim, (transaction) => {
      for (const id of removed) transaction.delete(firestore.doc(`boards/${id}`));
      const hashes = Object.fromEntries(removed.map((id) => [id, FieldValue.delete()]));
      transaction.set(claim.state, { hashes }, { merge: true });
    });
}

/** Writes boards, in as many commits as they take. */
export async function writeBoards(
  firestore: Firestore,
  claim: Claim,
  changed: readonly KeptBoard[],
): Promise<void> {
  for (const part of inParts(changed, boardsAtOnce))
    await writeClaimed(firestore, claim, (transaction) => {
      for (const { id, bytes } of part)
        transaction.set(firestore.doc(`boards/${id}`), { state: completeBoards, board: bytes });
      const hashes = Object.fromEntries(part.map(({ id, json }) => [id, getHash(json)]));
      transaction.set(claim.state, { hashes }, { merge: true });
    });
}

/** Says of a season that its boards are kept, or that it has no rides. @param states undefined for a season without rides */
export const listSeason = (
  firestore: Firestore,
  claim: Claim,
  season: SeasonFilter,
  states: string[] | undefined,
) =>
  writeClaimed(firestore, claim, (transaction) => {
    const list = firestore.doc(`boards/${getSeasonListId(season.eventId)}`);
    transaction.set(list, { years: { [season.year]: states ?? FieldValue.delete() } }, { merge: true });
  });

/** The boards of a season that are there. */
export async function readBoardIds({ state }: Pick<Claim, 'state'>): Promise<string[]> {
  return [...readHashes(await state.get()).keys()];
}

/** Lets others compute the season; one that is lost by then is theirs already. */
export const releaseSeason = (firestore: Firestore, claim: Claim): Promise<void> =>
  writeClaimed(firestore, claim, (transaction) =>
    transaction.set(claim.state, { claim: FieldValue.delete(), until: FieldValue.delete() }, { merge: true }),
  ).catch(() => undefined);

/** The documents with the boards of seasons, and with what is known of them: without, they are computed anew. */
export async function listBoardDocuments(
  firestore: Firestore,
  recordIds: Iterable<string>,
): Promise<string[]> {
  const states = [...recordIds].map((id) => firestore.doc(`board_seasons/${id}`));
  const ids = await Promise.all(states.map((state) => readBoardIds({ state })));
  return states.flatMap((state, index) => [...(ids[index] ?? []).map((id) => `boards/${id}`), state.path]);
}
