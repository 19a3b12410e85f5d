import { alignColumns } from '../align-columns.ts';
import {
  assumptions,
  prices,
  type AssumptionName,
  type Price,
  type PriceName,
} from './prices-and-assumptions.ts';

/** How much of a thing a month needs, and what it costs. */
export interface CostLine {
  readonly name: PriceName;
  /** In units of the price, before the free quota. */
  readonly quantity: number;
  /** US dollars. */
  readonly cost: number;
}

const megabytesPerGigabyte = 1000;

function estimateUsage(views: number): Record<PriceName, number> {
  const entries = Object.entries(assumptions).map(([name, { value }]) => [name, value] as const);
  const a = Object.fromEntries(entries) as Record<AssumptionName, number>;
  const visits = views / a.viewsPerVisit;
  const rides = views * a.ridesPerView;
  const clipMegabytes = a.clipSeconds * a.clipMegabytesPerSecond;
  const pictureMegabytes = a.cardsPerVisit * (a.thumbnailMegabytes + a.photoMegabytes);
  const documents =
    visits * (a.documentsPerVisit + a.cardsPerVisit * a.lookupsPerPhoto) + views * a.documentsPerView;
  return {
    firestoreReads: documents / 100_000,
    firestoreWrites: (rides * a.documentsPerRide) / 100_000,
    storageDownload:
      (views * clipMegabytes * a.watchedShare + visits * pictureMegabytes) / megabytesPerGigabyte,
    storageSpace: (rides * a.monthsStored * clipMegabytes) / megabytesPerGigabyte,
    storageReads: (views * a.requestsPerView + visits * a.cardsPerVisit * 2) / 1000,
    databaseDownload:
      (visits * a.databaseMegabytesPerVisit + views * a.databaseMegabytesPerView) / megabytesPerGigabyte,
    hostingDownload: (visits * a.appMegabytesPerVisit) / megabytesPerGigabyte,
    activeMembers: visits / a.visitsPerMember,
    previewRequests: (views * a.previewsPerView) / 1_000_000,
    previewSeconds: (views * a.previewsPerView * a.previewSeconds) / 6,
    searchServer: a.searchServers,
  };
}

/**
 * What a month costs: per line, the quantity above the free quota times the price.
 *
 * @param views videos played in the month
 */
export function estimateCost(views: number): CostLine[] {
  const usage = estimateUsage(views);
  return (Object.keys(prices) as PriceName[]).map((name) => {
    const { amount, free } = prices[name];
    return { name, quantity: usage[name], cost: Math.max(0, usage[name] - free) * amount };
  });
}

const formatNumber = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
const formatDollars = (value: number) => `$${formatNumber(value < 10 ? value : Math.round(value))}`;

const toWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The cost of a month as a table, with the assumptions and the sources of the prices. */
export function formatCost(views: number): string {
  const lines = estimateCost(views);
  const total = lines.reduce((sum, { cost }) => sum + cost, 0);
  const costRows = lines.map(({ name, quantity, cost }) => {
    const { unit, amount, free, isUnverified }: Price = prices[name];
    const quota = free > 0 ? `, ${formatNumber(free)} free` : '';
    return [
      `  ${toWords(name)}`,
      `${formatNumber(quantity)} ${/^\d/.test(unit) ? '× ' : ''}${unit}`,
      formatDollars(cost),
      `at $${amount}${isUnverified ? ' (not verified)' : ''}${quota}`,
    ];
  });
  const assumptionRows = Object.values(assumptions).map(({ value, about, from }) => [
    `  ${Number(value.toPrecision(3))}`,
    about,
    from,
  ]);
  const sources = new Set(Object.values(prices).map(({ source, read }) => `  ${read}  ${source}`));
  return [
    `${formatNumber(views)} views cost about ${formatDollars(total)} a month:`,
    ...alignColumns(costRows),
    '',
    'Assumptions (scripts/cost/prices-and-assumptions.ts):',
    ...alignColumns(assumptionRows),
    '',
    'Prices (scripts/cost/prices-and-assumptions.ts), as read on:',
    ...sources,
  ].join('\n');
}
