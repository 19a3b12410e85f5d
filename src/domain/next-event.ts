import * as z from 'zod/mini';
import { createReader, readText, readInteger } from './field-readers.ts';
import { copy } from './forms/copy.ts';
import { lineCheck, maxLengthCheck } from './names.ts';
import { animalTagSchema } from './tags.ts';

/** The days that the rules accept, as values of a date field. */
export const eventDates = { min: '1900-01-01', max: '2099-12-31' } as const;

/** Accepts those days and an empty field. */
export const eventDateCheck = z.refine<string>(
  (date) =>
    date === '' || (/^\d{4}-\d\d-\d\d$/.test(date) && date >= eventDates.min && date <= eventDates.max),
  copy.invalidDate,
);

const createRequiredText = (label: string) =>
  z
    .string()
    .check(
      lineCheck,
      z.minLength(1, { error: copy.required(label), abort: true }),
      maxLengthCheck(label, 120),
    );

/** My Next Event, which prefills the next upload (DATA-07). */
export const nextEventSchema = z.object({
  /** The name of the rodeo. */
  event: createRequiredText(copy.labels.event),
  /** A rodeo event id; 0 if none is chosen. */
  eventType: z.int(),
  location: createRequiredText(copy.labels.location),
  /** YYYY-MM-DD, or empty. */
  date: z.string().check(eventDateCheck),
  /** The animal that was drawn for it. */
  animal: z.nullable(animalTagSchema),
});

export type NextEvent = z.infer<typeof nextEventSchema>;

const readNextEventFields = createReader({
  event: readText,
  eventType: readInteger,
  location: readText,
  date: readText,
  animal: (stored) => animalTagSchema.safeParse(stored).data ?? null,
});

/** Parses the stored next event. @param data undefined if none is stored; missing fields become empty */
export function parseNextEvent(data: unknown): NextEvent {
  return readNextEventFields(data);
}
