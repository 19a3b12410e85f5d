import { describe, expect, test } from 'vitest';
import { parseScheduleItem } from './schedule.ts';

const itemData = {
  RodeoId: 9100,
  StartDate: '2026-11-20T00:00:00',
  EndDate: '2026-11-22T00:00:00',
  City: 'Duncan',
  StateAbbrv: 'OK',
  Name: 'Chisholm Trail Stampede',
  VenueName: 'Stephens County Arena',
  Payout: 48_200,
};

describe('parseScheduleItem', () => {
  test('[DATA-06] parses all fields, the id as text', () => {
    expect(parseScheduleItem(itemData)).toEqual({ ...itemData, RodeoId: '9100' });
  });

  test('[DATA-06] replaces missing and invalid fields with empty ones', () => {
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
  ])('[SCH-01] parses a payout of %j as %j', (Payout, dollars) => {
    expect(parseScheduleItem({ ...itemData, Payout })?.Payout).toBe(dollars);
  });

  test.each([null, 'text', [], {}, { ...itemData, Name: '' }])('rejects %j', (data) => {
    expect(parseScheduleItem(data)).toBeUndefined();
  });
});
