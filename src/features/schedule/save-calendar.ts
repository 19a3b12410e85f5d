import type { ScheduleItem } from '#src/domain/schedule.ts';
import { saveFile } from '#src/lib/save-file.ts';

/**
 * Saves rodeos as a calendar file, with code that loads on demand.
 *
 * @param name of the file, without its extension
 * @returns whether any rodeo has a date
 */
export async function saveCalendar(rodeos: readonly ScheduleItem[], name: string): Promise<boolean> {
  const { createCalendarFile } = await import('./calendar-file.ts');
  const file = createCalendarFile(rodeos, new Date());
  if (file === undefined) return false;
  saveFile(`${toFileName(name) || 'rodeo'}.ics`, new Blob([file], { type: 'text/calendar' }));
  return true;
}

/** For example dodge-city-roundup */
function toFileName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
