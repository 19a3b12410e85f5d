import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { allSdks } from '../conformance-case.ts';
import type { Condition, Data, QuerySpec } from '../sdk-client.ts';

/** Documents with missing fields, null, NaN and values of other types. */
export const people: Readonly<Record<string, Data>> = {
  ann: { age: 30, city: 'Reno', tags: ['rider', 'judge'] },
  bob: { age: 25, city: 'Waco', tags: [] },
  cat: { age: 30.5, city: 'Reno' },
  dan: { age: null, city: 'Cody', tags: ['clown'] },
  eve: { city: 'Waco', tags: ['rider'] },
  fay: { age: 'unknown', city: null },
  gus: { age: Number.NaN, city: 'Reno', tags: 'rider' },
};

/** A query on `people`. @param expected the ids that it finds in order, separated by spaces */
export function createQueryCase(
  title: string,
  spec: QuerySpec,
  expected: string,
  sdks = allSdks,
): ConformanceCase {
  return {
    title: `finds ${title}`,
    sdks,
    async run(sandbox) {
      await sandbox.setItems(people);
      expect(await sandbox.queryIds(spec)).toBe(expected);
    },
  };
}

/** A query with conditions that must all hold. */
export const buildWhere = (...conditions: readonly Condition[]): QuerySpec => ({ where: conditions });
