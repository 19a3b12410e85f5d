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

/**
 * What providers charge, for a project in a region of the United States. Check the sources before relying on a sum:
 * some were read in transcripts of the pages, because the pages change.
 */
export const prices = {
  firestoreReads: {
    // Regional; twice as much in a multi-region (nam5).
    amount: 0.03,
    unit: '100,000 documents',
    free: (50_000 * daysPerMonth) / 100_000,
    source: 'https://firebase.google.com/docs/firestore/pricing',
    read: '2026-11-22',
  },
  firestoreWrites: {
    amount: 0.09,
    unit: '100,000 documents',
    free: (20_000 * daysPerMonth) / 100_000,
    source: 'https://firebase.google.com/docs/firestore/pricing',
    read: '2026-11-22',
  },
  storageDownload: {
    // The first 10 TiB; cheaper above.
    amount: 0.12,
    unit: 'GB',
    free: 100,
    source: 'https://cloud.google.com/storage/pricing',
    read: '2026-09-20',
  },
  storageSpace: {
    amount: 0.02,
    unit: 'GB and month',
    free: 5,
    source: 'https://cloud.google.com/storage/pricing',
    read: '2026-09-20',
  },
  storageReads: {
    amount: 0.0004,
    unit: '1,000 requests',
    free: 50,
    source: 'https://cloud.google.com/storage/pricing',
    read: '2026-09-20',
  },
  databaseDownload: {
    amount: 1,
    unit: 'GB',
    free: 10,
    source: 'https://firebase.google.com/pricing',
    read: '2026-05-05',
  },
  hostingDownload: {
    amount: 0.15,
    unit: 'GB',
    free: 0.36 * daysPerMonth,
    source: 'https://firebase.google.com/pricing',
    read: '2026-05-05',
  },
  activeMembers: {
    // The free quota was read; the price only in other people's calculations.
    amount: 0.0055,
    unit: 'member who logs in',
    free: 50_000,
    source: 'https://cloud.google.com/identity-platform/pricing',
    read: '2026-11-22',
    isUnverified: true,
  },
  searchServer: {
    // Not a list price: an estimate for a server of your own with 2 CPUs and 4 GB; ask Typesense Cloud for theirs.
    amount: 30,
    unit: 'server and month',
    free: 0,
    source: 'https://typesense.org/docs/guide/system-requirements.html',
    read: '2026-11-22',
    isUnverified: true,
  },
} as const satisfies Readonly<Record<string, Price>>;

export type PriceName = keyof typeof prices;
