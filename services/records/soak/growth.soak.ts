import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getRideFigures } from '#src/domain/ride-figures.ts';
import { parseRecordedRide, sortRecordedRides, toRecordedRide } from '#src/domain/ride-record.ts';
import { groupByEventAndRodeo } from '#src/domain/rider-season.ts';
import { countByYear } from '#src/domain/ride-season.ts';
import type { RideFilter } from '#src/domain/video-filter.ts';
import { toParts } from '../stored-record.ts';
import { buildSeason, time } from './build-season.ts';

/* npm run soak growth: what the record of a famous animal and of a busy rider costs whoever opens it. */

const animal: RideFilter = { kind: 'of-animal', animalId: 'animal-0' };
const rider: RideFilter = { kind: 'of-rider', riderId: 'rider-0' };

test.each([
  ['an animal', [500, 5000, 11_000, 30_000], animal, getRideFigures],
  ['a rider', [200, 2000, 5000], rider, groupByEventAndRodeo],
] as const)('what the record of %s costs', (_name, counts, filter, computeFigures) => {
  const rows = counts.map((rides) => {
    const entries = buildSeason(rides).map(toRecordedRide);
    const documents = toParts('', entries);
    const bytes = documents.map(([, part]) => part.length);
    const [unpackMs, json] = time(() => documents.map(([, part]) => gunzipSync(part).toString()));
    const [readMs, read] = time(() =>
      sortRecordedRides(json.flatMap((part) => JSON.parse(part) as unknown[]).map(parseRecordedRide), filter),
    );
    const [figuresMs] = time(() => [computeFigures(read), countByYear(read)]);
    expect(read).toHaveLength(rides);
    return {
      // Of a record in parts, one more, which names them.
      ...{ rides, documents: documents.length === 1 ? 1 : documents.length + 1 },
      ...{
        KB: Math.round(bytes.reduce((sum, each) => sum + each) / 1000),
        'MB of JSON': json.join('').length / 1e6,
      },
      ...{ 'ms to unpack': unpackMs, 'ms to read': readMs, 'ms of figures': figuresMs },
    };
  });
  console.table(rows);
});
