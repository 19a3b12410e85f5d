/** `npm run cost -- --views 1000000`: what a month with that many views costs. */
import { assumptions, prices } from './cost/prices-and-assumptions.ts';
import { formatCost, parseViews } from './cost/estimate-cost.ts';

try {
  console.log(formatCost(parseViews(process.argv.slice(2)), assumptions, prices));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
