import { videos } from '../../seed/videos.ts';
import type { BenchResult } from '../bench-result.ts';
import { measureLighthouseScore } from './lighthouse.ts';
import { compareMedians, measureAlternately, type MeasuredBuild } from './measured-build.ts';
import { showComparison } from './results.ts';

const pages = [
  { name: '/video/:id', path: `/video/${videos.at(-1)?.id ?? ''}` },
  { name: '/login', path: '/login' },
];

/** Lighthouse's scores; without a network for its download there are none. */
export async function benchLighthouse(
  builds: readonly MeasuredBuild[],
  rounds: number,
): Promise<BenchResult[]> {
  const rows: BenchResult[] = [];
  for (const { name, path } of pages) {
    const metric = `Lighthouse performance, ${name}`;
    try {
      const scores = await measureAlternately(builds, rounds, ({ origin }) =>
        measureLighthouseScore(`${origin}${path}`),
      );
      rows.push(showComparison({ metric, unit: '', ...compareMedians(scores, (score) => score) }));
    } catch (error) {
      console.error(`${metric}:`, error);
      rows.push({ metric, measured: 'not measured', target: '', status: 'info' });
    }
  }
  return rows;
}
