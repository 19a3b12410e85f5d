import type { Behaviour } from '../behaviour.ts';
import type { SdkName } from '../client.ts';
import { ADMIN } from './admin.ts';
import { AGGREGATES } from './aggregates.ts';
import { CHANGES } from './changes.ts';
import { FIELDS } from './fields.ts';
import { LISTENING_BEHAVIOURS } from './listening.ts';
import { QUERIES } from './queries.ts';
import { REFUSALS } from './refusals.ts';
import { TRANSACTIONS } from './transactions.ts';
import { TYPED_QUERIES } from './typed-queries.ts';
import { VALUES } from './values.ts';
import { WRITES } from './writes.ts';

/** Everything that must hold for an SDK, apart from what happens when its network comes and goes. */
export function behavioursOf(sdk: SdkName): readonly Behaviour[] {
  const all = [
    ...VALUES,
    ...FIELDS,
    ...WRITES,
    ...REFUSALS,
    ...QUERIES,
    ...TYPED_QUERIES,
    ...AGGREGATES,
    ...TRANSACTIONS,
    ...LISTENING_BEHAVIOURS,
    ...CHANGES,
    ...ADMIN,
  ];
  return all.filter(({ sdks }) => sdks.includes(sdk));
}
