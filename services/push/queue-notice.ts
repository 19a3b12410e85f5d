import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { alertTypes, parseNotification } from '#src/domain/notification.ts';
import { getNoticeKind, parsePushChoice } from '#src/domain/push.ts';
import { enqueue } from './push-queue.ts';

const getTime = (data: DocumentData | undefined) =>
  parseNotification('', toPlainData(data ?? {})).timestamp?.getTime() ?? 0;

/**
 * Queues a notification for the devices of its account, if they are to be told of its kind. One that replaces another, as
 * a second invite does, counts as new.
 *
 * @param before its data before the write, undefined for a new one @param after undefined when it is deleted
 * @returns whose it is; undefined when there is nothing to send
 */
export async function queueNotice(
  firestore: Firestore,
  id: string,
  { before, after }: { before: DocumentData | undefined; after: DocumentData | undefined },
  now: number,
): Promise<string | undefined> {
  if (!after || getTime(before) === getTime(after)) return undefined;
  const { notified_user_id: user_id, ...notice } = parseNotification(id, toPlainData(after));
  const stored = user_id === '' ? undefined : await firestore.doc(`push/${user_id}`).get();
  if (!stored?.exists) return undefined;
  const { devices, muted } = parsePushChoice(toPlainData(stored.data() ?? {}));
  const kind = getNoticeKind(notice.alert_type);
  if (devices.length === 0 || muted.includes(kind)) return undefined;
  const { alert_type, message_string, video_id, actor_id } = notice;
  const content = { user_id, kind, notification_id: id, alert_type, message_string, video_id, actor_id };
  // A tip of the hat is told once a day, also when it is taken back and given again.
  const occasion = alert_type === alertTypes.hatTipped ? actor_id : getTime(after);
  await enqueue(firestore, [[`${id} ${occasion}`, content]], now);
  return user_id;
}
