import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { computeBoard, parseStoredBoard, type BoardOf } from '#src/domain/season-board.ts';
import { compareBoards, playEvents } from '#tests/figures/kept-boards.ts';
import { buildRide, createRecordsFixture } from '#tests/support/records-fixture.ts';
import { computeBoards } from '../kept-boards.ts';
import { updateBoards } from '../update-boards.ts';
import { buildSeason, time } from './build-season.ts';

/* npm run soak boards: what kept boards cost, and whether they stay right. */

const fixture = createRecordsFixture();
const usual: BoardOf = { board: 'riders', eventId: 1, state: '' };

test('what a board costs in a season of 1,000 to 100,000 rides', () => {
  const rows = [1000, 10_000, 50_000, 100_000].map((rides) => {
    const season = buildSeason(rides);
    const [serviceMs, kept] = time(() => [
      ...computeBoards({ kind: 'of-season', year: 2026, eventId: 1 }, season).boards,
    ]);
    const [first] = kept;
    const json = gunzipSync(first!.bytes).toString();
    const [readMs] = time(() => parseStoredBoard(JSON.parse(json)));
    const [computeMs] = time(() => computeBoard(season, usual));
    const sizes = kept.map(({ bytes }) => bytes.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
    return {
      ...{ rides, boards: kept.length, 'KB of a board': Math.round(first!.bytes.length / 1000) },
      'largest KB': Math.round(Math.max(...sizes) / 1000),
      ...{ 'ms to read one': readMs, 'ms to compute one': computeMs, 'ms of the service': serviceMs },
    };
  });
  console.table(rows);
});

test('a night of 400 rides that come twenty at a time leaves a mark each, and one computation', async () => {
  const rides = Array.from({ length: 400 }, (_, number) =>
    buildRide(`ride-${number}`, {
      ...{ event_type: 1, event_date: Date.UTC(2026, 6, 4) / 1000, location: 'Reno, NV' },
      ...{
        contestants_id: [`rider-${number % 90}`],
        contestants_names: [`Rider ${number % 90}`],
        score: 60 + number / 20,
      },
    }),
  );
  const startedAt = performance.now();
  for (let from = 0; from < rides.length; from += 20)
    await Promise.all(
      rides.slice(from, from + 20).map(async (ride) => fixture.deliver(await fixture.put(ride))),
    );
  const ms = Math.round(performance.now() - startedAt);
  const marks = (await fixture.firestore.collection('board_marks').get()).size;
  const [updateStart] = [performance.now()];
  await updateBoards(fixture.firestore);
  console.log({ ms, marks, updateMs: Math.round(performance.now() - updateStart) });
  expect((await fixture.firestore.collection('board_marks').get()).size).toBe(0);
});

test.each([1, 2])(
  '2,000 events that come late, twice and in any order leave the right boards, %i',
  async (seed) => {
    const { differing, compared } = await compareBoards(
      fixture.firestore,
      await playEvents(fixture, 2000, seed),
    );
    console.log(`${compared} boards compared`);
    expect(differing).toEqual([]);
  },
);
