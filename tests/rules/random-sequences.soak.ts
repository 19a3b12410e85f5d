import { test } from 'vitest';
import { expectModel } from './sequences/local-world.ts';

/** After those of `npm test`; SEED=… continues with others. */
const firstSeed = Number(process.env['SEED'] ?? 100);

test('random sequences of sharing, publishing and deleting match the model (10,000)', async () => {
  await expectModel(firstSeed, 10_000);
});
