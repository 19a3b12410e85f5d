import { createCollection } from './search-cases.ts';
import type { Collection } from '../collection.ts';

/** A filter of one of Typesense's tests: its name, the filter, and the IDs of what it accepts, in their order. */
export type FilterCase = readonly [test: string, filter: string, ids: string];

/** Filters of Typesense's tests in one collection. */
export const filterCasesOf = (
  collection: Collection,
  sortBy: string,
  cases: readonly FilterCase[],
): [...FilterCase, string, Collection][] => cases.map((item) => [...item, sortBy, collection]);

/** The documents with lists of numbers of Typesense's own tests. */
export const people = createCollection(
  'name, age:int32, years[]:int32, timestamps[]:int64, tags[], rating:float',
  (
    [
      [24, [2014, 2015, 2016], [1390354022, 1421890022, 1453426022], ['gold', 'silver'], 1.09],
      [44, [2015, 2016], [1421890022, 1453426022], ['FINE PLATINUM'], 9.999],
      [21, [2016], [1453426022], ['bronze', 'gold'], 7.812],
      [63, [1981, 1985], [348974822, 475205222], ['silver'], 0],
      [32, [1999, 2000, 2001, 2002], [916968422, 1011662822], ['silver', 'gold', 'bronze'], 5.5],
    ] as const
  ).map((row) => ['Jeremy Howard', ...row]),
);
