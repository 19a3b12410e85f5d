import { setTimeout } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DocumentReference, FieldPath, Query } from 'firebase-admin/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { buildThree } from '#tests/support/factories/build-three.ts';
import { buildRide, createRecordsFixture } from '#tests/support/records-fixture.ts';
import { completeRecord } from '#src/domain/ride-record.ts';
import {
  chooseRanking,
  completeBoards,
  parseStoredBoard,
  type SeasonBoard,
} from '#src/domain/season-board.ts';
import type { RankedBy } from '#src/domain/leaderboard.ts';
import type { StoredVideo } from '#tests/support/factories/build-video.ts';
import { rebuildBoards, verifyBoards } from './rebuild-boards.ts';
import { updateBoards } from './update-boards.ts';

const fixture = createRecordsFixture();
const { put, deliver } = fixture;

afterEach(() => vi.restoreAllMocks());

const day = (year: number, month = 5) => Date.UTC(year, month, 9) / 1000;
const places = ['Dodge City, KS', 'Reno, NV', 'Guthrie, OK'];

/** A ride of a rider of that name. */
const ridden = (id: string, name: string, score: number, fields: Partial<StoredVideo> = {}) =>
  buildRide(id, {
    ...{ event_type: 1, event_date: day(2025), location: 'Reno, NV', score },
    ...{ contestants_id: [name], contestants_names: [name] },
    ...fields,
  });

async function publish(...rides: readonly StoredVideo[]): Promise<void> {
  for (const ride of rides) await deliver(await put(ride));
}

const remove = async (id: string) => deliver(await put(undefined, id));

async function fetchBoard(id: string): Promise<SeasonBoard | undefined> {
  const document = await fixture.firestore.doc(`boards/${id}`).get();
  if (!document.exists) return undefined;
  expect(document.get('state')).toBe(completeBoards);
  return parseStoredBoard(JSON.parse(gunzipSync(document.get('board') as Buffer).toString()));
}

const readStates = async (id: string) => (await fetchBoard(id))?.states;

async function readBoard(id: string, by?: RankedBy): Promise<string[] | undefined> {
  const board = await fetchBoard(id);
  return (
    board &&
    chooseRanking(board, by).standings.map(
      ({ rank, isTied, name, figure }) => `${isTied ? 'T' : ''}${rank} ${name} ${figure.digits}`,
    )
  );
}

const listBoards = async () =>
  (await fixture.firestore.collection('boards').listDocuments()).map(({ id }) => id).toSorted();
const countMarks = async () => (await fixture.firestore.collection('board_marks').get()).size;
const readYears = async (eventId: number) =>
  (await fixture.firestore.doc(`boards/seasons_${eventId}`).get()).get('years') as unknown;

async function verify(): Promise<string[]> {
  const differences: string[] = [];
  for await (const difference of verifyBoards(fixture.firestore)) differences.push(difference);
  return differences;
}

test('[LEAD-03] the boards of an event and a year are computed once it has changed, for all states and each', async () => {
  await publish(
    ...buildThree((id, index) => ridden(id, `Rider ${index}`, 84 + index, { location: places[index]! })),
    ridden('barrels', 'Hailey', 0, { event_type: 5, time: 17.2, result: 'time', score: null }),
  );
  expect(await updateBoards(fixture.firestore)).toBe(2);
  expect(await countMarks()).toBe(0);
  expect(await readBoard('2025_1_riders_all')).toEqual(['1 Rider 2 86', '2 Rider 1 85', '3 Rider 0 84']);
  expect(await readBoard('2025_1_riders_NV')).toEqual(['1 Rider 1 85']);
  expect(await readBoard('2025_1_riders_TX')).toBeUndefined();
  expect(await readStates('2025_1_riders_NV')).toEqual(['KS', 'NV', 'OK']);
  expect(await readBoard('2025_5_riders_all')).toEqual(['1 Hailey 17.20']);
  expect(await readYears(1)).toEqual({ 2025: ['KS', 'NV', 'OK'] });
  expect(await updateBoards(fixture.firestore)).toBe(0);
});

test('[LEAD-03] what changes is written, and no other board', async () => {
  await publish(ridden('a', 'Cody', 90), ridden('b', 'Wade', 80, { location: 'Guthrie, OK' }));
  await updateBoards(fixture.firestore);
  // A write of what is there already has no trace of its own.
  const boards = ['2025_1_riders_NV', '2025_1_riders_OK'].map((id) => fixture.firestore.doc(`boards/${id}`));
  for (const board of boards) await board.update({ isUntouched: true });
  await publish(ridden('b', 'Wade', 91, { location: 'Guthrie, OK' }));
  await updateBoards(fixture.firestore);
  expect(await readBoard('2025_1_riders_all')).toEqual(['1 Wade 91', '2 Cody 90']);
  const untouched = await Promise.all(
    boards.map(async (board) => (await board.get()).get('isUntouched') as unknown),
  );
  expect(untouched).toEqual([true, undefined]);
});

test('[LEAD-03] with the last ride of a state its boards go, and with the last of a year all', async () => {
  await publish(
    ridden('a', 'Cody', 90),
    ridden('b', 'Wade', 80, { location: 'Guthrie, OK' }),
    ridden('c', 'Max', 70, { event_date: day(2024) }),
  );
  await updateBoards(fixture.firestore);
  await remove('b');
  await updateBoards(fixture.firestore);
  expect(await readBoard('2025_1_riders_OK')).toBeUndefined();
  expect(await readYears(1)).toEqual({ 2024: ['NV'], 2025: ['NV'] });
  await remove('a');
  await updateBoards(fixture.firestore);
  expect(await readYears(1)).toEqual({ 2024: ['NV'] });
  expect((await listBoards()).filter((id) => id.startsWith('2025'))).toEqual([]);
});

test('[LEAD-03] a ride that comes while its season is computed is on the board the next time', async () => {
  await publish(ridden('a', 'Cody', 80));
  const { runTransaction } = fixture.firestore;
  let isFirst = true;
  vi.spyOn(fixture.firestore, 'runTransaction').mockImplementation(async (update, options) => {
    const result: unknown = await runTransaction.call(fixture.firestore, update, options);
    // The record has been read.
    if (options?.readOnly && isFirst) {
      isFirst = false;
      await publish(ridden('b', 'Wade', 90));
    }
    return result;
  });
  await updateBoards(fixture.firestore);
  expect(isFirst).toBe(false);
  expect(await readBoard('2025_1_riders_all')).toEqual(['1 Cody 80']);
  expect(await countMarks()).toBe(1);
  await updateBoards(fixture.firestore);
  expect(await readBoard('2025_1_riders_all')).toEqual(['1 Wade 90', '2 Cody 80']);
});

test('[LEAD-03] a season that somebody computes is left to them, until they have taken too long', async () => {
  await publish(ridden('a', 'Cody', 80));
  const season = fixture.firestore.doc('board_seasons/season_2025_1');
  await season.set({ claim: 'another', until: Date.now() + 60_000 });
  await updateBoards(fixture.firestore);
  expect(await listBoards()).toEqual([]);
  expect(await countMarks()).toBeGreaterThan(0);
  await season.set({ claim: 'another', until: Date.now() - 1 });
  await updateBoards(fixture.firestore);
  expect(await readBoard('2025_1_riders_all')).toEqual(['1 Cody 80']);
  expect((await season.get()).get('claim')).toBeUndefined();
});

test('[LEAD-03] whoever takes too long writes nothing any more', async () => {
  await publish(ridden('a', 'Cody', 80));
  await updateBoards(fixture.firestore);
  await publish(ridden('a', 'Cody', 90));
  const season = fixture.firestore.doc('board_seasons/season_2025_1');
  const { runTransaction } = fixture.firestore;
  vi.spyOn(fixture.firestore, 'runTransaction').mockImplementation(async (update, options) => {
    const result: unknown = await runTransaction.call(fixture.firestore, update, options);
    if (options?.readOnly) await season.update({ claim: 'another', until: Date.now() + 60_000 });
    return result;
  });
  await expect(updateBoards(fixture.firestore)).rejects.toThrow(AggregateError);
  expect(await readBoard('2025_1_riders_all')).toEqual(['1 Cody 80']);
  expect((await season.get()).get('claim')).toBe('another');
  expect(await countMarks()).toBeGreaterThan(0);
});

test('[LEAD-03] a season that cannot be computed keeps no old boards and its mark; others are computed', async () => {
  await publish(ridden('a', 'Cody', 80), ridden('b', 'Wade', 70, { event_date: day(2024) }));
  await updateBoards(fixture.firestore);
  const record = fixture.firestore.doc('records/season_2025_1');
  const right = (await record.get()).data()!;
  await publish(ridden('c', 'Max', 75), ridden('d', 'Max', 75, { event_date: day(2024) }));
  await record.set({ state: completeRecord, entries: gzipSync('{') });
  await expect(updateBoards(fixture.firestore)).rejects.toThrow(AggregateError);
  expect((await listBoards()).filter((id) => id.startsWith('2025'))).toEqual([]);
  expect(await readBoard('2024_1_riders_all')).toEqual(['1 Max 75', '2 Wade 70']);
  expect(await countMarks()).toBeGreaterThan(0);
  await record.set(right);
  await updateBoards(fixture.firestore);
  expect(await readBoard('2025_1_riders_all')).toEqual(['1 Cody 80']);
});

test('[LEAD-03] what was written before a season failed does not stay', async () => {
  await publish(ridden('a', 'Cody', 80));
  const { runTransaction } = fixture.firestore;
  let writes = 0;
  // It is claimed, its boards are written, and then its year is listed.
  vi.spyOn(fixture.firestore, 'runTransaction').mockImplementation((update, options) => {
    if (!options?.readOnly) writes += 1;
    return writes === 3 && !options?.readOnly
      ? Promise.reject(new Error('unavailable'))
      : runTransaction.call(fixture.firestore, update, options);
  });
  await expect(updateBoards(fixture.firestore)).rejects.toThrow(AggregateError);
  expect(await listBoards()).toEqual([]);
  await updateBoards(fixture.firestore);
  expect(await readBoard('2025_1_riders_all')).toEqual(['1 Cody 80']);
});

test('[LEAD-03] while a record is filled, no board of its season is kept', async () => {
  await publish(ridden('a', 'Cody', 80));
  await updateBoards(fixture.firestore);
  await publish(ridden('a', 'Cody', 81));
  await fixture.firestore.doc('records/season_2025_1').update({ state: 'filling' });
  await updateBoards(fixture.firestore);
  expect(await readBoard('2025_1_riders_all')).toBeUndefined();
  // Whoever reads it computes it, because the year is listed.
  expect(await readYears(1)).toEqual({ 2025: ['NV'] });
});

test('[LEAD-03] one film of a ride counts, whoever is tagged', async () => {
  await publish(ridden('a', 'Cody', 80), ridden('b', 'Cody', 90));
  await deliver(await fixture.putLink('b', 'a'));
  await updateBoards(fixture.firestore);
  expect(await readBoard('2025_1_riders_all')).toEqual(['1 Cody 80']);
  await deliver(await fixture.putLink('b', undefined));
  await updateBoards(fixture.firestore);
  expect(await readBoard('2025_1_riders_all')).toEqual(['1 Cody 90']);
});

test('[LEAD-03] a board of long names has fewer places, and stays small', async () => {
  const long = (number: number) =>
    Array.from({ length: 250 }, (_, index) =>
      (((index + 1) * (number + 7) ** 3) % 36 ** 4).toString(36),
    ).join(' ');
  const batch = fixture.firestore.batch();
  for (let number = 0; number < 120; number += 1) {
    const ride = ridden(`${number}`, long(number), 60 + number / 4, { title: long(number + 500) });
    batch.set(fixture.firestore.doc(`videos/${number}`), ride);
  }
  await batch.commit();
  await deliver({ id: '0', versions: [(await fixture.firestore.doc('videos/0').get()).data()!] });
  await updateBoards(fixture.firestore);
  const board = (await fixture.firestore.doc('boards/2025_1_riders_all').get()).get('board') as Buffer;
  expect(board.length).toBeLessThanOrEqual(60_000);
  const { rankings, states } = parseStoredBoard(JSON.parse(gunzipSync(board).toString()));
  expect(states).toEqual(['NV']);
  expect(rankings[0]?.isCut).toBe(true);
  expect(rankings[0]!.standings.length).toBeGreaterThan(20);
  expect(rankings[0]!.standings.length).toBeLessThan(100);
}, 60_000);

test('[LEAD-04] a rebuild repairs boards, removes those of nothing, and says that all are kept; verify tells', async () => {
  await publish(ridden('a', 'Cody', 80), ridden('b', 'Wade', 85, { event_date: day(1967) }));
  expect(await verify()).toContain('the boards of season_2025_1 wait to be computed');
  await rebuildBoards(fixture.firestore);
  expect(await verify()).toEqual([]);
  expect((await fixture.firestore.doc('boards/seasons_9').get()).get('state')).toBe(completeBoards);

  const boards = fixture.firestore.collection('boards');
  const whole = (await boards.doc('1967_1_riders_all').get()).data()!;
  await boards.doc('2025_1_riders_all').set(whole);
  await boards.doc('2025_1_animals_NV').delete();
  await boards.doc('2025_1_contractors_all').update({ state: 'complete-0' });
  await boards.doc('2020_1_riders_all').set(whole);
  await boards.doc('seasons_3').delete();
  await boards.doc('seasons_5').update({ state: 'complete-0' });
  await boards.doc('seasons_7').update({ years: { 1999: ['TX'] } });
  await boards.doc('seasons_1').update({ 'years.2025': ['NV', 'TX'] });
  expect((await verify()).toSorted()).toEqual([
    'board 2020_1_riders_all is of nothing',
    'board 2025_1_animals_NV is missing',
    'board 2025_1_contractors_all differs',
    'board 2025_1_riders_all differs',
    'board list seasons_1 has other years or states',
    'board list seasons_3 is not complete',
    'board list seasons_5 is not complete',
    'board list seasons_7 has other years or states',
  ]);
  await rebuildBoards(fixture.firestore);
  expect(await verify()).toEqual([]);
  expect(await readYears(1)).toEqual({ 1967: ['NV'], 2025: ['NV'] });
});

test('[LEAD-04] a rebuild forgets what it knew of a season before it computes it', async () => {
  await publish(ridden('a', 'Cody', 80));
  await rebuildBoards(fixture.firestore);
  await fixture.firestore.doc('boards/2025_1_riders_all').delete();
  const { update } = DocumentReference.prototype;
  vi.spyOn(DocumentReference.prototype, 'update').mockImplementation(async function (
    this: DocumentReference,
    ...values: unknown[]
  ) {
    await setTimeout(300);
    return Reflect.apply(update, this, values) as ReturnType<typeof update>;
  });
  await rebuildBoards(fixture.firestore);
  expect(await readBoard('2025_1_riders_all')).toEqual(['1 Cody 80']);
});

test('[LEAD-04] a rebuild takes a season over from who computes it, or was killed at it', async () => {
  await publish(ridden('a', 'Cody', 80), ridden('b', 'Wade', 85, { event_date: day(1967) }));
  const season = fixture.firestore.doc('board_seasons/season_2025_1');
  await season.set({ claim: 'another', until: Date.now() + 600_000 });
  await rebuildBoards(fixture.firestore);
  expect(await verify()).toEqual([]);
});

test('[LEAD-04] a board that is written while a rebuild looks for those of nothing stays', async () => {
  await publish(ridden('a', 'Cody', 80));
  const { get } = Query.prototype;
  const listed = fixture.firestore.collection('boards').orderBy(FieldPath.documentId()).limit(50);
  let isFirst = true;
  vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    if (isFirst && this.isEqual(listed)) {
      isFirst = false;
      await publish(ridden('b', 'Wade', 90, { location: 'Guthrie, OK' }));
      await updateBoards(fixture.firestore);
    }
    return get.call(this);
  });
  await rebuildBoards(fixture.firestore);
  expect(isFirst).toBe(false);
  expect(await readBoard('2025_1_riders_OK')).toEqual(['1 Wade 90']);
  expect(await verify()).toEqual([]);
});
