import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { readObject, readText } from '#src/domain/field-readers.ts';
import { getRecordId } from '#src/domain/ride-record.ts';
import { rodeoEvents } from '#src/domain/rodeo-event.ts';
import { completeBoards, getSeasonListId } from '#src/domain/season-board.ts';
import type { SeasonFilter } from '#src/domain/video-filter.ts';
import { readPages } from '../read-pages.ts';
import { readHashes } from './board-claims.ts';
import { parseSeason, readMarkedSeasons } from './board-marks.ts';
import { computeBoards } from './kept-boards.ts';
import { readRides, updateSeason } from './update-boards.ts';

/** The seasons that have a record, or boards. */
async function readSeasons(firestore: Firestore): Promise<SeasonFilter[]> {
  const seasons = new Map<string, SeasonFilter>();
  for (const name of ['records', 'board_seasons'])
    for await (const documents of readPages(firestore.collection(name).select()))
      for (const { id } of documents) {
        const season = parseSeason(id);
        if (season) seasons.set(id, season);
      }
  return [...seasons.values()];
}

/** The boards that are there; lists of seasons are none. */
async function* readBoards(firestore: Firestore): AsyncGenerator<{ id: string; json: string }> {
  for await (const documents of readPages(firestore.collection('boards'), 50))
    for (const document of documents) {
      const { state, board } = document.data() as { state?: unknown; board?: Buffer };
      if (!document.id.startsWith(getSeasonListId(0).slice(0, -1)))
        yield {
          id: document.id,
          json: board && state === completeBoards ? gunzipSync(board).toString() : '',
        };
    }
}

/** Computes all boards anew, and says that all are kept. May be stopped and started again. */
export async function rebuildBoards(firestore: Firestore): Promise<void> {
  // What somebody else has written of a board is not known: all are written.
  for await (const documents of readPages(firestore.collection('board_seasons')))
    for (const document of documents)
      await document.ref.update({
        hashes: Object.fromEntries([...readHashes(document).keys()].map((id) => [id, ''])),
      });
  const seasons = await readSeasons(firestore);
  // Whoever has one may have been killed.
  for (const season of seasons) await updateSeason(firestore, season, { isTakenOver: true });
  const unknown = new Set<string>();
  for await (const { id } of readBoards(firestore)) unknown.add(id);
  // After the boards: one that is written meanwhile is known.
  for await (const documents of readPages(firestore.collection('board_seasons')))
    for (const document of documents) for (const id of readHashes(document).keys()) unknown.delete(id);
  for (const id of unknown) await firestore.doc(`boards/${id}`).delete();
  await rebuildLists(firestore);
}

/** Says that all boards are kept, and forgets years of nothing. A season that is listed has a record since before. */
async function rebuildLists(firestore: Firestore): Promise<void> {
  const lists = await firestore.getAll(
    ...rodeoEvents.map(({ id }) => firestore.doc(`boards/${getSeasonListId(id)}`)),
  );
  const known = new Set((await readSeasons(firestore)).map(({ eventId, year }) => `${eventId} ${year}`));
  for (const [index, { id }] of rodeoEvents.entries()) {
    const list = lists[index];
    const listed = Object.keys(readObject(list?.get('years')));
    const gone = listed.filter((year) => !known.has(`${id} ${year}`));
    const years = Object.fromEntries(gone.map((year) => [year, FieldValue.delete()]));
    await list?.ref.set({ state: completeBoards, ...(gone.length > 0 && { years }) }, { merge: true });
  }
}

/** Compares boards with the records that they are from. @returns one line per difference */
export async function* verifyBoards(firestore: Firestore): AsyncGenerator<string> {
  const waiting = await readMarkedSeasons(firestore);
  for (const season of waiting) yield `the boards of ${getRecordId(season)} wait to be computed`;
  const found = new Map<string, string>();
  for await (const { id, json } of readBoards(firestore)) found.set(id, json);
  const years = new Map<number, Record<string, readonly string[]>>();
  for (const season of await readSeasons(firestore)) {
    const rides = (await readRides(firestore, season)) ?? [];
    const { states, boards } = computeBoards(season, rides);
    if (rides.length > 0) years.set(season.eventId, { ...years.get(season.eventId), [season.year]: states });
    for (const { id, json } of boards) {
      if (found.get(id) !== json) yield `board ${id} ${found.has(id) ? 'differs' : 'is missing'}`;
      found.delete(id);
    }
  }
  for (const id of found.keys()) yield `board ${id} is of nothing`;
  for (const { id } of rodeoEvents) {
    const list = await firestore.doc(`boards/${getSeasonListId(id)}`).get();
    if (readText(list.get('state')) !== completeBoards) yield `board list ${list.id} is not complete`;
    if (!isDeepStrictEqual(readObject(list.get('years')), years.get(id) ?? {}))
      yield `board list ${list.id} has other years or states`;
  }
}
