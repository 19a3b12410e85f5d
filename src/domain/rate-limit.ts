import { createReader, readInteger, readTimestamp } from './field-readers.ts';

/** An action that the security rules allow only so often per member. */
export type PacedAction = keyof typeof paces;

/** The shortest time between two actions, and how many are allowed per day. */
export const paces = {
  upload: { seconds: 5, perDay: 100 },
  animal: { seconds: 2, perDay: 200 },
  report: { seconds: 3, perDay: 50 },
  /** Invites and requests. */
  invite: { seconds: 5, perDay: 50 },
  reel: { seconds: 2, perDay: 100 },
  /** That two films show one ride. */
  link: { seconds: 2, perDay: 50 },
} as const;

const readEntry = createReader({
  /** Actions since `day`. */
  count: readInteger,
  last: readTimestamp,
});

/** What `rate_limits` stores about a member's actions of one kind. */
export type RateLimitEntry = ReturnType<typeof readEntry>;

/** Parses a stored entry; missing fields become empty. */
export function parseRateLimitEntry(data: unknown): RateLimitEntry {
  return readEntry(data);
}

/** Whether the next action starts another day, which the rules allow 24 hours after the day's first action. */
export function isDayUsedUp(action: PacedAction, { count }: RateLimitEntry): boolean {
  return count >= paces[action].perDay;
}

/** Milliseconds until the rules allow the next action; 0 when they do. @param now milliseconds since the epoch */
export function getWaitMs(action: PacedAction, { last }: RateLimitEntry, now: number): number {
  const paceMs = paces[action].seconds * 1000;
  // Clocks differ by seconds.
  const sinceLastMs = Math.max(0, now - (last?.getTime() ?? 0));
  return Math.max(0, paceMs - sinceLastMs);
}
