import { renditions } from '#src/domain/clip-file.ts';
import { maxPageSize } from '#src/domain/list-limits.ts';
import { paces } from '#src/domain/rate-limit.ts';
import { allBatches } from '#tests/rules/cost/costly-batches.ts';
import { measureBatch, type Cost } from '#tests/rules/cost/measure-cost.ts';
import { measureRead, readCases } from '#tests/rules/cost/reads.ts';
import { drawTable } from '../draw-table.ts';
import { readFileLimits } from '../file-limits.ts';
import { formatDollars } from './estimate-cost.ts';
import { getFirstPrice, type PriceName } from './prices.ts';

/** What one attacker has: a machine, a connection to each service and the accounts that Google lets them open. */
const attacker = {
  /**
   * gRPC allows 100 at once on a connection; 100 ms each is a guess. A batch, or a request for several documents by their
   * names, counts as one for each: the rules are evaluated for each.
   */
  requestsPerSecond: 100 / 0.1,
  /** 1 Gbit/s. */
  gigabytesPerSecond: 1 / 8,
  /** For an address of the internet: https://firebase.google.com/docs/auth/limits (2026-11-26). */
  signUpsPerHour: 100,
};

/** Of the Realtime Database, in GB: https://firebase.google.com/docs/database/usage/limits (2026-11-26). */
const databaseWritesPerMinute = 0.064;

const seconds = 3600;
const requests = attacker.requestsPerSecond * seconds;
const gigabytes = attacker.gigabytesPerSecond * seconds;
const softDeletedMonths = 7 / 30;

/** A row of the table: what an hour of it uses, in units of the prices. */
export interface Attack {
  readonly what: string;
  /** Only downloads are not bounded by the product. */
  readonly kind: 'reads' | 'writes' | 'stored' | 'downloads';
  readonly bound: string;
  readonly uses: Partial<Record<PriceName, number>>;
}

const countLookups = (costs: readonly Cost[]) => Math.max(...costs.map(({ lookups }) => lookups.size));

const reads = readCases.flatMap((read) => measureRead(...read));
const lookups = {
  list: countLookups(reads.filter(({ operation }) => operation.endsWith('list'))),
  get: countLookups(reads.filter(({ operation }) => operation.endsWith('get'))),
  write: countLookups(Object.values(allBatches).flatMap(measureBatch)),
  /** The platform allows no more. */
  file: 2,
};

const fileLimits = readFileLimits();
const getFileLimit = (path: string) => fileLimits.get(path) ?? NaN;
const toGigabytes = (bytes: number) => bytes / 1e9;
const documentReads = (perRequest: number) => ({ firestoreReads: (requests * perRequest) / 100_000 });
const pacedPerDay = Object.values(paces).reduce((sum, { perDay }) => sum + perDay, 0);
const videoFiles = [
  'videos/{file}',
  'videos/{videoId}/{videoId}.png',
  ...renditions.map((rendition) => `videos/{videoId}/${rendition}.mp4`),
];
const uploadGigabytes = toGigabytes(
  attacker.signUpsPerHour *
    paces.upload.perDay *
    videoFiles.reduce((bytes, path) => bytes + getFileLimit(path), 0),
);
const download = (bytesPerFile: number) => {
  const downloaded = Math.min(gigabytes, requests * toGigabytes(bytesPerFile));
  return { storageDownload: downloaded, storageReads: downloaded / toGigabytes(bytesPerFile) / 1000 };
};
const smallPhoto = getFileLimit('users/{userId}/profile-small.jpg');

/** What one attacker can do for an hour, and what it makes the operator pay. Stored bytes are paid for a month. */
export const attacks: readonly Attack[] = [
  {
    what: 'lists of videos, signed out',
    kind: 'reads',
    bound: `${maxPageSize} documents a query`,
    uses: documentReads(maxPageSize),
  },
  {
    what: 'lists of a member',
    kind: 'reads',
    bound: `${maxPageSize} documents and ${lookups.list} look-ups a query`,
    uses: documentReads(maxPageSize + lookups.list),
  },
  {
    what: 'single documents',
    kind: 'reads',
    bound: `${lookups.get} look-ups`,
    uses: documentReads(1 + lookups.get),
  },
  {
    what: 'writes that are refused',
    kind: 'reads',
    bound: `${lookups.write} look-ups a write`,
    uses: documentReads(lookups.write),
  },
  {
    what: 'searches with the public key',
    kind: 'reads',
    bound: 'your own server: search stops, no bill',
    uses: {},
  },
  {
    what: 'edits, blocks and lists of a member, which have no pace',
    kind: 'writes',
    bound: `${lookups.write} look-ups a write`,
    uses: { ...documentReads(lookups.write), firestoreWrites: requests / 100_000 },
  },
  {
    what: 'deletions',
    kind: 'writes',
    bound: `${lookups.write} look-ups a write`,
    uses: { ...documentReads(lookups.write), firestoreDeletes: requests / 100_000 },
  },
  {
    what: 'sign-ups, with all paced actions of each account in batches of 20',
    kind: 'writes',
    bound: `${attacker.signUpsPerHour} an hour for an address, ${pacedPerDay} actions a day for an account`,
    uses: {
      activeMembers: attacker.signUpsPerHour,
      firestoreWrites: (attacker.signUpsPerHour * pacedPerDay * 20) / 100_000,
    },
  },
  {
    what: 'counters of views, raised',
    kind: 'writes',
    bound: 'requests of 1 KB',
    uses: { databaseDownload: requests * toGigabytes(1000) },
  },
  {
    what: 'sockets to the Realtime Database',
    kind: 'writes',
    bound: '3.5 KB each; at 200,000 at once nobody else gets one',
    uses: { databaseDownload: requests * toGigabytes(3500) },
  },
  {
    what: 'counters of views, created',
    kind: 'stored',
    bound: `${databaseWritesPerMinute * 1000} MB a minute, by Google`,
    uses: { databaseSpace: databaseWritesPerMinute * 60 },
  },
  {
    what: 'documents, as blocks of every account',
    kind: 'stored',
    bound: '1 KB each with index entries',
    uses: { firestoreSpace: requests * toGigabytes(1000), firestoreWrites: requests / 100_000 },
  },
  {
    what: `clips and thumbnails, by ${attacker.signUpsPerHour} accounts`,
    kind: 'stored',
    bound: `${paces.upload.perDay} tickets a day, one upload each; else the line`,
    uses: { storageSpace: Math.min(gigabytes, uploadGigabytes) },
  },
  {
    what: 'small photos, replaced',
    kind: 'stored',
    bound: '32 KiB; soft deleted for 7 days',
    uses: {
      ...documentReads(lookups.file),
      storageWrites: requests / 1000,
      storageSpace: Math.min(gigabytes, requests * toGigabytes(smallPhoto)) * softDeletedMonths,
    },
  },
  {
    what: 'clips',
    kind: 'downloads',
    bound: 'the line',
    uses: download(getFileLimit('videos/{file}')),
  },
  {
    what: 'thumbnails',
    kind: 'downloads',
    bound: 'the line',
    uses: download(105_000),
  },
  {
    what: 'small photos',
    kind: 'downloads',
    bound: '32 KiB and a look-up each',
    uses: { ...download(smallPhoto), ...documentReads(1) },
  },
  {
    what: "the app's files",
    kind: 'downloads',
    bound: 'the line',
    uses: { hostingDownload: gigabytes },
  },
  {
    what: 'large documents',
    kind: 'downloads',
    bound: 'the line',
    uses: { firestoreDownload: gigabytes },
  },
  {
    what: 'link previews of missing rides',
    kind: 'downloads',
    bound: '0.2 s of 1/6 CPU and a document each',
    uses: {
      ...documentReads(1),
      previewRequests: requests / 1_000_000,
      previewSeconds: (requests * 0.2) / 6,
    },
  },
];

/** US dollars for an hour of an attack, without free quotas. */
export const getAttackCost = ({ uses }: Attack): number =>
  (Object.entries(uses) as [PriceName, number][]).reduce(
    (sum, [name, quantity]) => sum + getFirstPrice(name, quantity),
    0,
  );

/** The table of docs/SECURITY.md. */
export const formatAttacks = (): string =>
  drawTable(
    ['kind', 'for an hour', 'bounded by', 'costs'],
    attacks.map((attack) => [attack.kind, attack.what, attack.bound, formatDollars(getAttackCost(attack))]),
  );
