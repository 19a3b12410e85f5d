import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardChoice } from '#src/domain/board-choice.ts';
import {
  chooseRanking,
  completeBoards,
  computeBoard,
  getBoardId,
  toStoredBoard,
} from '#src/domain/season-board.ts';
import { parseVideo } from '#src/domain/video.ts';
import * as documentBatch from './document-batch.ts';
import { fetchBoard } from './season-boards.ts';

const choice: BoardChoice = { board: 'riders', eventId: 1, season: 2025, state: '', rankedBy: undefined };
const lastSeason = 2027;

const buildRide = (id: string, score: number, location = 'Reno, NV') =>
  parseVideo(id, { event_type: 1, score, location, contestants_id: [id], contestants_names: [id] });
const rides = [buildRide('Wade', 80), buildRide('Cody', 91), buildRide('Max', 85, 'Elko, NV')];

const toBytes = (json: string) => ({ bytesValue: gzipSync(json).toString('base64') });

/** The document of a board, as REST has it. */
function storeBoard(year: number, of: BoardChoice, state: string = completeBoards): void {
  const json = JSON.stringify(toStoredBoard(computeBoard(rides, of)));
  documents.set(`boards/${getBoardId(year, of)}`, { state: { stringValue: state }, board: toBytes(json) });
}

function storeSeasons(years: Record<string, string[]>, state: string = completeBoards): void {
  const toArray = (states: string[]) => ({
    arrayValue: { values: states.map((stringValue) => ({ stringValue })) },
  });
  const fields = Object.fromEntries(Object.entries(years).map(([year, states]) => [year, toArray(states)]));
  documents.set('boards/seasons_1', { state: { stringValue: state }, years: { mapValue: { fields } } });
}

const documents = new Map<string, Record<string, unknown>>();
const fetchBatch = vi.spyOn(documentBatch, 'fetchBatch');
const fetchRides = vi.fn<Parameters<typeof fetchBoard>[2] & object>();

beforeEach(() => {
  documents.clear();
  fetchBatch.mockReset();
  fetchBatch.mockImplementation((paths) => Promise.resolve(paths.map((path) => documents.get(path) ?? {})));
  fetchRides.mockReset();
  fetchRides.mockResolvedValue({ year: 2025, rides: rides.slice(0, 1), hasMore: true });
});

const read = async (changes: Partial<BoardChoice> = {}) => {
  const { board, ...shown } = await fetchBoard({ ...choice, ...changes }, lastSeason, fetchRides);
  return {
    ...shown,
    names: chooseRanking(board, undefined).standings.map(({ name }) => name),
    states: board.states,
  };
};

describe('[LEAD-03] a board', () => {
  test('that is kept is one document, and no ride is read', async () => {
    storeBoard(2025, choice);
    expect(await read()).toMatchObject({
      ...{ year: 2025, hasRides: true, latestRides: undefined },
      ...{ names: ['Cody', 'Max', 'Wade'], states: ['NV'] },
    });
    expect(fetchBatch.mock.calls).toEqual([[['boards/2025_1_riders_all']]]);
    expect(fetchRides).not.toHaveBeenCalled();
  });

  test('of the usual address is that of the latest year with rides', async () => {
    storeSeasons({ 2024: ['TX'], 2025: ['NV'], 2028: ['WY'] });
    storeBoard(2025, choice);
    expect(await read({ season: undefined })).toMatchObject({ year: 2025, names: ['Cody', 'Max', 'Wade'] });
    expect(fetchBatch).toHaveBeenCalledTimes(3);
    storeBoard(lastSeason, choice);
    expect(await read({ season: undefined })).toMatchObject({ year: lastSeason });
    expect(fetchBatch).toHaveBeenCalledTimes(4);
  });

  test.each([
    ['a year without rides', { season: 2023 }, { year: 2023, hasRides: false, states: [] }],
    ['a state without rides', { state: 'WY' }, { year: 2025, hasRides: true, states: ['NV'] }],
    [
      'a state without rides in the latest year',
      { season: undefined, state: 'WY' },
      { year: 2025, hasRides: true, states: ['NV'] },
    ],
    [
      'a state in a year with rides abroad only',
      { season: 2022, state: 'NV' },
      { year: 2022, hasRides: true, states: [] },
    ],
  ])('of %s is empty, and no ride is read', async (_what, changes, shown) => {
    storeSeasons({ 2022: [], 2025: ['NV'] });
    storeBoard(2025, choice);
    expect(await read(changes)).toMatchObject({ ...shown, names: [] });
    expect(fetchRides).not.toHaveBeenCalled();
  });

  test('of an event without rides is empty', async () => {
    storeSeasons({});
    expect(await read({ season: undefined })).toMatchObject({ year: lastSeason, hasRides: false, names: [] });
    expect(fetchRides).not.toHaveBeenCalled();
  });

  test.each([
    ['where none are kept', () => undefined],
    ['while not all are kept', () => storeSeasons({ 2024: ['NV'] }, '')],
    ['that is kept no longer, because it could not be computed', () => storeSeasons({ 2025: ['NV'] })],
    ['of an earlier version', () => storeBoard(2025, choice, 'complete-0')],
  ])('%s is computed from the rides', async (_when, store) => {
    store();
    expect(await read()).toMatchObject({ year: 2025, hasRides: true, latestRides: 1, names: ['Wade'] });
  });
});
