import * as z from 'zod/mini';
import type { RideDetails } from '#src/domain/new-video.ts';
import type { NextEvent } from '#src/domain/next-event.ts';
import { isRodeoEvent, getScoring } from '#src/domain/rodeo-event.ts';

const maxResult = { score: 100, time: 3600 };

function validateResult(typed: string, eventId: number): string | undefined {
  if (typed.trim() === '') return undefined;
  const scoring = getScoring(eventId);
  const value = Number(typed);
  if (value >= 0 && value <= maxResult[scoring]) return undefined;
  return scoring === 'score'
    ? 'Enter points from 0 to 100'
    : 'Enter seconds from 0 to 3600, for example 8.42';
}

const requiredText = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(120));

/** What is told about a ride. Everything is kept as it is typed, so that nothing is lost on the way. */
export const rideFormSchema = z
  .object({
    accountId: requiredText('User is required!'),
    title: requiredText('Rodeo Event is required!'),
    location: requiredText('Location is required!'),
    /** YYYY-MM-DD */
    date: requiredText('Event Date is required!'),
    eventId: z.number().check(z.refine(isRodeoEvent, 'Event Select Event is required!')),
    animalId: z.string(),
    animalRequired: z.boolean(),
    contestantId: z.string(),
    result: z.string(),
    notes: z.string().check(z.maxLength(2000)),
  })
  .check((context) => {
    const { value, issues } = context;
    if (value.animalRequired && !value.animalId) {
      issues.push({
        code: 'custom',
        path: ['animalId'],
        message: 'Animal is a required field',
        input: value,
      });
    }
    const problem = validateResult(value.result, value.eventId);
    if (problem) issues.push({ code: 'custom', path: ['result'], message: problem, input: value });
  });

export type RideFormValues = z.infer<typeof rideFormSchema>;

export const emptyRideForm: RideFormValues = {
  accountId: '',
  title: '',
  location: '',
  date: '',
  eventId: 0,
  animalId: '',
  animalRequired: false,
  contestantId: '',
  result: '',
  notes: '',
};

/**
 * What the form begins with: what was typed before or, where nothing was, My Next Event (decision D15). An animal may
 * have been chosen on its page before anything was typed.
 */
export function getInitialValues(typed: RideFormValues, planned: NextEvent | undefined): RideFormValues {
  const { animalId, accountId } = typed;
  const untouched = JSON.stringify(typed) === JSON.stringify({ ...emptyRideForm, animalId, accountId });
  if (!untouched || !planned) return typed;
  const { event: title, location, date, eventType: eventId } = planned;
  return { ...typed, title, location, date, eventId };
}

export const invalidFormAlert = {
  title: 'Validation Error',
  message: 'Please fill out the required fields.',
};

/** What is stored of the typed details. */
export function toRideDetails(typed: RideFormValues): RideDetails {
  return {
    title: typed.title.trim(),
    location: typed.location.trim(),
    eventDate: parseEventDate(typed.date),
    eventId: typed.eventId,
    result: parseResult(typed.result),
    notes: typed.notes.trim(),
  };
}

/** The day of the form as whole seconds since the epoch, at midnight UTC. @param date YYYY-MM-DD */
export function parseEventDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000;
}

/** Points or seconds, as typed; null when nothing was. */
export function parseResult(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
