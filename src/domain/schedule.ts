import { createReader, readId, readNumberOrText, readText, type Reader } from './field-readers.ts';

/** US dollars, as a number or text such as '$48,200'; null if unknown. */
const readPayout: Reader<number | null> = (stored) =>
  readNumberOrText(typeof stored === 'string' ? stored.replace(/[$,]/g, '') : stored);

const readScheduleFields = createReader({
  RodeoId: readId,
  /** In a format of the service; see `parseCalendarDay` in `lib/parse-dates.ts`. */
  StartDate: readText,
  EndDate: readText,
  City: readText,
  StateAbbrv: readText,
  Name: readText,
  VenueName: readText,
  Payout: readPayout,
});

export type ScheduleItem = ReturnType<typeof readScheduleFields>;

/** Parses a rodeo of the content service (DATA-06). @returns undefined without a name */
export function parseScheduleItem(data: unknown): ScheduleItem | undefined {
  const item = readScheduleFields(data);
  if (!item.Name) return undefined;
  return { ...item, RodeoId: item.RodeoId || `${item.Name} ${item.StartDate}` };
}
