import * as z from 'zod/mini';
import type { Told } from '#src/domain/new-video.ts';
import type { NextEvent } from '#src/domain/next-event.ts';
import { isRodeoEvent, scoringOf } from '#src/domain/rodeo-event.ts';

const most = { score: 100, time: 3600 };

function resultProblem(typed: string, eventId: number): string | undefined {
  if (typed.trim() === '') return undefined;
  const scoring = scoringOf(eventId);
  const value = Number(typed);
  if (value >= 0 && value <= most[scoring]) return undefined;
  return scoring === 'score'
    ? 'Enter points from 0 to 100'
    : 'Enter seconds from 0 to 3600, for example 8.42';
}

const filled = (message: string) => z.string().check(z.trim(), z.minLength(1, message), z.maxLength(120));

/** What is told about a ride. Everything is kept as it is typed, so that nothing is lost on the way. */
export const details = z
  .object({
    accountId: filled('User is required!'),
    title: filled('Rodeo Event is required!'),
    location: filled('Location is required!'),
    /** YYYY-MM-DD */
    date: filled('Event Date is required!'),
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
    const problem = resultProblem(value.result, value.eventId);
    if (problem) issues.push({ code: 'custom', path: ['result'], message: problem, input: value });
  });

export type Details = z.infer<typeof details>;

export const emptyDetails: Details = {
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
export function firstDetails(typed: Details, planned: NextEvent | undefined): Details {
  const { animalId, accountId } = typed;
  const untouched = JSON.stringify(typed) === JSON.stringify({ ...emptyDetails, animalId, accountId });
  if (!untouched || !planned) return typed;
  const { event: title, location, date, eventType: eventId } = planned;
  return { ...typed, title, location, date, eventId };
}

export const formProblem = { title: 'Validation Error', message: 'Please fill out the required fields.' };

/** What is stored of the typed details. */
export function toldOf(typed: Details): Told {
  return {
    title: typed.title.trim(),
    location: typed.location.trim(),
    eventDate: eventDateOf(typed.date),
    eventId: typed.eventId,
    result: resultOf(typed.result),
    notes: typed.notes.trim(),
  };
}

/** The day of the form as whole seconds since the epoch, at midnight UTC. @param date YYYY-MM-DD */
export function eventDateOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000;
}

/** Points or seconds, as typed; null when nothing was. */
export function resultOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
