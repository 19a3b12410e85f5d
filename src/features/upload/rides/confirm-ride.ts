import { fetchVisibleUser } from '#src/data/firestore-lite/users.ts';
import { fetchAnimal } from '#src/data/firestore-rest/public-animals.ts';
import { listContestants, toAnimalTag, toContestantTag } from '#src/domain/tags.ts';
import { validateSelection } from '#src/domain/trim.ts';
import type { User } from '#src/domain/user.ts';
import { copy } from '../copy.ts';
import type { ConfirmedRide } from './ride-details.ts';
import { rideFormSchema, type RideFormValues } from './ride-form-schema.ts';
import { getRideValues, type Ride } from './rides-state.ts';

/** What a ride that is not ready lacks. */
export type RideProblem = 'length' | 'animal' | 'details';

const commonFields = new Set<PropertyKey>([
  'accountId',
  'title',
  'location',
  'date',
  'eventId',
] satisfies (keyof RideFormValues)[]);

/** Whether the ride is long enough, and its own details are complete; those that all share are checked in their form. */
export function findRideProblem(
  common: RideFormValues,
  { selection, details }: Ride,
  isAnimalRequired: boolean,
): RideProblem | undefined {
  if (validateSelection(selection)) return 'length';
  const values = { ...getRideValues('night', common, details), animalRequired: isAnimalRequired };
  const fields = rideFormSchema.safeParse(values).error?.issues.map(({ path }) => path[0] ?? '') ?? [];
  if (fields.includes('animal')) return 'animal';
  return fields.some((field) => !commonFields.has(field)) ? 'details' : undefined;
}

/**
 * The details of a ride with its tags as they are stored now.
 *
 * @throws Error when a tag was deleted, or something is missing that was changed while the ride waited
 */
export async function confirmRide(values: RideFormValues, account: User): Promise<ConfirmedRide> {
  const { error } = rideFormSchema.safeParse({
    ...values,
    animalRequired: account.account_type === 'contractor',
  });
  if (error) throw new Error(error.issues[0]?.message);
  const [animal, contestant, partner] = await Promise.all([
    values.animal && fetchAnimal(values.animal.id),
    values.contestant && fetchVisibleUser(values.contestant.id),
    values.partner && fetchVisibleUser(values.partner.id),
  ]);
  if (values.animal && !animal) throw new Error(copy.animal.deleted);
  if ((values.contestant && !contestant) || (values.partner && !partner))
    throw new Error(copy.contestant.deleted);
  const rider = contestant ?? (account.account_type === 'contestant' ? account : null);
  return {
    values,
    account,
    animal: animal ? toAnimalTag(animal) : undefined,
    contestants: listContestants(values.eventId, {
      contestant: rider ? toContestantTag(rider) : null,
      partner: partner ? toContestantTag(partner) : null,
    }),
  };
}
