import {
  collection,
  doc,
  documentId,
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { readObject, readTexts } from '#src/domain/field-readers.ts';
import { buildLinkNotification } from '#src/domain/notification.ts';
import {
  getOtherAccount,
  isAcceptedAtOnce,
  maxOpenProposals,
  parseRideLink,
  type RideLink,
} from '#src/domain/ride-link.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData, type StoredFields } from '../plain-data.ts';
import { createRefusal } from '../refusal.ts';
import { fetchAll } from './fetch-all.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';
import { addNotification } from './notification-writes.ts';
import { commitPaced } from './rate-limits.ts';

const getLinkRef = (videoId: string) => doc(firestore, 'ride_links', videoId);

/** Of a list that is full, an entry that waits no longer makes room. */
async function findAnswered(ids: readonly string[], accountId: string): Promise<string | undefined> {
  const links = collection(firestore, 'ride_links');
  const { docs } = await getDocs(query(links, where(documentId(), 'in', ids), limit(maxOpenProposals)));
  const open = docs
    .map((each) => parseRideLink(each.id, toPlainData(each.data())))
    .filter(({ state, proposed_by }) => state === 'proposed' && proposed_by === accountId);
  return ids.find((id) => open.every((link) => link.id !== id));
}

/** The list of open proposals of an account with one more. @throws DataError 'links-full' when it has twenty */
async function addToList(accountId: string, videoId: string): Promise<string[]> {
  const parse = (_id: string, fields: unknown) => readTexts(readObject(fields)['video_ids']);
  const ids = (await fetchDocument('link_proposals', accountId, parse)) ?? [];
  if (ids.includes(videoId)) return ids;
  if (ids.length < maxOpenProposals) return [...ids, videoId];
  const answered = await withDataErrors(() => findAnswered(ids, accountId));
  if (answered === undefined) throw createRefusal('links-full');
  return [...ids.filter((id) => id !== answered), videoId];
}

/** Whose film one of a link is, and the profile of the session user, who acts for that account. */
export interface LinkParty {
  account: User;
  actor: User;
}

/** Tells the account what a delegate does for it. */
const tellAccount = (
  batch: WriteBatch,
  type: 'filmsLinkedForOwner' | 'filmsPartedForOwner',
  { account, actor }: LinkParty,
  later: Pick<Video, 'id' | 'title'>,
) => addNotification(batch, buildLinkNotification(type, actor, account.id, later));

/**
 * Says that two films show one ride, and tells the other account; nothing where that is said already. It takes effect once
 * that account accepts; at once where `isAcceptedAtOnce`, unless there was a link before.
 *
 * @param films the first one and the later one
 * @throws DataError 'links-full' when twenty proposals of the account wait, 'link-limit' after today's last
 */
export async function linkFilms(films: { first: Video; later: Video }, party: LinkParty): Promise<void> {
  const { first, later } = films;
  const { account } = party;
  const stored = await fetchDocument('ride_links', later.id, parseRideLink);
  if (stored?.first_video_id === first.id && stored.state !== 'refused') return;
  const isEffective = !stored && isAcceptedAtOnce(account.id, first, later);
  const video_ids = isEffective ? undefined : await addToList(account.id, later.id);
  const link: Omit<RideLink, 'created'> = {
    ...{ id: later.id, first_video_id: first.id, user_id: later.user_id, first_user_id: first.user_id },
    ...{ proposed_by: account.id, state: isEffective ? 'accepted' : 'proposed' },
    refused: stored?.refused ?? [],
  };
  await commitPaced({ action: 'link', subject: later.id, isPatient: true }, (batch) => {
    batch.set(getLinkRef(later.id), { ...link, created: serverTimestamp() });
    if (video_ids) batch.set(doc(firestore, 'link_proposals', account.id), { video_ids });
    addNotification(batch, buildLinkNotification('filmsLinked', account, getOtherAccount(link), later));
    tellAccount(batch, 'filmsLinkedForOwner', party, later);
  });
  // After a refusal nothing takes effect at once, also where nobody else is asked.
  if (!isEffective && getOtherAccount(link) === account.id) await acceptLink(link, later, party);
}

async function commit(addWrites: (batch: WriteBatch) => void): Promise<void> {
  const batch = writeBatch(firestore);
  addWrites(batch);
  await withDataErrors(() => batch.commit());
}

/**
 * Accepts that two films show one ride, as the account that was asked; what it had refused, it refuses no longer.
 *
 * @throws DataError
 */
export const acceptLink = (
  { id, first_video_id, refused }: Omit<RideLink, 'created'>,
  later: Pick<Video, 'id' | 'title'>,
  party: LinkParty,
): Promise<void> =>
  commit((batch) => {
    const others = refused.filter((each) => each !== first_video_id);
    batch.update(getLinkRef(id), { state: 'accepted', refused: others });
    tellAccount(batch, 'filmsLinkedForOwner', party, later);
  });

/**
 * Says that two films show different rides, or takes back that they show one, and tells the other account.
 *
 * @throws DataError
 */
export async function endLink(
  link: RideLink,
  later: Pick<Video, 'id' | 'title'>,
  party: LinkParty,
): Promise<void> {
  const { account } = party;
  const isOwn = link.proposed_by === account.id;
  const refused = [...new Set([...link.refused, link.first_video_id])];
  await commit((batch) => {
    if (!isOwn) batch.update(getLinkRef(link.id), { state: 'refused', refused });
    // What was refused of other films stays.
    else if (link.refused.length > 0) batch.update(getLinkRef(link.id), { state: 'refused' });
    else batch.delete(getLinkRef(link.id));
    tellAccount(batch, 'filmsPartedForOwner', party, later);
    // A question that is taken back is no news.
    if (isOwn && link.state === 'proposed') return;
    const otherId = isOwn ? getOtherAccount(link) : link.proposed_by;
    addNotification(batch, buildLinkNotification('filmsParted', account, otherId, later));
  });
}

/** Deletes the link of a film in the batch that deletes the film; it may have none. */
export function addLinkDeletion(batch: WriteBatch, videoId: string): void {
  batch.delete(getLinkRef(videoId));
}

/**
 * Reads the links that an account has proposed, as they are stored.
 *
 * @throws DataError
 */
export async function fetchProposedLinks(accountId: string): Promise<StoredFields[]> {
  const proposed = query(collection(firestore, 'ride_links'), where('proposed_by', '==', accountId));
  const documents = await withDataErrors(() => fetchAll(proposed));
  return documents.map((each) => toPlainData(each.data()));
}
