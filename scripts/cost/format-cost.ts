import { parseArgs } from 'node:util';
import type { Assumption, AssumptionName } from './assumptions.ts';
import { estimateCost } from './estimate-cost.ts';
import type { Price, PriceName } from './prices.ts';

const usage = 'Usage: npm run cost -- --views <number>';

/** @returns the number of `--views`, by default a million @throws Error with the usage */
export function parseViews(argv: readonly string[]): number {
  try {
    const { values } = parseArgs({ args: [...argv], options: { views: { type: 'string' } } });
    const views = Number(values.views ?? 1_000_000);
    if (Number.isInteger(views) && views >= 0) return views;
  } catch {
    // Reported below.
  }
  throw new Error(usage);
}

const formatNumber = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
const formatDollars = (value: number) => `$${formatNumber(value < 10 ? value : Math.round(value))}`;

const toWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const alignRows = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(Math.max(...rows.map((row) => row[column]?.length ?? 0))))
      .join('  ')
      .trimEnd(),
  );

/** The cost of a month as a table, with the assumptions and the sources of the prices. */
export function formatCost(
  views: number,
  assumptions: Readonly<Record<AssumptionName, Assumption>>,
  prices: Readonly<Record<PriceName, Price>>,
): string {
  const lines = estimateCost(views, assumptions, prices);
  const total = lines.reduce((sum, { cost }) => sum + cost, 0);
  const costRows = lines.map(({ name, quantity, cost }) => {
    const { unit, amount, free, isUnverified }: Price = prices[name];
    const quota = free > 0 ? `, ${formatNumber(free)} free` : '';
    return [
      toWords(name),
      `${formatNumber(quantity)} ${/^\d/.test(unit) ? '× ' : ''}${unit}`,
      formatDollars(cost),
      `at $${amount}${isUnverified ? ' (not verified)' : ''}${quota}`,
    ];
  });
  const assumptionRows = Object.values(assumptions).map(({ value, about, from }) => [
    String(Number(value.toPrecision(3))),
    about,
    from,
  ]);
  const sources = new Set(Object.values(prices).map(({ source, read }) => `${read}  ${source}`));
  return [
    `${formatNumber(views)} views cost about ${formatDollars(total)} a month:`,
    ...alignRows(costRows).map((row) => `  ${row}`),
    '',
    'Assumptions (scripts/cost/assumptions.ts):',
    ...alignRows(assumptionRows).map((row) => `  ${row}`),
    '',
    'Prices (scripts/cost/prices.ts), as read on:',
    ...[...sources].map((source) => `  ${source}`),
  ].join('\n');
}
