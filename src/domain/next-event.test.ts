import { describe, expect, test } from 'vitest';
import { nextEventSchema, parseNextEvent, type NextEvent } from './next-event.ts';

const complete: NextEvent = {
  event: 'Calgary Stampede',
  eventType: 1,
  location: 'Calgary, AB',
  date: '2027-07-02',
  animal: null,
};

function getErrors(changes: Partial<NextEvent>): string[] {
  const parsed = nextEventSchema.safeParse({ ...complete, ...changes });
  return parsed.error?.issues.map((issue) => issue.message) ?? [];
}

describe('next event', () => {
  test('[EVT-01] requires an event and a location', () => {
    expect(getErrors({})).toEqual([]);
    expect(getErrors({ event: ' ', location: '' })).toEqual(['Event is required', 'Location is required']);
    expect(getErrors({ eventType: 0, date: '' })).toEqual([]);
  });

  test('[DATA-07] keeps exactly its fields and accepts missing ones', () => {
    expect(nextEventSchema.parse({ ...complete, extra: 1 })).toEqual(complete);
    expect(parseNextEvent(complete)).toEqual(complete);
    const empty = { event: '', eventType: 0, location: '', date: '', animal: null };
    expect(parseNextEvent(undefined)).toEqual(empty);
    expect(parseNextEvent({ event: 7, location: 'Calgary, AB' })).toEqual({
      ...empty,
      location: 'Calgary, AB',
    });
  });
});
