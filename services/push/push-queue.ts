import { hash } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { getExpiry } from '#src/domain/expiry.ts';
import { createReader, readInteger, readNumber, readText, readTexts } from '#src/domain/field-readers.ts';
import type { PushKind } from '#src/domain/push.ts';

/*
 * What is to be sent to a person is a document of its own, whose id follows from what it tells, so that whatever is
 * delivered twice is stored once. It says when it is due; one that is sent, or not to be, is due no more, and stays
 * until it expires, to be recognized.
 */

const readFields = createReader({
  user_id: readText,
  kind: readText,
  /** Of a notice: the notification, as it is stored. */
  notification_id: readText,
  alert_type: readInteger,
  message_string: readText,
  video_id: readText,
  actor_id: readText,
  /** Of new rides. */
  video_ids: readTexts,
  /** Milliseconds since the epoch. */
  created: readNumber,
  /** The first one of those that are sent as one message; empty before the first attempt. */
  group: readText,
  attempts: readInteger,
  /** The devices that have it, as hashes of their endpoints. */
  sent_to: readTexts,
});

/** Something that a person is to be told. */
export type Queued = ReturnType<typeof readFields> & { readonly ref: DocumentReference };

type Content = Partial<Queued> & { readonly user_id: string; readonly kind: PushKind };

/** Reads what is queued. */
export const readQueued = (document: DocumentSnapshot): Queued => ({
  ...readFields(toPlainData(document.data() ?? {})),
  ref: document.ref,
});

/** A short text that stands for a longer one. */
export const getToken = (...parts: readonly string[]): string =>
  hash('sha256', parts.join('\n'), 'base64url').slice(0, 32);

const getQueue = (firestore: Firestore) => firestore.collection('push_queue');

/** What is due for a person by a time, in milliseconds since the epoch. */
export const getDueQuery = (firestore: Firestore, userId: string, now: number) =>
  getQueue(firestore).where('user_id', '==', userId).where('due', '<=', now);

/** Who has something that is due, the longest waiting first. @param count of documents that are read */
export async function findDueUsers(firestore: Firestore, now: number, count: number): Promise<Set<string>> {
  const due = await getQueue(firestore)
    .where('due', '<=', now)
    .orderBy('due')
    .select('user_id')
    .limit(count)
    .get();
  return new Set(due.docs.map((each) => String(each.get('user_id'))));
}

/** Whether a write failed because the document is there: its code of gRPC. */
const isStored = ({ code }: { code?: number }) => code === 6;

/**
 * Queues what is to be told at once, unless it is or was.
 *
 * @param messages each with what makes it different from others
 * @throws Error of Firestore, after which it can be called again
 */
export async function enqueue(
  firestore: Firestore,
  messages: readonly (readonly [identity: string, content: Content])[],
  now: number,
): Promise<void> {
  const writer = firestore.bulkWriter();
  writer.onWriteError(({ code, failedAttempts }) => !isStored({ code }) && failedAttempts < 5);
  const writes = messages.map(([identity, content]) =>
    writer
      .create(getQueue(firestore).doc(getToken(content.user_id, identity)), {
        ...content,
        ...{ created: now, due: now, attempts: 0, group: '', sent_to: [] },
        expires: getExpiry('push_queue', now),
      })
      .catch((error: unknown) => {
        if (!isStored(error as { code?: number })) throw error;
      }),
  );
  await Promise.all([...writes, writer.close()]);
}
