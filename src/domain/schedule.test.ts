import { describe, expect, test } from 'vitest';
import { parseCalendarDay, parseScheduleItem } from './schedule.ts';

const given = {
  RodeoId: 9100,
  StartDate: '2026-11-20T00:00:00',
  EndDate: '2026-11-22T00:00:00',
  City: 'Duncan',
  StateAbbrv: 'OK',
  Name: 'Chisholm Trail Stampede',
  VenueName: 'Stephens County Arena',
  Payout: 48_200,
};

describe('a rodeo of the content service', () => {
  test('[DATA-06] is read with all its fields, its id as text', () => {
    expect(parseScheduleItem(given)).toEqual({ ...given, RodeoId: '9100' });
  });

  test('[DATA-06] lacks what is missing or of another type, and still is a rodeo', () => {
    expect(parseScheduleItem({ Name: 'Roundup', StartDate: '2026-12-01', City: null })).toEqual({
      RodeoId: 'Roundup 2026-12-01',
      StartDate: '2026-12-01',
      EndDate: '',
      City: '',
      StateAbbrv: '',
      Name: 'Roundup',
      VenueName: '',
      Payout: null,
    });
  });

  test.each([
    [48_200, 48_200],
    ['48200.50', 48_200.5],
    ['$48,200', 48_200],
    [0, 0],
    ['', null],
    ['to be announced', null],
    [undefined, null],
  ])('[SCH-01] a payout of %j is %j', (Payout, dollars) => {
    expect(parseScheduleItem({ ...given, Payout })?.Payout).toBe(dollars);
  });

  test.each([null, 'text', [], {}, { ...given, Name: '' }])('is not %j', (data) => {
    expect(parseScheduleItem(data)).toBeUndefined();
  });
});

describe('a day of the calendar', () => {
  const twentieth = Date.UTC(2026, 10, 20) / 1000;

  test.each([
    '2026-11-20',
    '2026-11-20T00:00:00',
    '2026-11-20T23:59:59-07:00',
    '11/20/2026',
    '11/20/2026 7:30 PM',
  ])('[SCH-01] %s is the 20th of November, wherever it is read', (date) => {
    expect(parseCalendarDay(date)).toBe(twentieth);
  });

  test.each(['', 'soon', '2026-02-31', '13/01/2026', '2026-11', '20261120'])('%j is none', (date) => {
    expect(parseCalendarDay(date)).toBeUndefined();
  });
});
