import type { Firestore } from 'firebase-admin/firestore';
import { completeRecord, parseRecordedRide, sortRecordedRides } from '#src/domain/ride-record.ts';
import type { SeasonFilter } from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';
import {
  claimSeason,
  getHash,
  listSeason,
  readBoardIds,
  releaseSeason,
  removeBoards,
  writeBoards,
  type Claim,
} from './board-claims.ts';
import { readMarkedSeasons, readMarks, removeMarks } from './board-marks.ts';
import { computeBoards, type KeptBoard } from './kept-boards.ts';
import { getRecord } from './record-sources.ts';
import { getEntries, readRecord } from './stored-record.ts';

/*
 * Boards are computed from the record of their season by the function that the browser has. Whoever changes the record
 * leaves a mark, a document of its own, so that a night of rides does not wait for one; once a minute the marked seasons
 * are computed. A mark that comes meanwhile stays for the next time.
 */

/** The rides of a season, newest first; undefined while its record is not complete. */
export const readRides = (firestore: Firestore, season: SeasonFilter): Promise<Video[] | undefined> =>
  firestore.runTransaction(
    async (transaction) => {
      const record = await readRecord(transaction, getRecord(firestore, season));
      if (record.document.exists && record.state !== completeRecord) return undefined;
      return sortRecordedRides(getEntries(record).map(parseRecordedRide), season);
    },
    { readOnly: true },
  );

async function computeClaimed(firestore: Firestore, season: SeasonFilter, claim: Claim): Promise<void> {
  const rides = await readRides(firestore, season);
  // Once it is complete, it is marked.
  if (!rides) return removeBoards(firestore, claim, [...claim.hashes.keys()]);
  const gone = new Set(claim.hashes.keys());
  const changed: KeptBoard[] = [];
  const { states, boards } = computeBoards(season, rides);
  for (const board of boards) {
    gone.delete(board.id);
    if (claim.hashes.get(board.id) !== getHash(board.json)) changed.push(board);
  }
  await writeBoards(firestore, claim, changed);
  await listSeason(firestore, claim, season, rides.length > 0 ? states : undefined);
  await removeBoards(firestore, claim, [...gone]);
}

/**
 * Computes the boards of a season, and writes those that changed. If that fails, none is kept: pages compute them.
 *
 * @param options as of `claimSeason`
 * @returns false while somebody else is at it; the season stays marked
 */
export async function updateSeason(
  firestore: Firestore,
  season: SeasonFilter,
  options?: { readonly isTakenOver: boolean },
): Promise<boolean> {
  const marks = await readMarks(firestore, season);
  const claim = await claimSeason(firestore, season, options);
  if (!claim) return false;
  try {
    await computeClaimed(firestore, season, claim);
  } catch (error) {
    await removeBoards(firestore, claim, await readBoardIds(claim));
    throw error;
  } finally {
    await releaseSeason(firestore, claim);
  }
  await removeMarks(firestore, marks);
  return true;
}

/**
 * Computes the boards of the seasons that are marked.
 *
 * @returns how many seasons
 * @throws AggregateError of those that failed, after the others; they stay marked
 */
export async function updateBoards(firestore: Firestore): Promise<number> {
  const seasons = await readMarkedSeasons(firestore);
  const failures: unknown[] = [];
  for (const season of seasons)
    await updateSeason(firestore, season).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Not all boards could be computed.');
  return seasons.length;
}
