import type { NextEvent } from '#src/domain/next-event.ts';
import type { RideFormValues } from './ride-form-schema.ts';

export const emptyRideForm: RideFormValues = {
  accountId: '',
  title: '',
  location: '',
  date: '',
  eventId: 0,
  animal: null,
  animalRequired: false,
  contestant: null,
  result: '',
  notes: '',
};

/** My Next Event fills an untouched form (decision D15). An animal may be preselected on the animal's page. */
export function getInitialValues(values: RideFormValues, nextEvent: NextEvent | undefined): RideFormValues {
  const { animal, accountId } = values;
  const isUntouched = JSON.stringify(values) === JSON.stringify({ ...emptyRideForm, animal, accountId });
  if (!isUntouched || !nextEvent) return values;
  const { event: title, location, date, eventType: eventId } = nextEvent;
  return { ...values, title, location, date, eventId };
}
