import { expect } from 'vitest';
import { SeededRandom } from './seeded-random.ts';
import type { EngineProcess, MemoryReading } from './engine-process.ts';

/** SOAK_INPUTS=2000 shortens a run. */
const inputCount = Number(process.env['SOAK_INPUTS'] ?? 100_000);
/** SOAK_SEED=n repeats a run. */
const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000);
const timeoutMs = 5000;
const concurrency = 16;

interface FuzzPlan<Input> {
  readonly engine: EngineProcess;
  createInput(random: SeededRandom): Input;
  /** Sends an input and waits until the engine has handled it. @throws Error for an invalid response */
  send(input: Input): Promise<void>;
  /** Sends valid requests. @throws Error unless they succeed */
  checkHealth(): Promise<void>;
  /** Deletes the stored data, so that only leaked memory remains. */
  reset?(): Promise<void>;
}

/**
 * Sends malformed inputs and checks that each is handled within five seconds, that valid requests succeed in between,
 * that the engine reports no internal error, and that its memory at the end is at most 1.2 times that after a tenth of
 * the inputs.
 *
 * @throws AssertionError that contains the input
 */
export async function fuzzEngine<Input>(name: string, plan: FuzzPlan<Input>): Promise<void> {
  const { engine } = plan;
  const random = new SeededRandom(seed);
  const slowest = { durationMs: 0, input: '' };
  let sent = 0;
  const worker = async (until: number) => {
    while (sent < until) {
      sent++;
      const input = plan.createInput(random);
      const startedAt = performance.now();
      try {
        await withTimeout(plan.send(input));
      } catch (error) {
        throw new Error(`Input ${formatInput(input)} (seed ${seed}): ${String(error)}`, { cause: error });
      }
      const durationMs = performance.now() - startedAt;
      if (durationMs > slowest.durationMs) Object.assign(slowest, { durationMs, input: formatInput(input) });
      expect(engine.unexpectedErrors, `after ${formatInput(input)} (seed ${seed})`).toEqual([]);
    }
  };
  // The first inputs would be slow while the engine is still starting.
  await plan.checkHealth();
  const memory: MemoryReading[] = [];
  for (let part = 1; part <= 10; part++) {
    const until = Math.round((inputCount * part) / 10);
    await Promise.all(Array.from({ length: concurrency }, () => worker(until)));
    await plan.checkHealth();
    await plan.reset?.();
    memory.push(await engine.readMemory());
  }
  expect(engine.unexpectedErrors).toEqual([]);
  console.log(
    `${name}: ${sent} inputs, seed ${seed}, memory ${formatMegabytes(memory, 'resident')} MB, collected ` +
      `${formatMegabytes(memory, 'collected')} MB, slowest ${Math.round(slowest.durationMs)} ms: ${slowest.input.slice(0, 120)}`,
  );
  // The memory of a short run mostly grows by warm-up.
  if (inputCount < 50_000) return;
  expect(computeGrowth(memory, 'resident')).toBeLessThanOrEqual(1.2);
  expect(computeGrowth(memory, 'collected')).toBeLessThanOrEqual(1.2);
}

const formatMegabytes = (memory: readonly MemoryReading[], kind: keyof MemoryReading) =>
  memory.map((reading) => Math.round(reading[kind] / 1e6)).join(' ');

/** The ratio of the last to the first reading. */
const computeGrowth = (memory: readonly MemoryReading[], kind: keyof MemoryReading) =>
  (memory.at(-1)?.[kind] ?? NaN) / (memory[0]?.[kind] ?? NaN);

async function withTimeout(task: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not handled within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([task, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function formatInput(input: unknown): string {
  const text = Buffer.isBuffer(input) ? input.toString('hex') : JSON.stringify(input);
  return text.length > 3000 ? `${text.slice(0, 3000)}… (${text.length})` : text;
}
