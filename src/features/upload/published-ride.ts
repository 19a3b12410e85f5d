import * as z from 'zod/mini';
import { emptyRideForm, type RideFormValues } from './ride-form-schema.ts';

/** What several rides of a day have in common. */
const publishedRideSchema = z.object({
  title: z.string(),
  location: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
});

export type PublishedRide = z.infer<typeof publishedRideSchema>;

/** The navigation state of the page that follows the publishing of a ride. */
export function toPublishedState({ title, location, date }: RideFormValues): { published: PublishedRide } {
  return { published: { title, location, date } };
}

const publishedStateSchema = z.object({ published: publishedRideSchema });

export function parsePublishedState(state: unknown): PublishedRide | undefined {
  return publishedStateSchema.safeParse(state).data?.published;
}

/** The details of the next ride at the same rodeo. */
export function toNextDetails({ title, location, date }: PublishedRide): RideFormValues {
  return { ...emptyRideForm, title, location, date };
}
