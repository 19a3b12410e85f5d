import * as z from 'zod/mini';
import { idField, stringField } from './field-schemas.ts';

/** US dollars, as a number or text such as '$48,200'; null if unknown. */
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
  /** In a format of the service; see `parseCalendarDay` in `lib/dates.ts`. */
  StartDate: stringField,
  EndDate: stringField,
  City: stringField,
  StateAbbrv: stringField,
  Name: stringField,
  VenueName: stringField,
  Payout: payoutField,
});

export type ScheduleItem = z.infer<typeof scheduleItemSchema>;

/** Parses a rodeo of the content service (DATA-06). @returns undefined without a name */
export function parseScheduleItem(data: unknown): ScheduleItem | undefined {
  const item = scheduleItemSchema.safeParse(data).data;
  if (!item?.Name) return undefined;
  return { ...item, RodeoId: item.RodeoId || `${item.Name} ${item.StartDate}` };
}
