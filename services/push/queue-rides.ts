import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { parseFollows } from '#src/domain/follow.ts';
import { isPostedBy } from '#src/domain/is-posted-by.ts';
import { parsePushChoice } from '#src/domain/push.ts';
import { getRideRodeoId } from '#src/domain/rodeo.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { inParts } from '../in-parts.ts';
import { findByValues, readAll } from '../read-pages.ts';
import { enqueue } from './push-queue.ts';

/** New rides are told of together, every half hour. */
const roundMs = 30 * 60_000;
/** A write may be seen a moment after its time. */
const settledMs = 30_000;
/** After a longer pause, older rides are no news. */
const maxPauseMs = 24 * 60 * 60_000;

const readAtOnce = 400;

/** As many are counted. */
const maxRides = 1000;

/** What somebody can follow to see a ride, by the field of the stored follows. */
const getTargets = (
  ride: Video,
): Readonly<Record<keyof ReturnType<typeof parseFollows>, readonly string[]>> => ({
  user_ids: [ride.user_id, ...ride.contestants_id, ride.tagged_animal_contractor_id].filter(Boolean),
  animal_ids: [ride.animal_id].filter(Boolean),
  rodeo_ids: [getRideRodeoId(ride)].filter(Boolean),
  event_ids: [String(ride.event_type)],
});

const fields = ['user_ids', 'animal_ids', 'rodeo_ids', 'event_ids'] as const;

/** Whoever follows something of the rides; a query takes 30 values. */
async function findFollowers(
  firestore: Firestore,
  rides: readonly Video[],
): Promise<QueryDocumentSnapshot[]> {
  const found = new Map<string, QueryDocumentSnapshot>();
  for (const field of fields) {
    const values = [...new Set(rides.flatMap((ride) => getTargets(ride)[field]))];
    const documents = await findByValues(
      firestore.collection('follows'),
      field,
      values,
      'array-contains-any',
    );
    for (const each of documents) found.set(each.id, each);
  }
  return [...found.values()];
}

/** Those who have a device and want to be told. */
async function findReaders(firestore: Firestore, ids: readonly string[]): Promise<Set<string>> {
  const readers = new Set<string>();
  for (const part of inParts(ids, readAtOnce)) {
    const stored = await firestore.getAll(...part.map((id) => firestore.doc(`push/${id}`)), {
      fieldMask: ['devices', 'muted'],
    });
    for (const each of stored) {
      const { devices, muted } = parsePushChoice(toPlainData(each.data() ?? {}));
      if (devices.length > 0 && !muted.includes('followed')) readers.add(each.id);
    }
  }
  return readers;
}

/** Queues for everybody who follows some of a half hour's rides which ones those are, but for their own. */
async function queueRound(firestore: Firestore, from: number, now: number): Promise<void> {
  const created = firestore
    .collection('videos')
    .where('created', '>', Timestamp.fromMillis(from))
    .where('created', '<=', Timestamp.fromMillis(from + roundMs))
    .orderBy('created');
  const rides = (await readAll(created, 500)).map((each) => parseVideo(each.id, toPlainData(each.data())));
  if (rides.length === 0) return;
  const targets = rides.map((ride) => ({ ride, followed: getTargets(ride) }));
  const followers = await findFollowers(firestore, rides);
  const readers = await findReaders(
    firestore,
    followers.map(({ id }) => id),
  );
  const messages = followers
    .filter(({ id }) => readers.has(id))
    .map((follower) => {
      const user_id = follower.id;
      const follows = parseFollows(toPlainData(follower.data()));
      const isFollowed = ({ ride, followed }: (typeof targets)[number]) =>
        !isPostedBy(ride, user_id) &&
        fields.some((field) => followed[field].some((id) => follows[field].includes(id)));
      return { user_id, video_ids: targets.filter(isFollowed).map(({ ride }) => ride.id) };
    })
    .filter(({ video_ids }) => video_ids.length > 0)
    .map(({ user_id, video_ids }) => {
      const content = { user_id, kind: 'followed' as const, video_ids: video_ids.slice(0, maxRides) };
      return [`rides ${from}`, content] as const;
    });
  await enqueue(firestore, messages, now);
}

/**
 * Queues the new rides of every half hour that is over. What was queued before a failure is recognized.
 *
 * @param now milliseconds since the epoch
 * @throws Error of Firestore, after which it can be called again
 */
export async function queueRides(firestore: Firestore, now: number): Promise<void> {
  const round = firestore.doc('push_rounds/followed');
  const over = Math.floor((now - settledMs) / roundMs) * roundMs;
  const stored = (await round.get()).get('until') as number | undefined;
  for (let from = Math.max(stored ?? over - roundMs, over - maxPauseMs); from < over; from += roundMs) {
    await queueRound(firestore, from, now);
    await round.set({ until: from + roundMs });
  }
}
