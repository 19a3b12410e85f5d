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
    // In turns, so that whatever else the machine does weighs on both.
    const measure = async (writes: number, turns: number) => {
      const judged: number[] = [];
      const free: number[] = [];
      for (let turn = 0; turn < turns; turn++) {
        const batch = () => Array.from({ length: writes }, publishing);
        const [ours, theirs] = [batch(), batch()];
        judged.push(await millisecondsOf(() => person.commit(ours)));
        free.push(await millisecondsOf(() => engine.admin.commit(theirs)));
      }
      const late = turns / 3;
      return { judged: median(judged.slice(late)), free: median(free.slice(late)) };
    };
    const batches = await measure(100, 90);
    const single = await measure(1, 1500);
    const share = (single.judged - single.free) / single.judged;
    const info = { target: '', verdict: 'info' } as const;
    return [
      {
        figure: 'longest rule (a video for another account, an animal, two contestants)',
        measured: `${(((batches.judged - batches.free) / 100) * 1000).toFixed(0)} µs`,
        ...info,
      },
      {
        figure: `its share of a single write: ${single.judged.toFixed(2)} ms, without rules ${single.free.toFixed(2)} ms`,
        measured: `${(share * 100).toFixed(0)} %`,
        ...info,
      },
    ];
  } finally {
    await engine.stop();
  }
}
