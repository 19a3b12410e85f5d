/** `npm run cost -- --views 1000000`: what a month with that many views costs. */
import { assumptions } from './cost/assumptions.ts';
import { formatCost, parseViews } from './cost/format-cost.ts';
import { prices } from './cost/prices.ts';

try {
  console.log(formatCost(parseViews(process.argv.slice(2)), assumptions, prices));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
