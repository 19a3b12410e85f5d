import { median } from 'firebase-engines/firestore/bench/load-client.ts';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import type { BenchResult } from '../bench-result.ts';
import { startProductEngine, buildWrite } from './product-engine.ts';

const delegate = buildContestant();
const owner = buildContractor({ user_access: { [delegate.id]: true } });
const riders = [buildContestant(), buildContestant()];
const animal = buildBull(owner);

/** Publishing for another account, with an animal and two contestants: nothing else is looked at for as long. */
function buildPublishWrite(): object {
  const id = crypto.randomUUID();
  const token = '00000000-0000-4000-8000-000000000000';
  const file = encodeURIComponent(`videos/${id}/${id}.png`);
  const thumbnail_url = `http://127.0.0.1:7106/v0/b/demo-bench.appspot.com/o/${file}?alt=media&token=${token}`;
  const tagged = { animal, contestants: riders };
  const made = buildVideo(owner, { id, thumbnail_url, created_by: delegate.id, ...tagged });
  return buildWrite(`videos/${id}`, made, ['created']);
}

async function measureMilliseconds(send: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await send();
  return performance.now() - began;
}

/** What the longest rule takes, by the difference between one whom rules hold and one whom they do not. */
export async function benchRulesCost(): Promise<BenchResult[]> {
  const engine = await startProductEngine();
  try {
    const people = [delegate, owner, ...riders].map((person) => buildWrite(`users/${person.id}`, person));
    await engine.admin.commit([...people, buildWrite(`animals/${animal.id}`, animal)]);
    const person = engine.createClient(delegate.id);
    const judged: number[] = [];
    const free: number[] = [];
    // In turns, so that whatever else the machine does weighs on both.
    for (let turn = 0; turn < 1500; turn++) {
      const [ours, theirs] = [buildPublishWrite(), buildPublishWrite()];
      const times = [
        await measureMilliseconds(() => person.commit([ours])),
        await measureMilliseconds(() => engine.admin.commit([theirs])),
      ] as const;
      if (turn < 500) continue;
      judged.push(times[0]);
      free.push(times[1]);
    }
    const [under, without] = [median(judged), median(free)];
    const info = { target: '', status: 'info' } as const;
    return [
      {
        metric: 'longest rule (a video for another account, an animal, two contestants)',
        measured: `${((under - without) * 1000).toFixed(0)} µs`,
        ...info,
      },
      {
        metric: `its share of a write: ${under.toFixed(2)} ms, without rules ${without.toFixed(2)} ms`,
        measured: `${((1 - without / under) * 100).toFixed(0)} %`,
        ...info,
      },
    ];
  } finally {
    await engine.stop();
  }
}
