import { expect } from 'vitest';
import { SeededRandom } from './seeded-random.ts';
import type { EngineProcess, MemoryReading } from './engine-process.ts';

/** Fewer inputs for a trial: SOAK_INPUTS=2000. */
const inputCount = Number(process.env['SOAK_INPUTS'] ?? 100_000);
/** SOAK_SEED=n repeats a run. */
const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000);
const maxMilliseconds = 5000;
const concurrency = 16;

interface FuzzPlan<Input> {
  readonly engine: EngineProcess;
  make(dice: SeededRandom): Input;
  /** Sends an input and waits until the engine is done with it. @throws Error when the answer is not a proper one */
  send(input: Input): Promise<void>;
  /** A request that must be answered as if nothing had happened. @throws Error when it is not */
  good(): Promise<void>;
  /** Takes back what the inputs have stored, so that only what leaks is left. */
  clear?(): Promise<void>;
}

/**
 * Sends malformed inputs, and proves that each is done with in five seconds, that good requests are served between
 * them, that the engine never met a mistake of its own, and that its memory after all inputs is at most 1.2 times that
 * after a tenth of them.
 *
 * @throws AssertionError that shows the input
 */
export async function fuzzEngine<Input>(name: string, plan: FuzzPlan<Input>): Promise<void> {
  const { engine } = plan;
  const dice = new SeededRandom(seed);
  const slowest = { milliseconds: 0, input: '' };
  let sent = 0;
  const worker = async (until: number) => {
    while (sent < until) {
      sent++;
      const input = plan.make(dice);
      const began = performance.now();
      try {
        await withTimeout(plan.send(input));
      } catch (error) {
        throw new Error(`Input ${formatInput(input)} (seed ${seed}): ${String(error)}`, { cause: error });
      }
      const milliseconds = performance.now() - began;
      if (milliseconds > slowest.milliseconds)
        Object.assign(slowest, { milliseconds, input: formatInput(input) });
      expect(engine.unexpectedErrors, `after ${formatInput(input)} (seed ${seed})`).toEqual([]);
    }
  };
  // An engine that is still starting would make the first inputs look slow.
  await plan.good();
  const memory: MemoryReading[] = [];
  for (let part = 1; part <= 10; part++) {
    const until = Math.round((inputCount * part) / 10);
    await Promise.all(Array.from({ length: concurrency }, () => worker(until)));
    await plan.good();
    await plan.clear?.();
    memory.push(await engine.readMemory());
  }
  expect(engine.unexpectedErrors).toEqual([]);
  console.log(
    `${name}: ${sent} inputs, seed ${seed}, memory ${formatMegabytes(memory, 'resident')} MB, collected ` +
      `${formatMegabytes(memory, 'collected')} MB, slowest ${Math.round(slowest.milliseconds)} ms: ${slowest.input.slice(0, 120)}`,
  );
  // A short trial measures the program warming up.
  if (inputCount < 50_000) return;
  expect(computeGrowth(memory, 'resident')).toBeLessThanOrEqual(1.2);
  expect(computeGrowth(memory, 'collected')).toBeLessThanOrEqual(1.2);
}

const formatMegabytes = (memory: readonly MemoryReading[], kind: keyof MemoryReading) =>
  memory.map((read) => Math.round(read[kind] / 1e6)).join(' ');

/** How many times the first reading the last one is. */
const computeGrowth = (memory: readonly MemoryReading[], kind: keyof MemoryReading) =>
  (memory.at(-1)?.[kind] ?? NaN) / (memory[0]?.[kind] ?? NaN);

async function withTimeout(done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${maxMilliseconds} ms`)), maxMilliseconds);
  });
  try {
    await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

function formatInput(input: unknown): string {
  const text = Buffer.isBuffer(input) ? input.toString('hex') : JSON.stringify(input);
  return text.length > 3000 ? `${text.slice(0, 3000)}… (${text.length})` : text;
}
