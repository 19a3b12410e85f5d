import * as z from 'zod/mini';
import { animalTagSchema, contestantTagSchema } from '#src/domain/tags.ts';
import type { RideDetails } from '#src/domain/new-video.ts';
import { lineCheck } from '#src/domain/names.ts';
import { isRodeoEvent, getScoring } from '#src/domain/rodeo-event.ts';
import { lineLimits, textLimits } from '#src/domain/text-limits.ts';
import type { User } from '#src/domain/user.ts';
import { parseIsoDate } from '#src/lib/parse-dates.ts';
import { copy } from './copy.ts';

const maxResult = { score: 100, time: 3600 };

function validateResult(input: string, eventId: number): string | undefined {
  if (input.trim() === '') return undefined;
  const scoring = getScoring(eventId);
  const value = Number(input);
  if (value >= 0 && value <= maxResult[scoring]) return undefined;
  return scoring === 'score' ? copy.result.invalidScore : copy.result.invalidTime;
}

const requiredText = (message: string, maxLength: number = lineLimits.title) =>
  z.string().check(lineCheck, z.minLength(1, message), z.maxLength(maxLength));

/** Values stay as typed, and tags contain what shows them, so that a draft needs no request. */
export const rideFormSchema = z
  .object({
    accountId: requiredText(copy.errors.user),
    title: requiredText(copy.errors.rodeo),
    location: requiredText(copy.errors.location, lineLimits.location),
    /** YYYY-MM-DD */
    date: requiredText(copy.errors.date),
    eventId: z.number().check(z.refine(isRodeoEvent, copy.errors.event)),
    animal: z.nullable(animalTagSchema),
    animalRequired: z.boolean(),
    contestant: z.nullable(contestantTagSchema),
    result: z.string(),
    notes: z.string().check(z.maxLength(textLimits.notes)),
  })
  .check((context) => {
    const { value, issues } = context;
    if (value.animalRequired && !value.animal) {
      issues.push({
        code: 'custom',
        path: ['animal'],
        message: copy.errors.animal,
        input: value,
      });
    }
    const problem = validateResult(value.result, value.eventId);
    if (problem) issues.push({ code: 'custom', path: ['result'], message: problem, input: value });
  });

export type RideFormValues = z.infer<typeof rideFormSchema>;

/** The tags of a ride. */
export type RideTags = Pick<RideFormValues, 'animal' | 'contestant'>;

export function toRideDetails(values: RideFormValues): RideDetails {
  return {
    title: values.title.trim(),
    location: values.location.trim(),
    eventDate: parseIsoDate(values.date),
    eventId: values.eventId,
    result: parseResult(values.result),
    notes: values.notes.trim(),
  };
}

/** Points or seconds; null when empty. */
export function parseResult(input: string): number | null {
  return input.trim() === '' ? null : Number(input);
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
