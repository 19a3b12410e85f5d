import { describe, expect, test } from 'vitest';
import { nextEventSchema, parseNextEvent, type NextEvent } from './next-event.ts';

const complete: NextEvent = {
  event: 'Calgary Stampede',
  eventType: 1,
  location: 'Calgary, AB',
  date: '2027-07-02',
};

function getErrors(typed: Partial<NextEvent>): string[] {
  const parsed = nextEventSchema.safeParse({ ...complete, ...typed });
  return parsed.error?.issues.map((issue) => issue.message) ?? [];
}

describe('my next event', () => {
  test('[EVT-01] an event and a location are required', () => {
    expect(getErrors({})).toEqual([]);
    expect(getErrors({ event: ' ', location: '' })).toEqual(['Event is required', 'Location is required']);
    expect(getErrors({ eventType: 0, date: '' })).toEqual([]);
  });

  test('[DATA-07] has exactly four fields, and is read when some are missing', () => {
    expect(nextEventSchema.parse({ ...complete, extra: 1 })).toEqual(complete);
    expect(parseNextEvent(complete)).toEqual(complete);
    const nothing = { event: '', eventType: 0, location: '', date: '' };
    expect(parseNextEvent(undefined)).toEqual(nothing);
    expect(parseNextEvent({ event: 7, location: 'Calgary, AB' })).toEqual({
      ...nothing,
      location: 'Calgary, AB',
    });
  });
});
