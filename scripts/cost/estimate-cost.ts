import { alignColumns } from '../align-columns.ts';
import { assume, assumptions, type AssumedValues, type AssumptionName } from './assumptions.ts';
import { getMonthlyPrice, prices, type Price, type PriceName } from './prices.ts';

/** How much of a thing a month needs, and what it costs. */
export interface CostLine {
  readonly name: PriceName;
  /** In units of the price, before the free quota. */
  readonly quantity: number;
  /** US dollars. */
  readonly cost: number;
}

const megabytesPerGigabyte = 1000;

function estimateUsage(views: number, a: AssumedValues): Record<PriceName, number> {
  const visits = views / a.viewsPerVisit;
  const rides = views * a.ridesPerView;
  const storedRides = rides * a.monthsStored;
  const originalMegabytes = a.clipSeconds * a.clipMegabytesPerSecond;
  const lightMegabytes = a.clipSeconds * a.lightMegabytesPerSecond;
  const lightestMegabytes = a.clipSeconds * a.lightestMegabytesPerSecond;
  const originalShare = 1 - a.lightShare - a.lightestShare;
  // The original takes over from the light rendition, which has been loaded as well.
  const detailedMegabytes =
    a.lightShare > 0 ? lightMegabytes + a.originalLoadedShare * originalMegabytes : originalMegabytes;
  const viewMegabytes =
    a.watchedShare *
    (a.lightShare * lightMegabytes + a.lightestShare * lightestMegabytes + originalShare * detailedMegabytes);
  const storedMegabytes =
    originalMegabytes +
    (a.lightShare > 0 ? lightMegabytes : 0) +
    (a.lightestShare > 0 ? lightestMegabytes : 0);
  const pictureMegabytes = a.cardsPerVisit * (a.thumbnailMegabytes + a.photoMegabytes);
  const documents =
    visits * (a.documentsPerVisit + a.recordsPerVisit * a.documentsPerRecord) + views * a.documentsPerView;
  const firestoreSpace = (storedRides * a.spaceMegabytesPerRide) / megabytesPerGigabyte;
  const tips = views * a.tipsPerView;
  const counters = visits * a.cardsPerVisit * a.countersPerCard + views + tips;
  return {
    firestoreReads: (documents + visits * a.lookupsPerVisit + tips * a.lookupsPerTip) / 100_000,
    // Upper bound: every tip is told.
    firestoreWrites: (rides * a.documentsPerRide + tips) / 100_000,
    firestoreDeletes: 0,
    firestoreDownload: (documents * a.documentMegabytes) / megabytesPerGigabyte,
    firestoreSpace,
    firestoreBackups: firestoreSpace * a.backups,
    storageDownload:
      (views * viewMegabytes * (1 - a.cdnShare) + visits * pictureMegabytes) / megabytesPerGigabyte,
    cdnDownload: (views * viewMegabytes * a.cdnShare) / megabytesPerGigabyte,
    storageSpace: (storedRides * storedMegabytes) / megabytesPerGigabyte,
    storageReads: (views * a.requestsPerView + visits * a.cardsPerVisit * 2) / 1000,
    storageWrites: (rides * a.filesPerRide) / 1000,
    databaseDownload:
      (visits * a.socketsPerVisit * a.socketMegabytes + counters * a.counterMegabytes) / megabytesPerGigabyte,
    databaseSpace: 0,
    hostingDownload: (visits * a.appMegabytesPerVisit) / megabytesPerGigabyte,
    activeMembers: (visits * a.memberShare) / a.visitsPerMember,
    appCheckRequests: (visits * a.appCheckPerVisit) / 1000,
    previewRequests: (views * a.previewsPerView) / 1_000_000,
    previewSeconds: (views * a.previewsPerView * a.previewSeconds) / 6,
    searchServer: a.searchServers,
  };
}

/**
 * What a month costs, line by line.
 *
 * @param views videos played in the month
 */
export function estimateCost(views: number, values: AssumedValues = assume()): CostLine[] {
  const usage = estimateUsage(views, values);
  return (Object.keys(prices) as PriceName[])
    .map((name) => ({ name, quantity: usage[name], cost: getMonthlyPrice(name, usage[name]) }))
    .filter(({ quantity }) => quantity > 0);
}

const formatNumber = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });

/** An amount of US dollars, with cents where it is small. */
export const formatDollars = (value: number): string =>
  value > 0 && value < 10 ? `$${value.toFixed(2)}` : `$${formatNumber(Math.round(value))}`;

const toWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** For example `$0.12, $0.11 above 10,240`. */
function formatPrice({ tiers, isUnverified }: Price): string {
  const [[free, amount] = [0, 0], ...others] = tiers;
  const quota = free > 0 ? `, ${formatNumber(free)} free` : '';
  const above = others.map(([from, lower]) => `, $${lower} above ${formatNumber(from)}`).join('');
  return `at $${amount}${isUnverified ? ' (not verified)' : ''}${quota}${above}`;
}

/** The cost of a month as a table, with the assumptions and the sources of the prices. */
export function formatCost(views: number, values: AssumedValues = assume()): string {
  const lines = estimateCost(views, values);
  const total = lines.reduce((sum, { cost }) => sum + cost, 0);
  const costRows = lines.map(({ name, quantity, cost }) => [
    `  ${toWords(name)}`,
    `${formatNumber(quantity)} ${/^\d/.test(prices[name].unit) ? '× ' : ''}${prices[name].unit}`,
    formatDollars(cost),
    formatPrice(prices[name]),
  ]);
  const assumptionRows = (Object.keys(assumptions) as AssumptionName[]).map((name) => [
    `  --${name} ${Number(values[name].toPrecision(3))}`,
    assumptions[name].about,
    assumptions[name].from,
  ]);
  const sources = new Set(Object.values(prices).map(({ source, read }) => `  ${read}  ${source}`));
  return [
    `${formatNumber(views)} views cost about ${formatDollars(total)} a month:`,
    ...alignColumns(costRows),
    '',
    'Assumptions (scripts/cost/assumptions.ts); each is an option:',
    ...alignColumns(assumptionRows),
    '',
    'Prices (scripts/cost/prices.ts), as read on:',
    ...sources,
  ].join('\n');
}
