import type { ScheduleItem } from '#src/domain/schedule.ts';
import { saveFile } from '#src/lib/save-file.ts';

/** @returns false when no rodeo has a date */
export async function saveCalendar(rodeos: readonly ScheduleItem[], name: string): Promise<boolean> {
  const { createCalendarFile } = await import('./calendar-file.ts');
  const file = createCalendarFile(rodeos, new Date());
  if (file === undefined) return false;
  saveFile(`${toFileName(name) || 'rodeo'}.ics`, new Blob([file], { type: 'text/calendar' }));
  return true;
}

function toFileName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
