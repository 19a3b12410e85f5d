import { setImmediate } from 'node:timers/promises';
import { expect } from 'vitest';
import { expectNoDivergence, type AllowedCounts } from './find-divergence.ts';
import { stepKinds } from './generate-sequence.ts';
import { LocalWorld } from './local-world.ts';
import { videoForgeries } from './steps.ts';

/** Everybody attempts every step of the sequences, which get far enough to take steps of all kinds. */
export async function expectModel(firstSeed: number, count: number): Promise<void> {
  const allowedCounts: AllowedCounts = new Map();
  const run = { createWorld: () => new LocalWorld(), isExhaustive: true, allowedCounts };
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    await expectNoDivergence(run, { seed, length: 30, hasWaits: true });
    // On a busy machine, all of them take longer than the backend keeps an idle connection: without a pause, the next
    // request of this process would be sent on one that is closed.
    await setImmediate();
  }
  const rareKinds = [...new Set(stepKinds)].filter((kind) => (allowedCounts.get(kind) ?? 0) < count / 20);
  expect(rareKinds).toEqual(videoForgeries);
}
