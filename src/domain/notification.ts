import * as z from 'zod/mini';
import { instant, text, wholeNumber } from './read.ts';

const notificationDocument = z.object({
  id: text,
  notified_user_id: text,
  message_string: text,
  timestamp: instant,
  alert_type: wholeNumber,
  video_id: text,
  actor_id: text,
});

export type Notification = z.infer<typeof notificationDocument>;

/** Reads a stored notification; missing fields become empty ones. */
export function readNotification(id: string, data: unknown): Notification {
  return { ...notificationDocument.parse(data), id };
}
