import * as z from 'zod/mini';
import { booleanField, integerField, stringField } from '#src/domain/field-schemas.ts';
import { animalTagSchema, contestantTagSchema } from '#src/domain/tags.ts';
import type { RideFormValues } from './ride-form-schema.ts';

const storedDetailsSchema = z.object({
  accountId: stringField,
  title: stringField,
  location: stringField,
  date: stringField,
  eventId: integerField,
  animal: z.catch(z.nullable(animalTagSchema), null),
  animalRequired: booleanField,
  contestant: z.catch(z.nullable(contestantTagSchema), null),
  result: stringField,
  notes: stringField,
});

/** Parses details that an earlier version may have stored: what it did not know is empty. */
export function parseStoredDetails(stored: UnknownDetails): RideFormValues {
  return storedDetailsSchema.parse(stored);
}

type UnknownDetails = Readonly<Record<string, unknown>>;
