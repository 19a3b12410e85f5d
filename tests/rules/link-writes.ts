import { serverTimestamp } from 'firebase/firestore';
import { buildLinkNotification } from '#src/domain/notification.ts';
import type { RideLink } from '#src/domain/ride-link.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildRideLink } from '#tests/support/factories/build-ride-link.ts';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { omitField, type Caller, type FirestoreFixture, type Write } from './firestore-fixture.ts';
import { commitPaced, sentNow } from './publishing.ts';

export type Account = 'owner' | 'rider' | 'otherRider' | 'fan' | 'blocked';

type Said = 'filmsLinked' | 'filmsParted';

const isPerson = (people: FirestoreFixture['people'], caller: Caller): caller is keyof typeof people =>
  caller in people;

function tell(
  { people }: FirestoreFixture,
  type: Said | `${Said}ForOwner`,
  from: Caller,
  to: string,
  later: StoredVideo,
): Write[] {
  if (!isPerson(people, from)) return [];
  const notification = buildLinkNotification(type, parseUser(from, people[from]), to, later);
  return notification ? [['set', `notifications/${notification.id}`, { ...notification, ...sentNow() }]] : [];
}

/** What tells the other account, in the words of the account that acts. */
export const tellOther = (
  fixture: FirestoreFixture,
  type: Said,
  from: Account,
  to: string,
  later: StoredVideo,
) => tell(fixture, type, from, to, later);

/** What tells an account what somebody else does for it; nothing where the account acts itself. */
export const tellAccount = (
  fixture: FirestoreFixture,
  type: Said,
  caller: Caller,
  account: Account,
  later: StoredVideo,
) => tell(fixture, `${type}ForOwner`, caller, account, later);

export interface Proposal {
  caller: Caller;
  account: Account;
  first: StoredVideo;
  later: StoredVideo;
  changes?: Partial<Record<keyof RideLink, unknown>>;
  /** The list of open proposals. */
  open?: readonly string[];
  notices?: readonly Write[];
  /** A field that is missing. */
  lacking?: string;
}

/** Proposes a link as the app does it. */
export function propose(fixture: FirestoreFixture, proposal: Proposal): Promise<void> {
  const { caller, account, first, later, changes = {} } = proposal;
  const link = {
    ...buildRideLink(first, later, account),
    created: serverTimestamp(),
    ...(changes as object),
  };
  const other = account === later.user_id ? first.user_id : later.user_id;
  const notices = proposal.notices ?? [
    ...tellOther(fixture, 'filmsLinked', account, other, later),
    ...tellAccount(fixture, 'filmsLinked', caller, account, later),
  ];
  const list: Write[] = [['set', `link_proposals/${account}`, { video_ids: proposal.open ?? [later.id] }]];
  const data = proposal.lacking === undefined ? link : omitField(link, proposal.lacking);
  return commitPaced(fixture, caller, 'link', `ride_links/${later.id}`, data, [
    ...(link.state === 'proposed' ? list : []),
    ...notices,
  ]);
}

export const at = (minute: number) => ({ created: new Date(Date.UTC(2026, 6, 26, 3, minute)) });

export type FilmChanges = Partial<StoredVideo> & { animal?: undefined; contestants?: StoredUser[] };

/** Stores an account's film of a ride on a bull, so many minutes after others. */
export async function storeFilmOf(
  { people, storeDocument }: FirestoreFixture,
  account: Account,
  minute: number,
  changes: FilmChanges = {},
): Promise<StoredVideo> {
  const animal = buildBull(people.owner, { id: 'bull' });
  const film = buildVideo(people[account], { animal, ...at(minute), ...(changes as object) });
  await storeDocument(`videos/${film.id}`, film);
  return film;
}

/** Stores a link that another rider has proposed. @returns its path */
export async function storeLinkOf(
  { storeDocument }: FirestoreFixture,
  { first, later }: { first: StoredVideo; later: StoredVideo },
  changes: Partial<RideLink> = {},
): Promise<string> {
  const path = `ride_links/${later.id}`;
  await storeDocument(path, { ...buildRideLink(first, later, 'otherRider'), ...changes });
  return path;
}
