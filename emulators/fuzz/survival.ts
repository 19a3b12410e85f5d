import { expect } from 'vitest';
import { Dice } from './dice.ts';
import type { EngineProcess, Memory } from './engine-process.ts';

/** Fewer inputs for a trial: SOAK_INPUTS=2000. */
const inputs = Number(process.env['SOAK_INPUTS'] ?? 100_000);
/** SOAK_SEED=n repeats a run. */
const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000);
const mostMilliseconds = 5000;
const atOnce = 16;

interface SoakPlan<Input> {
  readonly engine: EngineProcess;
  make(dice: Dice): Input;
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
export async function expectToSurvive<Input>(name: string, plan: SoakPlan<Input>): Promise<void> {
  const { engine } = plan;
  const dice = new Dice(seed);
  const slowest = { milliseconds: 0, input: '' };
  let sent = 0;
  const worker = async (until: number) => {
    while (sent < until) {
      sent++;
      const input = plan.make(dice);
      const began = performance.now();
      try {
        await inTime(plan.send(input));
      } catch (error) {
        throw new Error(`Input ${show(input)} (seed ${seed}): ${String(error)}`, { cause: error });
      }
      const milliseconds = performance.now() - began;
      if (milliseconds > slowest.milliseconds) Object.assign(slowest, { milliseconds, input: show(input) });
      expect(engine.complaints, `after ${show(input)} (seed ${seed})`).toEqual([]);
    }
  };
  // An engine that is still starting would make the first inputs look slow.
  await plan.good();
  const memory: Memory[] = [];
  for (let part = 1; part <= 10; part++) {
    const until = Math.round((inputs * part) / 10);
    await Promise.all(Array.from({ length: atOnce }, () => worker(until)));
    await plan.good();
    await plan.clear?.();
    memory.push(await engine.memory());
  }
  expect(engine.complaints).toEqual([]);
  console.log(
    `${name}: ${sent} inputs, seed ${seed}, memory ${megabytes(memory, 'resident')} MB, collected ` +
      `${megabytes(memory, 'collected')} MB, slowest ${Math.round(slowest.milliseconds)} ms: ${slowest.input.slice(0, 120)}`,
  );
  // A short trial measures the program warming up.
  if (inputs < 50_000) return;
  expect(growth(memory, 'resident')).toBeLessThanOrEqual(1.2);
  expect(growth(memory, 'collected')).toBeLessThanOrEqual(1.2);
}

const megabytes = (memory: readonly Memory[], kind: keyof Memory) =>
  memory.map((read) => Math.round(read[kind] / 1e6)).join(' ');

/** How many times the first reading the last one is. */
const growth = (memory: readonly Memory[], kind: keyof Memory) =>
  (memory.at(-1)?.[kind] ?? NaN) / (memory[0]?.[kind] ?? NaN);

async function inTime(done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${mostMilliseconds} ms`)), mostMilliseconds);
  });
  try {
    await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

function show(input: unknown): string {
  const text = Buffer.isBuffer(input) ? input.toString('hex') : JSON.stringify(input);
  return text.length > 3000 ? `${text.slice(0, 3000)}… (${text.length})` : text;
}
