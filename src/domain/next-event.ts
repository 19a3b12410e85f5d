import * as z from 'zod/mini';
import { text, wholeNumber } from './read.ts';

const filled = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `${label} is required`, abort: true }),
      z.maxLength(120, `${label} may have 120 characters at most`),
    );

/** Where somebody is going to ride next: what the next upload begins with (DATA-07). */
export const nextEvent = z.object({
  /** The name of the rodeo. */
  event: filled('Event'),
  /** One of the ten rodeo events; 0 while none is chosen. */
  eventType: z.int(),
  location: filled('Location'),
  /** YYYY-MM-DD, or empty. */
  date: z.string(),
});

export type NextEvent = z.infer<typeof nextEvent>;

const storedEvent = z.object({ event: text, eventType: wholeNumber, location: text, date: text });

/** Reads what a device keeps; missing fields become empty ones, and so does everything where nothing is kept. */
export function readNextEvent(data: unknown): NextEvent {
  return storedEvent.parse(data ?? {});
}
