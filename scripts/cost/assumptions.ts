/** A number that the estimate of a month multiplies with, and where it comes from. */
interface Assumption {
  readonly value: number;
  readonly about: string;
  readonly from: string;
}

const guess = 'guess: replace it with what analytics says';

/**
 * How people use the product, and what that transfers. Sizes are in MB (10^6 bytes). `npm run cost -- --lightShare 0`
 * sets another value of any of them.
 */
export const assumptions = {
  viewsPerVisit: { value: 4, about: 'videos played per visit', from: guess },
  memberShare: { value: 0.5, about: 'part of the visits that are of members', from: guess },
  visitsPerMember: { value: 8, about: 'visits per member and month', from: guess },
  ridesPerView: { value: 1 / 500, about: 'rides published per view', from: guess },
  monthsStored: { value: 12, about: 'months of rides in the bucket', from: guess },
  clipSeconds: { value: 20, about: 'seconds of a clip', from: guess },
  watchedShare: { value: 1, about: 'part of a clip that is downloaded', from: 'upper bound: all of it' },
  clipMegabytesPerSecond: {
    value: 568 / 300,
    about: 'MB per second of an original',
    from: '1080p of a phone, 568 MB in 300 s; conversions may have 12 Mbit/s',
  },
  lightMegabytesPerSecond: {
    value: 2.6 / 8,
    about: 'MB per second of a light rendition',
    from: 'videos/{id}/720.mp4, 2.5 Mbit/s and sound',
  },
  lightestMegabytesPerSecond: {
    value: 0.85 / 8,
    about: 'MB per second of the lightest rendition',
    from: 'videos/{id}/360.mp4, 0.7 Mbit/s and sound',
  },
  lightShare: {
    value: 0.66,
    about: 'part of the views that play the light rendition only',
    from: 'guess: 9 % take the original; in the US 22 % of screens had too few lines for it (StatCounter, 2018)',
  },
  lightestShare: {
    value: 0.25,
    about: 'part of the views that play the lightest rendition',
    from: 'guess: weak lines and saved data; 0 for rides without one',
  },
  originalLoadedShare: {
    value: 0.8,
    about: 'part of an original loaded where it takes over',
    from: 'not before 3 s of full screen, src/features/player/switch-file.ts',
  },
  cdnShare: { value: 0, about: 'part of the clips that a CDN delivers', from: 'none is set up' },
  documentsPerVisit: {
    value: 11,
    about: 'documents read for a cold feed',
    from: '10 and a count, which is billed as one (browser test)',
  },
  lookupsPerVisit: {
    value: 9,
    about: 'documents that rules look up for a cold feed',
    from: '6 small photos, the count, the saved list, the profile',
  },
  recordsPerVisit: { value: 0.5, about: 'records of animals, riders and rodeos per visit', from: guess },
  documentsPerRecord: {
    value: 60,
    about: 'documents read for a record',
    from: 'guess; 10 with services/records, up to 517 without',
  },
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
  documentMegabytes: { value: 0.0015, about: 'MB of a document as JSON', from: 'a video with all fields' },
  spaceMegabytesPerRide: {
    value: 0.03,
    about: 'MB of all documents of a ride',
    from: 'guess: 8 of 1 KB, three times as much in indexes',
  },
  backups: { value: 21, about: 'backups of Firestore', from: '7 daily, 14 weekly (docs/DEPLOY.md)' },
  cardsPerVisit: { value: 6, about: 'cards of a first page', from: 'specification, section 9' },
  thumbnailMegabytes: {
    value: 0.105,
    about: 'MB of a thumbnail',
    from: 'upper bound, src/media/extract-images.ts',
  },
  photoMegabytes: { value: 0.032, about: 'MB of a small photo', from: 'upper bound, storage.rules' },
  requestsPerView: { value: 3, about: 'requests for a clip', from: 'Range requests of the player' },
  filesPerRide: { value: 4, about: 'files of a ride', from: 'clip, two light renditions, thumbnail' },
  socketsPerVisit: {
    value: 1,
    about: 'sockets to the Realtime Database per visit',
    from: 'upper bound: visitors open none; 200,000 at once are its limit',
  },
  socketMegabytes: {
    value: 0.007,
    about: 'MB of a socket and its values',
    from: 'two connections at 3.5 KB, https://firebase.google.com/docs/database/usage/billing',
  },
  counterMegabytes: { value: 0.001, about: 'MB to read or raise a counter', from: 'one small request' },
  countersPerCard: {
    value: 2.5,
    about: 'counters read per card',
    from: 'views and tips of the hat, and the own tip where there are any',
  },
  tipsPerView: { value: 0.02, about: 'tips of the hat per view', from: guess },
  lookupsPerTip: {
    value: 3,
    about: 'documents that rules look up for the notification of a tip',
    from: 'ride, profile and block, also when the account was told that day',
  },
  appMegabytesPerVisit: {
    value: 0.35,
    about: 'MB of the app per visit',
    from: 'upper bound: every visit without a cache; scripts/bench/budgets.ts, fonts and pictures',
  },
  appCheckPerVisit: { value: 0, about: 'requests of App Check per visit', from: 'it is off' },
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

/** The value of every assumption, some of them replaced. */
export type AssumedValues = Readonly<Record<AssumptionName, number>>;

/** All assumptions as they are, or with other values. */
export function assume(changes: Partial<AssumedValues> = {}): AssumedValues {
  const entries = Object.entries(assumptions).map(([name, { value }]) => [name, value] as const);
  return { ...(Object.fromEntries(entries) as Record<AssumptionName, number>), ...changes };
}
