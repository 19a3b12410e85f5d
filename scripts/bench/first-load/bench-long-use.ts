import type { Browser } from 'playwright';
import type { BenchResult } from '../bench-result.ts';
import { lastTitle } from './add-rides.ts';
import { measureFeedScroll, type FeedScroll } from './feed-scroll.ts';
import { compareMedians, measureAlternately, type MeasuredBuild } from './measured-build.ts';
import { checkComparison, showComparison } from './results.ts';
import { measureHeapGrowth } from './route-changes.ts';

/** Scrolls through all rides. */
export async function benchFeedScroll(
  browser: Browser,
  builds: readonly MeasuredBuild[],
  rounds: number,
): Promise<BenchResult[]> {
  const scrolls = await measureAlternately(builds, rounds, ({ origin, session }) =>
    measureFeedScroll(browser, origin, session, lastTitle),
  );
  const compare = (name: string, unit: string, of: keyof FeedScroll) => ({
    metric: `feed of 300 cards, ${name}`,
    unit,
    ...compareMedians(scrolls, (scroll) => scroll[of]),
  });
  return [
    checkComparison(compare('longest task', 'ms', 'longestTask'), { target: 200 }),
    showComparison(compare('tasks of 50 ms or more', '', 'longTasks')),
    checkComparison(compare('elements at the end', '', 'elements'), { target: 1500 }),
  ];
}

/** Changes the route a hundred times. */
export async function benchHeapGrowth(
  browser: Browser,
  builds: readonly MeasuredBuild[],
): Promise<BenchResult[]> {
  const growths = await measureAlternately(builds, 1, ({ origin, session }) =>
    measureHeapGrowth(browser, origin, session),
  );
  const growth = compareMedians(growths, (percent) => percent);
  const metric = 'heap growth over 100 route changes';
  return [checkComparison({ metric, unit: '%', ...growth }, { target: 5 })];
}
