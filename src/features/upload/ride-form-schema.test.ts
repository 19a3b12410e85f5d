import { describe, expect, test } from 'vitest';
import {
  rideFormSchema,
  emptyRideForm,
  parseEventDate,
  getInitialValues,
  parseResult,
  type RideFormValues,
} from './ride-form-schema.ts';

const complete: RideFormValues = {
  ...emptyRideForm,
  accountId: 'a',
  title: 'Cheyenne Frontier Days',
  location: 'Cheyenne, WY',
  date: '2026-07-24',
  eventId: 1,
};

function getErrors(given: Partial<RideFormValues>): string[] {
  const parsed = rideFormSchema.safeParse({ ...complete, ...given });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

describe('the details of an upload', () => {
  test('[UPL-07] complete details are taken', () => {
    expect(getErrors({})).toEqual([]);
  });

  test.each<[Partial<RideFormValues>, string]>([
    [{ accountId: '' }, 'User is required!'],
    [{ title: '  ' }, 'Rodeo Event is required!'],
    [{ location: '' }, 'Location is required!'],
    [{ date: '' }, 'Event Date is required!'],
    [{ eventId: 0 }, 'Event Select Event is required!'],
    [{ animalRequired: true }, 'Animal is a required field'],
  ])('[UPL-07] %j gives %j', (given, message) => {
    expect(getErrors(given)).toEqual([message]);
  });

  test('[UPL-06] the first three events take points up to 100, the others seconds', () => {
    expect(getErrors({ eventId: 3, result: '88.5' })).toEqual([]);
    expect(getErrors({ eventId: 3, result: '101' })).toEqual(['Enter points from 0 to 100']);
    expect(getErrors({ eventId: 4, result: '101' })).toEqual([]);
    expect(getErrors({ eventId: 4, result: 'fast' })).toHaveLength(1);
  });

  test('[UPL-06, EVT-01] the form begins with My Next Event, unless something was typed before', () => {
    const planned = { event: 'Calgary Stampede', eventType: 4, location: 'Calgary, AB', date: '2027-07-02' };
    expect(getInitialValues(emptyRideForm, planned)).toEqual({
      ...emptyRideForm,
      title: 'Calgary Stampede',
      location: 'Calgary, AB',
      date: '2027-07-02',
      eventId: 4,
    });
    expect(getInitialValues(complete, planned)).toEqual(complete);
    const ofAnimal = { ...emptyRideForm, animalId: 'a1', accountId: 'u1' };
    expect(getInitialValues(ofAnimal, planned)).toMatchObject({ title: 'Calgary Stampede', animalId: 'a1' });
    expect(getInitialValues(emptyRideForm, undefined)).toEqual(emptyRideForm);
  });

  test('[DATA-03] the day is stored as midnight UTC in whole seconds', () => {
    expect(parseEventDate('2026-07-24')).toBe(Date.UTC(2026, 6, 24) / 1000);
    expect(parseEventDate('2026-07-24') % 86400).toBe(0);
  });

  test('[DATA-03] no score is stored as null, never as zero', () => {
    expect(parseResult(' ')).toBeNull();
    expect(parseResult('0')).toBe(0);
  });
});
