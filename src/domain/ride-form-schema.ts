import * as z from 'zod/mini';
import { createReader, readBoolean, readInteger, readText } from './field-readers.ts';
import { lineCheck } from './names.ts';
import type { NextEvent } from './next-event.ts';
import { getScoring, isRodeoEvent } from './rodeo-event.ts';
import { lineLimits, textLimits } from './text-limits.ts';
import { animalTagSchema, contestantTagSchema, type RideTags } from './tags.ts';
import type { User } from './user.ts';

/**
 * The form of a ride as typed, from what this or an earlier version has stored: what is missing is empty. Tags contain
 * what shows them, so that a draft needs no request.
 */
export const readRideForm = createReader({
  accountId: readText,
  title: readText,
  location: readText,
  /** YYYY-MM-DD */
  date: readText,
  /** 0 until one is chosen. */
  eventId: readInteger,
  animal: (stored) => animalTagSchema.safeParse(stored).data ?? null,
  animalRequired: readBoolean,
  contestant: (stored) => contestantTagSchema.safeParse(stored).data ?? null,
  /** Points or seconds. */
  result: readText,
  notes: readText,
});

export type RideFormValues = ReturnType<typeof readRideForm>;

export const emptyRideForm: RideFormValues = readRideForm({});

const requiredText = (message: string, maxLength: number = lineLimits.title) =>
  z.string().check(lineCheck, z.minLength(1, message), z.maxLength(maxLength));

const maxResult = { score: 100, time: 3600 };

function findResultProblem({ result, eventId }: RideFormValues): string | undefined {
  if (result.trim() === '') return undefined;
  const scoring = getScoring(eventId);
  const value = Number(result);
  if (value >= 0 && value <= maxResult[scoring]) return undefined;
  return scoring === 'score'
    ? 'Enter points from 0 to 100'
    : 'Enter seconds from 0 to 3600, for example 8.42';
}

/** What a ride needs to be published. The messages of missing values are quoted from the specification. */
export const rideFormSchema = z
  .object({
    accountId: requiredText('User is required!'),
    title: requiredText('Rodeo Event is required!'),
    location: requiredText('Location is required!', lineLimits.location),
    date: requiredText('Event Date is required!'),
    eventId: z.number().check(z.refine(isRodeoEvent, 'Event Select Event is required!')),
    animal: z.nullable(animalTagSchema),
    animalRequired: z.boolean(),
    contestant: z.nullable(contestantTagSchema),
    result: z.string(),
    notes: z.string().check(z.maxLength(textLimits.notes)),
  })
  .check(({ value, issues }) => {
    const report = (field: keyof RideFormValues, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    if (value.animalRequired && !value.animal) report('animal', 'Animal is a required field');
    const problem = findResultProblem(value);
    if (problem) report('result', problem);
  });

/** My Next Event fills an untouched form (decision D15). An animal may be preselected on the animal's page. */
export function prefillRideForm(values: RideFormValues, nextEvent: NextEvent | undefined): RideFormValues {
  const { animal, accountId } = values;
  const isUntouched = JSON.stringify(values) === JSON.stringify({ ...emptyRideForm, animal, accountId });
  if (!isUntouched || !nextEvent) return values;
  const { event: title, location, date, eventType: eventId } = nextEvent;
  return { ...values, title, location, date, eventId };
}

/**
 * The tags that still fit when a ride moves from one account to another: any animal but those of the previous account,
 * and a contestant only where a contractor chooses one.
 */
export function keepFittingTags(
  { animal, contestant }: RideTags,
  previousAccountId: string,
  account: Pick<User, 'account_type'>,
): RideTags {
  return {
    animal: animal?.contractor === previousAccountId ? null : animal,
    contestant: account.account_type === 'contractor' ? contestant : null,
  };
}
