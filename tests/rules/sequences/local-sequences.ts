import { expect } from 'vitest';
import { expectNoDivergence, type AllowedCounts } from './find-divergence.ts';
import { stepKinds } from './generate-sequence.ts';
import { LocalWorld } from './local-world.ts';
import { videoForgeries } from './steps.ts';

/** Everybody attempts every step of the sequences, which get far enough to take steps of all kinds. */
export async function expectModel(firstSeed: number, count: number): Promise<void> {
  const allowedCounts: AllowedCounts = new Map();
  const run = { createWorld: () => new LocalWorld(), isExhaustive: true, allowedCounts };
  for (let seed = firstSeed; seed < firstSeed + count; seed++)
    await expectNoDivergence(run, { seed, length: 30, hasWaits: true });
  const rareKinds = [...new Set(stepKinds)].filter((kind) => (allowedCounts.get(kind) ?? 0) < count / 20);
  expect(rareKinds).toEqual(videoForgeries);
}
