/** A number that the estimate multiplies with, and where it comes from. */
interface Assumption {
  readonly value: number;
  readonly about: string;
  readonly from: string;
}

const guess = 'guess: replace it with what analytics says';

/** How people use the product, and what that transfers. Sizes are in MB (10^6 bytes). */
export const assumptions = {
  viewsPerVisit: { value: 4, about: 'videos played per visit', from: guess },
  visitsPerMember: { value: 8, about: 'visits per member and month', from: guess },
  ridesPerView: { value: 1 / 500, about: 'rides published per view', from: guess },
  monthsStored: { value: 12, about: 'months of rides in the bucket', from: guess },
  clipSeconds: { value: 20, about: 'seconds of a clip', from: guess },
  watchedShare: { value: 1, about: 'part of a clip that is downloaded', from: 'upper bound: all of it' },
  clipMegabytesPerSecond: {
    value: 568 / 300,
    about: 'MB per second of a clip',
    from: '1080p of a phone, 568 MB in 300 s; clips are not made smaller',
  },
  documentsPerVisit: {
    value: 11,
    about: 'documents read for a cold feed',
    from: '10 and a count, which is billed as one (browser test)',
  },
  cardsPerVisit: { value: 6, about: 'cards of a first page', from: 'specification, section 9' },
  thumbnailMegabytes: {
    value: 0.105,
    about: 'MB of a thumbnail',
    from: 'upper bound, src/media/extract-images.ts',
  },
  photoMegabytes: { value: 0.032, about: 'MB of a small photo', from: 'upper bound, storage.rules' },
  lookupsPerPhoto: { value: 1, about: 'documents read per photo', from: 'storage.rules look up the profile' },
  documentsPerView: {
    value: 1,
    about: 'documents read per view',
    from: 'opened by a link or in the embed page',
  },
  documentsPerRide: {
    value: 8,
    about: 'documents written per ride',
    from: 'ticket, video, marks, notifications',
  },
  requestsPerView: { value: 3, about: 'requests for a clip', from: 'Range requests of the player' },
  databaseMegabytesPerVisit: {
    value: 0.01,
    about: 'MB of counters and release per visit',
    from: 'two connections at 3.5 KB and small values, https://firebase.google.com/docs/database/usage/billing',
  },
  databaseMegabytesPerView: { value: 0.001, about: 'MB to count a view', from: 'one small request' },
  appMegabytesPerVisit: {
    value: 0.35,
    about: 'MB of the app per visit',
    from: 'upper bound: every visit without a cache; scripts/bench/budgets.ts, fonts and pictures',
  },
  previewsPerView: {
    value: 1,
    about: 'link previews per view',
    from: 'upper bound: every view by a link, none from the cache of the CDN',
  },
  previewSeconds: {
    value: 0.2,
    about: 'seconds of the link preview function',
    from: 'guess: 0.1 measured locally',
  },
  searchServers: { value: 1, about: 'search servers', from: 'three for high availability' },
} as const satisfies Readonly<Record<string, Assumption>>;

export type AssumptionName = keyof typeof assumptions;

/** A list price, without free quota or volume discounts. */
export interface Price {
  /** US dollars per unit. */
  readonly amount: number;
  readonly unit: string;
  /** What a month has for free, in units. */
  readonly free: number;
  readonly source: string;
  /** When the price was read there. */
  readonly read: string;
  /** The price itself could not be read at the source. */
  readonly isUnverified?: true;
}

const daysPerMonth = 30;

const firestore = { source: 'https://firebase.google.com/docs/firestore/pricing', read: '2026-11-22' };
const storage = { source: 'https://cloud.google.com/storage/pricing', read: '2026-09-20' };
const firebase = { source: 'https://firebase.google.com/pricing', read: '2026-05-05' };
const identity = { source: 'https://cloud.google.com/identity-platform/pricing', read: '2026-11-22' };
const run = { source: 'https://cloud.google.com/run/pricing', read: '2026-11-26' };
const typesense = {
  source: 'https://typesense.org/docs/guide/system-requirements.html',
  read: '2026-11-22',
};

/**
 * What providers charge, for a project in a region of the United States. Check the sources before relying on a sum:
 * some were read in transcripts of the pages, because the pages change.
 */
export const prices = {
  // Regional; twice as much in a multi-region (nam5).
  firestoreReads: { amount: 0.03, unit: '100,000 documents', free: 0.5 * daysPerMonth, ...firestore },
  firestoreWrites: { amount: 0.09, unit: '100,000 documents', free: 0.2 * daysPerMonth, ...firestore },
  // The first 10 TiB; cheaper above.
  storageDownload: { amount: 0.12, unit: 'GB', free: 100, ...storage },
  storageSpace: { amount: 0.02, unit: 'GB and month', free: 5, ...storage },
  storageReads: { amount: 0.0004, unit: '1,000 requests', free: 50, ...storage },
  databaseDownload: { amount: 1, unit: 'GB', free: 10, ...firebase },
  hostingDownload: { amount: 0.15, unit: 'GB', free: 0.36 * daysPerMonth, ...firebase },
  // The free quota was read; the price only in other people's calculations.
  activeMembers: {
    ...{ amount: 0.0055, unit: 'member who logs in', free: 50_000 },
    ...{ isUnverified: true, ...identity },
  },
  // Link previews, a function with 1/6 of a CPU; its memory costs a tenth of that.
  previewRequests: { amount: 0.4, unit: '1,000,000 requests', free: 2, isUnverified: true, ...run },
  previewSeconds: { amount: 0.000024, unit: 'CPU second', free: 180_000, isUnverified: true, ...run },
  // Not a list price: an estimate for a server of your own with 2 CPUs and 4 GB; ask Typesense Cloud for theirs.
  searchServer: { amount: 30, unit: 'server and month', free: 0, isUnverified: true, ...typesense },
} as const satisfies Readonly<Record<string, Price>>;

export type PriceName = keyof typeof prices;
