/** A list price in US dollars, for a project in a region of the United States. */
export interface Price {
  readonly unit: string;
  /** From which quantity of a month on a unit costs how much; what is below the first is free. */
  readonly tiers: readonly (readonly [from: number, amount: number])[];
  readonly source: string;
  /** When the price was read there, or in a transcript of the page. */
  readonly read: string;
  /** The price itself could not be read at the source, only in other people's calculations. */
  readonly isUnverified?: true;
}

const daysPerMonth = 30;

const firestore = { source: 'https://firebase.google.com/docs/firestore/pricing', read: '2026-11-22' };
const storage = { source: 'https://cloud.google.com/storage/pricing', read: '2026-09-20' };
const firebase = { source: 'https://firebase.google.com/pricing', read: '2026-05-05' };
const identity = { source: 'https://cloud.google.com/identity-platform/pricing', read: '2026-11-22' };
const cdn = { source: 'https://cloud.google.com/cdn/pricing', read: '2026-09-20' };
const run = { source: 'https://cloud.google.com/run/pricing', read: '2026-11-26' };
const recaptcha = { source: 'https://cloud.google.com/security/products/recaptcha', read: '2026-11-26' };
const typesense = {
  source: 'https://typesense.org/docs/guide/system-requirements.html',
  read: '2026-11-22',
};

const perDocuments = '100,000 documents';
const isUnverified = true;

/** What providers charge. Check the sources before relying on a sum. */
export const prices = {
  // Regional; operations cost twice as much in a multi-region (nam5).
  firestoreReads: { unit: perDocuments, tiers: [[0.5 * daysPerMonth, 0.03]], ...firestore },
  firestoreWrites: { unit: perDocuments, tiers: [[0.2 * daysPerMonth, 0.09]], ...firestore },
  firestoreDeletes: { unit: perDocuments, tiers: [[0.2 * daysPerMonth, 0.01]], ...firestore },
  firestoreDownload: { unit: 'GB', tiers: [[10, 0.12]], isUnverified, ...firestore },
  firestoreSpace: { unit: 'GB and month', tiers: [[1, 0.15]], isUnverified, ...firestore },
  firestoreBackups: { unit: 'GB and month', tiers: [[0, 0.03]], isUnverified, ...firestore },
  // The first tier was read; the others are from memory.
  storageDownload: {
    ...{
      unit: 'GB',
      tiers: [
        [100, 0.12],
        [10_240, 0.11],
        [153_600, 0.08],
      ],
    },
    ...storage,
  },
  cdnDownload: {
    unit: 'GB',
    tiers: [
      [0, 0.08],
      [10_240, 0.055],
      [153_600, 0.03],
    ],
    ...cdn,
  },
  storageSpace: { unit: 'GB and month', tiers: [[5, 0.02]], ...storage },
  storageReads: { unit: '1,000 requests', tiers: [[50, 0.0004]], ...storage },
  storageWrites: { unit: '1,000 requests', tiers: [[5, 0.005]], ...storage },
  databaseDownload: { unit: 'GB', tiers: [[10, 1]], ...firebase },
  databaseSpace: { unit: 'GB and month', tiers: [[1, 5]], ...firebase },
  hostingDownload: { unit: 'GB', tiers: [[0.36 * daysPerMonth, 0.15]], ...firebase },
  activeMembers: {
    unit: 'member who logs in',
    tiers: [
      [50_000, 0.0055],
      [100_000, 0.0046],
      [1_000_000, 0.0032],
      [10_000_000, 0.0025],
    ],
    ...identity,
  },
  appCheckRequests: { unit: '1,000 requests', tiers: [[10, 1]], isUnverified, ...recaptcha },
  // Link previews, a function with 1/6 of a CPU; its memory costs a tenth of that.
  previewRequests: { unit: '1,000,000 requests', tiers: [[2, 0.4]], isUnverified, ...run },
  previewSeconds: { unit: 'CPU second', tiers: [[180_000, 0.000024]], isUnverified, ...run },
  // Not a list price: an estimate for a server of your own with 2 CPUs and 4 GB; ask Typesense Cloud for theirs.
  searchServer: { unit: 'server and month', tiers: [[0, 30]], isUnverified, ...typesense },
} as const satisfies Readonly<Record<string, Price>>;

export type PriceName = keyof typeof prices;

/** What a quantity costs in a month that has no free quota left, at the price of the first tier. */
export const getFirstPrice = (name: PriceName, quantity: number): number =>
  quantity * prices[name].tiers[0][1];

/** What a month's quantity costs: what is above each tier's beginning, up to the next, at its price. */
export function getMonthlyPrice(name: PriceName, quantity: number): number {
  const { tiers }: Price = prices[name];
  return tiers.reduce((sum, [from, amount], index) => {
    const end = Math.min(quantity, tiers[index + 1]?.[0] ?? Infinity);
    return sum + Math.max(0, end - from) * amount;
  }, 0);
}
