import type { AssumptionName } from './assumptions.ts';
import type { Price, PriceName } from './prices.ts';

/** How much of a thing a month needs, and what it costs. */
export interface CostLine {
  readonly name: PriceName;
  /** In units of the price, before the free quota. */
  readonly quantity: number;
  /** US dollars. */
  readonly cost: number;
}

type Usage = Readonly<Record<PriceName, number>>;

const megabytesPerGigabyte = 1000;

function estimateUsage(views: number, a: Readonly<Record<AssumptionName, number>>): Usage {
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
    searchServer: a.searchServers,
  };
}

/**
 * What a month costs: per line, the quantity above the free quota times the price.
 *
 * @param views videos played in the month
 */
export function estimateCost(
  views: number,
  assumptions: Readonly<Record<AssumptionName, { readonly value: number }>>,
  prices: Readonly<Record<PriceName, Price>>,
): CostLine[] {
  const values = Object.fromEntries(
    Object.entries(assumptions).map(([name, { value }]) => [name, value]),
  ) as Record<AssumptionName, number>;
  const usage = estimateUsage(views, values);
  return (Object.keys(prices) as PriceName[]).map((name) => {
    const { amount, free } = prices[name];
    return { name, quantity: usage[name], cost: Math.max(0, usage[name] - free) * amount };
  });
}
