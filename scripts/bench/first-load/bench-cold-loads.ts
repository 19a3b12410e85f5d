import type { Browser } from 'playwright';
import { videos } from '../../seed/videos.ts';
import type { BenchResult } from '../bench-result.ts';
import { measureColdLoad, type ColdLoad, type ColdPage } from './cold-load.ts';
import { compareMedians, measureAlternately, type MeasuredBuild } from './measured-build.ts';
import { checkComparison, showComparison, type Goal } from './results.ts';

interface Figure {
  readonly of: keyof ColdLoad;
  readonly name: string;
  readonly unit: string;
  readonly goal?: Goal;
}

const firstPaint: Figure = { of: 'firstPaint', name: 'FCP', unit: 'ms' };
const largestPaint: Figure = { of: 'largestPaint', name: 'LCP', unit: 'ms' };
const layoutShift: Figure = { of: 'layoutShift', name: 'CLS', unit: '', goal: { target: 0.02 } };
const traffic: readonly Figure[] = [
  { of: 'scripts', name: 'JS in the end', unit: 'KiB' },
  { of: 'transferred', name: 'all in the end, without clips', unit: 'KiB' },
  { of: 'requests', name: 'requests', unit: '' },
];

const measuredPages: readonly (ColdPage & { figures: readonly Figure[] })[] = [
  {
    name: '/feed signed in',
    path: '/feed',
    isSignedIn: true,
    milestone: 'firstCard',
    figures: [
      firstPaint,
      { ...largestPaint, goal: { target: 3000, orHalf: true } },
      { of: 'milestone', name: 'first card', unit: 'ms' },
      layoutShift,
      { of: 'scriptsUntilMilestone', name: 'JS until the first card', unit: 'KiB' },
      ...traffic,
      { of: 'documentReads', name: 'documents read', unit: '', goal: { target: 12 } },
    ],
  },
  {
    name: '/video/:id signed out',
    path: `/video/${videos.at(-1)?.id ?? ''}`,
    milestone: 'videoPlaying',
    figures: [
      firstPaint,
      largestPaint,
      { of: 'milestone', name: 'video playing', unit: 'ms', goal: { target: 2500, orHalf: true } },
      layoutShift,
      { of: 'scriptsUntilMilestone', name: 'JS until it plays', unit: 'KiB', goal: { target: 105 } },
      ...traffic,
    ],
  },
  { name: '/login', path: '/login', figures: [firstPaint, largestPaint, layoutShift] },
  { name: '/', path: '/', figures: [firstPaint, largestPaint, layoutShift] },
];

/** Opens each page several times. @returns medians */
export async function benchColdLoads(
  browser: Browser,
  builds: readonly MeasuredBuild[],
  loads: number,
): Promise<BenchResult[]> {
  const rows: BenchResult[] = [];
  for (const { figures, ...page } of measuredPages) {
    const coldLoads = await measureAlternately(builds, loads, ({ origin, session }) =>
      measureColdLoad(browser, origin, page, page.isSignedIn ? session : undefined),
    );
    for (const { of, name, unit, goal } of figures) {
      const medians = compareMedians(coldLoads, (load) => load[of]);
      const comparison = { metric: `${page.name}, ${name}`, unit, ...medians };
      rows.push(goal ? checkComparison(comparison, goal) : showComparison(comparison));
    }
  }
  return rows;
}
