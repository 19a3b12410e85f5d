/**
 * `npm run cost -- --views 1000000 --cdnShare 0.9`: what a month with that many views costs, with other values of
 * assumptions. `npm run cost -- attacks`: what one attacker can make us pay in an hour.
 * `npm run cost -- day`: a day with 50 million views, with and without the optional services.
 */
import { parseArgs } from 'node:util';
import { assume, assumptions } from './cost/assumptions.ts';
import { formatCost } from './cost/estimate-cost.ts';

const usage =
  'Usage: npm run cost -- --views <number> [--<assumption> <number>], or npm run cost -- attacks|day';

async function run(): Promise<string> {
  const numbers = Object.fromEntries(
    ['views', ...Object.keys(assumptions)].map((name) => [name, { type: 'string' as const }]),
  );
  const { values, positionals } = parseArgs({ options: numbers, allowPositionals: true });
  // Measures the rules.
  if (positionals.join() === 'attacks') return (await import('./cost/attacks.ts')).formatAttacks();
  const { views = 1_000_000, ...changes } = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number(value)]),
  );
  const isDay = positionals.join() === 'day';
  if ((positionals.length > 0 && !isDay) || ![views, ...Object.values(changes)].every((value) => value >= 0))
    throw new TypeError(usage);
  if (isDay) return (await import('./cost/simulate-day.ts')).formatDay(assume(changes));
  return formatCost(views, assume(changes));
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
