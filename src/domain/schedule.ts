import * as z from 'zod/mini';
import { idField, stringField } from './field-schemas.ts';

/** A sum in US dollars, which may come as text; null while it is not known. */
const payoutField = z.catch(
  z.pipe(
    z.transform((value) =>
      typeof value === 'string' && value.trim() !== '' ? Number(value.replace(/[$,\s]/g, '')) : value,
    ),
    z.nullable(z.number()),
  ),
  null,
);

const scheduleItemSchema = z.object({
  RodeoId: idField,
  /** As the service writes it; `calendarDay` reads it. */
  StartDate: stringField,
  EndDate: stringField,
  City: stringField,
  StateAbbrv: stringField,
  Name: stringField,
  VenueName: stringField,
  Payout: payoutField,
});

export type ScheduleItem = z.infer<typeof scheduleItemSchema>;

/** Reads a rodeo of the content service (DATA-06); undefined for what has no name. */
export function parseScheduleItem(data: unknown): ScheduleItem | undefined {
  const read = scheduleItemSchema.safeParse(data).data;
  if (!read?.Name) return undefined;
  return { ...read, RodeoId: read.RodeoId || `${read.Name} ${read.StartDate}` };
}

/**
 * The day of the calendar that a date names, wherever it is read: 2026-11-20, 2026-11-20T19:30:00 and 11/20/2026 are
 * the same day.
 *
 * @returns whole seconds since the epoch, midnight UTC of that day; undefined for what is no date
 */
export function parseCalendarDay(date: string): number | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(date);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(date);
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : [Number(american?.[3]), Number(american?.[1]), Number(american?.[2])];
  const midnight = new Date(Date.UTC(year, month - 1, day));
  // The 31st of a shorter month would be a day of the next one.
  return midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day
    ? midnight.getTime() / 1000
    : undefined;
}
