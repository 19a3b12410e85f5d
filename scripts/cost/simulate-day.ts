import { alignColumns } from '../align-columns.ts';
import { assume, type AssumedValues } from './assumptions.ts';
import { estimateCost, formatDollars } from './estimate-cost.ts';
import { getMonthlyPrice, type PriceName } from './prices.ts';

/** A day with a final on television, second by second. */
export const day = {
  views: 50_000_000,
  finalPerSecond: 5000,
  finalMinutes: 30,
  /** Of the other views: at night there are a fifth of those at noon. */
  nightShare: 0.2,
};

/** https://firebase.google.com/docs/database/usage/limits (2026-11-26), of one instance. */
const writesPerSecond = 1000;
/** `concurrency` and the window of a batch, services/view-counts. */
const viewsPerInstance = 1000;

/** What one way of counting and reading asks for. Pages are measured by tests/app/records-at-scale.test.tsx. */
export interface Setup {
  readonly name: string;
  /** Whether services/view-counts collects views, or browsers write them. */
  readonly collectsViews: boolean;
  /** Of an animal with 500 rides and more, for a visitor and for a member. */
  readonly documentsPerRecord: { readonly visitor: number; readonly member: number };
  readonly requestsPerRecord: { readonly visitor: number; readonly member: number };
  /** Documents that services/records reads and writes for a published ride: five records. */
  readonly recordReadsPerRide: number;
  readonly recordWritesPerRide: number;
}

export const before: Setup = {
  name: 'before: one counter, figures from rides that the browser reads',
  collectsViews: false,
  documentsPerRecord: { visitor: 112, member: 517 },
  requestsPerRecord: { visitor: 8, member: 32 },
  recordReadsPerRide: 0,
  recordWritesPerRide: 0,
};

export const after: Setup = {
  name: 'after: services/view-counts and services/records',
  collectsViews: true,
  documentsPerRecord: { visitor: 7, member: 12 },
  requestsPerRecord: { visitor: 3, member: 8 },
  recordReadsPerRide: 15,
  recordWritesPerRide: 5,
};

/** The views of each second, which are `day.views` together. */
export function createDay(): number[] {
  const seconds = 24 * 3600;
  const final = day.finalMinutes * 60;
  const start = 20 * 3600;
  const weights = Array.from(
    { length: seconds },
    (_, second) =>
      1 +
      ((1 - day.nightShare) / (1 + day.nightShare)) * Math.sin((2 * Math.PI * (second - 6 * 3600)) / seconds),
  );
  const rest = day.views - day.finalPerSecond * final;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map(
    (weight, second) =>
      (weight / sum) * rest + (second >= start && second < start + final ? day.finalPerSecond : 0),
  );
}

export interface CounterLoad {
  /** Writes to counters that the database takes. */
  readonly writes: number;
  /** The most in one second. */
  readonly peakWrites: number;
  /** Views that are more than an instance takes: refused or late, and with them everything else on it. */
  readonly excess: number;
  readonly overloadedMinutes: number;
  /** Of the function; 0 without it. */
  readonly instanceSeconds: number;
}

/** Counts the views of a day in one of both ways. */
export function countDay(views: readonly number[], { collectsViews }: Setup): CounterLoad {
  const instances = views.map((perSecond) => (collectsViews ? Math.ceil(perSecond / viewsPerInstance) : 0));
  const wanted = collectsViews ? instances : views;
  const excess = wanted.map((perSecond) => Math.max(0, perSecond - writesPerSecond));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    writes: sum(wanted) - sum(excess),
    peakWrites: Math.max(...wanted),
    excess: sum(excess),
    overloadedMinutes: excess.filter((each) => each > 0).length / 60,
    instanceSeconds: sum(instances),
  };
}

/** One service on that day. */
export interface DayLine {
  readonly service: string;
  readonly requests: number;
  readonly writes: number;
  readonly documents: number;
  readonly dollars: number;
}

/** Paid for what is used, as opposed to what is stored or who logs in during a month. */
const pricesByService: Readonly<Record<string, readonly PriceName[]>> = {
  Firestore: ['firestoreReads', 'firestoreWrites', 'firestoreDownload'],
  'Realtime Database': ['databaseDownload'],
  'Cloud Storage and CDN': ['storageDownload', 'cdnDownload', 'storageReads', 'storageWrites'],
  Hosting: ['hostingDownload'],
  'link previews': ['previewRequests', 'previewSeconds'],
};

/** What the day asks of each service, and costs at list prices after the free quota of a month. */
export function simulateDay(setup: Setup, values: AssumedValues = assume()): DayLine[] {
  const counters = countDay(createDay(), setup);
  const byMembers = ({ visitor, member }: { visitor: number; member: number }) =>
    values.memberShare * member + (1 - values.memberShare) * visitor;
  const visits = day.views / values.viewsPerVisit;
  const rides = day.views * values.ridesPerView;
  const records = visits * values.recordsPerVisit;
  const usage = assume({ ...values, documentsPerRecord: byMembers(setup.documentsPerRecord) });
  const costs = new Map(estimateCost(day.views, usage).map(({ name, cost }) => [name, cost]));
  const getCost = (service: string) =>
    (pricesByService[service] ?? []).reduce((sum, name) => sum + (costs.get(name) ?? 0), 0);
  const cards = visits * values.cardsPerVisit;
  const files = day.views * values.requestsPerView + cards * 2;
  // Browsers that do not write to the counters save the transfer.
  const savedViews = setup.collectsViews ? day.views : 0;
  const recordDocuments = rides * (setup.recordReadsPerRide + setup.recordWritesPerRide);
  const recordCost =
    getMonthlyPrice('firestoreReads', (rides * setup.recordReadsPerRide) / 100_000) +
    getMonthlyPrice('firestoreWrites', (rides * setup.recordWritesPerRide) / 100_000);
  return [
    {
      service: 'Firestore',
      requests: visits * 8 + records * byMembers(setup.requestsPerRecord) + day.views,
      writes: rides * (values.documentsPerRide + setup.recordWritesPerRide),
      documents:
        visits * (values.documentsPerVisit + values.lookupsPerVisit) +
        records * usage.documentsPerRecord +
        day.views * values.documentsPerView +
        recordDocuments,
      dollars: getCost('Firestore') + recordCost,
    },
    {
      service: 'Realtime Database',
      requests: cards * values.countersPerCard + day.views - savedViews,
      writes: counters.writes,
      documents: 0,
      dollars: getCost('Realtime Database') - (savedViews * values.counterMegabytes) / 1000,
    },
    {
      service: 'Cloud Storage and CDN',
      ...{ requests: files, writes: rides * values.filesPerRide, documents: 0 },
      dollars: getCost('Cloud Storage and CDN'),
    },
    { service: 'Hosting', requests: visits * 20, writes: 0, documents: 0, dollars: getCost('Hosting') },
    {
      service: 'link previews',
      ...{ requests: day.views * values.previewsPerView, writes: 0, documents: 0 },
      dollars: getCost('link previews'),
    },
    {
      service: 'view counts',
      ...{ requests: savedViews, writes: 0, documents: 0 },
      // A tenth more for the memory.
      dollars:
        getMonthlyPrice('previewRequests', savedViews / 1_000_000) +
        getMonthlyPrice('previewSeconds', counters.instanceSeconds) * 1.1,
    },
  ];
}

const formatCount = (value: number) => Math.round(value).toLocaleString('en-US');

function formatSetup(setup: Setup, values: AssumedValues): string[] {
  const lines = simulateDay(setup, values);
  const counters = countDay(createDay(), setup);
  const rows = lines.map(({ service, requests, writes, documents, dollars }) => [
    `  ${service}`,
    ...[requests, writes, documents].map(formatCount),
    formatDollars(dollars),
  ]);
  const total = lines.reduce((sum, { dollars }) => sum + dollars, 0);
  return [
    setup.name,
    ...alignColumns([['  service', 'requests', 'writes', 'documents', 'dollars'], ...rows]),
    `  together ${formatDollars(total)}`,
    `  counters: at most ${formatCount(counters.peakWrites)} writes a second; ${formatCount(counters.excess)} views beyond what an instance takes, in ${formatCount(counters.overloadedMinutes)} minutes`,
    '',
  ];
}

/** Both setups as tables. */
export function formatDay(values: AssumedValues = assume()): string {
  return [
    `A day with ${formatCount(day.views)} views, of which ${formatCount(day.finalPerSecond)} a second for ${day.finalMinutes} minutes.`,
    'Prices with their sources and dates, and the other assumptions: npm run cost. Not in it: what is paid by the month.',
    '',
    ...formatSetup(before, values),
    ...formatSetup(after, values),
  ].join('\n');
}
