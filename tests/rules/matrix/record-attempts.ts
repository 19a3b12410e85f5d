import { limit } from 'firebase/firestore';
import type { Attempts } from '../access-matrix.ts';
import type { FirestoreFixture } from '../firestore-fixture.ts';

const record = 'records/animal_bull';
const part = `${record}/parts/0`;

export const createRecordAttempts = (fixture: FirestoreFixture): Attempts<'records'> => ({
  get: (caller) => fixture.as(caller).get(record),
  list: (caller) => fixture.as(caller).list('records', limit(1)),
  create: (caller) => fixture.as(caller).set(record, { state: 'complete' }),
  delete: (caller) => fixture.as(caller).delete(record),
  'get a part': (caller) => fixture.as(caller).get(part),
  'list parts': (caller) => fixture.as(caller).list(`${record}/parts`, limit(1)),
  'create a part': (caller) => fixture.as(caller).set(part, { state: 'complete' }),
  'delete a part': (caller) => fixture.as(caller).delete(part),
});

const board = 'boards/2026_1_riders_all';

export const createBoardAttempts = (fixture: FirestoreFixture): Attempts<'boards'> => ({
  get: (caller) => fixture.as(caller).get(board),
  list: (caller) => fixture.as(caller).list('boards', limit(1)),
  create: (caller) => fixture.as(caller).set(board, { state: 'complete-1' }),
  delete: (caller) => fixture.as(caller).delete(board),
});

/** What only the service knows. */
export const createBoardStateAttempts = (
  fixture: FirestoreFixture,
  name: 'board_seasons' | 'board_marks',
): Attempts<'board_seasons'> => ({
  get: (caller) => fixture.as(caller).get(`${name}/season_2026_1`),
  list: (caller) => fixture.as(caller).list(name, limit(1)),
  create: (caller) => fixture.as(caller).set(`${name}/season_2026_1`, { season: 'season_2026_1' }),
});
