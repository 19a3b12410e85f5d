import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import type { Documents } from './measure-cost.ts';

const access = { user_access: { delegate: true as const } };
export const owner = buildContestant({ id: 'owner', email: '', ...access });
export const delegate = buildContestant({ id: 'delegate', email: 'delegate@example.com' });
export const riders = [buildContestant({ id: 'rider', ...access }), buildContestant({ id: 'otherRider' })];
const administrator = buildFan({ id: 'admin' });
export const stock = buildContractor({ id: 'stock', ...access });
/** Of somebody else, whose block is looked up and who is notified. */
export const animal = buildBull(stock, { id: 'bodacious' });

const profiles = [owner, delegate, stock, administrator, ...riders];

/** The profiles and the animal. */
export const stored: Documents = new Map<string, object>([
  ...profiles.map((user): [string, object] => [`users/${user.id}`, user]),
  ['animals/bodacious', animal],
]);
