import { fullVideo, ticket } from './costly-batches.ts';
import { longAgo, measureReads, stored, type Cost, type Identity } from './measure-cost.ts';

const note = { id: 'note', notified_user_id: 'owner', alert_type: 3, video_id: '' };
const pending = { id: 'owner_3_delegate', from: 'owner', to: 'delegate', alert_type: 3, created: longAgo };
const documents = new Map([
  ...stored,
  [`uploads/${ticket.id}`, { ...ticket, uploader: 'rider' }],
  [`videos/${ticket.id}`, fullVideo],
  ['notifications/note', note],
  ['pending_access/owner_3_delegate', pending],
  ['blocks/delegate_rider', { user_id: 'delegate', blocked_id: 'rider', created: longAgo }],
  ['ride_links/later', { id: 'later', user_id: 'owner' }],
  ['link_proposals/owner', { video_ids: ['later'] }],
  ['pedigrees/bodacious', { id: 'bodacious', user_id: 'stock', sire_name: 'Whiskey Bend' }],
  ['reels/one', { id: 'one', user_id: 'owner', title: 'Best of 2026', videos: [ticket.id] }],
  ['reported_videos/one', { user_id: 'rider', video_id: 'ride', reported_date: longAgo }],
]);
const delegate = { uid: 'delegate' };
type ReadCase = readonly [path: string, methods: readonly ('get' | 'list')[], identity: Identity];

/** What members and administrators read, with the most look-ups. */
export const readCases: readonly ReadCase[] = [
  ['users/owner', ['get', 'list'], delegate],
  ['users/owner/private/contact', ['get'], delegate],
  ['pending_access/owner_3_delegate', ['get'], delegate],
  ['blocks/delegate_rider', ['list'], delegate],
  ['saved_videos/delegate', ['get'], delegate],
  ['follows/delegate', ['get'], delegate],
  ['push/delegate', ['get'], delegate],
  ['emails/none', ['get'], delegate],
  ['animals/bodacious', ['get', 'list'], delegate],
  ['pedigrees/bodacious', ['get', 'list'], delegate],
  ['reels/one', ['get', 'list'], delegate],
  ['ride_links/later', ['get', 'list'], delegate],
  ['link_proposals/owner', ['get'], delegate],
  ['records/animal_bodacious', ['get'], delegate],
  ['records/animal_bodacious/parts/0', ['get'], delegate],
  ['boards/2026_1_riders_all', ['get'], delegate],
  [`uploads/${ticket.id}`, ['get', 'list'], delegate],
  [`videos/${ticket.id}`, ['get', 'list'], delegate],
  ['notifications/note', ['get', 'list'], delegate],
  ['stops/uploads', ['get'], delegate],
  ['rate_limits/delegate_report', ['get'], delegate],
  ['reported_videos/one', ['get', 'list'], { uid: 'admin', claims: { admin: true } }],
];

/** Measures the requests of a case. @throws Error when one is denied */
export const measureRead = (...[path, methods, identity]: ReadCase): Cost[] =>
  measureReads(identity, path, documents, methods);
