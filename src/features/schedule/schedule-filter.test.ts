import { describe, expect, test } from 'vitest';
import { parseScheduleItem, type ScheduleItem } from '#src/domain/schedule.ts';
import { parseScheduleFilter, rodeoMatchesFilter } from './schedule-filter.ts';

function buildRodeo(changes: Partial<ScheduleItem> = {}): ScheduleItem {
  const rodeo = parseScheduleItem({
    RodeoId: 7,
    Name: 'Old Timers Reunion',
    StartDate: '2026-11-28T00:00:00',
    EndDate: '2026-12-01T00:00:00',
    City: 'Deming',
    StateAbbrv: 'NM',
    VenueName: 'Bartlett Arena',
  });
  if (!rodeo) throw new Error('The rodeo is not valid.');
  return { ...rodeo, ...changes };
}

describe('the filter of the schedule', () => {
  test.each([
    ['TX', '11', { state: 'TX', month: 11 }],
    [null, null, { state: undefined, month: undefined }],
    ['tx', '0', { state: undefined, month: undefined }],
    ['Texas', '13', { state: undefined, month: undefined }],
  ])('parses %j and %j', (state, month, filter) => {
    expect(parseScheduleFilter(state, month)).toEqual(filter);
  });

  test.each([
    [{ state: 'NM', month: undefined }, true],
    [{ state: 'TX', month: undefined }, false],
    [{ state: undefined, month: 10 }, false],
    [{ state: undefined, month: 11 }, true],
    [{ state: undefined, month: 12 }, true],
    [{ state: undefined, month: 1 }, false],
    [{ state: 'NM', month: 12 }, true],
    [{ state: 'TX', month: 12 }, false],
  ])('lets a rodeo in New Mexico from November to December pass %j: %s', (filter, isMatch) => {
    expect(rodeoMatchesFilter(buildRodeo(), filter)).toBe(isMatch);
  });

  test('spans the end of a year', () => {
    const rodeo = buildRodeo({ StartDate: '2026-12-30', EndDate: '2027-01-02' });
    const months = [11, 12, 1, 2].filter((month) => rodeoMatchesFilter(rodeo, { state: undefined, month }));
    expect(months).toEqual([12, 1]);
  });

  test('has no month for a rodeo without a date', () => {
    expect(rodeoMatchesFilter(buildRodeo({ StartDate: '' }), { state: undefined, month: 1 })).toBe(false);
  });
});
