import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { parsePushChoice, type PushChoice, type PushDevice } from '#src/domain/push.ts';
import { getLocalDay, getNextTime, isQuiet } from '#src/domain/quiet-hours.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { inParts } from '../in-parts.ts';
import { composeNotices, composeRides, type Message } from './compose-message.ts';
import { keepOneFilmEach } from './one-film-each.ts';
import { findDueUsers, getDueQuery, getToken, readQueued, type Queued } from './push-queue.ts';
import { sendMessage, type Outcome, type Sender } from './send-message.ts';

/** Each person is told as often in a day of their zone. */
const maxPerDay = 6;

/** Longer than an instance runs. Who is interrupted has it sent again, with the same topic and tag. */
const claimMs = 10 * 60_000;
const firstDelayMs = 60_000;
const maxDelayMs = 6 * 60 * 60_000;
/** The delays add up to two days. */
const maxAttempts = 16;

const usersAtOnce = 50;
const readAtOnce = 1000;

export interface Delivery extends Sender {
  readonly firestore: Firestore;
  /** The rides that were read, which many are told of. */
  readonly rides: Map<string, Promise<Video | undefined>>;
}

/** What is sent as one message. */
interface Group {
  readonly id: string;
  readonly items: readonly Queued[];
}

interface Claim {
  readonly choice: PushChoice;
  readonly groups: readonly Group[];
}

/** Those that were tried stay together; of what is new, rides are one message and notices another. */
function toGroups(due: readonly Queued[]): Group[] {
  const groups = new Map<string, Queued[]>();
  for (const each of due) {
    const key = each.group || (each.kind === 'followed' ? 'rides' : 'notices');
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map((items) => ({ id: items[0]?.group || (items[0]?.ref.id ?? ''), items }));
}

const settle = (transaction: Transaction, items: readonly Queued[], change: object) => {
  for (const { ref } of items) transaction.update(ref, change);
};

/** What is not due any more: sent, or not to be sent. */
const done = { due: null };

/**
 * Takes what is due for a person, so that nobody else sends it meanwhile; puts off what comes at night or is too much
 * for a day, and drops what is not wanted.
 */
const claim = (firestore: Firestore, userId: string, now: number): Promise<Claim> =>
  firestore.runTransaction(async (transaction) => {
    const state = firestore.doc(`push_state/${userId}`);
    const [stored, profile, told] = await transaction.getAll(
      firestore.doc(`push/${userId}`),
      firestore.doc(`users/${userId}`),
      state,
    );
    const choice = parsePushChoice(toPlainData(stored?.data() ?? {}));
    const { docs } = await transaction.get(getDueQuery(firestore, userId, now));
    const due = docs.map(readQueued).toSorted((one, other) => one.created - other.created);
    const isOff = !profile?.exists || profile.get('deleted') === true || choice.devices.length === 0;
    const isWanted = ({ kind, attempts }: Queued) =>
      !isOff && !choice.muted.includes(kind) && attempts < maxAttempts;
    settle(
      transaction,
      due.filter((each) => !isWanted(each)),
      done,
    );
    const wanted = due.filter(isWanted);
    if (isQuiet(now, choice)) {
      settle(transaction, wanted, { due: getNextTime(now, choice) });
      return { choice, groups: [] };
    }
    const day = getLocalDay(now, choice);
    const before = told?.get('day') === day ? Number(told.get('count')) : 0;
    let count = before;
    const groups: Group[] = [];
    for (const group of toGroups(wanted)) {
      const isNew = group.items[0]?.group === '';
      if (isNew && count >= maxPerDay) {
        settle(transaction, group.items, { due: getNextTime(now, choice, true) });
        continue;
      }
      if (isNew) count += 1;
      groups.push(group);
      for (const { ref, attempts } of group.items)
        transaction.update(ref, { due: now + claimMs, attempts: attempts + 1, group: group.id });
    }
    if (count > before) transaction.set(state, { day, count });
    return { choice, groups };
  });

/** A ride as it is now; undefined when it is gone. */
function readRide({ firestore, rides }: Delivery, id: string): Promise<Video | undefined> {
  const known = rides.get(id);
  if (known) return known;
  const reading = firestore
    .doc(`videos/${id}`)
    .get()
    .then((found) => (found.exists ? parseVideo(id, toPlainData(found.data() ?? {})) : undefined));
  rides.set(id, reading);
  return reading;
}

async function readRides(delivery: Delivery, ids: readonly string[]): Promise<Video[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => readRide(delivery, id)));
  return found.filter((ride) => ride !== undefined);
}

/** Notices that were not taken back meanwhile. */
async function findLeft(firestore: Firestore, items: readonly Queued[]): Promise<Queued[]> {
  const references = items.map((each) => firestore.doc(`notifications/${each.notification_id}`));
  const found = await firestore.getAll(...references, { fieldMask: [] });
  return items.filter((_each, index) => found[index]?.exists);
}

/** What a group says now, without what is gone, who is blocked, and rides that are hard to watch; undefined when nothing is left. */
async function compose(
  delivery: Delivery,
  { items }: Group,
  userId: string,
  { language }: PushChoice,
): Promise<Message | undefined> {
  const { firestore } = delivery;
  const blocks = await firestore
    .collection('blocks')
    .where('user_id', '==', userId)
    .select('blocked_id')
    .get();
  const blocked = new Set(blocks.docs.map((each) => each.get('blocked_id') as unknown));
  const found = await readRides(
    delivery,
    items.flatMap(({ video_id, video_ids }) => [video_id, ...video_ids]).filter(Boolean),
  );
  const rides = found.filter((ride) => !ride.hard_to_watch);
  const covered = new Set(found.filter((ride) => ride.hard_to_watch).map(({ id }) => id));
  if (items[0]?.kind === 'followed')
    return composeRides(
      await keepOneFilmEach(
        firestore,
        rides.filter(({ user_id }) => !blocked.has(user_id)),
      ),
      language,
    );
  const left = await findLeft(
    firestore,
    items.filter(({ actor_id, video_id }) => !blocked.has(actor_id) && !covered.has(video_id)),
  );
  return composeNotices(left, new Map(rides.map((ride) => [ride.id, ride])), language);
}

const getDeviceToken = ({ endpoint }: PushDevice) => getToken(endpoint);

/** @param attempts how many there were before */
function getDelay(attempts: number, outcomes: readonly Outcome[]): number {
  const asked = outcomes.map((each) => (typeof each === 'object' ? each.later : 0));
  return Math.max(
    Math.min(firstDelayMs * 2 ** attempts, maxDelayMs),
    ...asked.map((ms) => Math.min(ms, 24 * 60 * 60_000)),
  );
}

async function forgetDevice(firestore: Firestore, userId: string, { endpoint }: PushDevice): Promise<void> {
  const ref = firestore.doc(`push/${userId}`);
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const { devices } = (stored.data() ?? {}) as { devices?: PushDevice[] };
    // As it is stored: what else is in there is the person's.
    if (devices) transaction.update(ref, { devices: devices.filter((each) => each.endpoint !== endpoint) });
  });
}

/** Sends a group to the devices that do not have it. */
async function sendGroup(
  delivery: Delivery,
  group: Group,
  userId: string,
  choice: PushChoice,
  now: number,
): Promise<void> {
  const { firestore } = delivery;
  const message = await compose(delivery, group, userId, choice);
  const [first] = group.items;
  const devices = choice.devices.filter((device) => !first?.sent_to.includes(getDeviceToken(device)));
  const text = JSON.stringify({ ...message, tag: group.id });
  const outcomes = message
    ? await Promise.all(devices.map((device) => sendMessage(delivery, device, { text, topic: group.id })))
    : [];
  const isWaiting = outcomes.some((outcome) => typeof outcome === 'object');
  const sent_to = [
    ...(first?.sent_to ?? []),
    ...devices.filter((_device, index) => typeof outcomes[index] === 'string').map(getDeviceToken),
  ];
  const batch = firestore.batch();
  const due = isWaiting ? now + getDelay(first?.attempts ?? 0, outcomes) : null;
  for (const { ref } of group.items) batch.update(ref, { due, sent_to });
  await batch.commit();
  for (const [index, device] of devices.entries())
    if (outcomes[index] === 'gone') await forgetDevice(firestore, userId, device);
}

/**
 * Sends a person what is due, unless it is night there or they had enough for the day: then it waits.
 *
 * @param now milliseconds since the epoch
 * @throws Error of Firestore; what was taken is sent again once its time is over
 */
export async function deliverTo(delivery: Delivery, userId: string, now: number): Promise<void> {
  const { choice, groups } = await claim(delivery.firestore, userId, now);
  for (const group of groups) await sendGroup(delivery, group, userId, choice, now);
}

/** Sends everybody what is due. @throws AggregateError of those that failed, after the others */
export async function deliverDue(delivery: Delivery, now: number): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const users = await findDueUsers(delivery.firestore, now, readAtOnce);
    for (const part of inParts([...users], usersAtOnce))
      await Promise.all(
        part.map((userId) =>
          deliverTo(delivery, userId, now).catch((error: unknown) => failures.push(error)),
        ),
      );
    if (failures.length > 0) throw new AggregateError(failures, 'Not everybody could be told.');
    if (users.size === 0) return;
  }
}
