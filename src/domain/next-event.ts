import * as z from 'zod/mini';
import { createReader, readText, readInteger } from './field-readers.ts';
import { lineCheck, maxLengthCheck } from './names.ts';

const createRequiredText = (label: string) =>
  z
    .string()
    .check(
      lineCheck,
      z.minLength(1, { error: `${label} is required`, abort: true }),
      maxLengthCheck(label, 120),
    );

/** My Next Event, which prefills the next upload (DATA-07). */
export const nextEventSchema = z.object({
  /** The name of the rodeo. */
  event: createRequiredText('Event'),
  /** A rodeo event id; 0 if none is chosen. */
  eventType: z.int(),
  location: createRequiredText('Location'),
  /** YYYY-MM-DD, or empty. */
  date: z.string(),
});

export type NextEvent = z.infer<typeof nextEventSchema>;

const readNextEventFields = createReader({
  event: readText,
  eventType: readInteger,
  location: readText,
  date: readText,
});

/** Parses the stored next event. @param data undefined if none is stored; missing fields become empty */
export function parseNextEvent(data: unknown): NextEvent {
  return readNextEventFields(data);
}
