import { getExpiry } from '#src/domain/expiry.ts';
import { buildLinkNotification } from '#src/domain/notification.ts';
import { maxOpenProposals } from '#src/domain/ride-link.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildRideLink } from '#tests/support/factories/build-ride-link.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { animal, delegate, longAgo, owner, riders, stock, withStored, type Batch } from './measure-cost.ts';

const [first, later] = [stock, owner].map((account, index) =>
  buildVideo(account, {
    ...{ id: `5b0c3a52-cafe-4b0a-8d55-3d1f0f3c1d2${index}`, animal, contestants: riders },
    created: new Date(Date.now() - (3 - index) * 86_400_000),
  }),
) as [ReturnType<typeof buildVideo>, ReturnType<typeof buildVideo>];
const path = `ride_links/${later.id}`;
const films = [
  [`videos/${first.id}`, { ...first, created: new Date(0) }],
  [`videos/${later.id}`, { ...later, created: new Date(Date.now()) }],
] as [string, object][];

const tell = (
  type: Parameters<typeof buildLinkNotification>[0],
  from: typeof delegate,
  toId: string,
): [string, object] => {
  const notification = buildLinkNotification(type, parseUser(from.id, from), toId, later);
  const sent = { timestamp: new Date(), expires: getExpiry('notifications', Date.now()) };
  return [`notifications/${notification?.id}`, { ...notification, ...sent }];
};

const times = { day: longAgo, last: longAgo, expires: getExpiry('rate_limits', Date.now()) };
const entry = { user_id: 'delegate', kind: 'link', subject: later.id, ...times, count: 3 };
const movedEntry = { ...entry, day: new Date(), last: new Date(), count: 1 };
const ids = Array.from({ length: maxOpenProposals }, (_, index) => `film-${index}`);
const proposal = { ...buildRideLink(first, later, 'owner'), created: new Date() };
const stored = { ...proposal, created: longAgo };
const gone = { ...stored, first_video_id: 'gone', state: 'accepted', refused: ids.slice(1) };

/** What is done about films of one ride, by a delegate of one of the accounts. */
export const linkBatches: Record<string, Batch> = {
  "a delegate's proposal that two films show one ride": {
    uid: 'delegate',
    before: withStored(...films, ['rate_limits/delegate_link', entry]),
    after: new Map<string, object>([
      [path, proposal],
      ['link_proposals/owner', { video_ids: [later.id] }],
      ['rate_limits/delegate_link', movedEntry],
      tell('filmsLinked', owner, 'stock'),
      tell('filmsLinkedForOwner', delegate, 'owner'),
    ]),
  },
  "a delegate's proposal of another film, with a full list": {
    uid: 'delegate',
    before: withStored(
      ...films,
      [path, gone],
      ['rate_limits/delegate_link', entry],
      ['link_proposals/owner', { video_ids: ids }],
    ),
    after: new Map<string, object>([
      [path, { ...proposal, refused: gone.refused }],
      ['link_proposals/owner', { video_ids: [...ids.slice(1), later.id] }],
      ['rate_limits/delegate_link', movedEntry],
      tell('filmsLinked', owner, 'stock'),
      tell('filmsLinkedForOwner', delegate, 'owner'),
    ]),
  },
  "a delegate's link of two films of riders in both": {
    uid: 'delegate',
    before: withStored(...films, ['rate_limits/delegate_link', entry]),
    after: new Map<string, object>([
      [path, { ...proposal, proposed_by: 'stock', state: 'accepted' }],
      ['rate_limits/delegate_link', movedEntry],
      tell('filmsLinked', stock, 'owner'),
      tell('filmsLinkedForOwner', delegate, 'stock'),
    ]),
  },
  "a delegate's consent that two films show one ride": {
    uid: 'delegate',
    before: withStored(...films, [path, stored]),
    after: new Map<string, object>([
      [path, { ...stored, state: 'accepted' }],
      tell('filmsLinkedForOwner', delegate, 'stock'),
    ]),
  },
  "a delegate's consent to what was refused": {
    uid: 'delegate',
    before: withStored(...films, [
      path,
      { ...stored, state: 'refused', refused: [...ids.slice(1), first.id] },
    ]),
    after: new Map<string, object>([
      [path, { ...stored, state: 'accepted', refused: ids.slice(1) }],
      tell('filmsLinkedForOwner', delegate, 'stock'),
    ]),
  },
  "a delegate's answer that two films show different rides": {
    uid: 'delegate',
    before: withStored(...films, [path, { ...stored, state: 'accepted', refused: ids.slice(1) }]),
    after: new Map<string, object>([
      [path, { ...stored, state: 'refused', refused: [...ids.slice(1), first.id] }],
      tell('filmsParted', stock, 'owner'),
      tell('filmsPartedForOwner', delegate, 'stock'),
    ]),
  },
  "a delegate's end of a link": {
    uid: 'delegate',
    before: withStored(...films, [path, { ...stored, state: 'accepted' }]),
    after: new Map<string, object | null>([
      [path, null],
      tell('filmsParted', owner, 'stock'),
      tell('filmsPartedForOwner', delegate, 'owner'),
    ]),
  },
  "a delegate's end of a link after a refusal": {
    uid: 'delegate',
    before: withStored(...films, [path, { ...stored, state: 'accepted', refused: ids }]),
    after: new Map<string, object>([
      [path, { ...stored, state: 'refused', refused: ids }],
      tell('filmsParted', owner, 'stock'),
      tell('filmsPartedForOwner', delegate, 'owner'),
    ]),
  },
};
