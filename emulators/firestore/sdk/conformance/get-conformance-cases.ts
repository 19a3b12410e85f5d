import type { ConformanceCase } from '../conformance-case.ts';
import type { SdkName } from '../sdk-client.ts';
import { adminCases } from './admin.ts';
import { aggregateCases } from './aggregates.ts';
import { snapshotChangeCases } from './snapshot-changes.ts';
import { fieldCases } from './fields.ts';
import { listenerCases } from './listeners.ts';
import { orderedQueryCases } from './ordered-queries.ts';
import { queryCases } from './queries.ts';
import { rejectionCases } from './rejections.ts';
import { transactionCases } from './transactions.ts';
import { typedQueryCases } from './typed-queries.ts';
import { valueCases } from './values.ts';
import { writeCases } from './writes.ts';

/** All cases of an SDK except networkCases, which cannot run concurrently. */
export function getConformanceCases(sdk: SdkName): readonly ConformanceCase[] {
  const all = [
    ...valueCases,
    ...fieldCases,
    ...writeCases,
    ...rejectionCases,
    ...queryCases,
    ...orderedQueryCases,
    ...typedQueryCases,
    ...aggregateCases,
    ...transactionCases,
    ...listenerCases,
    ...snapshotChangeCases,
    ...adminCases,
  ];
  return all.filter(({ sdks }) => sdks.includes(sdk));
}
