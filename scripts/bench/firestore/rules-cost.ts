import { median } from '#emulators/firestore/bench/load.ts';
import { bull } from '#tests/support/factories/animal.ts';
import { contestant, contractor } from '#tests/support/factories/user.ts';
import { video } from '#tests/support/factories/video.ts';
import type { BenchRow } from '../bench-row.ts';
import { startProductEngine, writeOf } from './product-engine.ts';

const delegate = contestant();
const owner = contractor({ user_access: { [delegate.id]: true } });
const riders = [contestant(), contestant()];
const animal = bull(owner);

/** Publishing for another account, with an animal and two contestants: nothing else is looked at for as long. */
function publishing(): object {
  const id = crypto.randomUUID();
  const token = '00000000-0000-4000-8000-000000000000';
  const file = encodeURIComponent(`videos/${id}/${id}.png`);
  const thumbnail_url = `http://127.0.0.1:7106/v0/b/demo-bench.appspot.com/o/${file}?alt=media&token=${token}`;
  const tagged = { animal, contestants: riders };
  const made = video(owner, { id, thumbnail_url, created_by: delegate.id, ...tagged });
  return writeOf(`videos/${id}`, made, ['created']);
}

async function millisecondsOf(send: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await send();
  return performance.now() - began;
}

/** What the longest rule takes, by the difference between one whom rules hold and one whom they do not. */
export async function rulesCostRows(): Promise<BenchRow[]> {
  const engine = await startProductEngine();
  try {
    const people = [delegate, owner, ...riders].map((person) => writeOf(`users/${person.id}`, person));
    await engine.admin.commit([...people, writeOf(`animals/${animal.id}`, animal)]);
    const person = engine.as(delegate.id);
    const judged: number[] = [];
    const free: number[] = [];
    // In turns, so that whatever else the machine does weighs on both.
    for (let turn = 0; turn < 1500; turn++) {
      const [ours, theirs] = [publishing(), publishing()];
      const times = [
        await millisecondsOf(() => person.commit([ours])),
        await millisecondsOf(() => engine.admin.commit([theirs])),
      ] as const;
      if (turn < 500) continue;
      judged.push(times[0]);
      free.push(times[1]);
    }
    const [under, without] = [median(judged), median(free)];
    const info = { target: '', verdict: 'info' } as const;
    return [
      {
        figure: 'longest rule (a video for another account, an animal, two contestants)',
        measured: `${((under - without) * 1000).toFixed(0)} µs`,
        ...info,
      },
      {
        figure: `its share of a write: ${under.toFixed(2)} ms, without rules ${without.toFixed(2)} ms`,
        measured: `${((1 - without / under) * 100).toFixed(0)} %`,
        ...info,
      },
    ];
  } finally {
    await engine.stop();
  }
}
