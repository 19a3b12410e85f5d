import { execFile } from 'node:child_process';

/** Finds faults, one per line; none if all is well. */
export type Check = () => Promise<string[]>;

/** One thing that is checked. */
export interface Part {
  name: string;
  check: Check;
}

export interface PartResult {
  name: string;
  seconds: number;
  faults: string[];
}

/**
 * A check by another program, which fails if it ends with an error or cannot be started.
 *
 * @param ignoredOutput lines of its output that say nothing about a fault
 */
export function checkWith(
  [program, ...args]: readonly [program: string, ...args: string[]],
  ignoredOutput?: RegExp,
): Check {
  return () =>
    new Promise((resolve) => {
      const child = execFile(program, args, { maxBuffer: 1e8 }, (error, stdout, stderr) => {
        if (!error) return resolve([]);
        if (child.pid === undefined) return resolve([`${program} could not be started: ${error.message}`]);
        const lines = (stdout + stderr).split('\n');
        const faults = lines.filter((line) => line.trim() !== '' && !ignoredOutput?.test(line));
        const reason = `${program} ended with ${child.signalCode ?? `exit code ${child.exitCode}`}`;
        resolve(faults.length > 0 ? faults : [reason]);
      });
    });
}

/** Runs a part to its end; one that throws has failed. */
export async function runPart({ name, check }: Part): Promise<PartResult> {
  const startedAt = performance.now();
  const faults = await check().catch((error: unknown) => [String(error)]);
  return { name, faults, seconds: (performance.now() - startedAt) / 1000 };
}

/** The verdict in one line, and under it what failed. */
export function formatResult({ name, seconds, faults }: PartResult): string {
  const head = `${faults.length === 0 ? '✓' : '✗'} ${name.padEnd(23)} ${seconds.toFixed(1).padStart(5)} s`;
  return [head, ...faults.map((line) => `    ${line}`)].join('\n');
}
