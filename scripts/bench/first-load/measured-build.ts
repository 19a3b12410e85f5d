import type { StoredSession } from './browser-session.ts';
import { getMedian, type Comparison } from './results.ts';

/** A served build and a session of the demo fan in it. */
export interface MeasuredBuild {
  readonly origin: string;
  readonly session: StoredSession;
}

/**
 * Measures all builds round by round, so that whatever else the machine does slows all of them down.
 *
 * @param builds the current one first
 * @returns the results of each build
 */
export async function measureAlternately<T>(
  builds: readonly MeasuredBuild[],
  rounds: number,
  measure: (build: MeasuredBuild) => Promise<T>,
): Promise<T[][]> {
  const results: T[][] = builds.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, build] of builds.entries()) results[index]?.push(await measure(build));
  return results;
}

/** Compares the medians of a figure. @param results of `measureAlternately` */
export function compareMedians<T>(
  results: readonly (readonly T[])[],
  getFigure: (result: T) => number,
): Pick<Comparison, 'current' | 'previous'> {
  const [current = NaN, previous] = results.map((rounds) => getMedian(rounds.map(getFigure)));
  return { current, previous };
}
