import type { Behaviour } from '../behaviour.ts';
import type { SdkName } from '../client.ts';
import { LISTENING_BEHAVIOURS } from './listening.ts';
import { QUERIES } from './queries.ts';
import { TRANSACTIONS } from './transactions.ts';
import { VALUES } from './values.ts';
import { WRITES } from './writes.ts';

/** Everything that must hold for an SDK. */
export function behavioursOf(sdk: SdkName): readonly Behaviour[] {
  const all = [...VALUES, ...WRITES, ...QUERIES, ...TRANSACTIONS, ...LISTENING_BEHAVIOURS];
  return all.filter(({ sdks }) => sdks.includes(sdk));
}
