import { expect, test } from 'vitest';
import { createRecordsFixture } from '#tests/support/records-fixture.ts';
import {
  claimSeason,
  getHash,
  listBoardDocuments,
  readBoardIds,
  releaseSeason,
  removeBoards,
  writeBoards,
} from './board-claims.ts';
import { markSeason, readMarkedSeasons, readMarks } from './board-marks.ts';
import { rebuildBoards, verifyBoards } from './rebuild-boards.ts';

const fixture = createRecordsFixture();
const season = { kind: 'of-season', eventId: 1, year: 2025 } as const;
const buildBoard = (state: string) => ({
  ...{ id: `2025_1_riders_${state}`, json: state, bytes: Buffer.from(state) },
});
const listBoards = async () =>
  (await fixture.firestore.collection('boards').listDocuments()).map(({ id }) => id);

test('[LEAD-03] of more boards than a commit takes, all are removed', async () => {
  const claim = await claimSeason(fixture.firestore, season);
  await writeBoards(fixture.firestore, claim!, ['TX', 'NV', 'OK'].map(buildBoard));
  const others = Array.from({ length: 420 }, (_, index) => `2025_1_animals_${index}`);
  await removeBoards(fixture.firestore, claim!, ['2025_1_riders_TX', ...others, '2025_1_riders_OK']);
  expect(await listBoards()).toEqual(['2025_1_riders_NV']);
  expect(await readBoardIds(claim!)).toEqual(['2025_1_riders_NV']);
});

test('[LEAD-03] whoever took too long writes nothing, and who claimed the season then does', async () => {
  const late = await claimSeason(fixture.firestore, season);
  expect(await claimSeason(fixture.firestore, season)).toBeUndefined();
  await late!.state.update({ until: Date.now() - 1 });
  const next = await claimSeason(fixture.firestore, season);
  const board = buildBoard('all');
  await expect(writeBoards(fixture.firestore, late!, [board])).rejects.toThrow('claimed anew');
  await expect(removeBoards(fixture.firestore, late!, [board.id])).rejects.toThrow('claimed anew');
  expect(await listBoards()).toEqual([]);
  await writeBoards(fixture.firestore, next!, [board]);
  expect(await listBoards()).toEqual([board.id]);
});

test('[LEAD-03] a board that has changed has another hash', () => {
  const hashes = Array.from({ length: 2000 }, (_, index) => getHash(`{"states":[${index}]}`));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('[LEAD-04] erased boards leave nothing behind, so they are computed again', async () => {
  const claim = await claimSeason(fixture.firestore, season);
  await writeBoards(fixture.firestore, claim!, ['TX', 'NV'].map(buildBoard));
  await releaseSeason(fixture.firestore, claim!);
  for (const path of await listBoardDocuments(fixture.firestore, ['season_2025_1']))
    await fixture.firestore.doc(path).delete();
  expect(await listBoards()).toEqual([]);
  expect((await claimSeason(fixture.firestore, season))?.hashes).toEqual(new Map());
});

test('[LEAD-03] the marks of a season are its own', async () => {
  const seasons = [season, { ...season, year: 2024 }, { ...season, eventId: 3 }] as const;
  for (const each of seasons)
    await fixture.firestore.runTransaction((transaction) => {
      markSeason(fixture.firestore, transaction, each);
      return Promise.resolve();
    });
  const marks = await readMarks(fixture.firestore, seasons[1]);
  const marked = await Promise.all(marks.map(async (mark) => (await mark.get()).get('season') as unknown));
  expect(marked).toEqual(['season_2024_1']);
});

test('[LEAD-03] the season that was marked last is the first, and each is one', async () => {
  for (const year of [2024, 2026, 2025, 2024])
    await fixture.firestore.runTransaction((transaction) => {
      markSeason(fixture.firestore, transaction, { ...season, year });
      return Promise.resolve();
    });
  expect((await readMarkedSeasons(fixture.firestore)).map(({ year }) => year)).toEqual([2024, 2025, 2026]);
});

test('[LEAD-03] of more boards than a request takes, all are written', async () => {
  const claim = await claimSeason(fixture.firestore, season);
  // Fifteen million bytes.
  const large = Array.from({ length: 250 }, (_, index) => ({
    ...buildBoard(String(index)),
    bytes: Buffer.alloc(60_000, index),
  }));
  await writeBoards(fixture.firestore, claim!, large);
  expect(await listBoards()).toHaveLength(250);
  expect(await readBoardIds(claim!)).toHaveLength(250);
});

test('[LEAD-04] verify names the only season that waits, and a rebuild removes the boards of one without a record', async () => {
  const claim = await claimSeason(fixture.firestore, season);
  await writeBoards(fixture.firestore, claim!, [buildBoard('TX')]);
  await releaseSeason(fixture.firestore, claim!);
  await fixture.firestore.runTransaction((transaction) => {
    markSeason(fixture.firestore, transaction, season);
    return Promise.resolve();
  });
  const { value } = await verifyBoards(fixture.firestore).next();
  expect(value).toBe('the boards of season_2025_1 wait to be computed');
  await rebuildBoards(fixture.firestore);
  expect((await listBoards()).filter((id) => id.startsWith('2025'))).toEqual([]);
});
