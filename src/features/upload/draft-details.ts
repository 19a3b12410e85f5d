import { createReader, readBoolean, readInteger, readText } from '#src/domain/field-readers.ts';
import { animalTagSchema, contestantTagSchema } from '#src/domain/tags.ts';
import type { RideFormValues } from './ride-form-schema.ts';

const readDetails = createReader<RideFormValues>({
  accountId: readText,
  title: readText,
  location: readText,
  date: readText,
  eventId: readInteger,
  animal: (stored) => animalTagSchema.safeParse(stored).data ?? null,
  animalRequired: readBoolean,
  contestant: (stored) => contestantTagSchema.safeParse(stored).data ?? null,
  result: readText,
  notes: readText,
});

/** Parses details that an earlier version may have stored: what it did not know is empty. */
export function parseStoredDetails(stored: UnknownDetails): RideFormValues {
  return readDetails(stored);
}

type UnknownDetails = Readonly<Record<string, unknown>>;
