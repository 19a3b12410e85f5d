import { median } from 'firebase-engines/firestore/bench/measure.ts';
import { buildDelegateNotification } from '#src/domain/notification.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import type { BenchResult } from '../bench-result.ts';
import { buildTimeWrite, buildWrite, startProductEngine } from './product-engine.ts';

const delegate = buildContestant();
const owner = buildContractor({ user_access: { [delegate.id]: true } });
const riders = [buildContestant(), buildContestant()];
const animal = buildBull(owner);

const buildTicket = (id: string) => ({
  id,
  owner: owner.id,
  uploader: delegate.id,
  created: new Date(),
  published: null,
  deleter: null,
  deleting: null,
});

/** The batch that publishes a delegate's video with an animal and two contestants: it has the most expensive rule. */
function buildPublishWrites(id: string): object[] {
  const token = '00000000-0000-4000-8000-000000000000';
  const file = encodeURIComponent(`videos/${id}/${id}.png`);
  const thumbnail_url = `http://127.0.0.1:7106/v0/b/demo-bench.appspot.com/o/${file}?alt=media&token=${token}`;
  const tags = { animal, contestants: riders };
  const video = buildVideo(owner, { id, thumbnail_url, created_by: delegate.id, ...tags });
  const posted = buildDelegateNotification('posted', parseUser(delegate.id, delegate), video);
  return [
    buildTimeWrite(`uploads/${id}`, 'published'),
    buildWrite(`videos/${id}`, video, ['created']),
    buildWrite(`notifications/${posted?.id}`, { ...posted, timestamp: null }, ['timestamp']),
  ];
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
      const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
      await engine.admin.commit(ids.map((id) => buildWrite(`uploads/${id}`, buildTicket(id))));
      const [ruledWrites, unruledWrites] = [buildPublishWrites(ids[0]), buildPublishWrites(ids[1])];
      const durations = [
        await measureMs(() => client.commit(ruledWrites)),
        await measureMs(() => engine.admin.commit(unruledWrites)),
      ] as const;
      if (round < 500) continue;
      withRules.push(durations[0]);
      withoutRules.push(durations[1]);
    }
    const [ruledMs, unruledMs] = [median(withRules), median(withoutRules)];
    const info = { target: '', status: 'info' } as const;
    return [
      {
        metric: 'slowest rules (publishing for another account, an animal, two contestants)',
        measured: `${((ruledMs - unruledMs) * 1000).toFixed(0)} µs`,
        ...info,
      },
      {
        metric: `their share of the batch: ${ruledMs.toFixed(2)} ms, without rules ${unruledMs.toFixed(2)} ms`,
        measured: `${((1 - unruledMs / ruledMs) * 100).toFixed(0)} %`,
        ...info,
      },
    ];
  } finally {
    await engine.stop();
  }
}
