import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import { parseScheduleItem, type ScheduleItem } from '#src/domain/schedule.ts';
import { createCalendarFile } from './calendar-file.ts';

const now = new Date('2026-11-21T08:30:00Z');

function buildRodeo(changes: Partial<ScheduleItem> = {}): ScheduleItem {
  const rodeo = parseScheduleItem({
    RodeoId: 7,
    Name: 'Old Timers Reunion',
    StartDate: '2026-11-28T00:00:00',
    EndDate: '2026-11-30T00:00:00',
    City: 'Deming',
    StateAbbrv: 'NM',
    VenueName: 'Bartlett Arena',
  });
  if (!rodeo) throw new Error('The rodeo is not valid.');
  return { ...rodeo, ...changes };
}

const createFile = (...rodeos: ScheduleItem[]) => createCalendarFile(rodeos, now) ?? '';

/** As another program reads them. */
function readEvents(file: string) {
  const calendar = new ical.Component(ical.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ical.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      isWholeDays: event.startDate.isDate && event.endDate.isDate,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      transparency: component.getFirstPropertyValue('transp'),
    };
  });
}

const readDays = (changes: Partial<ScheduleItem>) => {
  const [event] = readEvents(createFile(buildRodeo(changes)));
  return [event?.start, event?.end];
};

describe('the calendar file', () => {
  test('has a rodeo as an event of whole days, during which its owner is free', () => {
    expect(readEvents(createFile(buildRodeo()))).toEqual([
      {
        uid: '7@rodeo-schedule',
        summary: 'Old Timers Reunion',
        location: 'Bartlett Arena, Deming, NM',
        start: '2026-11-28',
        // The day after the last one, in the next month.
        end: '2026-12-01',
        isWholeDays: true,
        stamp: '2026-11-21T08:30:00Z',
        transparency: 'TRANSPARENT',
      },
    ]);
  });

  test.each([
    ['2026-12-30', '2027-01-02', '2027-01-03'],
    ['2028-02-28', '2028-02-28', '2028-02-29'],
    ['2027-02-28', '', '2027-03-01'],
    ['2026-11-28', '2026-11-27', '2026-11-29'],
    ['2026-10-31T19:30:00-07:00', '11/01/2026', '2026-11-02'],
  ])('from %s to %j ends before %s', (StartDate, EndDate, end) => {
    expect(readDays({ StartDate, EndDate })).toEqual([StartDate.slice(0, 10), end]);
  });

  test.each(['Boots; Bulls, \\ Broncs: "Finals"', 'Two\nlines', 'Rodéo 🐂 '.repeat(20), 'END:VEVENT'])(
    'keeps the name %j',
    (Name) => {
      const file = createFile(buildRodeo({ Name }));
      expect(readEvents(file)).toMatchObject([{ summary: Name }]);
      const lines = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...lines)).toBeLessThanOrEqual(75);
    },
  );

  test('has all rodeos with a date; a rodeo keeps its UID when it is moved', () => {
    const file = createFile(
      buildRodeo(),
      buildRodeo({ RodeoId: 'Roundup\r\nsoon', VenueName: '', City: '', StateAbbrv: '' }),
      buildRodeo({ RodeoId: '9', StartDate: 'soon' }),
    );
    const events = readEvents(file);
    expect(events.map(({ uid }) => uid)).toEqual(['7@rodeo-schedule', 'Roundup%0D%0Asoon@rodeo-schedule']);
    expect(events[1]?.location).toBeNull();
    const [moved] = readEvents(createFile(buildRodeo({ Name: 'Reunion', StartDate: '2026-12-05' })));
    expect(moved?.uid).toBe(events[0]?.uid);
  });

  test('does not exist when no rodeo has a date', () => {
    expect(createCalendarFile([buildRodeo({ StartDate: 'soon' })], now)).toBeUndefined();
  });
});
