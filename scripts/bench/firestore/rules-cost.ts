import { median } from 'firebase-engines/firestore/bench/measure.ts';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import type { BenchResult } from '../bench-result.ts';
import { startProductEngine, buildWrite } from './product-engine.ts';

const delegate = buildContestant();
const owner = buildContractor({ user_access: { [delegate.id]: true } });
const riders = [buildContestant(), buildContestant()];
const animal = buildBull(owner);

/** A delegate's video with an animal and two contestants: the most expensive write. */
function buildPublishWrite(): object {
  const id = crypto.randomUUID();
  const token = '00000000-0000-4000-8000-000000000000';
  const file = encodeURIComponent(`videos/${id}/${id}.png`);
  const thumbnail_url = `http://127.0.0.1:7106/v0/b/demo-bench.appspot.com/o/${file}?alt=media&token=${token}`;
  const tags = { animal, contestants: riders };
  const video = buildVideo(owner, { id, thumbnail_url, created_by: delegate.id, ...tags });
  return buildWrite(`videos/${id}`, video, ['created']);
}

async function measureMs(send: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await send();
  return performance.now() - startedAt;
}

/** Measures the most expensive rule as the difference between a user's write and an admin's. */
export async function benchRulesCost(): Promise<BenchResult[]> {
  const engine = await startProductEngine();
  try {
    const userWrites = [delegate, owner, ...riders].map((user) => buildWrite(`users/${user.id}`, user));
    await engine.admin.commit([...userWrites, buildWrite(`animals/${animal.id}`, animal)]);
    const client = engine.createClient(delegate.id);
    const withRules: number[] = [];
    const withoutRules: number[] = [];
    // Alternates, so that other load on the machine affects both equally.
    for (let round = 0; round < 1500; round++) {
      const [userWrite, adminWrite] = [buildPublishWrite(), buildPublishWrite()];
      const durations = [
        await measureMs(() => client.commit([userWrite])),
        await measureMs(() => engine.admin.commit([adminWrite])),
      ] as const;
      if (round < 500) continue;
      withRules.push(durations[0]);
      withoutRules.push(durations[1]);
    }
    const [ruledMs, unruledMs] = [median(withRules), median(withoutRules)];
    const info = { target: '', status: 'info' } as const;
    return [
      {
        metric: 'slowest rule (a video for another account, an animal, two contestants)',
        measured: `${((ruledMs - unruledMs) * 1000).toFixed(0)} µs`,
        ...info,
      },
      {
        metric: `its share of a write: ${ruledMs.toFixed(2)} ms, without rules ${unruledMs.toFixed(2)} ms`,
        measured: `${((1 - unruledMs / ruledMs) * 100).toFixed(0)} %`,
        ...info,
      },
    ];
  } finally {
    await engine.stop();
  }
}
