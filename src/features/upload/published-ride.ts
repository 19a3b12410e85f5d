import { isRecord, readRecord } from '#src/domain/field-readers.ts';
import type { RideFormValues } from './ride-form-schema.ts';
import { emptyRideForm } from './ride-form-values.ts';

/** What several rides of a day have in common. */
export type PublishedRide = Pick<RideFormValues, 'title' | 'location' | 'date'>;

/** The navigation state of the page that follows the publishing of a ride. */
export function toPublishedState({ title, location, date }: RideFormValues): { published: PublishedRide } {
  return { published: { title, location, date } };
}

export function parsePublishedState(state: unknown): PublishedRide | undefined {
  const { published } = readRecord(state);
  if (!isRecord(published)) return undefined;
  const { title, location, date } = published;
  if (typeof title !== 'string' || typeof location !== 'string' || typeof date !== 'string') return undefined;
  return { title, location, date };
}

/** The details of the next ride at the same rodeo. */
export function toNextDetails({ title, location, date }: PublishedRide): RideFormValues {
  return { ...emptyRideForm, title, location, date };
}
