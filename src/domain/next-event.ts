import * as z from 'zod/mini';
import { stringField, integerField } from './field-schemas.ts';

const requiredText = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `${label} is required`, abort: true }),
      z.maxLength(120, `${label} may have 120 characters at most`),
    );

/** Where somebody is going to ride next: what the next upload begins with (DATA-07). */
export const nextEventSchema = z.object({
  /** The name of the rodeo. */
  event: requiredText('Event'),
  /** One of the ten rodeo events; 0 while none is chosen. */
  eventType: z.int(),
  location: requiredText('Location'),
  /** YYYY-MM-DD, or empty. */
  date: z.string(),
});

export type NextEvent = z.infer<typeof nextEventSchema>;

const storedNextEventSchema = z.object({
  event: stringField,
  eventType: integerField,
  location: stringField,
  date: stringField,
});

/** Reads what a device keeps; missing fields become empty ones, and so does everything where nothing is kept. */
export function parseNextEvent(data: unknown): NextEvent {
  return storedNextEventSchema.parse(data ?? {});
}
